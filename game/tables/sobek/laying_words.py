"""What is said of the cards that are picked, and of their points as they grow."""

from game.table.writing import Say
from game.tables.sobek.laying import LayingTold
from game.tables.sobek.picking import Picking, Sort, Task, all_picked, missing, type_of
from game.tables.sobek.set_plan import set_kinds, set_sum
from rules.game import Text, text
from rules.sobek.names import TYPE_NAMES
from rules.sobek.pieces import AMULET, NO_TYPE, TYPE
from rules.sobek.view import View


def laying_told(view: View, task: Task, picking: Picking, say: Say) -> LayingTold:
    """Title, sum and what follows, for these picked cards."""
    picked = all_picked(task, picking)
    if task.sort is Sort.SURPLUS:
        return LayingTold(
            title=say(_surplus_title(task)),
            note=say(_count(len(picked), task.most)),
            more=say(_more(len(picked))) if len(picked) < task.most else "",
        )
    type_ = type_of(task, picking)
    crosswise = task.sort is Sort.CROSSWISE
    worth = None
    if type_ != NO_TYPE and picked:
        worth = set_sum(view, view.viewer, type_, picked, crosswise=crosswise)
    wanted = missing(view, task, picking)
    follows = task.sort is Sort.SET and wanted is None and view.events_left > 0
    note = _events(view) if follows else wanted
    badge = TYPE[AMULET] if type_ == NO_TYPE and picked else type_
    return LayingTold(
        title=say(_title(view, task, type_)),
        type=None if badge == NO_TYPE else badge,
        sum=worth,
        crosswise=crosswise,
        note=say(note) if note else "",
        event=follows,
        more=say(_more(len(picked))) if len(picked) < task.most else "",
    )


def _more(picked: int) -> Text:
    return text("more") if picked else text("first card")


def _title(view: View, task: Task, type_: int) -> Text:
    if type_ == NO_TYPE:
        if task.sort is Sort.ADD:
            return text("Courtesan: add to a set")
        if task.sort is Sort.CROSSWISE:
            return text("A crosswise set")
        return text("New set")
    good = TYPE_NAMES[type_]
    if task.sort is Sort.CROSSWISE:
        return text("Crosswise set of {good}", good=good)
    if set_kinds(view, view.viewer, type_):
        return text("Your {good} set", good=good)
    return text("New set of {good}", good=good)


def _events(view: View) -> Text:
    left = view.events_left
    if left == 1:
        return text("Then the last event")
    return text("Then choose 1 of {n} events", n=left)


def _surplus_title(task: Task) -> Text:
    cards = task.most
    return text("{n} card for your jar", "{n} cards for your jar", count=cards, n=cards)


def _count(picked: int, most: int) -> Text:
    return text("{n} of {m} chosen", n=picked, m=most)
