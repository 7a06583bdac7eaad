import { minute, turn } from '../../../clock/clock.ts'
import { rollTurns } from '../../../common/flight-turns.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { listed } from '../../../core/words.ts'

import type { CastResult, SpellAtWork } from './conditions.ts'
import { spellScale } from './spells.ts'

const rule = 'DLV-SPELL-09'

/**
 * Flight, certain for ten minutes per level; after that each turn takes a roll. Rules DLV-SPELL-09,
 * E-DLV-34.
 */
export function fly(situation: Situation, { targets, level }: SpellAtWork): CastResult {
  const minutes = spellScale('Fly', level).reliableMinutes ?? 10
  const from = situation.clock.seconds
  return {
    says: `${listed(targets.map(({ name }) => name))}: flying, ${minutes} minutes sure`,
    tone: targets.some(({ side }) => side === 'foes') ? 'bad' : 'good',
    why: [{ name: 'Sure', value: `${minutes} minutes, by the spell’s level`, rule: 'E-DLV-34' }],
    effects: targets.flatMap((creature): Effect[] => [
      { do: 'condition', creature: creature.id, name: 'Fly', to: { rule } },
      { do: 'timer', timer: flightTimer(creature, from, minutes * minute) },
    ]),
  }
}

const timerOf = (who: string): string => `fly:${who}`

/** Timer that expires when flight is no longer certain, and every turn from then on. */
function flightTimer(creature: ReadonlyCreature, from: number, seconds: number): Timer {
  return {
    id: timerOf(creature.id),
    kind: 'spell',
    title: 'Fly',
    bearer: creature.id,
    from,
    next: from + seconds,
    every: turn,
    warn: turn,
    rule,
    due: {
      action: 'delve.fly',
      input: { who: creature.id, times: 1 },
      title: 'Does the flight end?',
      why: `The sure time of ${creature.name}’s flight is over`,
      rule,
      when: 'next turn',
      who: [creature.id],
      must: false,
    },
  }
}

/** The roll of each turn of flight after its sure time. Rule DLV-SPELL-09. */
export const flight = defineAction({
  id: 'delve.fly',
  title: 'Does the flight end?',
  rule,
  phase: 'check',
  slot: 'spell',
  needs: [],
  finds: 'fly fall end spell',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who flies' },
    times: { kind: 'number', title: 'Turns past the sure time', min: 1, max: 24, default: 1 },
  },
  plan(situation, { who, times }) {
    const creature = situation.creatures[who]
    return creature && 'Fly' in creature.conditions
      ? { creature, times }
      : refusal('Nobody of that name flies by a spell: cast Fly first.')
  },
  preview: ({ creature, times }) => ({
    ...plain(`${times === 1 ? 'A d6' : `Up to ${times}d6`}: on 5 or 6 ${creature.name} comes down`),
    chances: [
      { says: 'Flies on', chance: (4 / 6) ** times, tone: 'good' },
      { says: 'Comes down', chance: 1 - (4 / 6) ** times, tone: 'bad' },
    ],
  }),
  *run({ creature: { id, name }, times }, _situation, at) {
    const faces = yield* rollTurns('flight', times)
    const face = faces.at(-1) ?? 0
    const ends = face >= 5
    return line(at, {
      rule,
      what: `Fly, ${name}`,
      says: ends ? 'Comes down' : 'Flies on for a turn',
      tone: ends ? 'bad' : 'good',
      who: [id],
      total: face,
      why: faces.map((one): Step => ({ name: 'd6', value: `${one}, 5 up ends it`, rule })),
      effects: [
        { do: 'settle action', action: 'delve.fly', who: id },
        ...(ends
          ? [
              { do: 'condition' as const, creature: id, name: 'Fly', to: null },
              { do: 'stop timer' as const, timer: timerOf(id) },
            ]
          : []),
      ],
    })
  },
})
