import type { Effect } from '../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Known } from './known.ts'

/**
 * Effects of a spell that lasts until spells end; the book gives no other duration. Rules HBK-MAG-01,
 * HBK-DTURN-02.
 */
export function lasting({ name }: Pick<Known, 'name'>, on: readonly ReadonlyCreature[]): Effect[] {
  return on.map(({ id }) => ({
    do: 'condition',
    creature: id,
    name,
    to: { rule: 'HBK-MAG-01' },
    says: 'until spells end',
  }))
}

/** Spells on anybody that end when the dungeon turn says that spells end. Rule HBK-DTURN-02. */
export function spellsEnd(situation: Situation): Effect[] {
  return Object.values(situation.creatures).flatMap(({ id, conditions }) =>
    Object.entries(conditions)
      .filter(([, { rule }]) => rule === 'HBK-MAG-01')
      .map(([name]): Effect => ({
        do: 'condition',
        creature: id,
        name,
        to: null,
        says: 'ends',
      })),
  )
}
