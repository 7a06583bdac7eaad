import { expect, test } from 'vitest'
import { actionNamed, games } from '../../src-main/rules/registry.ts'
import type { Due } from '../../src-main/rules/core/state/due.ts'
import type { Id, Situation } from '../../src-main/rules/core/situation.ts'
import { AnyTable } from './any-table.ts'

/** Creatures a due refers to: those it is for, and those in its action's input. */
function namedBy(due: Due, situation: Situation): { id: Id; inInput: boolean }[] {
  const asks = Object.entries(actionNamed(situation, due.action)?.asks ?? {})
  const ids = asks.flatMap(([name, { kind }]) =>
    kind === 'creature' || kind === 'creatures' ? [due.input[name]].flat() : [],
  )
  return [
    ...due.who.map((id) => ({ id, inInput: false })),
    ...ids.flatMap((id) => (typeof id === 'string' && id !== '' ? [{ id, inInput: true }] : [])),
  ]
}

const isDead = ({ creatures }: Situation, id: Id): boolean =>
  'dead' in (creatures[id]?.conditions ?? {})

/** Faults of a due: a creature that is gone or dead, or no creature named at all. */
function wrongWith(due: Due, before: Situation, after: Situation): string[] {
  const action = actionNamed(after, due.action)
  if (!action) return [`${due.id}: no action ${due.action}`]
  if (action.outlives) return []
  const named = namedBy(due, after)
  const isUnnamed = due.who.length === 0 && named.some(({ inInput }) => inInput)
  return [
    ...(isUnnamed ? [`${due.action} names no creature`] : []),
    ...named.flatMap(({ id }) => {
      if (!after.creatures[id]) return [`${due.action} (${due.id}) names ${id}, who is gone`]
      const diedNow = !before.dues[due.id] && !isDead(before, id)
      return isDead(after, id) && !diedNow
        ? [`${due.action} (${due.id}) names ${id}, who is dead`]
        : []
    }),
  ]
}

test.each(games.map(({ title, id }) => [title, id] as const))(
  '%s: every due names its creatures, and none that is dead, away or gone',
  (_, game) => {
    const seen = new Set<string>()
    for (let session = 0; session < 48; session += 1) {
      const table = AnyTable.opened(game, session.toString(16).padStart(32, 'd'))
      for (let count = 0; count < 120; count += 1) {
        const before = table.head.state
        table.anything()
        const after = table.head.state
        for (const due of Object.values(after.dues)) seen.add(due.action)
        expect(
          Object.values(after.dues).flatMap((due) => wrongWith(due as Due, before, after)),
          table.journal.at(-1)?.command?.action,
        ).toEqual([])
      }
    }
    expect(seen.size).toBeGreaterThan(6)
  },
  60_000,
)
