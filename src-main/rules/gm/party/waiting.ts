import { defineAction, type Action } from '../../core/action.ts'
import { duration } from '../../clock/duration.ts'
import { burningLights, left } from '../../clock/timers.ts'
import type { Effect } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import { realTimeLights } from '../time-rules.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { groupName } from './group-name.ts'

/** Group whose clock is behind, and by how much. */
interface LateGroup {
  behind: Situation | NonNullable<Situation['split']>['other']
  /** Clock of the other group, in game seconds. */
  later: number
  by: number
}

/** Group that is behind; null while the party is together or both clocks agree. */
export function lateGroup(situation: Situation): LateGroup | null {
  const { split: parting, clock } = situation
  const by = parting ? parting.other.seconds - clock.seconds : 0
  if (!parting || by === 0) return null
  return by > 0
    ? { behind: situation, later: parting.other.seconds, by }
    : { behind: parting.other, later: clock.seconds, by: -by }
}

export interface Waiting {
  says: string
  /** Lights of the waiting group that burn during the wait. */
  lights: Step[]
}

export function waitingOf(situation: Situation, { behind, later, by }: LateGroup): Waiting {
  const byWall = houseRule<boolean>(situation, realTimeLights)
  const lights = byWall ? [] : burningLights(behind.timers)
  return {
    says: `${groupName(behind)} wait ${duration(by)}`,
    lights: lights.map((light) => {
      const remains = left(light as Timer, later - by) - by
      const bearer = light.bearer ? behind.creatures[light.bearer]?.name : undefined
      return {
        name: bearer ? `${light.title}, ${bearer}` : light.title,
        value: remains > 0 ? `burns ${duration(by)}, ${duration(remains)} left` : 'burns out',
        rule: light.rule,
      }
    }),
  }
}

/** Message that a group with an encounter can't wait. */
export function busy({ behind, by }: LateGroup): string {
  return `${groupName(behind)} have an encounter and can’t wait ${duration(by)}: end it or let the time pass for them first.`
}

/** Steps for timers other than lights that expire during the wait. */
function runsOut({ behind, later }: LateGroup): Step[] {
  return Object.values(behind.timers)
    .filter(({ kind, next, paused }) => kind !== 'light' && paused === undefined && next <= later)
    .map(({ title, due, rule }) => ({ name: title, value: due ? 'falls due' : 'ends', rule }))
}

/** Shows the group behind and moves its clock on to the other's time. Rule GF-SPLIT-04. */
export const letWait: Action = defineAction({
  id: 'house.let-wait',
  title: 'Let the group behind wait',
  rule: 'GF-SPLIT-04',
  phase: 'table',
  slot: 'order',
  needs: [],
  finds: 'wait rejoin catch up other group split party same hour',
  asks: {},
  preview(situation) {
    const { split: parting, fight } = situation
    if (!parting) return refusal('The party is together: nobody has to wait.')
    const late = lateGroup(situation)
    if (!late) return refusal('Both groups are at the same hour: rejoin.')
    if (fight) return refusal('A fight is on: end it first.')
    if (late.behind.fight)
      return refusal(`${groupName(late.behind)} are in a fight: watch them and end it first.`)
    if (late.behind.encounter) return refusal(busy(late))
    const { says, lights } = waitingOf(situation, late)
    return plain(says, [], [...lights, ...runsOut(late)])
  },
  *run(situation) {
    yield* []
    const late = lateGroup(situation)
    if (!late) return gmOutcome('GF-SPLIT-04', 'Waiting', 'Both groups are at the same hour', [])
    const effects: Effect[] = [
      ...(late.behind === situation ? [] : [{ do: 'watch other group' as const }]),
      { do: 'advance', seconds: late.by },
    ]
    const { says } = waitingOf(situation, late)
    return gmOutcome('GF-SPLIT-04', 'The group behind waits', says, effects, {
      who: [...late.behind.party],
    })
  },
})
