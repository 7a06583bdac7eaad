import { coinGear } from '../../rules/gm/party/coins.ts'
import { isOurs } from '../../rules/gm/party/ours.ts'
import type { Situation } from '../../rules/core/situation.ts'
import type { Entry } from '../journal.ts'
import { changesOf, type StateChange } from './changes.ts'

/** Things that came into the party's hands, other than by purchase, edit or a new member. */
export function treasureIn(entries: readonly Entry[], situation: Situation): string[] {
  const found = entries
    .filter(({ command }) => !/\.(buy|generate|join|hire|edit)/.test(command.action))
    .flatMap((entry) => cameIn(changesOf(entry), situation))
  return [...new Set(found)]
}

/** Things that a line brought in, without those that only changed hands. */
function cameIn(changes: readonly StateChange[], situation: Situation): string[] {
  const things = changes.filter((change) => isHeld(change, situation))
  const left = things.flatMap(({ op, was }) => (op === 'add' ? [] : (nameIn(was) ?? [])))
  return things.flatMap(({ op, value }) => {
    const name = op === 'add' ? nameIn(value) : null
    if (name === null || left.includes(name)) return []
    const count = (value as { count?: number }).count ?? 1
    return [count > 1 ? `${count} × ${name}` : name]
  })
}

/** Name of a thing; null for a heap of coins, which is counted instead. */
function nameIn(value: unknown): string | null {
  const thing = value as { name?: string; gear?: string } | null | undefined
  return thing?.name && thing.gear !== coinGear ? thing.name : null
}

function isHeld({ path }: StateChange, situation: Situation): boolean {
  if (/^stash\/[^/]+$/.test(path)) return true
  const holder = /^creatures\/([^/]+)\/items\/[^/]+$/.exec(path)?.[1]
  return holder !== undefined && isOurs(situation, holder)
}
