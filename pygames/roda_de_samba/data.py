"""Instruments and sambists. What the rulebook shows is kept; every other cell is reconstructed (see `known`)."""

from typing import Final, NamedTuple, TypeAlias

Card: TypeAlias = str

COLOURS: Final = ("yellow", "red", "green", "blue")
MALANDRO: Final[Card] = "ma"
MALANDROS: Final = 4
NUMBERS: Final = (1, 2, 3, 4)
SPACES: Final = 10
HAND: Final = 5
TABLE: Final = 4
REGIONS: Final = ("pedra_do_sal", "lapa", "madureira", "vila_isabel")
CROSSED: Final = -2

# By family: sticks are yellow, strings red, hands green, creative instruments blue.
INSTRUMENTS: Final[dict[str, str]] = {
    **dict.fromkeys(("su", "ta", "ag", "rr"), "yellow"),
    **dict.fromkeys(("vi", "v7", "ca", "bj"), "red"),
    **dict.fromkeys(("pa", "cu", "tt", "rm"), "green"),
    **dict.fromkeys(("pf", "cf", "lg", "cp"), "blue"),
}
CARDS: Final[tuple[Card, ...]] = tuple(f"{name}{number}" for name in INSTRUMENTS for number in NUMBERS)
INSTRUMENT: Final[dict[Card, str]] = {card: card[:2] for card in CARDS}
NUMBER: Final[dict[Card, int]] = {card: int(card[2]) for card in CARDS}
COLOUR: Final[dict[Card, str]] = {card: INSTRUMENTS[card[:2]] for card in CARDS}
DECK: Final[tuple[Card, ...]] = CARDS + (MALANDRO,) * MALANDROS


class Sambist(NamedTuple):
    """A sambist: four marks by kind, fame, the colour that earns bonus points, the benefit, the cells that are known.

    `named` marks ask for an instrument, `colours` for any card of a colour, each of `pairs` for two cards of one
    instrument of a colour. A benefit is `i:NAME` (brings an instrument), `any`, `fem`, `nodiscard`, `draw`, `malandro`.
    """

    female: bool
    named: tuple[str, ...]
    colours: tuple[str, ...]
    pairs: tuple[str, ...]
    fame: int
    bonus: str | None
    benefit: str
    known: str


# Name, sex, marks (instruments in capitals, colours y r g b, doubled for a pair), fame, bonus, benefit, known cells.
_ROWS: Final = """
tia_ciata,F,yy gg,6,,any,fame benefit
tias_baianas,F,rr bb,6,,any,benefit
bezerra_da_silva,M,SU y y y,5,,malandro,requirement fame bonus
candeia,M,SU CA PA y,4,y,i:ta,fame bonus benefit
beth_carvalho,F,TA BJ LG r,4,r,i:ca,fame bonus
paulinho_da_viola,M,CF r r y,2,r,i:vi,fame bonus
cartola,M,TA VI CU b,6,,nodiscard,tamborim
clara_nunes,F,y r g b,3,,draw,yellow
dona_ivone_lara,F,CA PF y g,4,,fem,benefit
clementina_de_jesus,F,V7 y g b,3,,fem,benefit
joao_da_baiana,M,CU PF VI g,4,g,i:pa,
adoniran_barbosa,M,CP CU RR b,4,b,i:cf,
silas_de_oliveira,M,SU LG y g,3,y,i:ag,
almir_guineto,M,V7 TT r b,3,r,i:bj,
mestre_marcal,M,RM AG g r,3,g,i:cu,
dilermando_pinheiro,M,CF V7 b y,3,b,i:cp,
bide,M,TT y y r,2,y,i:su,
ubirany,M,RR g g b,2,g,i:rm,
germano_mathias,M,BJ b b g,2,b,i:lg,
nelson_cavaquinho,M,CA r r r,5,,nodiscard,
luiz_carlos_da_vila,M,RM g g g,5,,i:tt,
edith_do_prato,F,LG b b b,5,,i:pf,
noel_rosa,M,VI CP RR g,6,,draw,
elza_soares,F,AG RM r b,5,,nodiscard,
donga,M,PF PA r y,5,,draw,
ismael_silva,M,TA CF r g,5,,nodiscard,
martinho_da_vila,M,TT y b b,4,,i:rr,
dino_7_cordas,M,PA r y b,4,,i:v7,
moreira_da_silva,M,CP r r y,4,,malandro,
wilson_batista,M,BJ g g y,4,,malandro,
geraldo_pereira,M,AG r g b,4,,malandro,
aracy_de_almeida,F,y y b b,3,,nodiscard,
carmen_miranda,F,r r b g,3,,draw,
jovelina_perola_negra,F,g g y r,3,,draw,
"""
_LETTER: Final = {colour[0]: colour for colour in COLOURS}


def _sambist(row: str) -> tuple[str, Sambist]:
    name, sex, marks, fame, bonus, benefit, known = row.split(",")
    tokens = marks.split()
    return name, Sambist(
        sex == "F",
        tuple(token.lower() for token in tokens if token.isupper()),
        tuple(_LETTER[token] for token in tokens if token.islower() and len(token) == 1),
        tuple(_LETTER[token[0]] for token in tokens if token.islower() and len(token) == 2),
        int(fame),
        _LETTER.get(bonus),
        benefit,
        known,
    )


SAMBISTS: Final[dict[str, Sambist]] = dict(_sambist(row) for row in _ROWS.strip().splitlines())
