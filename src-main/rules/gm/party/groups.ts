import { defineAction, type Action } from '../../core/action.ts'
import { duration } from '../../clock/duration.ts'
import type { Effect } from '../../core/effects.ts'
import type { Id, Situation } from '../../core/situation.ts'
import { setAside } from '../encounters/beside.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { upperFirst } from '../../core/words.ts'
import { groupName, type People } from './group-name.ts'
import { heldTogether, peopleOf } from './group-timers.ts'
import { busy, lateGroup, letWait, waitingOf, type Waiting } from './waiting.ts'

const together = 'The party is together: split it first.'
/** Key that shows the other group, as named in refusals. */
const watchKey = 'Shift+C'

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
    return gmOutcome(
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
    if (!parting) return gmOutcome('GF-SPLIT-02', 'The other group', 'The party is together', [])
    return gmOutcome(
      'GF-SPLIT-02',
      `Meanwhile, ${groupName(parting.other)}`,
      gapOf(situation, parting.other),
      [{ do: 'watch other group' }],
    )
  },
})

function gapOf(situation: Situation, other: NonNullable<Situation['split']>['other']): string {
  const said = gapSaid(other.seconds - situation.clock.seconds)
  return `${upperFirst(said)}`
}

/** Text of a time difference: "2 turns behind", "1 day ahead", "at the same hour". */
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
    const waiting = meeting(situation)
    return plain(waiting.says, [], waiting.lights)
  },
  *run(situation) {
    yield* []
    const waiting = meeting(situation)
    const { split: parting } = situation
    return gmOutcome(
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

/** Sets aside the encounter of the group out of view, when both groups have one. */
function broughtAlong(situation: Situation): Effect[] {
  const { split: parting, encounter } = situation
  return encounter && parting?.other.encounter ? setAside({ ...situation, ...parting.other }) : []
}

/** How the groups rejoin: both encounters stay open, at the same hour, or one group waits. */
function meeting(situation: Situation): Waiting {
  const { split: parting, encounter } = situation
  const theirs = encounter ? parting?.other.encounter : undefined
  if (theirs && encounter)
    return { says: `${encounter.title} and ${theirs.title} stand side by side`, lights: [] }
  const late = lateGroup(situation)
  return late
    ? waitingOf(situation, late)
    : { says: 'Both groups are at the same hour', lights: [] }
}

/** Reason the groups can't rejoin now, with the remedy; null when they can. */
function apartStill(situation: Situation): string | null {
  const { split: parting } = situation
  if (!parting) return together
  const { other } = parting
  const name = groupName(other)
  if (situation.fight) return 'A fight is on: end it, then rejoin.'
  if (other.fight) return `${name} are in a fight: watch them (${watchKey}) and end it first.`
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

export const parting: readonly Action[] = [split, watch, letWait, rejoin]
