import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { setFields } from '../character.ts'

/** Everybody whose armour was worn down and who lives, the dying too: they may yet be saved. Rule HRT-HEAL-01. */
function wornDown(situation: Situation): ReadonlyCreature[] {
  return Object.values(situation.creatures).filter(
    ({ conditions, values }) => !('dead' in conditions) && (values.ap ?? 0) < (values.maxAp ?? 0),
  )
}

const refilled = (creature: ReadonlyCreature): Effect[] =>
  setFields(creature, { ap: creature.values.maxAp ?? 0 })

/** Refills armour when a fight is over, however it came to its end. Rule HRT-HEAL-01. */
export function restoreArmour(before: Situation, after: Situation): Effect[] {
  return before.fight && !after.fight ? wornDown(after).flatMap(refilled) : []
}

/** Takes morale checks off the list with the fight that called for them. */
export function withoutMorale(before: Situation, after: Situation): Effect[] {
  if (!before.fight || after.fight) return []
  return Object.values(after.dues)
    .filter(({ action }) => action === 'hearts.morale')
    .map(({ id }) => ({ do: 'settle', due: id }))
}

export const endFight = defineAction({
  id: 'hearts.end-combat',
  title: 'End the fight',
  rule: 'HRT-HEAL-01',
  phase: 'fight',
  slot: 'end fight',
  needs: ['ap'],
  finds: 'combat over armour refill',
  asks: {},
  plan(situation) {
    const restored = wornDown(situation)
    if (!situation.fight && restored.length === 0)
      return refusal('No fight is on, and nobody’s armour is worn down.')
    return { restored, names: listed(restored.map(({ name }) => name)) }
  },
  preview: ({ names }) =>
    plain(names ? `AP comes back to ${names}` : 'Everybody’s armour is whole'),
  run: ({ restored, names }) => ({
    rule: 'HRT-HEAL-01',
    what: 'The fight is over',
    says: names ? `AP back: ${names}` : 'Nobody’s armour was worn down',
    tone: 'plain',
    who: restored.map(({ id }) => id),
    why: restored.map(({ name, values }) => ({
      name,
      value: `AP ${values.ap ?? 0} to ${values.maxAp ?? 0}`,
      rule: 'HRT-HEAL-01',
    })),
    effects: [
      ...restored.flatMap(refilled),
      { do: 'fight', fight: null },
      { do: 'settle action', action: 'hearts.initiative' },
    ],
  }),
})
