const games = String.raw`acks(?: ii)?|bfrpg|basic fantasy(?: rpg)?|ose|old[- ]school essentials|osr|osric|b\/x|bx|becmi|odd|od&d|add|ad&d(?: [12]e)?|d&d|dcc(?: rpg)?|lotfp|s&w|swords (?:&|and) wizardry|labyrinth lord|ll|c&c|castles (?:&|and) crusades|hyperborea|astonishing swordsmen (?:&|and) sorcerers(?: of hyperborea)?|knave(?: 2e)?|old dragon(?: ?2)?|dungeon crawl classics|(?:aventuras en )?la marca del este|dark dungeons|blood (?:&|and) treasure|white ?hack|shadowdark|stars without number|swn|worlds without number|wwn|godbound|scarlet heroes|silent legions|white star|the black hack|black hack|delving deeper|iron falcon|blueholme|mutant future|dolmenwood|maze rats|crypts (?:&|and) things|beyond the wall`

/** Game in brackets before a name: `[ACKS] Wisp`, `(OSE) Hodag`. */
const tagged = new RegExp(
  String.raw`^[([]\s?(?:${games}|oc|homebrew)\s?[)\]][\s:-]*(?=\p{L})`,
  'iu',
)
/** `Icemen for Hyperborea`, `Sangrador para La Marca del Este`. */
const written = new RegExp(
  String.raw`\s(?:for|para|pour|f[uü]r|per)\s(?:the\s)?(?:${games})(?:$|[\s.:,;!-])`,
  'iu',
)
/** `Vellum Golem (OSE)` */
const bracketed = new RegExp(String.raw`\s[([]\s?(?:${games})\s?[)\]]$`, 'iu')
const aGame = / (?:for|para|pour|f[uü]r|per) /i

/** Length of the tag before a name that tells its game. */
export function gameTagLength(stretch: string): number {
  const code = stretch.charCodeAt(0)
  return code === 40 || code === 91 ? (tagged.exec(stretch)?.[0].length ?? 0) : 0
}

/** Offset of the words that tell which game a name is for; the length where there are none. */
export function gameAfter(words: string): number {
  // A cheap look: each of the words before a game ends so.
  const maybe =
    words.includes('r ') || words.includes('R ') || words.includes('a ') || words.includes('A ')
  return maybe && aGame.test(words) ? (written.exec(words)?.index ?? words.length) : words.length
}

/** `C is for Crawdog`: a month of blogging, a letter a day. */
const lettered = /^["'\s]{0,2}\p{L}["'\s]{0,2} is (?:also )?for (?:an? |the )?["']?(?=\p{L})/u
/** `Marsh Imp - A New Monster`. */
const announced =
  /\s[-:|(]\s?(?:(?:an?|another|two|three|some|more)\s)?(?:brand )?new (?:[a-z&/]+ ){0,2}(?:monsters?|creatures?|beasts?|foes?|enem(?:y|ies))\b.*$/i
/** `New Monster: Marsh Imp`, `Monster Monday - Marsh Imp`. */
const headline =
  /^(?:(?:an?|another|my) )?(?:new (?:[a-z&/]+ ){0,2}(?:monster|creature|beast|foe|enemy)|monster (?:monday|of the (?:week|day|month))|(?:monday|friday|weekly) monsters?)(?: #?\d{1,3})?(?:\s?:|\s-)\s+(?=\p{Lu})/iu

/** Length of a page's title before the name in it. */
export function titleBefore(title: string): number {
  const found = title.includes(' for ') ? lettered.exec(title) : null
  return (found ?? (title.includes('on') ? headline.exec(title) : null))?.[0].length ?? 0
}

/** End of the name in a title that goes on with the kind of post or the game. */
export function titleEnd(title: string): number {
  const announcing = title.includes('ew ') || title.includes('EW ') ? announced.exec(title) : null
  const tag = title.endsWith(')') || title.endsWith(']') ? bracketed.exec(title) : null
  return Math.min(gameAfter(title), (announcing ?? tag)?.index ?? title.length)
}
