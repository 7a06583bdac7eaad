import { hasDigit } from '../../signs.ts'

const games = String.raw`acks(?: ii)?|bfrpg|basic fantasy(?: rpg)?|ose|old[- ]school essentials|osr|osric|b\/x|bx|becmi|odd|od&d|add|ad&d(?: [12]e)?|d&d|dcc(?: rpg)?|lotfp|s&w|swords (?:&|and) wizardry|labyrinth lord|ll|c&c|castles (?:&|and) crusades|hyperborea|astonishing swordsmen (?:&|and) sorcerers(?: of hyperborea)?|knave(?: 2e)?|old dragon(?: ?2)?|dungeon crawl classics|(?:aventuras en )?la marca del este|dark dungeons|blood (?:&|and) treasure|white ?hack|shadowdark`

/** `[ACKS] Wisp`, `(OSE) Hodag`: for which game it is written. */
const tagged = new RegExp(
  String.raw`^[([]\s?(?:${games}|oc|homebrew)\s?[)\]][\s:-]*(?=\p{L})`,
  'iu',
)
/** `Icemen for Hyperborea`, `Sangrador para La Marca del Este`. */
const written = new RegExp(
  String.raw`\s(?:for|para|pour|f[uü]r|per)\s(?:the\s)?(?:${games})(?:$|[\s.:,;!-])`,
  'iu',
)

/** How much of a stretch's beginning tells for which game the name after it is. */
export function gameBefore(stretch: string): number {
  const code = stretch.charCodeAt(0)
  return code === 40 || code === 91 ? (tagged.exec(stretch)?.[0].length ?? 0) : 0
}

const aGame = / (?:for|para|pour|f[uü]r|per) /i
/** `Badger, Small Animal`: its size and kind. */
const sized =
  /,\s(?:fine|diminutive|tiny|small|medium|large|huge|gargantuan|colossal)(?:\s(?:to \w+|monstrous|magical|swarm of|natural))?\s(?:animals?|beasts?|humanoids?|outsiders?|undead|constructs?|dragons?|vermin|aberrations?|fey|elementals?|giants?|oozes?|plants?|fiends?|celestials?|monstrosit(?:y|ies)|swarms?|monsters?|insects?|reptiles?)$/i
/** `TANIS 8TH LEVEL FIGHTER`, `Bennybeck, 2d-level thief`. */
const levelled = /,?(?:\sis an?)?\s\(?\d{1,2}(?:st|nd|rd|th|d)[ -]level\b.*$/i
/** `Aboleth DG FW SW 9 1`: where it is met, in pairs of capitals, and on which levels. */
const met = /(?:\s[A-Z]{2}){1,24}(?:\s\d{1,2}){2}$/
/** `Stirge - 1 beak 1d3`: what it strikes with. */
const striking =
  /(?:\s-+|,|:|;)\s+(?:\d{1,2}\s?x?\s)?[a-z][a-z' ]{2,24}\s\(?\d{0,2}d\d{1,2}\b[^]*$/i

/** How much of a name is its name: without its game, its size and level, where it is met and how it strikes. */
export function lengthOfName(name: string): number {
  let kept = name
  if (hasDigit(kept)) kept = kept.replace(levelled, '').replace(met, '').replace(striking, '')
  if (kept.includes('[')) kept = kept.replace(/\s\[[^\]]{2,40}\]\.?$/, '')
  if (kept.includes(',')) kept = kept.replace(sized, '')
  if (aGame.test(kept)) kept = kept.slice(0, written.exec(kept)?.index ?? kept.length)
  if (kept.endsWith('FREQUENCY')) kept = kept.slice(0, -9)
  return kept.trimEnd().length < 2 ? name.length : kept.trimEnd().length
}
