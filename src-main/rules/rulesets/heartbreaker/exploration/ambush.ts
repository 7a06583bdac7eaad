import { step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { round } from '../../../clock/clock.ts'
import { type Effect, setCondition } from '../../../core/effects.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { sneaking } from '../conditions.ts'
import { order } from '../combat/order.ts'
import { ancestryOf, foesOf, partyOf } from '../character/people.ts'

/** Ambush by an unseen party: it has the first round, without surprise dice. Rule HBK-STL-04. */
export const ambush = defineAction({
  id: 'heartbreaker.ambush',
  title: 'Ambush',
  rule: 'HBK-STL-04',
  phase: 'encounter',
  slot: 'evade',
  finds: 'surprise attack sneak fight begin unseen',
  plan(situation) {
    if (situation.fight) return refusal(`A fight is on, in round ${situation.fight.round}.`)
    const foes = foesOf(situation)
    if (foes.length === 0)
      return refusal('Nobody is there to be ambushed: meet somebody first (E).')
    const hidden = partyOf(situation).filter((one) => sneaking in one.conditions && !isDown(one))
    return hidden.length === 0
      ? refusal('Nobody of the party is unseen: sneak first.')
      : { foes, hidden }
  },
  preview: ({ foes, hidden }) =>
    plain(
      `${listed(hidden.map(({ name }) => name))} unseen: the foes lose the first round`,
      [],
      foes.some((foe) => ancestryOf(foe) === 'elf')
        ? [step('Elves among them', 'you say', 'HBK-ANC-03')]
        : [],
    ),
  run({ foes, hidden }, situation, at) {
    const { encounter } = situation
    const until = situation.clock.seconds + round
    const phase = order.phases[0]?.id
    return line(at, {
      rule: 'HBK-STL-04',
      what: `Ambush on ${encounter?.title ?? 'the foes'}`,
      says: 'They are surprised: the first round is the party’s',
      tone: 'good',
      who: [...hidden, ...foes].map(({ id }) => id),
      effects: [
        ...(encounter
          ? [
              {
                do: 'encounter' as const,
                encounter: { ...encounter, surprise: { party: false, foes: true } },
              },
            ]
          : []),
        ...foes.map(({ id }): Effect =>
          setCondition(id, 'surprised', { until, fight: true, rule: 'HBK-STL-04' }),
        ),
        {
          do: 'fight',
          fight: {
            round: 1,
            first: 'party',
            declared: {},
            acted: {},
            began: situation.clock.seconds,
            ...(phase ? { phase } : {}),
          },
        },
        { do: 'settle action', action: 'heartbreaker.initiative' },
      ],
    })
  },
})
