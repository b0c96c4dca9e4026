"""The menu over a table: go on, settings, rules, full screen, leave."""

from collections.abc import Callable

from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.overlay import Modal
from manille_lan.client.scenes.scene import Context


def menu_modal(context: Context, close: Callable[[], None]) -> Modal:
    """The dialog; every choice closes it first."""
    doors, say = context.doors, context.words

    def after(press: Callable[[], None]) -> Callable[[], None]:
        def pressed() -> None:
            close()
            press()

        return pressed

    body = [
        Button("menu-resume", say("client-resume"), close, is_primary=True),
        Button("menu-settings", say("client-settings"), after(doors.show_settings), icon="gear"),
        Button("menu-rules", say("client-rules"), after(doors.show_rules), icon="question"),
        Button("menu-full", say("client-full-screen"), after(doors.toggle_full_screen), icon="full-screen"),
        Button("menu-leave", say("client-leave-table"), after(doors.enter_lobby), icon="arrow-left"),
    ]
    return Modal("menu", say("client-menu"), body, [], width=380)
