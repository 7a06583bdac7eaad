import { defineAction } from '../../../core/action.ts'
import { day } from '../../../clock/clock.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { weekInTown } from './recovery.ts'
import { ableToRest, brought, changesOf, gained, poolsOf, theDead } from './resting.ts'

/** Seven days in a town: both pools. Elsewhere it is seven nights. Rule HRT-HEAL-03. */
export const week = defineAction({
  id: 'hearts.week',
  title: 'A week in town',
  rule: 'HRT-HEAL-03',
  phase: 'town',
  slot: 'rest',
  needs: ['hp'],
  finds: 'rest heal seven days inn recover',
  asks: { who: { kind: 'creatures', title: 'Who rests', side: 'party' } },
  preview(situation, { who }) {
    const able = ableToRest(situation, who)
    if (able.length === 0)
      return refusal('Nobody chosen can rest: the dead don’t. Choose who rests.')
    return plain(
      `7 days in town; ${counted(able.length, 'has', 'have')} all HP and Mana back`,
      [],
      [
        ...able.flatMap((creature) =>
          changesOf({ creature, after: weekInTown(poolsOf(creature)) }).map((value) => ({
            name: creature.name,
            value,
            rule: 'HRT-HEAL-03' as const,
          })),
        ),
        ...theDead(situation, who),
      ],
    )
  },
  *run(situation, { who }) {
    yield* []
    const rested = ableToRest(situation, who).map((creature) => ({
      creature,
      after: weekInTown(poolsOf(creature)),
    }))
    return gmOutcome(
      'HRT-HEAL-03',
      'A week in town',
      gained(rested) || 'Everybody was whole',
      [...rested.flatMap(brought), { do: 'advance', seconds: 7 * day }],
      {
        who: rested.map(({ creature }) => creature.id),
        tone: 'good',
        why: [
          { name: 'A week in town', value: 'all HP and Mana', rule: 'HRT-HEAL-03' },
          ...theDead(situation, who),
        ],
      },
    )
  },
})
