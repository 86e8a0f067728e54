"""The coach's sayings at Défizz!: hints and opponents, stakes, answers, games of chance."""

from __future__ import annotations

from ai.coach.saying import doubt, fact, less, line, more, often
from ai.defizz import facing as at

CHOICES = (
    fact("any-hint", "it is all the same to you, others will have to answer", at.choosing, at.not_active, decides=True),
    fact("help", "there is much at stake, so read the questions first", at.helping, decides=True),
    fact("read-luck", "only luck decides there, and it is the same for everyone", at.choosing, at.read, at.chance_mode),
    fact("read-target", "whoever is nearest wins, so you needn’t know it exactly", at.choosing, at.read, at.target),
    fact(
        "read-list",
        "you can go on for long there, the list has well-known entries too",
        at.choosing,
        at.read,
        at.list_mode,
    ),
    fact("read-easy", "you have read it, and it is the easiest of the three", at.choosing, at.read, at.easiest),
    fact("free", "nothing is staked, so you can only win here", at.choosing, at.enriching),
    fact(
        "name-out",
        "{name} has only {amount} left and could be out",
        at.naming,
        at.nearly_out,
        at.classic,
        values=at.opponent,
    ),
    fact(
        "name-rich",
        "nobody has more to lose than {name}, with {amount}",
        at.naming,
        at.richest,
        at.classic,
        values=at.opponent,
    ),
    fact("name-any", "all have as much to lose, so challenge whom you like", at.naming, at.all_as_rich),
    fact("name", "there you have the best chances", at.naming, unmatched=True),
    fact("hint", "going by the hint, it should suit you best", at.choosing, at.unread, unmatched=True),
    fact("hint-any", "the hints tell no more than that, so trust your taste", at.choosing, at.unread),
)

LIKELY = (
    more(
        "win",
        "you win it more often than with “{other}”",
        "win",
        at.betting,
        values=at.rival,
        weight=1.0,
        sure=line("You would win that less often."),
    ),
    more(
        "alone",
        "so high a stake often makes the others pay instead of playing",
        "alone",
        at.staking,
        at.raising,
        often,
        weight=0.9,
    ),
    more("alone-some", "some would rather pay than follow", "alone", at.staking, at.raising, weight=0.8),
    more("win-pot", "you may well win it, and the pot is yours then", "win", at.accepting, weight=0.9),
    more(
        "back", "your stake comes back more often", "back", weight=0.9, sure=line("Your stake comes back less often.")
    ),
    less("broke", "otherwise a miss could put you out", "broke", weight=1.6, sure=line("If you miss it, you are out.")),
    less(
        "much",
        "otherwise a miss could cost you half of what you have",
        "much",
        weight=1.3,
        sure=line("A miss would cost you half of what you have."),
    ),
    less("lose", "you lose less often that way", "lose", weight=0.8),
    more("out", "it could put {name} out", "out", at.somebody, values=at.who, weight=1.1),
    more("pass", "if it works you are ahead of {name}", "pass", at.somebody, values=at.who, weight=1.0),
    less(
        "passed",
        "otherwise {name} could get ahead of you",
        "passed",
        at.somebody,
        values=at.who,
        weight=1.0,
        sure=line("{name} could get ahead of you."),
    ),
    more("ahead", "that way you are the richest more often", "ahead", weight=0.9),
    more("doubled", "that can double what you have", "doubled", weight=0.8),
    more("richer", "you are more likely to come out of it richer", "richer", weight=0.7),
)

STAKES = (
    fact("keep-ahead", "you are ahead, so let the others take the risks", at.staking, at.minimum, at.leading),
    fact("keep-poor", "you have little left, so don’t risk more than you must", at.staking, at.minimum, at.poor),
    fact("keep", "with so little you can wait for a better question", at.staking, at.minimum),
    fact("raise-late", "few turns are left, and it is now or never", at.staking, at.raising, at.ending),
    fact("raise-behind", "you are last, and a small stake won’t bring you back", at.staking, at.raising, at.trailing),
    fact(
        "raise-all", "it is all or nothing, and nobody here can take more from you", at.staking, at.raising, at.all_in
    ),
    fact("raise", "the others follow only if they trust themselves", at.staking, at.raising),
    fact(
        "refuse-much",
        "refusing costs {amount}, and a miss would cost {stake}",
        at.refusing,
        at.rivals_rich,
        values=at.refusal,
    ),
    fact("refuse", "it costs you only {amount}", at.refusing, values=at.refusal),
    fact("accept-pot", "there is {amount} in the middle already", at.accepting, at.big_pot, values=at.pot),
    fact("accept", "it is worth it, refusing would cost you {amount} for nothing", at.accepting, values=at.refusal),
)

ANSWERS = (
    fact("press", "the others must wait while you answer, but you have only one try, so don’t guess", at.pressing),
    fact("leave", "if nothing comes to mind, leave it to the others, who may be wrong", at.passing),
    fact("answer", "say what you think, silence can’t be right", at.answering),
    fact("list", "say the best-known ones first, before the others do", at.listing),
    fact("list-end", "nothing new comes to mind, and a wrong one is out as well", at.giving_up),
    fact("between", "look where the others have left the most room", at.guessing, at.said),
    fact("number", "the nearest wins, so a number that is about right will do", at.guessing),
    fact("door", "after a change, the prize is behind your door twice as often", at.door),
    fact("stop", "{count} is enough, and one more card may be too many", at.stopping, values=at.points),
    fact("another", "{count} is not enough yet", at.another, values=at.points),
    fact("closest", "that is where the others leave the most room", at.closest),
    fact("clock", "breathe, count, and keep calm", at.clock),
    fact("luck", "only luck decides, and any choice is as good", at.lucky),
)

DOUBTS = (
    doubt("stakes-more", line("That is a lot to risk on it."), at.staking, at.other_higher),
    doubt("stakes-less", line("So small a stake brings you little."), at.staking, at.other_lower),
    doubt("accepts", line("Refusing costs you only {amount}."), at.refusing, values=at.refusal),
    doubt("refuses", line("That costs you {amount} for nothing."), at.accepting, values=at.refusal),
    doubt("names-poorer", line("{name} has more to lose."), at.naming, at.other_poorer, values=at.opponent),
    doubt("names-other", line("You have less of a chance there."), at.naming),
    doubt("hint-worse", line("Going by the hint, that one suits you less."), at.choosing, at.other_hint),
)

SAYINGS = (*CHOICES, *LIKELY, *STAKES, *ANSWERS, *DOUBTS)
