import { compact } from '../../../common/compact.ts'
import { defineAction, type AtTable } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { daySpent } from '../../../travel/daylight.ts'
import {
  journeyEndReason,
  journeyOf,
  legOf,
  legSays,
  milesOf,
  nextStop,
} from '../../../travel/journey.ts'
import { thisWatch } from '../../../travel/watch.ts'
import { livingParty, partyOf, scoresOf } from '../character/people.ts'
import { creatureTest, runTest } from '../checks/trial.ts'
import { rollWanderers, wandererSteps } from '../exploration/wanderers.ts'
import { tackPenalties, tacks, type Tack } from '../gear/priced.ts'
import { injuryEffects } from '../harm/points.ts'
import { ridingPenaltyUnit } from '../house-rules/gear.ts'
import { movementOf } from '../load.ts'
import { countRoadDay, restEffects } from './fatigue.ts'
import { mounts, tooFewMounts } from './mounts.ts'
import {
  dailyMiles,
  darknesses,
  grounds,
  movementIn,
  type Darkness,
  type Ground,
} from './movement.ts'

export interface Going {
  ground: Ground
  darkness: Darkness
  pushed: boolean
  /** Tack of the mounts; absent when the party walks. */
  tack?: Tack
}

interface Day {
  slowest: ReadonlyCreature
  movement: number
  miles: number
  /** Days on the road before a day of rest is due. */
  restAfter: number
  /** Creatures that set the pace: the living party on foot, or its mounts. */
  walkers: ReadonlyCreature[]
  all: ReadonlyCreature[]
}

/** A day on the road: the slowest sets the pace. Rules GAM-MOV-10, GAM-MOV-11, GAM-EQ-14. */
export function planDay(situation: Situation, going: Going): Day | null {
  const all = livingParty(situation)
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
  return compact(
    step(`Slowest, ${slowest.name}`, `Movement ${movement}`, 'GAM-MOV-11'),
    darkness !== 'light' && step('In the dark', darkness, 'GAM-MOV-10'),
    tack && tack !== 'saddle' && step(`Ridden, ${tack}`, tackPenalties(tack).day, 'GAM-EQ-14'),
    step(`Ground, ${ground}`, milesOf(miles), 'GAM-MOV-11'),
    pushed && step('Half as far again', 'a health test of each', 'GAM-MOV-12'),
    step('A day of rest after', `${restAfter} days`, 'GAM-MOV-11'),
  )
}

export const byCountry = 'as the country'
const groundsHere = [byCountry, ...grounds] as const
type GroundTold = (typeof groundsHere)[number]

/**
 * Ground of each terrain by the three rows of the book; ours where it names none. Rules GAM-MOV-11,
 * GF-ROAD-03.
 */
const groundOfCountry: Readonly<Record<string, Ground>> = {
  road: 'ideal',
  plains: 'ideal',
  coast: 'ideal',
  forest: 'forest',
  hills: 'hills',
  ruins: 'hills',
  desert: 'hills',
  mountains: 'thick growth',
  swamp: 'bog',
}

/** Ground of the day: as chosen, else by the terrain, ideal when that is unknown. */
export function groundOf(situation: Pick<Situation, 'place'>, chosen: GroundTold): Ground {
  if (chosen !== byCountry) return chosen
  return groundOfCountry[situation.place.terrain ?? ''] ?? 'ideal'
}

const onFoot = 'on foot'
const waysToGo = [onFoot, ...tacks] as const

interface Input {
  ground: GroundTold
  by: (typeof waysToGo)[number]
  darkness: Darkness
  pushed: boolean
}

function goingOf(situation: Situation, { ground, by, darkness, pushed }: Input): Going {
  const tack: Tack | undefined = by === onFoot ? undefined : by
  return { ground: groundOf(situation, ground), darkness, pushed, ...(tack ? { tack } : {}) }
}

/** Reason why the party can’t travel so now, with the way out; null when it can. */
export function travelRefusal(
  situation: Situation,
  { by, darkness }: Pick<Input, 'by' | 'darkness'> = { by: onFoot, darkness: 'light' },
): string | null {
  if (situation.fight) return 'A fight is on: end it before the day goes on.'
  if (situation.party.length === 0) return 'Nobody is in the party: add somebody first.'
  if (!thisWatch(situation).daylight && darkness === 'light')
    return 'It is night: camp until it is light, or travel by night.'
  return journeyEndReason(situation) ?? (by === onFoot ? null : tooFewMounts(partyOf(situation)))
}

/** Health test of each walker for going half as far again. Rule GAM-MOV-12. */
function* testPushed(
  situation: Situation,
  at: AtTable,
  { walkers }: Day,
): ProcedureOf<{ hurt: string[]; why: Step[]; effects: Effect[] }> {
  const came = { hurt: [] as string[], why: [] as Step[], effects: [] as Effect[] }
  for (const walker of walkers) {
    const test = creatureTest(walker, situation, 'health', {
      label: `health ${walker.name} (${walker.id})`,
      rule: 'GAM-MOV-12',
      success: 'Keeps up',
      failure: 'An injury',
    })
    const result = yield* runTest(test, at.ruling)
    came.why.push(...result.why)
    if (result.success) continue
    came.hurt.push(walker.name)
    came.effects.push(...injuryEffects(situation, walker))
  }
  return came
}

/** A day on the road. Rules GAM-MOV-10 to GAM-MOV-12, GAM-EQ-14, GF-TURN-01. */
export const travelDay = defineAction({
  id: 'gods-and-monsters.travel',
  title: 'Travel a day',
  rule: 'GAM-MOV-11',
  phase: 'travel',
  slot: 'travel',
  finds: 'road walk ride journey march miles day forest hills bog push horse',
  asks: {
    ground: { kind: 'choice', title: 'Ground', of: groundsHere, default: byCountry },
    by: { kind: 'choice', title: 'They go', of: waysToGo, default: onFoot },
    darkness: { kind: 'choice', title: 'By', of: darknesses, default: 'light' },
    pushed: {
      kind: 'switch',
      title: 'Half as far again',
      default: false,
      also: ['forced', 'forced march'],
    },
  },
  plan(situation, input) {
    const hindrance = travelRefusal(situation, input)
    if (hindrance) return refusal(hindrance)
    const going = goingOf(situation, input)
    const day = planDay(situation, going)
    return day
      ? { going, day, steps: daySteps(day, going) }
      : refusal('Nobody of the party can go: see who lives.')
  },
  preview({ going, day, steps }, situation) {
    const ahead = nextStop(situation)
    const there = ahead !== null && day.miles >= ahead.left
    return {
      ...plain(
        `${milesOf(day.miles)}${going.pushed ? ', and a health test of each' : ''}`,
        [step('Movement', day.movement, 'GAM-MOV-11')],
        [...steps, ...wandererSteps(situation)],
      ),
      chances: ahead
        ? [
            {
              says: there ? `${ahead.stop.title} reached` : `Short of ${ahead.stop.title}`,
              chance: 1,
              tone: there ? 'good' : 'plain',
            },
          ]
        : [],
    }
  },
  *run({ going, day, steps }, situation, at) {
    const harm = going.pushed
      ? yield* testPushed(situation, at, day)
      : { hurt: [], why: [], effects: [] }
    const come = yield* rollWanderers(situation, at, 'gods-and-monsters.travel')
    const isEncounter = come.tone === 'due'
    const leg = legOf(situation, day.miles)
    const to = `to mile ${Math.floor(journeyOf(situation).miles + leg.miles)}`
    const hurt = harm.hurt.length > 0 ? `. Injured: ${listed(harm.hurt)}` : ''
    const says = `${milesOf(leg.miles)}, ${legSays(leg, to)}${hurt}${isEncounter ? `. ${come.says}` : ''}`
    return line(at, {
      rule: 'GAM-MOV-11',
      what: `Travel, ${going.ground}${going.pushed ? ', pushed' : ''}`,
      says,
      tone: isEncounter ? 'due' : harm.hurt.length > 0 ? 'bad' : 'plain',
      who: [...day.all.map(({ id }) => id), ...come.who],
      total: leg.miles,
      why: [...steps, ...harm.why, ...come.why],
      effects: [
        { do: 'onward', miles: leg.miles },
        ...(situation.place.here ? [{ do: 'move on' as const }] : []),
        ...harm.effects,
        ...come.effects,
        // A day’s walk has its ten minutes of rest in it.
        ...restEffects(situation, []),
        ...countRoadDay(situation),
        ...daySpent(
          situation,
          { did: 'Travel', miles: leg.miles, ...(isEncounter ? { event: 'Encounter' } : {}), says },
          leg.part,
        ),
      ],
    })
  },
})
