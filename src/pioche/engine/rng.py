"""Random numbers that are the same compiled and interpreted, on every machine.

xoshiro128++ in masked 32-bit arithmetic: 128 bits of state, filled by SHA-256, so that no deal can be
found by trying out generator states.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

SHA_256: Final = hashlib.sha256  # looked up once: every round makes two streams with it
MASK: Final = 0xFFFFFFFF
LANES: Final = 0x3FF_0000_03FF_0000  # two numbers below 1024 in one word, in bits 16 and 48


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """One stream of random numbers: from one number, or from the four words where it stands."""

    def __init__(self, a: i64, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        if b < 0:
            self.begin(b"pioche rng\0" + str(a).encode())

    def begin(self, seed: bytes) -> None:
        """Fill all four words from a seed."""
        d = SHA_256(seed).digest()
        # An all-zero state would stay zero for ever; one set bit is enough to leave it.
        self.a, self.b, self.c, self.d = _word(d, 0), _word(d, 4), _word(d, 8), _word(d, 12) | 1

    def __repr__(self) -> str:
        return f"Rng{self.words()}"

    def __eq__(self, other: object) -> bool:
        """Whether the same numbers follow."""
        return isinstance(other, Rng) and other.words() == self.words()

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'Rng'")

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy."""
        return Rng, self.words()

    def words(self) -> tuple[int, int, int, int]:
        """The four words where it stands."""
        return int(self.a), int(self.b), int(self.c), int(self.d)

    def copy(self) -> Rng:
        """An independent copy that continues the same stream."""
        return Rng(self.a, self.b, self.c, self.d)

    def next32(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        d = self.d ^ b
        c = self.c ^ a
        r: i64 = (a + self.d) & MASK
        r = (((r << 7) | (r >> 25)) + a) & MASK
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) | (d >> 21)) & MASK
        return r

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely (n below 2**31)."""
        m: i64 = self.next32() * n
        if (m & MASK) < n:
            floor: i64 = (MASK + 1 - n) % n
            while (m & MASK) < floor:
                m = self.next32() * n
        return m >> 32

    # The methods below draw many numbers in a row. They repeat `next32` and `below` with the state in local
    # names, which is twice as fast as attributes, and of 32 bits, so that a rotation is one instruction. Only
    # the lower 32 bits of these names count; a test checks that the results are equal.

    def shuffle(self, pile: vec[u8], start: i64, end: i64) -> None:
        """Shuffle pile[start:end] in place."""
        a, b, c, d = i32(self.a), i32(self.b), i32(self.c), i32(self.d)
        low = low32()
        k: i64 = end - start
        last = end - 1
        while k > 1:
            r: i32 = a + d
            r = ((r << 7) | ((r >> 25) & 0x7F)) + a
            t: i32 = (b << 9) & low
            c ^= a
            d ^= b
            b ^= c
            a ^= d
            c ^= t
            d = ((d << 11) | ((d >> 21) & 0x7FF)) & low
            m: i64 = (i64(r) & MASK) * k
            if (m & MASK) < k and (m & MASK) < (MASK + 1 - k) % k:
                continue
            j: i64 = start + (m >> 32)
            x = pile[last]
            pile[last] = pile[j]
            pile[j] = x
            k -= 1
            last -= 1
        self.a, self.b, self.c, self.d = i64(a) & MASK, i64(b) & MASK, i64(c) & MASK, i64(d) & MASK

    def skip(self, words: i64) -> None:
        """Skip this many 32-bit words."""
        a, b, c, d = i32(self.a), i32(self.b), i32(self.c), i32(self.d)
        low = low32()
        while words > 0:
            t: i32 = (b << 9) & low
            c ^= a
            d ^= b
            b ^= c
            a ^= d
            c ^= t
            d = ((d << 11) | ((d >> 21) & 0x7FF)) & low
            words -= 1
        self.a, self.b, self.c, self.d = i64(a) & MASK, i64(b) & MASK, i64(c) & MASK, i64(d) & MASK

    def thousandths(self, words: i64) -> i64:
        """Draw two numbers below 1000 from each of this many words; return the sum of all (§11.2)."""
        a, b, c, d = i32(self.a), i32(self.b), i32(self.c), i32(self.d)
        low = low32()
        both: i64 = 0
        while words > 0:
            r: i32 = a + d
            r = ((r << 7) | ((r >> 25) & 0x7F)) + a
            t: i32 = (b << 9) & low
            c ^= a
            d ^= b
            b ^= c
            a ^= d
            c ^= t
            d = ((d << 11) | ((d >> 21) & 0x7FF)) & low
            # Both halves at once, each in its own half of 64 bits.
            x = i64(r)
            both += (((x & 0xFFFF0000) << 16) | (x & 0xFFFF)) * 1000 & LANES
            words -= 1
        self.a, self.b, self.c, self.d = i64(a) & MASK, i64(b) & MASK, i64(c) & MASK, i64(d) & MASK
        return ((both >> 48) + (both >> 16)) & 0xFFFF


def low32() -> i32:
    """The mask that keeps an i32 to 32 bits when interpreted; compiled, it is optimised away."""
    mask: i64 = MASK
    return i32(mask)


def match_key(seed: str) -> bytes:
    """The 256-bit key of a match, from its seed as UTF-8 text."""
    return SHA_256(b"pioche match\0" + seed.encode()).digest()


def stream(key: bytes, number: int, name: bytes) -> Rng:
    """The random stream with this name for a round of the match with this key."""
    d = SHA_256(key + number.to_bytes(4, "big") + name).digest()
    # An all-zero state would stay zero for ever; one set bit prevents it.
    return Rng(_word(d, 0), _word(d, 4), _word(d, 8), _word(d, 12) | 1)


def _word(d: bytes, at: i64) -> i64:
    return (i64(d[at]) << 24) | (i64(d[at + 1]) << 16) | (i64(d[at + 2]) << 8) | i64(d[at + 3])
