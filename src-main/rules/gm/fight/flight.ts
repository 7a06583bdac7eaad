import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import { encounterOpen } from '../encounters/held.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { listed } from '../../core/words.ts'

const ways = ['runs', 'gets away', 'is caught up'] as const

function standing(situation: Situation, who: readonly string[]) {
  return who.flatMap((id) => situation.creatures[id] ?? []).filter((creature) => !isDown(creature))
}

/** Creatures that flee are pursued or let go; those let go may still be caught. */
export const flight = defineAction({
  id: 'house.flight',
  title: 'Runs, gets away, or is caught up',
  rule: 'GF-FIGHT-08',
  phase: 'fight',
  slot: 'flee',
  needs: [],
  finds: 'flee fled rout pursue chase let go escape',
  asks: {
    who: { kind: 'creatures', title: 'Who' },
    how: { kind: 'choice', title: 'How it goes', of: ways },
  },
  preview(situation, { who, how }) {
    if (!encounterOpen(situation)) return refusal('No fight or encounter is on to run from.')
    const names = standing(situation, who).map(({ name }) => name)
    return names.length === 0
      ? refusal('Choose who runs, among those who stand.')
      : plain(`${listed(names)}: ${how}`)
  },
  *run(situation, { who, how }) {
    yield* []
    const runners = standing(situation, who)
    if (runners.length === 0) return gmOutcome('GF-FIGHT-08', 'Flight', 'Nobody ran', [])
    const set = { runs: 'fleeing', 'gets away': 'fled', 'is caught up': null }[how]
    const effects = runners.flatMap(({ id, conditions }): Effect[] => [
      ...['fleeing', 'fled']
        .filter((name) => name in conditions && name !== set)
        .map((name): Effect => ({ do: 'condition', creature: id, name, to: null })),
      ...(set
        ? [
            {
              do: 'condition' as const,
              creature: id,
              name: set,
              to: { rule: 'GF-FIGHT-08' as const },
            },
          ]
        : []),
    ])
    return gmOutcome(
      'GF-FIGHT-08',
      listed(runners.map(({ name }) => name)),
      {
        runs: 'Flight',
        'gets away': 'Away and gone',
        'is caught up': 'Caught up: the fight goes on',
      }[how],
      effects,
      { who: runners.map(({ id }) => id) },
    )
  },
})
