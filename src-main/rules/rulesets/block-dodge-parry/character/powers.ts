import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { faithPool, magicPool } from '../magic/dice.ts'
import { spells, type Art } from '../magic/spells.ts'
import { has } from './people.ts'

/**
 * Powers that a character may choose to cast, pray or sing: arcane ones with Magic Dice, miracles with Faith
 * Dice, songs by the skill. Rules BDPX-MAG-01, BDPX-DIV-01, BDPX-SNG-01.
 */
export function powersOf(creature: ReadonlyCreature, situation: Situation): readonly string[] {
  if (creature.kind === 'animal') return []
  const isArcane = magicPool(creature, situation) > 0
  const isFaithful = faithPool(creature) > 0
  const isSinger = has(creature, 'Singer')
  const open: Readonly<Record<Art, boolean>> = {
    energy: isArcane,
    trick: isArcane,
    word: isArcane,
    miracle: isFaithful,
    song: isSinger,
  }
  return spells.filter(({ art }) => open[art]).map(({ name }) => name)
}
