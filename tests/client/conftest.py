"""Windows of these tests are drawn without a screen, and are silent."""

import os

os.environ["SDL_VIDEODRIVER"] = os.environ.get("MANILLE_TEST_VIDEODRIVER", "dummy")
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
