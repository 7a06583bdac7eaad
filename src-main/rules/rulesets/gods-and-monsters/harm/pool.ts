import { defineAction } from '../../../core/action.ts'
import { round } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Situation } from '../../../core/situation.ts'

const timerOf = (id: string): string => `pool:${id}`

/** Points that take harm before any others, until their effect ends. Rules GAM-SUR-10, GAM-AMB-82. */
export const givePool = defineAction({
  id: 'gods-and-monsters.pool',
  title: 'Temporary pool',
  rule: 'GAM-SUR-10',
  phase: 'fight',
  slot: 'spell',
  needs: ['hp'],
  finds: 'bonus points shield spell ward absorb temporary',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    points: { kind: 'number', title: 'Points', min: 1, max: 999, default: 7 },
    rounds: { kind: 'number', title: 'Rounds, this one counted', min: 1, max: 8640, default: 10 },
  },
  preview(situation, { who, points, rounds }) {
    const creature = situation.creatures[who]
    return creature
      ? plain(
          `${points} points for ${creature.name} before any others, ${counted(rounds, 'round')}`,
          [{ name: 'Pool now', value: creature.values.pool ?? 0, rule: 'GAM-SUR-10' }],
        )
      : refusal('Choose who has the pool.')
  },
  *run(situation, { who, points, rounds }, at) {
    yield* []
    const { seconds } = situation.clock
    const name = situation.creatures[who]?.name ?? 'Nobody'
    return line(at, {
      rule: 'GAM-SUR-10',
      what: `Temporary pool of ${name}`,
      says: `${points} points, ${counted(rounds, 'round')}`,
      tone: 'good',
      who: [who],
      effects: [
        { do: 'set', creature: who, field: 'pool', to: points },
        {
          do: 'timer',
          timer: {
            id: timerOf(who),
            kind: 'effect',
            title: `Pool of ${name}`,
            bearer: who,
            from: seconds,
            next: seconds + rounds * round,
            rule: 'GAM-SUR-10',
          },
        },
      ],
    })
  },
})

/** A pool that is over leaves nothing behind; one that is used up needs no clock. Rule GAM-SUR-10. */
export function poolsEnd(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((creature): Effect[] => {
    const timer = timerOf(creature.id)
    const points = creature.values.pool ?? 0
    if (points > 0 && before.timers[timer] && !after.timers[timer])
      return [{ do: 'set', creature: creature.id, field: 'pool', to: 0 }]
    return points === 0 && after.timers[timer] ? [{ do: 'stop timer', timer }] : []
  })
}
