import fc from 'fast-check'
import { applyPatches } from 'immer'
import { expect, test } from 'vitest'
import type { ActionId } from '../../src-main/rules/core/situation.ts'
import { games } from '../../src-main/rules/registry.ts'
import { AnyTable } from './any-table.ts'
import { findUnreported } from './conservation.ts'

/** A handful of sessions, others each time; `npm run soak` plays thousands. */
const seeds = fc
  .array(fc.nat({ max: 15 }), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.map((digit) => digit.toString(16)).join(''))

test.each(games.map(({ title, id }) => [title, id] as const))(
  '%s: whatever is done, in any order, is reported, replays, is undone whole and redone whole',
  (_, game) => {
    const everDone = new Set<ActionId>()
    fc.assert(
      fc.property(seeds, fc.integer({ min: 20, max: 200 }), (seed, commands) => {
        const table = AnyTable.opened(game, seed)
        for (let count = 0; count < commands; count += 1) table.anything()
        const { state } = table.head
        const unreported: string[] = []
        const replayed = table.journal.reduce((before, entry) => {
          const after = applyPatches(before, entry.forward.head)
          unreported.push(...findUnreported({ before, entry, after }))
          return after
        }, table.first)
        expect(unreported).toEqual([])
        expect(replayed).toEqual(state)
        const kept = table.kept
        const depth = table.journal.length
        while (table.head.undo > 0) table.undo()
        expect(table.head.state).toEqual(table.first)
        expect(table.kept).toEqual([])
        for (let back = table.journal.length - depth; back > 0; back -= 1) table.redo()
        expect(table.head.state).toEqual(state)
        expect(table.kept).toEqual(kept)
        for (const id of table.done) everDone.add(id)
      }),
      { numRuns: 20 },
    )
    expect(everDone.size).toBeGreaterThan(70)
  },
  60_000,
)
