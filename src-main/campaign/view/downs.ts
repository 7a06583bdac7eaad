import { isOurs } from '../../rules/gm/party/ours.ts'
import { counted, plural } from '../../rules/core/words.ts'
import { outOfAction } from '../../rules/common/incapacitated.ts'
import type { Id, Situation } from '../../rules/core/situation.ts'
import type { StateChange } from './changes.ts'

interface Somebody {
  name: string
  side: string
  values: Readonly<Record<string, number>>
}

interface Downs {
  fell: string[]
  nearDeath: string[]
  slain: string[]
}

/** Party members who fell or nearly did, and foes who were slain in these changes. */
export function downIn(changes: readonly StateChange[], situation: Situation): Downs {
  const people = peopleIn(changes, situation)
  const foes = foesIn(changes, people)
  const dead = new Set(changes.flatMap(diesIn))
  const atNothing = new Set(changes.flatMap((change) => fallsIn(change, people)))
  const down = new Set([...atNothing, ...changes.flatMap(leavesFight)])
  const named = (ids: Iterable<Id>): string[] =>
    [...ids].flatMap((id) => people.get(id)?.name ?? [])
  const ours = (id: Id): boolean => people.get(id)?.side === 'party'
  const slain = new Set([...atNothing, ...dead])
  return {
    fell: named([...dead].filter((id) => ours(id) && !isAlive(situation, id))),
    nearDeath: named(
      [...down].filter((id) => ours(id) && (!dead.has(id) || isAlive(situation, id))),
    ),
    slain: byKind(named([...slain].filter((id) => foes.has(id) && !ours(id)))),
  }
}

/** Creatures that were foes at any time of the stretch, even if their encounter is set aside now. */
function foesIn(changes: readonly StateChange[], people: ReadonlyMap<Id, Somebody>): Set<Id> {
  const foes = new Set([...people].flatMap(([id, { side }]) => (side === 'foes' ? [id] : [])))
  for (const { path, value, was } of changes) {
    const [, id, field] = /^creatures\/([^/]+)(\/side)?$/.exec(path) ?? []
    const sides = field ? [value, was] : [value, was].map((one) => (one as Somebody | null)?.side)
    if (id && sides.includes('foes')) foes.add(id)
  }
  return foes
}

/** Every creature present at any time of the stretch, including those that have left since. */
function peopleIn(changes: readonly StateChange[], situation: Situation): Map<Id, Somebody> {
  const people = new Map<Id, Somebody>()
  for (const { path, value, was } of changes) {
    const id = /^creatures\/([^/]+)$/.exec(path)?.[1]
    const one = (value ?? was) as Somebody | undefined
    if (id && one?.name) people.set(id, one)
  }
  const { creatures, split } = situation
  for (const one of Object.values({ ...split?.other.creatures, ...creatures })) {
    const side = isOurs(situation, one.id) ? 'party' : one.side
    people.set(one.id, { name: one.name, side, values: one.values })
  }
  for (const { id, name } of Object.values(situation.fallen ?? {}))
    if (!people.has(id)) people.set(id, { name, side: 'party', values: {} })
  return people
}

/** True when a creature is alive now, whatever it was marked as in between. */
function isAlive({ creatures, bench, split, fallen }: Situation, id: Id): boolean {
  const one = creatures[id] ?? bench?.[id]?.creature ?? split?.other.creatures[id]
  return one !== undefined && !('dead' in one.conditions) && fallen?.[id] === undefined
}

function diesIn({ path, op, value }: StateChange): Id[] {
  if (op === 'remove') return []
  if (path === 'fallen') return Object.keys((value ?? {}) as object)
  const id = /^(?:fallen\/([^/]+)|creatures\/([^/]+)\/conditions\/dead)$/.exec(path)
  return id ? [id[1] ?? id[2] ?? ''] : []
}

/** Id of a creature that a change marks as out of action. */
function leavesFight({ path, op }: StateChange): Id[] {
  const [, id = '', name = ''] = /^creatures\/([^/]+)\/conditions\/(.+)$/.exec(path) ?? []
  return op === 'add' && (outOfAction as readonly string[]).includes(name) ? [id] : []
}

/** Id of a creature whose STR, or HP where it has no STR, drops to 0 in a change. */
function fallsIn({ path, value, was }: StateChange, people: ReadonlyMap<Id, Somebody>): Id[] {
  const [, id = '', name] = /^creatures\/([^/]+)\/values\/(.+)$/.exec(path) ?? []
  const falls = people.get(id)?.values['str'] === undefined ? 'hp' : 'str'
  const gone = typeof value === 'number' && value <= 0 && typeof was === 'number' && was > 0
  return name === falls && gone ? [id] : []
}

/** Counts names by kind: "Goblin 1", "Goblin 2" and "Wolf" are "2 goblins" and "Wolf". */
function byKind(names: readonly string[]): string[] {
  const kinds = new Map<string, number>()
  for (const name of names) {
    const kind = name.replace(/ \d+$/, '')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return [...kinds].map(([kind, count]) =>
    count === 1 ? kind : counted(count, kind.toLowerCase(), plural(kind).toLowerCase()),
  )
}
