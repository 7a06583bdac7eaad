import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Item } from '../../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { fatigueBeyond } from '../house-rules/rest.ts'
import { filled } from '../load.ts'
import { scoreOf } from '../people.ts'

function roomDue(who: string): string {
  return `room:${who}`
}

function over(creature: ReadonlyCreature, situation: Situation): number {
  const { used, most } = filled(creature, situation)
  return Math.max(0, used - most)
}

/** Fatigue that found no slot: a thing goes, or it hurts. Rule BDPX-GAP-01. */
export function crowded(before: Situation, after: Situation): Effect[] {
  return after.party
    .flatMap((id) => after.creatures[id] ?? [])
    .filter((creature) => creature.kind !== 'animal' && before.creatures[creature.id] !== creature)
    .flatMap((creature): Effect[] => {
      const was = before.creatures[creature.id]
      const gained = (creature.values.fatigue ?? 0) - (was?.values.fatigue ?? 0)
      const beyond = over(creature, after)
      const due = roomDue(creature.id)
      if (beyond === 0) return after.dues[due] ? [{ do: 'settle', due }] : []
      if (!was || gained <= 0) return []
      const hurts =
        houseRule<string>(after, fatigueBeyond) === 'str' || creature.itemOrder.length === 0
      return hurts
        ? instead(creature, Math.min(gained, beyond))
        : [{ do: 'due', due: dueOf(creature) }]
    })
}

/** Each Fatigue without a slot is a point of STR instead. */
function instead(creature: ReadonlyCreature, by: number): Effect[] {
  return [
    { do: 'change', creature: creature.id, field: 'fatigue', by: -by, min: 0 },
    {
      do: 'set',
      creature: creature.id,
      field: 'str',
      to: Math.max(0, scoreOf(creature, 'STR') - by),
    },
  ]
}

function spare(creature: ReadonlyCreature): string {
  const order = [...creature.itemOrder].reverse()
  return order.find((id) => !creature.items[id]?.ready) ?? order[0] ?? ''
}

function dueOf(creature: ReadonlyCreature) {
  return {
    id: roomDue(creature.id),
    action: 'block-dodge-parry.room' as const,
    // What is not in hand, and came last: the form names another.
    input: { who: creature.id, item: spare(creature) },
    title: 'Drop something',
    why: `${creature.name} has no slot for the Fatigue`,
    rule: 'BDPX-GAP-01' as const,
    when: 'now' as const,
    who: [creature.id],
    must: false,
  }
}

/** A thing is left where they stand, so that there is room. */
export const room = defineAction({
  id: 'block-dodge-parry.room',
  title: 'Drop something',
  rule: 'BDPX-GAP-01',
  phase: 'table',
  slot: 'item',
  needs: ['fatigue'],
  finds: 'slot full fatigue overburdened load drop leave behind backpack',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    item: { kind: 'item', title: 'What is left here', of: 'who' },
  },
  preview(situation, { who, item }) {
    const creature = situation.creatures[who]
    const thing = creature?.items[item]
    if (!creature || !thing) return refusal('Choose who drops what.')
    const { used, most } = filled(creature, situation)
    return plain(
      `${creature.name} leaves ${thing.name} here`,
      [{ name: 'Slots', value: used - most }],
      [{ name: 'Slots', value: `${used} of ${most}`, rule: 'BDPX-GAP-01' }],
    )
  },
  *run(situation, { who, item }, at) {
    yield* []
    const creature = situation.creatures[who]
    const thing = creature?.items[item]
    if (!creature || !thing)
      return line(at, { rule: 'BDPX-GAP-01', what: 'Room', says: 'Nothing was dropped' })
    const left: Item = {
      ...(thing as Item),
      id: `i${situation.nextId}`,
      ready: false,
      at: situation.place.title || 'on the ground',
    }
    return line(at, {
      rule: 'BDPX-GAP-01',
      what: `Room, ${creature.name}`,
      says: `${thing.name} stays behind`,
      who: [who],
      effects: [
        { do: 'drop item', creature: who, item },
        { do: 'stash', item: left },
      ],
    })
  },
})
