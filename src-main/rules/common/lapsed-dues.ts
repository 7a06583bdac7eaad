import type { Action } from '../core/action.ts'
import type { Effect } from '../core/effects.ts'
import type { ActionId, Id, Situation } from '../core/situation.ts'
import type { Due } from '../core/state/due.ts'

/**
 * Effects on dues that name a creature which is dead, away or gone: a due that needs it is settled, a due
 * of several continues with the others; a benched creature rejoins its dues when it is back. Dues caused
 * by the death itself remain: two may fall in the same moment. Attacks that are due end with their fight.
 */
export function lapsedDues(
  before: Situation,
  after: Situation,
  actionOf: (id: ActionId) => Action | undefined,
): Effect[] {
  const fightEnds = Boolean(before.fight) && !after.fight
  if (!fightEnds && before.creatures === after.creatures && before.dues === after.dues) return []
  return Object.values(after.dues).flatMap((due): Effect[] => {
    if (fightEnds && actionOf(due.action)?.slot === 'attack') return [{ do: 'settle', due: due.id }]
    const lost = (id: unknown): boolean => !lives(after, id)
    const falls = (id: unknown): boolean => !before.dues[due.id] && lives(before, id)
    const isNamed = [...due.who, ...Object.values(due.input).flat()].some(lost)
    const action = isNamed ? actionOf(due.action) : undefined
    if (!action || action.outlives) return []
    const waits = (id: Id): boolean => after.bench?.[id] !== undefined
    return lapse(due as Due, action, lost, falls, waits)
  })
}

function lives({ creatures }: Situation, id: unknown): boolean {
  const creature = typeof id === 'string' ? creatures[id] : undefined
  return creature !== undefined && !('dead' in creature.conditions)
}

function lapse(
  due: Due,
  { asks }: Action,
  lost: (id: unknown) => boolean,
  falls: (id: unknown) => boolean,
  waits: (id: Id) => boolean,
): Effect[] {
  const input = { ...due.input }
  const left = (all: readonly Id[]): Id[] => {
    const living = all.filter((id) => !lost(id))
    return living.length > 0 ? living : all.filter(falls)
  }
  const who = left(due.who)
  let ends = due.who.length > 0 && who.length === 0
  for (const [name, { kind }] of Object.entries(asks)) {
    const value = input[name]
    if (kind === 'creature' && value) ends ||= lost(value) && !falls(value)
    if (kind !== 'creatures' || !Array.isArray(value)) continue
    const some = left(value as Id[])
    input[name] = (value as Id[]).filter((id) => some.includes(id) || waits(id))
    ends ||= value.length > 0 && some.length === 0
  }
  if (ends) return [{ do: 'settle', due: due.id }]
  const same = JSON.stringify([who, input]) === JSON.stringify([due.who, due.input])
  return same ? [] : [{ do: 'due', due: { ...due, who, input } }]
}
