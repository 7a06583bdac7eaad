import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Effect } from '../../../core/effects.ts'
import { useId } from '../../../common/uses.ts'
import { woundsOf, type BorneWound } from './kept.ts'

/** Days of care that a severe wound takes, wherever they come from. Rules BDP-WND-04, BDPX-WLD-07. */
export const daysOfCare = 7

function easeId(wound: string): string {
  return useId(`Days eased: ${wound}`)
}

/** Days that camps have taken off the week a wound needs. */
export function daysEased(creature: ReadonlyCreature, wound: string): number {
  return creature.uses?.[easeId(wound)]?.spent ?? 0
}

/** The severe wound that a day of treatment in camp brings on. */
export function easing(creature: ReadonlyCreature): BorneWound | null {
  return woundsOf(creature).find(({ level }) => level === 'severe') ?? null
}

/** A day less of the week it needs; after seven it is healed. Rule BDPX-WLD-07. */
export function easedBy(
  creature: ReadonlyCreature,
  wound: BorneWound,
  now: number,
): { says: string; effects: Effect[] } {
  const spent = daysEased(creature, wound.name) + 1
  const healed = spent >= daysOfCare
  return {
    says: healed
      ? `${wound.name} of ${creature.name} heals`
      : `${wound.name} of ${creature.name}: ${spent} of ${daysOfCare} days of care`,
    effects: [
      {
        do: 'use',
        creature: creature.id,
        id: easeId(wound.name),
        to: healed
          ? null
          : {
              title: `Days eased: ${wound.name}`,
              of: daysOfCare,
              spent,
              at: now,
              again: 'never',
            },
      },
      ...(healed
        ? [{ do: 'condition' as const, creature: creature.id, name: wound.name, to: null }]
        : []),
    ],
  }
}
