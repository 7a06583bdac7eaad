import { plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { nightSteps, sleepThrough } from '../../../borrowing/nights.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { choose, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { daySpent } from '../../../travel/daylight.ts'
import { nightWatch } from '../../../travel/journey.ts'
import { thisWatch } from '../../../travel/watch.ts'
import { defineAction } from '../../../core/action.ts'
import { restSteps, restAll, sleepers, type RestResult } from '../rest/index.ts'
import { rollTravelDie, type TravelResult } from './events.ts'

const watches = 'HBK-REST-03'

const byNight: Step = step('By night', 'one roll of the travel die', 'HBK-TTURN-02')

interface Night {
  sleep: ReadonlyCreature[]
  up: ReadonlyCreature[]
}

/** Sleepers and watchers of a night: a lone watcher stays up throughout. Rule HBK-REST-03. */
function nightOf(situation: Situation, who: readonly string[]): Night {
  const all = sleepers(situation, who)
  const watching = nightWatch(situation)
  const up = watching.length === 1 ? all.filter(({ id }) => id === watching[0]) : []
  return { sleep: all.filter((one) => !up.includes(one)), up }
}

function namesOf(people: readonly ReadonlyCreature[]): string {
  return listed(people.map(({ name }) => name))
}

function watchSteps(situation: Situation, up: readonly ReadonlyCreature[]): Step[] {
  const watching = nightWatch(situation).flatMap((id) => situation.creatures[id] ?? [])
  if (watching.length === 0) return [{ name: 'Watch', value: 'nobody keeps it', rule: watches }]
  return [
    { name: 'Watch', value: namesOf(watching), rule: watches },
    ...(up.length > 0
      ? [{ name: namesOf(up), value: 'on watch all night: no rest', rule: watches } as const]
      : []),
  ]
}

/** Asks whether the watch wakes the others when a monster is near. Rule HBK-REST-03. */
function* askWoken(situation: Situation, come: TravelResult): ProcedureOf<boolean> {
  if (come.event !== 'monster nearby' || nightWatch(situation).length === 0) return false
  const how = yield* choose('does the watch wake the others', ['they are woken', 'they sleep on'], {
    note: come.says,
  })
  return how === 'they are woken'
}

const noRest: RestResult = { says: '', why: [], effects: [] }

/**
 * Night outdoors: one travel die, and 1d6 STA for each who sleeps through it. Rules HBK-REST-02,
 * HBK-REST-03, HBK-TTURN-02.
 */
export const camp = defineAction({
  id: 'heartbreaker.camp',
  title: 'Camp for the night',
  rule: 'HBK-REST-02',
  phase: 'travel',
  slot: 'camp',
  finds: 'sleep rest night watch heal stamina',
  asks: {
    who: { kind: 'creatures', role: 'actor', title: 'Who sleeps', side: 'party', lying: true },
  },
  plan(situation, { who }): Night | RefusedPreview {
    if (situation.party.length === 0) return refusal('Nobody is in the party: add somebody first.')
    if (situation.fight) return refusal('A fight is on: end it before anybody sleeps.')
    if (thisWatch(situation).daylight)
      return refusal('It is day: travel or stay until it is dark, and camp then.')
    return nightOf(situation, who)
  },
  preview({ sleep, up }, situation, { ruleset: { borrower } }) {
    const ids = sleep.map(({ id }) => id)
    const rest = borrower ? 'a night’s rest' : '1d6 STA'
    const watch = up.length > 0 ? `; ${namesOf(up)} keeps watch and does not rest` : ''
    return plain(
      `The travel die, then ${rest} for each who sleeps through${watch}`,
      [],
      [
        ...watchSteps(situation, up),
        ...(borrower ? nightSteps(situation, ids, borrower) : restSteps(sleep, 'night')),
        byNight,
      ],
    )
  },
  *run({ sleep, up }, situation, at) {
    const come = yield* rollTravelDie(situation, at, 'heartbreaker.camp')
    const woken = yield* askWoken(situation, come)
    const { borrower } = at.ruleset
    const slept = woken
      ? noRest
      : borrower
        ? yield* sleepThrough(sleep, borrower)
        : yield* restAll(situation, sleep, 'night')
    const rested = woken
      ? 'Broken sleep heals nothing'
      : slept.says || 'Slept; nobody had STA to regain'
    const says = come.event === 'nothing' ? rested : `${come.says}. ${rested}`
    return line(at, {
      rule: woken ? watches : 'HBK-REST-02',
      what: 'Camp',
      says,
      tone: come.tone === 'due' ? 'due' : woken ? 'bad' : 'good',
      who: [...sleep, ...up].map(({ id }) => id),
      why: [...come.why, ...watchSteps(situation, up), ...slept.why, byNight],
      effects: [
        ...come.effects,
        ...slept.effects,
        ...daySpent(situation, { did: 'Camp', miles: 0, event: come.title, says, ...come.logged }),
      ],
    })
  },
})
