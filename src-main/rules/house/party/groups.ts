import { defineAction, type Action } from '../../action.ts'
import { duration } from '../../clock/duration.ts'
import { burningLights, left } from '../../clock/timers.ts'
import type { Effect } from '../../effects.ts'
import type { Step } from '../../outcome.ts'
import { houseRule } from '../../ruleset.ts'
import type { Id, Situation, Timer } from '../../situation.ts'
import { setAside } from '../encounters/beside.ts'
import { realTimeLights } from '../time-rules.ts'
import { told } from '../told.ts'
import { plain, refusal } from '../trial.ts'
import { listed, upperFirst } from '../words.ts'
import { heldTogether, peopleOf } from './group-timers.ts'

type OtherGroup = NonNullable<Situation['split']>['other']
type People = Pick<Situation, 'creatures' | 'party'>

const together = 'The party is together: split it first.'
/** Key that watches the other group, as refusals name it. */
const watchKey = 'Shift+C'

/** Names a group by its members, front first: "Ada and Bo", "Ada, Bo and 3 more". */
export function groupName({ creatures, party }: People): string {
  const names = party.flatMap((id) => creatures[id]?.name.split(' ')[0] ?? [])
  return names.length > 3
    ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
    : listed(names)
}

/** Rule GF-SPLIT-01. */
const split: Action = defineAction({
  id: 'house.split-party',
  title: 'Split the party',
  rule: 'GF-SPLIT-01',
  phase: 'table',
  slot: 'order',
  needs: [],
  finds: 'split party two groups apart separate scout ahead divide',
  asks: { going: { kind: 'creatures', title: 'Who goes', side: 'party', optional: true } },
  preview(situation, { going = [] }) {
    const refuses = unsplittable(situation, going)
    if (refuses) return refusal(refuses)
    const [went, stay] = halves(situation, going)
    return plain(`${groupName(went)} go; ${groupName(stay)} stay in view`)
  },
  *run(situation, { going = [] }) {
    yield* []
    const [went, stay] = halves(situation, going)
    return told(
      'GF-SPLIT-01',
      'The party splits',
      `${groupName(went)} go; ${groupName(stay)} stay in view`,
      [{ do: 'split', going }],
      { who: going },
    )
  },
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
  const timer = heldTogether(situation, going)
  if (timer) return `${timer} holds people of both groups: end it, or let all of them go.`
  const band = Object.values(situation.groups).find(({ members }) => mixed(members))
  return band ? `${band.name} act together: all of them go, or none.` : null
}

/** Rule GF-SPLIT-02. */
const watch: Action = defineAction({
  id: 'house.watch-other',
  title: 'Watch the other group',
  rule: 'GF-SPLIT-02',
  phase: 'table',
  slot: 'order',
  needs: [],
  finds: 'other group switch view split party meanwhile',
  asks: {},
  preview({ split: parting }) {
    return parting ? plain(`${groupName(parting.other)} in view`) : refusal(together)
  },
  *run(situation) {
    yield* []
    const { split: parting } = situation
    if (!parting) return told('GF-SPLIT-02', 'The other group', 'The party is together', [])
    return told(
      'GF-SPLIT-02',
      `Meanwhile, ${groupName(parting.other)}`,
      gapOf(situation, parting.other),
      [{ do: 'watch other group' }],
    )
  },
})

function gapOf(situation: Situation, other: OtherGroup): string {
  const said = gapSaid(other.seconds - situation.clock.seconds)
  return `${upperFirst(said)}`
}

/** "2 turns behind", "1 day ahead", "at the same hour". */
export function gapSaid(seconds: number): string {
  if (seconds === 0) return 'at the same hour'
  return `${duration(Math.abs(seconds))} ${seconds < 0 ? 'behind' : 'ahead'}`
}

/** Rule GF-SPLIT-03. */
const rejoin: Action = defineAction({
  id: 'house.rejoin',
  title: 'Rejoin the party',
  rule: 'GF-SPLIT-03',
  phase: 'table',
  slot: 'order',
  needs: [],
  finds: 'rejoin reunite meet again split party together groups',
  asks: {},
  preview(situation) {
    const refuses = apartStill(situation)
    if (refuses) return refusal(refuses)
    const waiting = waitingOf(situation)
    return plain(waiting.says, [], waiting.lights)
  },
  *run(situation) {
    yield* []
    const waiting = waitingOf(situation)
    const { split: parting } = situation
    return told(
      'GF-SPLIT-03',
      'The party is together again',
      waiting.says,
      [{ do: 'rejoin' }, ...broughtAlong(situation)],
      {
        who: [...situation.party, ...(parting?.other.party ?? [])],
        tone: 'good',
        why: waiting.lights,
      },
    )
  },
})

/** Where both groups have an encounter, that of the group out of view is set aside. */
function broughtAlong(situation: Situation): Effect[] {
  const { split: parting, encounter } = situation
  return encounter && parting?.other.encounter ? setAside({ ...situation, ...parting.other }) : []
}

interface Waiting {
  says: string
  /** Lights of the waiting group that burn meanwhile. */
  lights: Step[]
}

function waitingOf(situation: Situation): Waiting {
  const { split: parting, clock, encounter } = situation
  const by = parting ? parting.other.seconds - clock.seconds : 0
  const theirs = encounter ? parting?.other.encounter : undefined
  if (theirs && encounter)
    return { says: `${encounter.title} and ${theirs.title} stand side by side`, lights: [] }
  if (!parting || by === 0) return { says: 'Both groups are at the same hour', lights: [] }
  const behind = by > 0 ? situation : parting.other
  const now = Math.min(clock.seconds, parting.other.seconds)
  const byWall = houseRule<boolean>(situation, realTimeLights)
  const lights = byWall ? [] : burningLights(behind.timers)
  return {
    says: `${groupName(behind)} wait ${duration(Math.abs(by))}`,
    lights: lights.map((light) => {
      const remains = left(light as Timer, now) - Math.abs(by)
      const bearer = light.bearer ? behind.creatures[light.bearer]?.name : undefined
      return {
        name: bearer ? `${light.title}, ${bearer}` : light.title,
        value:
          remains > 0 ? `burns ${duration(Math.abs(by))}, ${duration(remains)} left` : 'burns out',
        rule: light.rule,
      }
    }),
  }
}

/** Why the groups can't be one party now, with the way out; null when they can. */
function apartStill(situation: Situation): string | null {
  const { split: parting, clock } = situation
  if (!parting) return together
  const { other } = parting
  const name = groupName(other)
  if (situation.fight) return 'A fight is on: end it, then rejoin.'
  if (other.fight) return `${name} are in a fight: watch them (${watchKey}) and end it first.`
  const [behind, later] =
    clock.seconds < other.seconds ? [situation, other.seconds] : [other, clock.seconds]
  if (clock.seconds === other.seconds) return null
  if (behind.encounter)
    return `${groupName(behind)} have an encounter and can’t wait ${duration(Math.abs(other.seconds - clock.seconds))}: end it or let the time pass for them first.`
  const meal = Object.values(behind.timers).some(
    ({ kind, next, paused }) => kind === 'ration' && paused === undefined && next <= later,
  )
  if (!meal) return null
  const watchThem = behind === other ? `watch them (${watchKey}) and ` : ''
  return `A meal falls due for ${groupName(behind)} before the other group’s hour: ${watchThem}let the time pass first.`
}

export const parting: readonly Action[] = [split, watch, rejoin]
