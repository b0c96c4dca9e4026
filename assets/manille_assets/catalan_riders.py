RIDERS={s:() for s in "OCEB"}
