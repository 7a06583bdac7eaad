import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'

/** Everybody whose armour was worn down and who lives, the dying too: they may yet be saved. Rule HRT-HEAL-01. */
function worn(situation: Situation): ReadonlyCreature[] {
  return Object.values(situation.creatures).filter(
    ({ conditions, values }) => !('dead' in conditions) && (values.ap ?? 0) < (values.maxAp ?? 0),
  )
}

function refilled(situation: Situation): Effect[] {
  return worn(situation).map((creature) => ({
    do: 'set',
    creature: creature.id,
    field: 'ap',
    to: creature.values.maxAp ?? 0,
  }))
}

/** However the fight came to its end, armour is whole after it. Rule HRT-HEAL-01. */
export function fightOver(before: Situation, after: Situation): Effect[] {
  return before.fight && !after.fight ? refilled(after) : []
}

export const end = defineAction({
  id: 'hearts.end-combat',
  title: 'End the fight',
  rule: 'HRT-HEAL-01',
  phase: 'fight',
  slot: 'end fight',
  needs: ['ap'],
  finds: 'combat over armour refill',
  asks: {},
  preview(situation) {
    const restored = worn(situation)
    if (!situation.fight && restored.length === 0)
      return refusal('No fight is on, and nobody’s armour is worn down.')
    const names = restored.map(({ name }) => name)
    return plain(
      names.length > 0 ? `AP comes back to ${listed(names)}` : 'Everybody’s armour is whole',
    )
  },
  *run(situation) {
    yield* []
    const restored = worn(situation)
    return {
      rule: 'HRT-HEAL-01',
      what: 'The fight is over',
      says:
        restored.length > 0
          ? `AP back: ${listed(restored.map(({ name }) => name))}`
          : 'Nobody’s armour was worn down',
      tone: 'plain',
      who: restored.map(({ id }) => id),
      why: restored.map((creature) => ({
        name: creature.name,
        value: `AP ${creature.values.ap ?? 0} to ${creature.values.maxAp ?? 0}`,
        rule: 'HRT-HEAL-01' as const,
      })),
      effects: [
        ...refilled(situation),
        { do: 'fight', fight: null },
        { do: 'settle action', action: 'hearts.initiative' },
      ],
    }
  },
})
