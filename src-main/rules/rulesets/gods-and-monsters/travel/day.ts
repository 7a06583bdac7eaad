import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { milesOf } from '../../../travel/journey.ts'
import { tackPenalties, type Tack } from '../gear/priced.ts'
import { ridingPenaltyUnit } from '../house-rules/gear.ts'
import { movementOf } from '../load.ts'
import { movementIn } from '../movement/dark.ts'
import { dailyMiles, type Darkness, type Ground } from '../movement/figures.ts'
import { partyOf, scoresOf } from '../people.ts'
import { mounts } from './mounts.ts'

export interface Going {
  ground: Ground
  darkness: Darkness
  pushed: boolean
  /** Tack of the mounts; absent when the party walks. */
  tack?: Tack
}

export interface Day {
  slowest: ReadonlyCreature
  movement: number
  miles: number
  /** Days on the road before a day of rest is due. */
  restAfter: number
  /** Creatures that set the pace: the living party on foot, or its mounts. */
  walkers: ReadonlyCreature[]
  all: ReadonlyCreature[]
}

function alive(situation: Situation): ReadonlyCreature[] {
  return partyOf(situation).filter(({ conditions }) => !('dead' in conditions))
}

/** A day on the road: the slowest sets the pace. Rules GAM-MOV-10, GAM-MOV-11, GAM-EQ-14. */
export function dayOf(situation: Situation, going: Going): Day | null {
  const all = alive(situation)
  const people = all.filter(({ kind }) => kind !== 'animal')
  const walkers = going.tack ? mounts(all) : all
  const speed = (each: ReadonlyCreature): number => movementOf(each, situation)
  const [slowest] = [...walkers].sort((a, b) => speed(a) - speed(b))
  if (!slowest) return null
  const offMovement = houseRule(situation, ridingPenaltyUnit) === 'movement'
  const tack = going.tack ? tackPenalties(going.tack).day : 0
  const own = Math.max(0, speed(slowest) + (offMovement ? tack : 0))
  const movement = movementIn(situation, own, going.darkness)
  const miles = dailyMiles(movement, going.ground, going.pushed) + (offMovement ? 0 : tack)
  const least = Math.min(
    ...(people.length > 0 ? people : all).map((each) => scoresOf(each).endurance),
  )
  return { slowest, movement, miles: Math.max(0, miles), restAfter: least / 2, walkers, all }
}

/** Steps of a day’s miles. Rules GAM-MOV-10 to GAM-MOV-12, GAM-EQ-14. */
export function daySteps(day: Day, going: Going): Step[] {
  const { slowest, movement, miles, restAfter } = day
  const { ground, darkness, pushed, tack } = going
  return [
    { name: `Slowest, ${slowest.name}`, value: `Movement ${movement}`, rule: 'GAM-MOV-11' },
    ...(darkness === 'light'
      ? []
      : [{ name: 'In the dark', value: darkness, rule: 'GAM-MOV-10' as const }]),
    ...(tack && tack !== 'saddle'
      ? [
          {
            name: `Ridden, ${tack}`,
            value: tackPenalties(tack).day,
            rule: 'GAM-EQ-14' as const,
          },
        ]
      : []),
    { name: `Ground, ${ground}`, value: milesOf(miles), rule: 'GAM-MOV-11' },
    ...(pushed
      ? [{ name: 'Half as far again', value: 'a health test of each', rule: 'GAM-MOV-12' as const }]
      : []),
    { name: 'A day of rest after', value: `${restAfter} days`, rule: 'GAM-MOV-11' },
  ]
}
