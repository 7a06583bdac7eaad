import { duration } from '../../clock/duration.ts'
import { burningLights, secondsLeft } from '../../clock/timers.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import { plain, refusal } from '../../core/preview.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { Id, Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import { upperFirst } from '../../core/words.ts'
import { setAside } from '../encounters/beside.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { realTimeLights } from '../time-rules.ts'
import { groupDoes, groupName, type People } from './group-name.ts'
import { sharedTimerTitle, peopleOf } from './group-timers.ts'

const together = 'The party is together: split it first.'
/** Key that shows the other group, as named in refusals. */
const watchKey = 'Shift+C'

type OtherGroup = NonNullable<Situation['split']>['other']

/** Rule GF-SPLIT-01. */
const split = defineAction({
  id: 'house.split-party',
  title: 'Split the party',
  rule: 'GF-SPLIT-01',
  phase: 'table',
  slot: 'order',
  finds: 'split party two groups apart separate scout ahead divide',
  asks: {
    going: { kind: 'creatures', role: 'actor', title: 'Who goes', side: 'party', optional: true },
  },
  plan(situation, { going = [] }) {
    const refuses = unsplittable(situation, going)
    if (refuses) return refusal(refuses)
    const [leaving, stay] = halves(situation, going)
    return {
      going,
      says: `${groupDoes(leaving, 'goes', 'go')}; ${groupDoes(stay, 'stays', 'stay')} in view`,
    }
  },
  preview: ({ says }) => plain(says),
  run: ({ going, says }) =>
    gmOutcome('GF-SPLIT-01', 'The party splits', says, [{ do: 'split', going }], { who: going }),
})

function halves(situation: Situation, going: readonly Id[]): [People, People] {
  const { creatures, party } = situation
  return [
    { creatures, party: party.filter((id) => going.includes(id)) },
    { creatures, party: party.filter((id) => !going.includes(id)) },
  ]
}

function unsplittable(situation: Situation, going: readonly Id[]): string | null {
  if (situation.split) return 'The party is split already: rejoin first.'
  if (situation.fight) return 'A fight is on: end it, then split the party.'
  if (going.length === 0) return 'Choose who goes.'
  if (situation.party.every((id) => going.includes(id)))
    return 'Somebody has to stay: take one out.'
  const goes = (id: Id): boolean => going.includes(id)
  const mixed = (ids: readonly Id[]): boolean => ids.some(goes) && !ids.every(goes)
  const due = Object.values(situation.dues).find((one) => mixed(peopleOf(situation, one)))
  if (due) return `${due.title} is due for people of both groups: settle it first.`
  const timer = sharedTimerTitle(situation, going)
  if (timer) return `${timer} holds people of both groups: end it, or let all of them go.`
  const band = Object.values(situation.groups).find(({ members }) => mixed(members))
  return band ? `${band.name} act together: all of them go, or none.` : null
}

/** Rule GF-SPLIT-02. */
const watch = defineAction({
  id: 'house.watch-other',
  title: 'Watch the other group',
  rule: 'GF-SPLIT-02',
  phase: 'table',
  slot: 'order',
  finds: 'other group switch view split party meanwhile',
  plan: ({ split: parting }) => parting?.other ?? refusal(together),
  preview: (other) => plain(`${groupName(other)} in view`),
  run: (other, { clock }) =>
    gmOutcome(
      'GF-SPLIT-02',
      `Meanwhile, ${groupName(other)}`,
      upperFirst(gapText(other.seconds - clock.seconds)),
      [{ do: 'watch other group' }],
    ),
})

/** Text of a time difference: "2 turns behind", "1 day ahead", "at the same hour". */
export function gapText(seconds: number): string {
  if (seconds === 0) return 'at the same hour'
  return `${duration(Math.abs(seconds))} ${seconds < 0 ? 'behind' : 'ahead'}`
}

/** Group whose clock is behind, and by how much. */
interface LateGroup {
  behind: Situation | OtherGroup
  /** Clock of the other group, in game seconds. */
  later: number
  by: number
}

/** Group that is behind; null while the party is together or both clocks agree. */
function lateGroup(situation: Situation): LateGroup | null {
  const { split: parting, clock } = situation
  const by = parting ? parting.other.seconds - clock.seconds : 0
  if (!parting || by === 0) return null
  return by > 0
    ? { behind: situation, later: parting.other.seconds, by }
    : { behind: parting.other, later: clock.seconds, by: -by }
}

interface Waiting {
  says: string
  /** Lights of the waiting group that burn during the wait. */
  lights: Step[]
}

function waitingOf(situation: Situation, { behind, later, by }: LateGroup): Waiting {
  const byWall = houseRule<boolean>(situation, realTimeLights)
  const lights = byWall ? [] : burningLights(behind.timers)
  return {
    says: `${groupDoes(behind, 'waits', 'wait')} ${duration(by)}`,
    lights: lights.map((light) => {
      const remains = secondsLeft(light as Timer, later - by) - by
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
function busy({ behind, by }: LateGroup): string {
  return `${groupDoes(behind, 'has', 'have')} an encounter and can’t wait ${duration(by)}: end it or let the time pass for them first.`
}

/** Steps for timers other than lights that expire during the wait. */
function runsOut({ behind, later }: LateGroup): Step[] {
  return Object.values(behind.timers)
    .filter(({ kind, next, paused }) => kind !== 'light' && paused === undefined && next <= later)
    .map(({ title, due, rule }) => ({ name: title, value: due ? 'falls due' : 'ends', rule }))
}

/** Shows the group behind and moves its clock on to the other's time. Rule GF-SPLIT-04. */
const letWait = defineAction({
  id: 'house.let-wait',
  title: 'Let the group behind wait',
  rule: 'GF-SPLIT-04',
  phase: 'table',
  slot: 'order',
  finds: 'wait rejoin catch up other group split party same hour',
  plan(situation) {
    const { split: parting, fight } = situation
    if (!parting) return refusal('The party is together: nobody has to wait.')
    const late = lateGroup(situation)
    if (!late) return refusal('Both groups are at the same hour: rejoin.')
    if (fight) return refusal('A fight is on: end it first.')
    if (late.behind.fight)
      return refusal(
        `${groupDoes(late.behind, 'is', 'are')} in a fight: watch them and end it first.`,
      )
    return late.behind.encounter ? refusal(busy(late)) : late
  },
  preview(late, situation) {
    const { says, lights } = waitingOf(situation, late)
    return plain(says, [], [...lights, ...runsOut(late)])
  },
  run(late, situation) {
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

/** Rule GF-SPLIT-03. */
const rejoin = defineAction({
  id: 'house.rejoin',
  title: 'Rejoin the party',
  rule: 'GF-SPLIT-03',
  phase: 'table',
  slot: 'order',
  finds: 'rejoin reunite meet again split party together groups',
  plan(situation) {
    const other = situation.split?.other
    if (!other) return refusal(together)
    const refuses = apartStill(situation, other)
    return refuses ? refusal(refuses) : { other, waiting: meeting(situation, other) }
  },
  preview: ({ waiting }) => plain(waiting.says, [], waiting.lights),
  run: ({ other, waiting }, situation) =>
    gmOutcome(
      'GF-SPLIT-03',
      'The party is together again',
      waiting.says,
      [{ do: 'rejoin' }, ...broughtAlong(situation, other)],
      { who: [...situation.party, ...other.party], tone: 'good', why: waiting.lights },
    ),
})

/** Sets aside the encounter of the group out of view, when both groups have one. */
function broughtAlong(situation: Situation, other: OtherGroup): Effect[] {
  return situation.encounter && other.encounter ? setAside({ ...situation, ...other }) : []
}

/** How the groups rejoin: both encounters stay open, at the same hour, or one group waits. */
function meeting(situation: Situation, other: OtherGroup): Waiting {
  const { encounter } = situation
  if (encounter && other.encounter)
    return {
      says: `${encounter.title} and ${other.encounter.title} stand side by side`,
      lights: [],
    }
  const late = lateGroup(situation)
  return late
    ? waitingOf(situation, late)
    : { says: 'Both groups are at the same hour', lights: [] }
}

/** Reason the groups can't rejoin now, with the remedy; null when they can. */
function apartStill(situation: Situation, other: OtherGroup): string | null {
  if (situation.fight) return 'A fight is on: end it, then rejoin.'
  if (other.fight)
    return `${groupDoes(other, 'is', 'are')} in a fight: watch them (${watchKey}) and end it first.`
  const late = lateGroup(situation)
  if (!late) return null
  const { behind, later } = late
  if (behind.encounter) return busy(late)
  const meal = Object.values(behind.timers).some(
    ({ kind, next, paused }) => kind === 'ration' && paused === undefined && next <= later,
  )
  if (!meal) return null
  return `A meal falls due for ${groupName(behind)} before the other group’s hour: let them wait, then settle it.`
}

export const parting = [split, watch, letWait, rejoin]
