import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { filled } from './load.ts'

/** Marks somebody whose slots are all full, so that nothing guards them. */
export const overburdened = 'Overburdened'

/** Every slot full is 0 HP, whatever filled them; a drink gives HP back once there is room. Rule BDPX-CHR-09. */
export function burdens(before: Situation, after: Situation): Effect[] {
  const settings = before.houseRules !== after.houseRules
  return Object.values(after.creatures)
    .filter((creature) => settings || before.creatures[creature.id] !== creature)
    .filter(
      ({ kind, values }) =>
        (kind === 'character' || kind === 'hireling') && values.hp !== undefined,
    )
    .flatMap((creature): Effect[] => {
      const marked = overburdened in creature.conditions
      const mark = (on: boolean): Effect => ({
        do: 'condition',
        creature: creature.id,
        name: overburdened,
        to: on ? { rule: 'BDPX-CHR-09' } : null,
      })
      if (!filled(creature, after).full) return marked ? [mark(false)] : []
      return [
        ...(marked ? [] : [mark(true)]),
        ...((creature.values.hp ?? 0) > 0
          ? [{ do: 'set' as const, creature: creature.id, field: 'hp', to: 0 }]
          : []),
      ]
    })
}
