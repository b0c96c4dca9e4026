"""The doors for authors of plugins: `api.variants` for regional forms, `api.bots` for bots."""
