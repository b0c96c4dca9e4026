"""The guest end of the wire: joining a table, staying there, hearing of the tables around."""
