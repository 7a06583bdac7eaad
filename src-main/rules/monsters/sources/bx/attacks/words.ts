import type { Attack } from '../../../canonical.ts'
import { lexiconOf } from '../labels/lexicon.ts'
import { withDamage } from './damage.ts'
import type { Placed } from './placed.ts'
import { readRoutine } from './routine.ts'

/** The attacks of a text that holds nothing else, in English; `damage` is printed apart from them. */
export function placeAttacks(words: string, damage: string | null): Placed[] {
  const { joins } = lexiconOf('en')
  const stretch = { from: 0, to: words.length, lead: 0 }
  const placed = readRoutine(words, stretch, joins, damage !== null)
  return damage === null ? placed : (withDamage(placed, damage, joins)?.placed ?? placed)
}

export function readAttacks(words: string): Attack[] {
  return placeAttacks(words, null).map(({ attack }) => attack)
}

/** The attacks with damage that is printed apart from them, in English. */
export function dealDamage(attacks: readonly Attack[], damage: string): Attack[] {
  const placed = attacks.map((attack) => ({ attack, span: { from: 0, to: 0 } }))
  const dealt = withDamage(placed, damage, lexiconOf('en').joins)?.placed ?? placed
  return dealt.map(({ attack }) => attack)
}
