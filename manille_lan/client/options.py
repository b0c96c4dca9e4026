"""A form made from declared options: one row an option, with its label and its line of help.

The declaration comes as plain maps (`RoomState.form`): `kind` with what the kind needs, `value`, `default`,
`group`. Knows no option by name.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from manille_lan.client import theme
from manille_lan.client.kit.choices import Check, Choice
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.layout import Row
from manille_lan.client.kit.widget import Widget
from manille_lan.words.loader import Words
from manille_lan.words.phrases import option_help, option_label, value_label

MOST_VALUES: Final = 80


class OptionForm:
    """The widgets of a list of options, and their values as texts."""

    def __init__(
        self,
        words: Words,
        form: Sequence[Mapping[str, Any]],
        on_change: Callable[[], None],
        given: Mapping[str, str] | None = None,
    ) -> None:
        """`given` are values that differ from the declared ones."""
        self._words, self._form, self._on_change = words, tuple(form), on_change
        self.values = {str(option["id"]): str(option["value"]) for option in form}
        self.values.update({id: text for id, text in (given or {}).items() if id in self.values})

    @property
    def changed_values(self) -> dict[str, str]:
        """The values that differ from those declared."""
        before = {str(option["id"]): str(option["value"]) for option in self._form}
        return {id: text for id, text in self.values.items() if text != before[id]}

    def retell(self, words: Words) -> None:
        """Use other words from now on."""
        self._words = words

    def rows(self) -> list[Widget]:
        """A row for each option."""
        return [self._row(option) for option in self._form]

    def _row(self, option: Mapping[str, Any]) -> Widget:
        id = str(option["id"])
        help_text = option_help(self._words, id)
        name = Label(f"label-{id}", option_label(self._words, id), theme.BODY, tooltip=help_text)
        widget = self._widget(option, id, help_text)
        return Row([name.stretch(0, basis=210), widget.stretch()], gap=theme.GAP)

    def _widget(self, option: Mapping[str, Any], id: str, help_text: str) -> Widget:
        texts = option_values(option, self.values[id])
        if option.get("kind") == "flag":
            is_on = self.values[id] == "true"
            return Check(
                f"option-{id}",
                value_label(self._words, id, self.values[id]),
                is_on,
                partial(self._check, id),
                tooltip=help_text,
            )
        labels = [value_label(self._words, id, text) for text in texts]
        index = texts.index(self.values[id])
        return Choice(
            f"option-{id}",
            option_label(self._words, id),
            labels,
            index,
            partial(self._choose, id, texts),
            help_text,
        )

    def _check(self, id: str, is_on: bool) -> None:
        self.values[id] = "true" if is_on else "false"
        self._on_change()

    def _choose(self, id: str, texts: Sequence[str], index: int) -> None:
        self.values[id] = texts[index]
        self._on_change()


def option_values(option: Mapping[str, Any], value: str) -> list[str]:
    """The texts that an option's row offers; the present value is always among them."""
    kind = option.get("kind")
    if kind == "flag":
        texts = ["true", "false"]
    elif kind == "whole":
        low, high = int(option.get("low", 0)), int(option.get("high", 0))
        texts = [str(number) for number in range(low, min(high, low + MOST_VALUES) + 1)]
        word = str(option.get("word", ""))
        texts = [word, *texts] if word else texts
    else:
        texts = [str(text) for text in option.get("values", ())][:MOST_VALUES]
    return texts if value in texts else [value, *texts]
