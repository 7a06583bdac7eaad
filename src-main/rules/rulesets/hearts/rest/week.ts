import { step } from '../../../core/outcome.ts'
import { day } from '../../../clock/clock.ts'
import { defineAction } from '../../../core/action.ts'
import { isRefusal, plain } from '../../../core/preview.ts'
import { counted } from '../../../core/words.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { changesOf, planRest, poolsOf, restedEffects, restSays, weekInTown } from './recovery.ts'

/** Seven days in a town: both pools. Elsewhere it is seven nights. Rule HRT-HEAL-03. */
export const week = defineAction({
  id: 'hearts.week',
  title: 'A week in town',
  rule: 'HRT-HEAL-03',
  phase: 'town',
  slot: 'rest',
  needs: ['hp'],
  finds: 'rest heal seven days inn recover',
  asks: {
    who: { kind: 'creatures', role: 'actor', title: 'Who rests', side: 'party', lying: true },
  },
  plan(situation, { who }) {
    const resting = planRest(situation, who)
    if (isRefusal(resting)) return resting
    const { able, dead } = resting
    return {
      dead,
      rested: able.map((creature) => ({ creature, after: weekInTown(poolsOf(creature)) })),
    }
  },
  preview: ({ rested, dead }) =>
    plain(
      `7 days in town; ${counted(rested.length, 'has', 'have')} all HP and Mana back`,
      [],
      [
        ...rested.flatMap((one) =>
          changesOf(one).map((value) => step(one.creature.name, value, 'HRT-HEAL-03')),
        ),
        ...dead,
      ],
    ),
  run: ({ rested, dead }) =>
    gmOutcome(
      'HRT-HEAL-03',
      'A week in town',
      restSays(rested),
      [...rested.flatMap(restedEffects), { do: 'advance', seconds: 7 * day }],
      {
        who: rested.map(({ creature }) => creature.id),
        tone: 'good',
        why: [step('A week in town', 'all HP and Mana', 'HRT-HEAL-03'), ...dead],
      },
    ),
})
