"""The host end of the wire: who may connect, and the driving of a table that itself knows no socket."""
