import { dice } from './damage.ts'

/** A roll to hit before the damage: `D20 to hit, 2d8`, `+3 to hit, 1d6`, `D20 jet d'attaque, 1d6`. */
const toHit =
  /^\s*(?:1?d20(?:\s?[+-]\s?\d{1,2})?|[+-]\d{1,2})\s*(?:to hit|attack(?: roll)?|jet d['’]attaque|(?:tirada|tiro) de ataque|angriff(?:swurf)?|(?:al )?tiro per colpire|per colpire)\s*[,;:.]?\s*/i
/** `Melee Weapon Attack: `, as forms for newer games begin. */
const kindOfAttack =
  /^\s*(?:melee|ranged|missile)(?: or (?:ranged|missile))?(?: weapon| spell)? attack[:.,]\s*/i
/** `2 (1d3)`: what the dice give on average before them. */
const average = /^\d{1,3}\s*\((\d{0,2}d\d{1,3}(?:\s?[+-]\s?\d{1,3})?)\)/i
const ofDamage =
  /\s*(?:points? )?(?:(?:of )?damage|dmg|de d[ée]g[âa]ts|de daño|schaden|(?:di )?danni|de dano)(?![a-zà-ÿ])/i

/** Damage text of an attack; `rolled` when its text begins as an attack's, as with a roll to hit. */
interface Dealt {
  words: string
  rolled: boolean
}

/** The damage in an attack's text, without the roll to hit and its average. */
export function dealtIn(said: string): Dealt {
  const rest = said.replace(kindOfAttack, '').replace(toHit, '')
  const rolled = rest.length < said.length
  const words = rest.replace(average, '$1')
  return { words: rolled || words !== rest ? words.replace(ofDamage, '').trim() : said, rolled }
}

const lasting = new RegExp(
  `${dice.source}(?:\\s?[x×]\\s?\\d{1,3})?\\s+(?:turns?|rounds?|hours?|days?|weeks?|months?|minutes?|years?|tours?|rondas?|turnos?)\\b`,
  'gi',
)

/** Without the dice that say how long something lasts. */
export function withoutTimes(said: string): string {
  return said.replace(lasting, ' ')
}
