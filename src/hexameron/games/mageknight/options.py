"""What one may choose on a quest. Cards, units, tokens and Skills are things (``t17``), foes are ``f0``…"""

from __future__ import annotations

from hexameron.kernel.asking import Id, Option


class OnThing(Option, frozen=True):
    """An option that points at one thing."""

    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class OnCell(Option, frozen=True):
    """An option that points at one space."""

    cell: str

    def at(self) -> tuple[Id, ...]:
        return (self.cell,)


# ---------------------------------------------------------------------- playing


class Play(Option, frozen=True, tag="play"):
    """Play a card: basic, strong, or sideways as move, influence, attack or block."""

    card: str
    way: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Activate(Option, frozen=True, tag="activate"):
    """Use an ability of a unit."""

    card: str
    ability: int

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class UseSkill(OnThing, frozen=True, tag="skill"):
    """Use a Skill."""


class ReturnSkill(OnThing, frozen=True, tag="return"):
    """Return another player's Skill from the centre for what it gives."""


class UseTactic(Option, frozen=True, tag="tactic"):
    """Use the Tactics card."""

    name: str

    def at(self) -> tuple[Id, ...]:
        return (self.name,)


class UseBanner(OnThing, frozen=True, tag="banner"):
    """Use the Banner of a unit."""


class Attach(Option, frozen=True, tag="attach"):
    """Give a Banner to a unit."""

    card: str
    unit: str

    def at(self) -> tuple[Id, ...]:
        return (self.card, self.unit)


class Spend(Option, frozen=True, tag="spend"):
    """Turn points of one kind into another, as an effect allows: move or influence."""

    what: str


class Bribe(OnThing, frozen=True, tag="bribe"):
    """Pay this unit 2 Influence so that it serves in this fight."""


class Learn(OnThing, frozen=True, tag="learn"):
    """Learn this Advanced Action of the offer by the card Learning."""


class HealHand(Option, frozen=True, tag="heal_hand"):
    """Heal a Wound in the hand."""


class HealUnit(OnThing, frozen=True, tag="heal_unit"):
    """Heal a Wound of a unit."""


class PayWith(Option, frozen=True, tag="pay"):
    """Pay mana: with a token, crystal or die (or the tactic's) of this colour."""

    kind: str
    colour: int


class Branch(Option, frozen=True, tag="branch"):
    """One of the effects a card offers."""

    number: int


class Colour(Option, frozen=True, tag="colour"):
    """A colour of mana."""

    colour: int


# ---------------------------------------------------------------------- moving


class Go(OnCell, frozen=True, tag="go"):
    """Move to this space."""


class Explore(OnCell, frozen=True, tag="explore"):
    """Reveal a tile whose centre comes to lie here."""


class Tunnel(OnCell, frozen=True, tag="tunnel"):
    """Go underground to this Dungeon or Tomb."""


class Hide(OnCell, frozen=True, tag="hide"):
    """Put a secret entrance onto this space."""


# ---------------------------------------------------------------------- the turn


class Begin(Option, frozen=True, tag="begin"):
    """Take a turn."""


class Announce(Option, frozen=True, tag="announce"):
    """Announce the end of the round."""


class Forfeit(Option, frozen=True, tag="forfeit"):
    """Let the turn go by."""


class Rest(Option, frozen=True, tag="rest"):
    """Rest instead of moving and acting."""


class EndTurn(Option, frozen=True, tag="end"):
    """Declare the end of the turn."""


class Interact(Option, frozen=True, tag="interact"):
    """Talk with the locals."""


class Enter(Option, frozen=True, tag="enter"):
    """Explore the adventure site."""


class Challenge(OnCell, frozen=True, tag="challenge"):
    """Challenge the rampaging enemies of this space."""


class Burn(Option, frozen=True, tag="burn"):
    """Burn the Monastery."""


class Plunder(Option, frozen=True, tag="plunder"):
    """Plunder the Village."""


class Mark(Option, frozen=True, tag="mark"):
    """Put a Shield onto the Magical Glade, perhaps in place of this player's."""

    instead: str = ""


class Incant(Option, frozen=True, tag="incant"):
    """Perform the Incantation."""


class Choose(Option, frozen=True, tag="choose"):
    """Take this Tactics card."""

    tactic: str

    def at(self) -> tuple[Id, ...]:
        return (self.tactic,) if "." in self.tactic else ()


class Bid(Option, frozen=True, tag="bid"):
    """Offer so much Fame for the hero."""

    n: int


class Match(Option, frozen=True, tag="match"):
    """Offer as much as the last bidder."""


# ---------------------------------------------------------------------- interaction


class Recruit(OnThing, frozen=True, tag="recruit"):
    """Recruit this unit."""


class Disband(OnThing, frozen=True, tag="disband"):
    """Disband this unit to make room."""


class Buy(OnThing, frozen=True, tag="buy"):
    """Learn this Spell or Advanced Action."""


class BuyHealing(Option, frozen=True, tag="buy_healing"):
    """Buy a point of Healing."""


class BuyArtifact(Option, frozen=True, tag="buy_artifact"):
    """Buy an Artifact."""


class BuyUnseen(Option, frozen=True, tag="buy_unseen"):
    """Learn the top card of the Advanced Action deck."""


class AddElite(Option, frozen=True, tag="add_elite"):
    """Add an Elite unit to the offer."""


# ---------------------------------------------------------------------- combat


class OnFoe(Option, frozen=True):
    """An option that points at a foe."""

    foe: str

    def at(self) -> tuple[Id, ...]:
        return (self.foe,)


class Aim(OnFoe, frozen=True, tag="aim"):
    """Strike this foe (and perhaps others with it)."""


class Parry(Option, frozen=True, tag="parry"):
    """Block this attack of this foe."""

    foe: str
    threat: int

    def at(self) -> tuple[Id, ...]:
        return (self.foe,)


class Target(OnFoe, frozen=True, tag="target"):
    """Let the effect act on this foe."""


class Against(Option, frozen=True, tag="against"):
    """Let the effect act on this attack of this foe."""

    foe: str
    threat: int

    def at(self) -> tuple[Id, ...]:
        return (self.foe,)


class Face(Option, frozen=True, tag="face"):
    """Take the damage of this attack next."""

    foe: str
    threat: int

    def at(self) -> tuple[Id, ...]:
        return (self.foe,)


class HurtUnit(OnThing, frozen=True, tag="hurt_unit"):
    """Assign damage to this unit."""


class HurtHero(Option, frozen=True, tag="hurt_hero"):
    """Assign the damage to the hero."""


class Slow(Option, frozen=True, tag="slow"):
    """Spend a Move point to weaken the attack of a Cumbersome foe."""

    foe: str
    threat: int

    def at(self) -> tuple[Id, ...]:
        return (self.foe,)


class Attack(Option, frozen=True, tag="attack"):
    """Attack the hero on this space."""

    seat: str

    def at(self) -> tuple[Id, ...]:
        return (self.seat,)


class Invite(Option, frozen=True, tag="invite"):
    """Invite others to assault this city together."""

    city: str


class Share(Option, frozen=True, tag="share"):
    """So many of the city's enemies for one participant."""

    n: int


class Participate(Option, frozen=True, tag="participate"):
    """Take the next turn in advance to defend oneself, or not."""

    full: bool


class Declare(Option, frozen=True, tag="declare"):
    """Attack with the points played."""


class Steal(OnThing, frozen=True, tag="steal"):
    """Steal this Artifact."""


class Push(OnCell, frozen=True, tag="push"):
    """Force the opponent to withdraw to this space."""


class NextPhase(Option, frozen=True, tag="next"):
    """Go on to the next phase of the combat."""


# ---------------------------------------------------------------------- rewards


class Reward(Option, frozen=True, tag="reward"):
    """Take this reward next."""

    name: str


class Postpone(Option, frozen=True, tag="postpone"):
    """Take the unit after the level-up, which brings a Command token."""


class TakeSkill(OnThing, frozen=True, tag="take_skill"):
    """Gain this Skill."""


OPTIONS: tuple[type[Option], ...] = (
    Play,
    Activate,
    UseSkill,
    ReturnSkill,
    UseTactic,
    UseBanner,
    Attach,
    Spend,
    Bribe,
    Learn,
    HealHand,
    HealUnit,
    PayWith,
    Branch,
    Colour,
    Go,
    Explore,
    Tunnel,
    Hide,
    Begin,
    Announce,
    Forfeit,
    Rest,
    EndTurn,
    Interact,
    Enter,
    Challenge,
    Burn,
    Plunder,
    Mark,
    Incant,
    Choose,
    Bid,
    Match,
    Recruit,
    Disband,
    Buy,
    BuyHealing,
    BuyArtifact,
    BuyUnseen,
    AddElite,
    Aim,
    Parry,
    Target,
    Against,
    Face,
    HurtUnit,
    HurtHero,
    Slow,
    Attack,
    Invite,
    Share,
    Participate,
    Declare,
    Steal,
    Push,
    NextPhase,
    Reward,
    Postpone,
    TakeSkill,
)
