import { expect, test } from 'vitest'
import { actionNamed, games } from '../../src-main/rules/registry.ts'
import type { Due, Id, Situation } from '../../src-main/rules/situation.ts'
import { AnyTable } from './any-table.ts'

/** Creatures that a due needs: whom it is for, and whom its action is told. */
function namedBy(due: Due, situation: Situation): { id: Id; told: boolean }[] {
  const asks = Object.entries(actionNamed(situation, due.action)?.asks ?? {})
  const told = asks.flatMap(([name, { kind }]) =>
    kind === 'creature' || kind === 'creatures' ? [due.input[name]].flat() : [],
  )
  return [
    ...due.who.map((id) => ({ id, told: false })),
    ...told.flatMap((id) => (typeof id === 'string' && id !== '' ? [{ id, told: true }] : [])),
  ]
}

const isDead = ({ creatures }: Situation, id: Id): boolean =>
  'dead' in (creatures[id]?.conditions ?? {})

/** What is wrong with a due: somebody in it is gone or dead already, or it does not say whom it is about. */
function wrongWith(due: Due, before: Situation, after: Situation): string[] {
  const action = actionNamed(after, due.action)
  if (!action) return [`${due.id}: no action ${due.action}`]
  if (action.outlives) return []
  const named = namedBy(due, after)
  const unsaid = due.who.length === 0 && named.some(({ told }) => told)
  return [
    ...(unsaid ? [`${due.action} does not say whom it is about`] : []),
    ...named.flatMap(({ id }) => {
      if (!after.creatures[id]) return [`${due.action} (${due.id}) names ${id}, who is gone`]
      const fell = !before.dues[due.id] && !isDead(before, id)
      return isDead(after, id) && !fell
        ? [`${due.action} (${due.id}) names ${id}, who is dead`]
        : []
    }),
  ]
}

test.each(games.map(({ title, id }) => [title, id] as const))(
  '%s: whatever is due names whom it is about, and nobody who is dead, away or gone',
  (_, game) => {
    const seen = new Set<string>()
    for (let session = 0; session < 20; session += 1) {
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
