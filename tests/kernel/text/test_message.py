import msgspec
import pytest

from hexameron.kernel.text import Text, fluent_id, text


def test_text_is_plain_data_that_survives_a_round_trip() -> None:
    sentence = text("battle.hits", n=2, unit=Text("unit.archers"), player="Ania")
    assert msgspec.json.decode(msgspec.json.encode(sentence), type=Text) == sentence
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(sentence), type=Text) == sentence


def test_text_with_an_unknown_field_is_no_text() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"id": "a", "arguments": {}}', type=Text)


def test_texts_do_not_share_their_arguments() -> None:
    assert Text("a").args is not Text("b").args


@pytest.mark.parametrize(
    ("ours", "theirs"), [("battle.hits", "battle-hits"), ("a.b_c.d", "a-b_c-d"), ("pass", "pass")]
)
def test_dots_become_dashes_and_underscores_stay(ours: str, theirs: str) -> None:
    assert fluent_id(ours) == theirs
