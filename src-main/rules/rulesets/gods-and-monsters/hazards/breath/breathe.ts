import { defineAction } from '../../../../core/action.ts'
import { plain, refusal } from '../../../../common/trial.ts'
import { line } from '../../../../core/line.ts'
import { living } from '../../reckoning.ts'
import { testAction, timerId } from './clock.ts'

/** Air again: nothing runs out any more. Rule GAM-SUF-01. */
export const breathe = defineAction({
  id: 'gods-and-monsters.breathe',
  title: 'Breathe again',
  rule: 'GAM-SUF-01',
  phase: 'check',
  slot: 'settle',
  needs: [],
  finds: 'air surface suffocation breath stop',
  asks: { who: { kind: 'creature', title: 'Who', first: 'party' } },
  preview(situation, { who }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return refusal(creature.refuses)
    return situation.timers[timerId(who)]
      ? plain(`${creature.name} has air again`)
      : refusal(`${creature.name} is not without air: use Hold breath when they are.`)
  },
  *run(situation, { who }, at) {
    const name = situation.creatures[who]?.name ?? 'Nobody'
    return line(at, {
      rule: 'GAM-SUF-01',
      what: `Breathe again, ${name}`,
      says: 'Has air',
      tone: 'good',
      who: [who],
      effects: [
        { do: 'stop timer', timer: timerId(who) },
        { do: 'settle action', action: testAction, who },
      ],
    })
  },
})
