import type { Effect } from '../../../core/effects.ts'
import { choose, type ProcedureOf } from '../../../core/procedure.ts'
import type { Step } from '../../../core/outcome.ts'
import type { Item } from '../../../core/state/creature.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { gearNamed } from '../gear/index.ts'

/** Items in hand: weapons, shields, whatever takes a hand. */
export function heldBy(creature: ReadonlyCreature): Item[] {
  return creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    if (!item?.ready) return []
    return gearNamed(item.gear ?? item.name)?.hands ? [item as Item] : []
  })
}

/** A hurt arm lets go of what it held; with both hands full you are asked. Rule BDP-CRIT-05. */
export function* dropped(
  creature: ReadonlyCreature,
  label: string,
): ProcedureOf<{ effects: Effect[]; why: Step[] }> {
  const held = heldBy(creature)
  const [only] = held
  if (!only) return { effects: [], why: [] }
  const named = held.map((item) => item.name)
  const which =
    held.length === 1 ? only.name : yield* choose(`${label}: drops`, [...new Set(named), 'Nothing'])
  const item = held.find(({ name }) => name === which)
  if (!item) return { effects: [], why: [] }
  return {
    effects: [{ do: 'item', creature: creature.id, item: { ...item, ready: false } }],
    why: [{ name: 'Dropped', value: item.name, rule: 'BDP-CRIT-05' }],
  }
}
