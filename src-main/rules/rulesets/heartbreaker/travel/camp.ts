import { defineAction, type Action } from '../../../core/action.ts'
import { nightSteps, sleepThrough } from '../../../borrowing/nights.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { choose, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { daySpent } from '../../../travel/daylight.ts'
import { nightWatch } from '../../../travel/journey.ts'
import { thisWatch } from '../../../travel/watch.ts'
import { restSteps, resting, sleepers, type RestResult } from '../rest/resting.ts'
import { roadHappens, type RoadCome } from './events.ts'

const watches = 'HBK-REST-03'

/** Sleepers and watchers of a night: a lone watcher stays up throughout. Rule HBK-REST-03. */
function asleep(
  situation: Situation,
  who: readonly string[],
): { sleep: ReadonlyCreature[]; up: ReadonlyCreature[] } {
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
function* broken(situation: Situation, come: RoadCome): ProcedureOf<boolean> {
  if (come.event !== 'monster nearby' || nightWatch(situation).length === 0) return false
  const how = yield* choose('does the watch wake the others', ['they are woken', 'they sleep on'])
  return how === 'they are woken'
}

const none: RestResult = { says: '', why: [], effects: [] }

/**
 * Night outdoors: one travel die, and 1d6 STA for each who sleeps through it. Rules HBK-REST-02,
 * HBK-REST-03, HBK-TTURN-02.
 */
export function camping(gameOf: GameOf): Action {
  return defineAction({
    id: 'heartbreaker.camp',
    title: 'Camp for the night',
    rule: 'HBK-REST-02',
    phase: 'travel',
    slot: 'camp',
    needs: [],
    finds: 'sleep rest night watch heal stamina',
    asks: { who: { kind: 'creatures', title: 'Who sleeps', side: 'party' } },
    preview(situation, { who }) {
      if (situation.party.length === 0)
        return refusal('Nobody is in the party: add somebody first.')
      if (situation.fight) return refusal('A fight is on: end it before anybody sleeps.')
      if (thisWatch(situation).daylight)
        return refusal('It is day: travel or stay until it is dark, and camp then.')
      const { sleep, up } = asleep(situation, who)
      const { borrower } = gameOf(situation)
      const ids = sleep.map(({ id }) => id)
      return plain(
        borrower
          ? 'The travel die, then a night’s rest for each who sleeps through'
          : 'The travel die, then 1d6 STA for each who sleeps through',
        [],
        [
          ...watchSteps(situation, up),
          ...(borrower ? nightSteps(situation, ids, borrower) : restSteps(sleep, 'night')),
          { name: 'By night', value: 'one roll of the travel die', rule: 'HBK-TTURN-02' },
        ],
      )
    },
    *run(situation, { who }, at) {
      const come = yield* roadHappens(situation, at, gameOf, 'heartbreaker.camp')
      const woken = yield* broken(situation, come)
      const { sleep, up } = asleep(situation, who)
      const { borrower } = gameOf(situation)
      const slept = woken
        ? none
        : borrower
          ? yield* sleepThrough(sleep, borrower)
          : yield* resting(situation, sleep, 'night')
      const rested = woken ? 'Broken sleep heals nothing' : slept.says || 'Slept; nobody was hurt'
      const says = come.event === 'nothing' ? rested : `${come.says}. ${rested}`
      return line(at, {
        rule: woken ? watches : 'HBK-REST-02',
        what: 'Camp',
        says,
        tone: come.tone === 'due' ? 'due' : woken ? 'bad' : 'good',
        who: [...sleep, ...up].map(({ id }) => id),
        why: [
          ...come.why,
          ...watchSteps(situation, up),
          ...slept.why,
          { name: 'By night', value: 'one roll of the travel die', rule: 'HBK-TTURN-02' },
        ],
        effects: [
          ...come.effects,
          ...slept.effects,
          ...daySpent(situation, { did: 'Camp', miles: 0, event: come.title, says }),
        ],
      })
    },
  })
}
