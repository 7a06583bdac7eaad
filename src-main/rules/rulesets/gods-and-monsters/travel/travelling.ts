import { defineAction, type Action, type AtTable } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { daySpent } from '../../../travel/daylight.ts'
import { arrived, journeyOf, legOf, legSays, milesOf, nextStop } from '../../../travel/journey.ts'
import { thisWatch } from '../../../travel/watch.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest, runTest } from '../checks/trial.ts'
import { wanderers, wandererSteps } from '../exploration/wanderers.ts'
import { tacks, type Tack } from '../gear/priced.ts'
import { darknesses, type Darkness } from '../movement/figures.ts'
import { strained } from '../movement/press-on.ts'
import { rests } from '../movement/weariness.ts'
import { partyOf } from '../people.ts'
import { dayOf, daySteps, type Day, type Going } from './day.ts'
import { byCountry, groundOf, groundsHere, type GroundTold } from './ground.ts'
import { afoot } from './mounts.ts'
import { roadDaySpent } from './road-rest.ts'

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
export function staysPut(
  situation: Situation,
  { by, darkness }: Pick<Input, 'by' | 'darkness'> = { by: onFoot, darkness: 'light' },
): string | null {
  if (situation.fight) return 'A fight is on: end it before the day goes on.'
  if (situation.party.length === 0) return 'Nobody is in the party: add somebody first.'
  if (!thisWatch(situation).daylight && darkness === 'light')
    return 'It is night: camp until it is light, or travel by night.'
  return arrived(situation) ?? (by === onFoot ? null : afoot(partyOf(situation)))
}

/** Health test of each walker for going half as far again. Rule GAM-MOV-12. */
function* pushed(
  situation: Situation,
  at: AtTable,
  { walkers }: Day,
): ProcedureOf<{ hurt: string[]; why: Step[]; effects: Effect[] }> {
  const came = { hurt: [] as string[], why: [] as Step[], effects: [] as Effect[] }
  for (const walker of walkers) {
    const test = scoredTest(
      `health ${walker.name} (${walker.id})`,
      [scoreTerm(walker, 'health'), ...burdens(walker, situation, 'health')],
      { rule: 'GAM-MOV-12', success: 'Keeps up', failure: 'An injury' },
    )
    const tried = yield* runTest(test, at.ruling)
    came.why.push(...tried.why)
    if (tried.success) continue
    came.hurt.push(walker.name)
    came.effects.push(...strained(situation, walker))
  }
  return came
}

/** A day on the road. Rules GAM-MOV-10 to GAM-MOV-12, GAM-EQ-14, GF-TURN-01. */
export function travelling(gameOf: GameOf): Action {
  return defineAction({
    id: 'gods-and-monsters.travel',
    title: 'Travel a day',
    rule: 'GAM-MOV-11',
    phase: 'travel',
    slot: 'travel',
    needs: [],
    finds: 'road walk ride journey march miles day forest hills bog push horse',
    asks: {
      ground: { kind: 'choice', title: 'Ground', of: groundsHere, default: byCountry },
      by: { kind: 'choice', title: 'They go', of: waysToGo, default: onFoot },
      darkness: { kind: 'choice', title: 'By', of: darknesses, default: 'light' },
      pushed: { kind: 'switch', title: 'Half as far again', default: false },
    },
    preview(situation, input) {
      const hindrance = staysPut(situation, input)
      if (hindrance) return refusal(hindrance)
      const going = goingOf(situation, input)
      const day = dayOf(situation, going)
      if (!day) return refusal('Nobody of the party can go: see who lives.')
      const ahead = nextStop(situation)
      const there = ahead !== null && day.miles >= ahead.left
      return {
        ...plain(
          `${milesOf(day.miles)}${input.pushed ? ', and a health test of each' : ''}`,
          [{ name: 'Movement', value: day.movement, rule: 'GAM-MOV-11' }],
          [...daySteps(day, going), ...wandererSteps(situation)],
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
    *run(situation, input, at) {
      const going = goingOf(situation, input)
      const day = dayOf(situation, going)
      if (!day) return line(at, { rule: 'GAM-MOV-11', what: 'Travel', says: 'Nobody goes' })
      const harm = input.pushed
        ? yield* pushed(situation, at, day)
        : { hurt: [], why: [], effects: [] }
      const come = yield* wanderers(situation, at, gameOf, 'gods-and-monsters.travel')
      const met = come.tone === 'due'
      const leg = legOf(situation, day.miles)
      const to = `to mile ${Math.floor(journeyOf(situation).miles + leg.miles)}`
      const went = `${milesOf(leg.miles)}, ${legSays(leg, to)}`
      const hurt = harm.hurt.length > 0 ? `. Injured: ${listed(harm.hurt)}` : ''
      const says = `${went}${hurt}${met ? `. ${come.says}` : ''}`
      return line(at, {
        rule: 'GAM-MOV-11',
        what: `Travel, ${going.ground}${input.pushed ? ', pushed' : ''}`,
        says,
        tone: met ? 'due' : harm.hurt.length > 0 ? 'bad' : 'plain',
        who: [...day.all.map(({ id }) => id), ...come.who],
        total: leg.miles,
        why: [...daySteps(day, going), ...harm.why, ...come.why],
        effects: [
          { do: 'onward', miles: leg.miles },
          ...(situation.place.here ? [{ do: 'move on' as const }] : []),
          ...harm.effects,
          ...come.effects,
          // A day’s walk has its ten minutes of rest in it.
          ...rests(situation, []),
          ...roadDaySpent(situation),
          ...daySpent(
            situation,
            {
              did: 'Travel',
              miles: leg.miles,
              ...(met ? { event: 'Encounter' } : {}),
              says,
            },
            leg.part,
          ),
        ],
      })
    },
  })
}
