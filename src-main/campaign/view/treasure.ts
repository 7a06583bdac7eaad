import { coinGear } from '../../rules/house/party/coins.ts'
import { isOurs } from '../../rules/house/party/ours.ts'
import type { Situation } from '../../rules/situation.ts'
import type { Entry } from '../journal.ts'
import { changesOf, type Change } from './changes.ts'

/** Things that came into the party's hands, and that it did not lay down before in the same stretch. */
export function treasureIn(entries: readonly Entry[], situation: Situation): string[] {
  const found = entries
    .filter(({ command }) => !/\.(buy|generate|join|hire|edit)/.test(command.action))
    .flatMap((entry) => cameIn(changesOf(entry), situation))
  return [...new Set(found)]
}

/** What a line brought in; what only changed hands came from nowhere. */
function cameIn(changes: readonly Change[], situation: Situation): string[] {
  const things = changes.filter((change) => isHeld(change, situation))
  const left = things.flatMap(({ op, was }) => (op === 'add' ? [] : (nameIn(was) ?? [])))
  return things.flatMap(({ op, value }) => {
    const name = op === 'add' ? nameIn(value) : null
    if (name === null || left.includes(name)) return []
    const count = (value as { count?: number }).count ?? 1
    return [count > 1 ? `${count} × ${name}` : name]
  })
}

/** The name of a thing that is no heap of coins: those are counted. */
function nameIn(value: unknown): string | null {
  const thing = value as { name?: string; gear?: string } | null | undefined
  return thing?.name && thing.gear !== coinGear ? thing.name : null
}

function isHeld({ path }: Change, situation: Situation): boolean {
  if (/^stash\/[^/]+$/.test(path)) return true
  const holder = /^creatures\/([^/]+)\/items\/[^/]+$/.exec(path)?.[1]
  return holder !== undefined && isOurs(situation, holder)
}
