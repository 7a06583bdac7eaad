const nouns = [
  // Attacks of beasts, in the languages of the labels.
  'weapons?|bites?|claws?|talons?|tails?|gores?|stings?|stingers?|horns?|hoof|hooves|kicks?|butts?|slams?|slaps?|fists?|punch(?:es)?|touch|tentacles?|swords?|shortswords?|longswords?|daggers?|spears?|axes?|battleaxes?|handaxes?|clubs?|maces?|bows?|longbows?|shortbows?|crossbows?|slings?|rocks?|boulders?|breath|gaze|spells?|trampl(?:e|es|ing)|constrict(?:ion)?|hugs?|beaks?|wings?|rams?|tusks?|spit|webs?|peck|pecks|tongue|squeeze|crush|strike|blow|pincers?|mandibles?|antlers?|charge|swoop|snakes?|snakebites?|fangs?|pseudopods?|legs?|javelins?|tridents?|whips?|staff|quarterstaff|clubs?|scythe|lances?|halberds?|polearms?|pole arm|hammers?|warhammers?|nets?|knife|knives|scimitars?|rapiers?|pikes?|arrows?|darts?|stones?|spines?|spikes?|roots?|branch(?:es)?|ray|rays|shriek|howl|song|engulf|envelop|paw|paws|head|heads|arms?|probosc(?:is|es)|feelers?|spores?|acid|drain|grab|grapple|throw|missiles?|unarmed|nil|none|special|see|melee|ranged|varies|variable|as per|cudgel|flail|morning ?star|cutlass|sickle|hatchet|blades?|torch|tool|pitchfork|sabres?|sabers?|falchions?|glaives?|cleavers?|mauls?|mallets?|shovels?|picks?|pickaxes?|harpoons?|hooks?|needles?|lash(?:es)?|tendrils?|vines?|thorns?|teeth|jaws?|maw|mouths?|hands?|stomps?|smash(?:es)?|rake|pistols?|muskets?|rifles?|blowguns?|bolas?|bolts?|greatswords?|greataxes?|greatclubs?|broadswords?|shears|chains?|suckers?|proboscides|trunk|snouts?|fins?|flippers?|swallow',
  'arma|armas|mordisco|garras?|zarpas?|cola|cuernos?|aguijon|aguijón|coz|coces|golpes?|pu[nñ]os?|tentaculos?|tentáculos?|espadas?|daga|lanza|aliento|pico|toque|embestida|pisot[oó]n|aplastar|colmillos?|por arma|pezu[nñ]as?|lengua|hacha|maza|arco|ballesta|martillo|sable|porra|garrote|dientes|mand[ií]bulas?|aguijones|tenazas?|pinzas?',
  'armes?|morsures?|griffes?|queue|cornes?|dard|sabots?|poings?|tentacules?|[eé]p[eé]es?|dague|lance|souffle|bec|pi[eé]tinement|toucher|coup|crocs?|serres?|defenses?|langue|hache|masse|arc|arbal[eè]te|marteau|sabre|gourdin|b[aâ]ton|dents|m[aâ]choires?|pinces?|b[eé]lier',
  'waffen?|biss|klauen?|krallen?|schwanz|h[oö]rner|horn|stachel|hufe?|schlag|fausthieb|faust|tentakel|schwert|dolch|speer|odem|schnabel|ber[uü]hrung|axt|keule|tritt|pranken?|hieb|zauber|s[aä]bel|hammer|bogen|armbrust|messer|streitkolben|kn[uü]ppel|stab|zunge|z[aä]hne|schere|zangen?|ramme|hauer|peitsche|keulen|fang|prankenhieb|(?:kurz|lang|breit|gro(?:ß|ss)|krumm)schwert|zweih[aä]nder|streitaxt|kriegshammer|morgenstern|dreschflegel|kurzbogen|langbogen|spie(?:ß|ss)|hellebarde|sense|sichel|schleuder|wurfspeer|dreizack|s[aä]ge|haken|kralle|rüssel|r[uü]ssel',
  'mordidas?|garras?|cauda|chifres?|ferr[aã]o|cascos?|soco|tent[aá]culos?|espada|adaga|lan[cç]a|sopro|bico|pancada|presas?|bicada|picada|esmagamento|machado|clava|l[ií]ngua|ma[cç]a|arco|besta|martelo|sabre|porrete|dentes|pin[cç]as?|espinhos?|faca',
  'arm[ai]|morso|artigli?|artiglio|coda|corn[oi]|pungiglione|zoccol[oi]|pugn[oi]|tentacol[oi]|spada|pugnale|lancia|soffio|becco|tocco|calcio|zann[ae]|schianto|ascia|mazza|lingua|arco|balestra|martello|sciabola|clava|bastone|denti|chele|chela|frusta|coltello',
].join('|')

/** Words that name an attack, for places where a bare word may be something else; ends at a word's end. */
export const attackNouns = `(?:${nouns})(?![a-zà-ÿ])`

const one = new RegExp(`(?:^|[^a-zà-ÿ])${attackNouns}`, 'i')

/** True when the words name a known attack. */
export function namesAttack(words: string): boolean {
  return one.test(words)
}
