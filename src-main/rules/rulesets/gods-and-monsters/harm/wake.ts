import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { condition, semiConscious, unconscious } from './states.ts'

/** A mojo brings the unconscious half round. Rules GAM-INJ-06, GAM-SEM-01. */
export const comeRound = defineAction({
  id: 'gods-and-monsters.come-round',
  title: 'Half awake for a mojo',
  rule: 'GAM-INJ-06',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: ['mojo'],
  finds: 'mojo semi-conscious wake unconscious',
  asks: { who: { kind: 'creature', title: 'Who', side: 'party' } },
  preview(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who comes round.')
    if (!(unconscious in creature.conditions))
      return refusal(`${creature.name} is not unconscious: nothing to come round from.`)
    if ((creature.values.mojo ?? 0) < 1)
      return refusal(`${creature.name} has no mojo left: wait until they wake.`)
    return plain(`${creature.name} is semi-conscious for 1 mojo`, [
      { name: 'Mojo', value: -1, rule: 'GAM-INJ-06' },
    ])
  },
  *run(situation, { who }, at) {
    yield* []
    const creature = situation.creatures[who]
    const until = creature?.conditions[unconscious]?.until
    return line(at, {
      rule: 'GAM-INJ-06',
      what: `${creature?.name ?? 'Nobody'} comes half round`,
      says: 'Semi-conscious: moves and answers, and starts nothing',
      tone: 'good',
      who: [who],
      effects: [
        { do: 'change', creature: who, field: 'mojo', by: -1, min: 0 },
        condition(who, unconscious, null),
        condition(who, semiConscious, {
          ...(until === undefined ? {} : { until }),
          rule: 'GAM-SEM-01',
        }),
      ],
    })
  },
})
