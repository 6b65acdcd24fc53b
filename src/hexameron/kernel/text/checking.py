"""Finds what is wrong with a game's texts before a player does: every game's tests call ``check``."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import msgspec
from fluent.syntax import ast as ftl

from hexameron.kernel.text.catalogue import Catalogue
from hexameron.kernel.text.lexicon import TextError
from hexameron.kernel.text.message import fluent_id

PLURALS = ("zero", "one", "two", "few", "many", "other")
DEFAULT_PLURAL = {"pl": "many", "en": "other"}

# What the house's Polish never says, and what it says instead.
NOT_OURS = {
    r"\b[Pp]roszę\b": "no „proszę”",
    r"\b[Kk]ost(ka|ki|kę|ką|ce|ek|kami|kach|kom)\b": "„kość”, not „kostka”",
    r"\b[Nn]ależy\b": "an imperative instead of „należy”",
    r"\b[Uu]żytkownik": "„gracz” or „ty” instead of „użytkownik”",
    r"[\w,] Twoj": "„twoja” with a small letter",
    r"i/lub": "„lub” instead of „i/lub”",
    r"\w\([aeęąiy]+\)|\w/[aeęąiy]\b": "no endings in brackets or behind a slash",
    r'"': "quotes are „ ”",
    r" - |—": "a break is a spaced –",
    r"\.\.\.": "an ellipsis is …",
}


def check(
    pl: Catalogue,
    en: Catalogue,
    ids: Iterable[str] | Mapping[str, Collection[str]] | None = None,
    *,
    takes: Mapping[str, Sequence[str]] | None = None,
) -> list[str]:
    """Everything that is wrong with the texts of a game, in words; an empty list if nothing is.

    ``ids`` are the texts that the game needs, if it knows with the arguments that it passes; without them all
    texts that no other text quotes. ``takes`` says which names a variable may hold, by the front of their ids
    (``{"target": ["unit"]}``); a variable called like such a front (``$unit``) needs no mention.
    """
    needed = ids if ids is not None else _spoken(pl, en)
    passed = ids if isinstance(ids, Mapping) else {}
    return [
        *_missing(pl, en, needed),
        *_variables(pl, en, needed, passed),
        *_lexicons(pl, en),
        *(fault for catalogue in (pl, en) for fault in _messages(catalogue, takes or {})),
        *(fault for catalogue in (pl, en) for fault in _beginnings(catalogue, needed, takes or {})),
    ]


class Form(msgspec.Struct, frozen=True):
    """A form that a sentence wants of the names in a variable."""

    variable: str
    case: str
    number: str


class Usage:
    """What one entry uses: variables, forms of names, other entries, words."""

    def __init__(self, entry: ftl.Message | ftl.Term) -> None:
        self.variables: list[str] = []
        self.forms: list[Form] = []
        self.messages: list[str] = []
        self.terms: list[str] = []
        self.words: list[str] = []
        self.selects: list[ftl.SelectExpression] = []
        self.faults: list[str] = []
        for node in _nodes(entry):
            match node:
                case ftl.VariableReference():
                    self.variables.append(node.id.name)
                case ftl.MessageReference():
                    self.messages.append(node.id.name)
                case ftl.TermReference():
                    self.terms.append(node.id.name)
                case ftl.TextElement():
                    self.words.append(node.value)
                case ftl.SelectExpression():
                    self.selects.append(node)
                case ftl.FunctionReference():
                    self._call(node.id.name, node.arguments)
                case _:
                    pass

    def _call(self, function: str, arguments: ftl.CallArguments) -> None:
        given = arguments.positional
        number = next((n.value.value for n in arguments.named if n.name.name == "number"), "")
        match function, given:
            case "CASE", [ftl.VariableReference() as variable, ftl.StringLiteral() as wanted]:
                self.forms.append(Form(variable.id.name, wanted.value, number))
            case "AGR", [ftl.VariableReference() as variable]:
                self.forms.append(Form(variable.id.name, "nom", number))
            case "PREP", [ftl.StringLiteral(), ftl.VariableReference()]:
                pass
            case _:
                self.faults.append(f"{function} is not used as it should be")


def _nodes(node: object) -> Iterator[object]:
    if isinstance(node, list):
        for child in node:
            yield from _nodes(child)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from _nodes(child)


def _spoken(pl: Catalogue, en: Catalogue) -> list[str]:
    """The texts of both languages without those that are only parts of others."""
    found: dict[str, None] = {}
    for catalogue in (pl, en):
        parts = {part for message in catalogue.messages.values() for part in Usage(message).messages}
        found.update((id_, None) for id_ in catalogue.messages if id_ not in parts)
    return list(found)


def _missing(pl: Catalogue, en: Catalogue, ids: Iterable[str]) -> Iterator[str]:
    for id_ in ids:
        for catalogue in (pl, en):
            if id_ not in catalogue:
                yield f"{catalogue.language}: no text {id_}"


def _variables(
    pl: Catalogue, en: Catalogue, ids: Iterable[str], passed: Mapping[str, Collection[str]]
) -> Iterator[str]:
    for id_ in ids:
        used = {
            catalogue.language: _all_variables(catalogue, fluent_id(id_))
            for catalogue in (pl, en)
            if id_ in catalogue
        }
        if id_ in passed:
            for language, variables in used.items():
                for variable in variables:
                    if variable not in passed[id_]:
                        yield f"{language}: {id_} uses ${variable}, which it is not given"
        elif len(used) > 1 and sorted(used["pl"]) != sorted(used["en"]):
            yield f"{id_}: Polish uses {sorted(used['pl'])}, English {sorted(used['en'])}"


def _all_variables(catalogue: Catalogue, id_: str) -> list[str]:
    """The variables of a message and of all that it quotes, each once."""
    found: dict[str, None] = {}
    todo, done = [id_], [id_]
    while todo:
        message = catalogue.messages.get(todo.pop())
        if message is None:
            continue
        usage = Usage(message)
        found.update((variable, None) for variable in usage.variables)
        fresh = [quoted for quoted in usage.messages if quoted not in done]
        todo += fresh
        done += fresh
    return list(found)


def _lexicons(pl: Catalogue, en: Catalogue) -> Iterator[str]:
    for here, there in ((pl, en), (en, pl)):
        for id_, name in here.names.items():
            if id_ not in there.names:
                yield f"{there.language}: no name {id_}"
            if fluent_id(id_) in here.messages:
                yield f"{here.language}: {id_} is both a name and a message"
            yield from (f"{here.language}: {id_}: {fault}" for fault in name.faults())


def _messages(catalogue: Catalogue, takes: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for id_, message in catalogue.messages.items():
        for fault in _message(catalogue, Usage(message), takes):
            yield f"{catalogue.language}: {id_}: {fault}"


def _message(catalogue: Catalogue, usage: Usage, takes: Mapping[str, Sequence[str]]) -> Iterator[str]:
    yield from usage.faults
    yield from (
        f"quotes {other}, which is missing" for other in usage.messages if other not in catalogue.messages
    )
    yield from (f"quotes -{other}, which is missing" for other in usage.terms if other not in catalogue.terms)
    for form in usage.forms:
        for name in _names(catalogue, form.variable, takes):
            try:
                catalogue.names[name].form(form.case, form.number)
            except TextError as error:
                yield f"{form.case} {form.number} of {name}: {error}"
    for select in usage.selects:
        yield from _select(catalogue, select)
    if catalogue.language == "pl":
        for pattern, advice in NOT_OURS.items():
            if any(re.search(pattern, words) for words in usage.words):
                yield advice


def _select(catalogue: Catalogue, select: ftl.SelectExpression) -> Iterator[str]:
    keys = [variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)]
    default = next(variant.key for variant in select.variants if variant.default)
    wanted = DEFAULT_PLURAL[catalogue.language]
    if any(key in PLURALS for key in keys) and not (
        isinstance(default, ftl.Identifier) and default.name == wanted
    ):
        yield f"the default variant for numbers is *[{wanted}]"


def _names(catalogue: Catalogue, variable: str, takes: Mapping[str, Sequence[str]]) -> list[str]:
    """The ids of the names that a variable may hold, as far as one can tell."""
    fronts = tuple(f"{front}." for front in takes.get(variable, (variable,)))
    return [id_ for id_ in catalogue.names if f"{id_}.".startswith(fronts)]


def _beginnings(
    catalogue: Catalogue, ids: Iterable[str], takes: Mapping[str, Sequence[str]]
) -> Iterator[str]:
    for id_ in ids:
        message = catalogue.messages.get(fluent_id(id_))
        if message is None or message.value is None:
            continue
        for variable in _first_variables(catalogue, message.value):
            for name in _names(catalogue, variable, takes):
                if catalogue.names[name].form("nom")[:1].islower():
                    yield f"{catalogue.language}: {id_} may begin with {name}, which is written small"


def _first_variables(catalogue: Catalogue, pattern: ftl.Pattern) -> Iterator[str]:
    """The variables whose value may stand at the very front of a sentence."""
    first = pattern.elements[0]
    expression = first.expression if isinstance(first, ftl.Placeable) else None
    match expression:
        case ftl.VariableReference():
            yield expression.id.name
        case ftl.FunctionReference(id=ftl.Identifier(name="CASE")):
            yield from (
                arg.id.name
                for arg in expression.arguments.positional
                if isinstance(arg, ftl.VariableReference)
            )
        case ftl.SelectExpression():
            for variant in expression.variants:
                yield from _first_variables(catalogue, variant.value)
        case ftl.MessageReference():
            quoted = catalogue.messages.get(expression.id.name)
            if quoted is not None and quoted.value is not None:
                yield from _first_variables(catalogue, quoted.value)
        case _:
            pass
