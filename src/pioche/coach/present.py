"""The present alone: what a table shows now, for boxes that move cards in ways this code does not know.

Where cards seen earlier have gone is forgotten; beneath the top of a pile may be anything.
"""

from __future__ import annotations

from pioche.inference.memory import Memory
from pioche.inference.recall import Recall
from pioche.sight.history import History
from pioche.sight.view import View


def forget_the_past(view: View) -> None:
    """Let a view remember only what can be seen now."""
    past = History(view.rules, view.viewer)
    past.seen = view.past.seen
    cache = Recall(past)
    thread = cache.thread(False)
    thread.memory = remembered(Memory(thread.deck, view.seats), view)
    thread.followed = view.told
    past.cache = cache
    view.past = past


def remembered(memory: Memory, view: View) -> Memory:
    """A memory with every card in its place, known only if it is visible."""
    for seat, hand in enumerate(view.hands):
        for sight in hand:
            memory.hands[seat].append(memory.see(memory.draw.pop(), sight))
    for tray, size in enumerate(view.tray_sizes):
        for _ in range(size):
            memory.trays[tray].append(memory.draw.pop())
        if size:
            memory.see(memory.trays[tray][-1], view.tops[tray])
    for _ in range(view.aside_size):
        memory.aside.append(memory.draw.pop())
    if memory.draw:
        memory.learn(memory.draw[-1], view.next)
    memory.side = view.side
    memory.force = [*view.colours, *memory.force][: len(memory.force)]
    return memory
