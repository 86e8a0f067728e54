"""Short names and nicknames that people type for what everyone knows, as data."""

from __future__ import annotations

from scenes.games.defizz.judge.normal import words

TABLE = """
fb: facebook
insta: instagram
yt: youtube
wiki: wikipedia
sverige: suede, sweden
norge: norvege, norway
danmark: danemark, denmark
suomi: finlande, finland
espana: espagne, spain
deutschland: allemagne, germany
italia: italie, italy
oesterreich, osterreich: autriche, austria
polska: pologne, poland
nippon: japon, japan
hellas: grece, greece
helvetie, helvetia: suisse, switzerland
euskadi, pais vasco: pays basque, basque country
catalunya: catalogne, catalonia
saint domingue, santo domingo: republique dominicaine, dominican republic
saint kitts, saint christophe: saint christophe et nieves, saint kitts and nevis
ty, thx, thanx: thank you, merci
hitch: hitchcock, alfred hitchcock
sarko: nicolas sarkozy
schumi: michael schumacher
djoko, nole: novak djokovic
rafa: rafael nadal
taj: taj mahal
indy: indiana jones
spidey: spider man
usa, us, united states of america, etats unis d'amerique, amerique, america: etats unis, united states
uk, gb, great britain, britain, grande bretagne, england, angleterre: royaume uni, united kingdom
urss, ussr, soviet union, the soviets, union sovietique, russie sovietique: urss, ussr, union sovietique, soviet union
prc, people's republic of china, republique populaire de chine, rpc: chine, china
dprk, n korea: coree du nord, north korea
rok, s korea: coree du sud, south korea
drc, rdc, dr congo, congo kinshasa, zaire: republique democratique du congo, democratic republic of the congo
car, rca: republique centrafricaine, central african republic
uae, emirates, emirats, eau: emirats arabes unis, united arab emirates
saudi, ksa, arabie: arabie saoudite, saudi arabia
rsa: afrique du sud, south africa
png: papouasie nouvelle guinee, papua new guinea
nz: nouvelle zelande, new zealand
rfa, brd, west germany: allemagne, germany
holland, hollande: pays bas, netherlands
burma, birmanie, birmania: birmanie, myanmar
ceylon, ceylan: sri lanka
perse, persia: iran
eire, republic of ireland: irlande, ireland
eu, ue: union europeenne, european union
un, onu, uno: nations unies, united nations
nyc, ny, big apple: new york
la: los angeles
sf, frisco: san francisco
saigon: ho chi minh ville, ho chi minh city
peking, pekin: pekin, beijing
bombay: bombay, mumbai
leningrad, petersbourg, petersburg, st pete: saint petersbourg, saint petersburg
constantinople, byzance, byzantium, stamboul: istanbul
jfk: kennedy, john kennedy, john f kennedy
lbj: johnson, lyndon johnson
fdr: roosevelt, franklin roosevelt
ike: eisenhower, dwight eisenhower
mlk, luther king: martin luther king
che: che guevara, ernesto guevara
napo, bonaparte, napoleon bonaparte: napoleon
vge: giscard, giscard d'estaing, valery giscard d'estaing
lenine, oulianov: lenine, lenin
leo, leonardo: leonard de vinci, leonardo da vinci
michelange, michel ange: michel ange, michelangelo
gbs: george bernard shaw
rls: robert louis stevenson
jk rowling: j k rowling, joanne rowling
jrr tolkien: tolkien, j r r tolkien
bach: jean sebastien bach, johann sebastian bach
mj: michael jackson, michael jordan
brel: jacques brel
gainsbarre: serge gainsbourg, gainsbourg
elvis, the king: elvis presley
macca: paul mccartney
the boss: bruce springsteen
queen b, queen bey: beyonce
j lo: jennifer lopez
1d: one direction
fab four: beatles
stones: rolling stones
zep, led zep: led zeppelin
floyd: pink floyd
rhcp: red hot chili peppers
ccr: creedence clearwater revival
rm: real madrid
barca: barcelone, barcelona, fc barcelone
psg: paris saint germain
om: olympique de marseille
cr7: cristiano ronaldo
zizou: zinedine zidane, zidane
lotr: seigneur des anneaux, lord of the rings
got: game of thrones
hp: harry potter
bttf: retour vers le futur, back to the future
gwtw: gone with the wind
wow: world of warcraft
gta: grand theft auto
lol: league of legends
cod: call of duty
ac: animal crossing, assassin's creed
dk = donkey kong
nes = nintendo entertainment system
snes, super nes = super nintendo
n64 = nintendo 64
gc = gamecube
btc = bitcoin
psx, ps: playstation
mac: macintosh
ai: intelligence artificielle, artificial intelligence
ia: intelligence artificielle
dna, adn = acide desoxyribonucleique, adn, dna
hippo = hippopotame, hippopotamus
rhino = rhinoceros
croc: crocodile
chimp: chimpanze, chimpanzee
orang utan: orang outan, orangutan
killer whale = orque, orca
bike: bicycle
velo = bicyclette, velo
bd = bande dessinee
tv, tele, telly = television
fridge, frigo = refrigerateur, refrigerator
foot, soccer = football
ping pong: tennis de table, table tennis
basket: basket ball, basketball
hand: handball
volley: volley ball, volleyball
bubbly: champagne
coke, coca = coca cola
mcdo, macdo: mcdonald's
jan, janv: janvier, january
fev, feb: fevrier, february
avr, apr: avril, april
juil, jul: juillet, july
sept, sep: septembre, september
oct: octobre, october
nov: novembre, november
dec: decembre, december
lun, mon: lundi, monday
mar, tue: mardi, tuesday
mer, wed: mercredi, wednesday
jeu, thu: jeudi, thursday
ven, fri: vendredi, friday
sam, sat: samedi, saturday
dim, sun: dimanche, sunday
ca, cali: californie, california
h, h2: hydrogene, hydrogen
he: helium
c: carbone, carbon
n, n2: azote, nitrogen
o, o2: oxygene, oxygen
na: sodium
k: potassium
al: aluminium
si: silicium, silicon
fe: fer, iron
cu: cuivre, copper
zn: zinc
ag: argent, silver
sn: etain, tin
au: or, gold
hg: mercure, mercury
pb: plomb, lead
h2o: eau, water
co2: gaz carbonique, dioxyde de carbone, carbon dioxide
nacl: sel, salt
ny: new york
tx: texas
fl: floride, florida
dc: washington
"""
"""A line each: short names, a colon, the names that they stand for, in either language; `=` if these mean them too."""


def _read(table: str) -> dict[str, tuple[str, ...]]:
    """Every short name with the names that it stands for."""
    found: dict[str, tuple[str, ...]] = {}
    for line in table.strip().splitlines():
        both = " = " in line
        shorts, names = (part.split(", ") for part in line.split(" = " if both else ": "))
        found |= {" ".join(words(short)): tuple(names) for short in shorts}
        found |= {" ".join(words(name)): tuple(shorts) for name in names if both}
    return found


NICKNAMES = _read(TABLE)
