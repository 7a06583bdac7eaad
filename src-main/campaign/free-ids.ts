import type { CampaignState, Id } from '../rules/core/situation.ts'
import type { Creature } from '../rules/core/state/creature.ts'
import type { Entry, Head } from './journal.ts'

/**
 * The head with `nextId` above every person and thing that is there. Campaigns of earlier versions may have a lower
 * one, because creation did not count the things it gave: the next thing would take the id, and so the place, of one.
 */
export function withFreeIds(head: Head): Head {
  const { state } = head
  const nextId = Math.max(state.nextId, ...takenNumbers(state).map((number) => number + 1))
  return nextId === state.nextId ? head : { ...head, state: { ...state, nextId } }
}

/** An entry played from `raised`, as one that leads from `head`. */
export function fromHead(entry: Entry, head: Head, raised: Head): Entry {
  if (raised === head) return entry
  const { forward, inverse } = entry
  return {
    ...entry,
    forward: { ...forward, head: [nextIdOf(raised), ...forward.head] },
    inverse: { ...inverse, head: [...inverse.head, nextIdOf(head)] },
  }
}

function nextIdOf({ state }: Head): Entry['forward']['head'][number] {
  return { op: 'replace', path: ['nextId'], value: state.nextId }
}

/** Numbers of ids counted from `nextId`; things of a kit are named after their owner, as “c1k2”, and have none. */
function takenNumbers({ creatures, bench = {}, split, stash }: CampaignState): number[] {
  const people: Creature[] = [
    ...Object.values(creatures),
    ...Object.values(bench).map(({ creature }) => creature),
    ...Object.values(split?.other.creatures ?? {}),
  ]
  const ids: Id[] = [
    ...people.flatMap(({ id, itemOrder }) => [id, ...itemOrder]),
    ...Object.keys(stash),
  ]
  return ids.flatMap((id) => /^\D+(\d+)$/.exec(id)?.[1] ?? []).map(Number)
}
