"""A bot of one's own, as docs/bots.md builds it."""

from pioche import CHALLENGE, NAME, Bot, Choice, View, answers, called, own_faces, plays


class Careful(Bot):
    """Gets rid of its dearest card, but holds wilds back; never challenges."""

    def answer(self, view: View) -> Choice:
        faces = own_faces(view)
        laid = plays(view)
        if laid:
            best = max(laid, key=lambda play: 0 if faces[play.handle].wild else 1 + faces[play.handle].points)
            return called(view, best)
        offer = [choice for choice in answers(view) if choice.verb != CHALLENGE]
        if offer[0].verb == NAME:
            colours = [face.colour for face in faces.values()]
            return max(offer, key=lambda choice: colours.count(choice.colour))
        return self.rng.choice(offer)
