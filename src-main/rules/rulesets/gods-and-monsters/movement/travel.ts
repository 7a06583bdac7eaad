import { defineAction } from '../../../action.ts'
import { watch } from '../../../clock/clock.ts'
import type { Effect } from '../../../effects.ts'
import { plain, refusal } from '../../../house/trial.ts'
import { counted, listed } from '../../../house/words.ts'
import { line } from '../../../line.ts'
import type { Step } from '../../../outcome.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation } from '../../../situation.ts'
import { journeyOf, milesOf, passed } from '../../../travel/journey.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, tested, tryTested } from '../checks/trial.ts'
import { flyingDay } from '../house-rules/travel.ts'
import { partyOf, scoresOf, type Someone } from '../people.ts'
import { calculator, living } from '../reckoning.ts'
import { dailyMiles, darknesses, grounds, type Darkness, type Ground } from './figures.ts'
import { movementIn } from './dark.ts'
import { strained } from './press-on.ts'

interface Day {
  slowest: Someone
  movement: number
  miles: number
  /** Days in a row before a day of rest is due. */
  restAfter: number
  walkers: Someone[]
}

/** A day on foot: the slowest sets the pace. Rules GAM-MOV-10, GAM-MOV-11. */
export function dayOf(
  situation: Situation,
  ground: Ground,
  darkness: Darkness,
  pushed: boolean,
): Day | null {
  const walkers = partyOf(situation).filter(({ conditions }) => !('dead' in conditions))
  const speed = (each: Someone) => each.values.movement ?? 10
  const [slowest] = [...walkers].sort((a, b) => speed(a) - speed(b))
  if (!slowest) return null
  const movement = movementIn(situation, speed(slowest), darkness)
  const people = walkers.filter(({ kind }) => kind !== 'animal')
  const least = Math.min(
    ...(people.length > 0 ? people : walkers).map((each) => scoresOf(each).endurance),
  )
  return {
    slowest,
    movement,
    miles: dailyMiles(movement, ground, pushed),
    restAfter: least / 2,
    walkers,
  }
}

/** How a day’s miles come about. Rule GAM-MOV-11. */
export function daySteps({ slowest, movement, miles, restAfter }: Day, ground: Ground): Step[] {
  return [
    { name: `Slowest, ${slowest.name}`, value: `Movement ${movement}`, rule: 'GAM-MOV-11' },
    { name: `Ground, ${ground}`, value: milesOf(miles), rule: 'GAM-MOV-11' },
    { name: 'A day of rest after', value: `${restAfter} days`, rule: 'GAM-MOV-11' },
  ]
}

const nobody = 'Nobody is in the party: add somebody first.'

/** A day on the road; half as far again costs each a health test. Rules GAM-MOV-10 to GAM-MOV-12. */
export const travel = defineAction({
  id: 'gods-and-monsters.travel',
  title: 'Travel a day',
  rule: 'GAM-MOV-11',
  phase: 'travel',
  slot: 'travel',
  needs: [],
  finds: 'road walk journey march miles day forest hills bog push',
  asks: {
    ground: { kind: 'choice', title: 'Ground', of: grounds, default: 'ideal' },
    darkness: { kind: 'choice', title: 'By', of: darknesses, default: 'light' },
    pushed: { kind: 'switch', title: 'Half as far again', default: false },
  },
  preview(situation, { ground, darkness, pushed }) {
    const day = dayOf(situation, ground, darkness, pushed)
    if (!day) return refusal(nobody)
    return plain(
      `${milesOf(day.miles)}${pushed ? ', and a health test of each' : ''}`,
      [{ name: 'Movement', value: day.movement, rule: 'GAM-MOV-11' }],
      daySteps(day, ground),
    )
  },
  *run(situation, { ground, darkness, pushed }, at) {
    const day = dayOf(situation, ground, darkness, pushed)
    if (!day) return line(at, { rule: 'GAM-MOV-11', what: 'Travel', says: nobody })
    const effects: Effect[] = []
    const why: Step[] = []
    const hurt: string[] = []
    for (const walker of pushed ? day.walkers : []) {
      const test = tested(
        `health ${walker.name} (${walker.id})`,
        [scoreTerm(walker, 'health'), ...burdens(walker, situation, 'health')],
        { rule: 'GAM-MOV-12', success: 'Keeps up', failure: 'An injury' },
      )
      const tried = yield* tryTested(test, at.ruling)
      why.push(...tried.why)
      if (tried.success) continue
      hurt.push(walker.name)
      effects.push(...strained(situation, walker))
    }
    const reached = passed(situation, day.miles).map(({ title }) => title)
    const there =
      reached.length > 0
        ? `${listed(reached)} reached`
        : `to mile ${Math.floor(journeyOf(situation).miles + day.miles)}`
    const says = `${milesOf(day.miles)}, ${there}${hurt.length > 0 ? `. Injured: ${listed(hurt)}` : ''}`
    return line(at, {
      rule: 'GAM-MOV-11',
      what: `Travel, ${ground}${pushed ? ', pushed' : ''}`,
      says,
      tone: hurt.length > 0 ? 'bad' : 'plain',
      who: day.walkers.map(({ id }) => id),
      total: day.miles,
      why: [...daySteps(day, ground), ...why],
      effects: [
        { do: 'onward', miles: day.miles },
        ...(situation.place.here ? [{ do: 'move on' as const }] : []),
        ...effects,
        {
          do: 'travel log',
          entry: {
            id: `w${situation.nextId}`,
            at: situation.clock.seconds,
            did: 'Travel',
            miles: day.miles,
            says,
            ...(situation.weather ? { sky: situation.weather.sky } : {}),
          },
        },
        { do: 'advance', seconds: watch },
      ],
    })
  },
})

/** Over a long way in the air. Rules GAM-MOV-13, GAM-AMB-62. */
export const flying = calculator({
  id: 'gods-and-monsters.flying',
  title: 'Fly a long way',
  rule: 'GAM-MOV-13',
  phase: 'check',
  slot: 'travel',
  finds: 'flight wings miles hour day air',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    hours: { kind: 'number', title: 'Hours', min: 1, max: 24, default: 8 },
  },
  reckon(situation, { who, hours }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const movement = creature.values.movement ?? 10
    const byWalker = houseRule(situation, flyingDay) === 'eight times'
    const miles = byWalker ? (8 * dailyMiles(movement, 'ideal') * hours) / 8 : movement * hours
    return {
      says: `${milesOf(miles)} in ${counted(hours, 'hour')}`,
      terms: [{ name: 'Movement', value: movement, rule: 'GAM-MOV-13' }],
      who: [who],
    }
  },
})
