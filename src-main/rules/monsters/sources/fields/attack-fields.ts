import type { Attack } from '../../canonical.ts'
import { dealDamage, readAttacks } from '../bx/attacks/words.ts'
import { withPlainDice } from '../cairn/attacks/index.ts'
import { plain } from '../plain.ts'

/** `bite (2d8) *or* breath` */
const slantedJoint = /[*_]{1,2}(or|and)[*_]{1,2}/gi

/** Attacks of one text, in their order; ids are given out later. */
export function attacksIn(words: string): Attack[] {
  const easy = withPlainDice(plain(words)).replace(slantedJoint, '$1')
  return readAttacks(easy).map((attack) =>
    attack.count > 1 ? { ...attack, name: attack.name.replace(/\s?[x×]\s?\d{1,2}$/, '') } : attack,
  )
}

/**
 * Puts damage that is printed apart onto the attacks: one for all, one for each, one for each time
 * (`2 claws/1 bite` and `1d4/1d4/1d8`), or by the name it carries.
 */
export function withDamageOf(attacks: readonly Attack[], damage: string): Attack[] {
  return attacks.length === 0
    ? attacksIn(damage)
    : dealDamage(attacks, withPlainDice(plain(damage)))
}

/** `hooves` and `hoof`, `2 claws` and `claw`: the first three letters decide. */
export function sameName(one: string, other: string): boolean {
  const stems = new Set(stemsOf(one))
  return stemsOf(other).some((stem) => stems.has(stem))
}

function stemsOf(words: string): string[] {
  return (words.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 3))
}
