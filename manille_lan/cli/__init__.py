"""The command line, where the parts are wired together: `main` declares the commands, a module runs each."""
