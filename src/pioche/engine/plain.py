"""Plain: what is compared, copied, pickled and shown by one list of its fields."""

from __future__ import annotations


class Plain:
    """A few values under their names. `fields` gives them in the order in which the class is made of them."""

    def fields(self) -> tuple[object, ...]:
        """All that there is to it, in the order of the arguments that make it."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plain) and type(other) is type(self) and other.fields() == self.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy."""
        return type(self), self.fields()

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()}"
