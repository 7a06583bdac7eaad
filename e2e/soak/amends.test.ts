import fc from 'fast-check'
import { expect, test } from 'vitest'
import { games } from '../../src-main/rules/registry.ts'
import { seeded } from '../../src-main/rules/dice/rng.ts'
import type { ActionId } from '../../src-main/rules/core/situation.ts'
import { AnyTable } from './any-table.ts'

/** Actions that split people and encounters apart and rejoin them. */
const partings: readonly ActionId[] = [
  'house.bench',
  'house.unbench',
  'house.split-party',
  'house.watch-other',
  'house.let-wait',
  'house.rejoin',
  'house.meet',
  'house.switch-encounter',
  'house.join-encounters',
  'house.end-encounter',
  'house.fight',
  'house.fight-over',
  'house.time',
]

test.each(games.map(({ title, id }) => [title, id] as const))(
  '%s: amended to other answers, it stands as if it had been played so, and undo leads to the start',
  (_, game) => {
    let amends = 0
    fc.assert(
      fc.property(fc.nat({ max: 0xffff }), fc.nat(), (seed, chance) => {
        const table = AnyTable.opened(game, seed.toString(16).padStart(32, '0'))
        const rng = seeded(chance.toString(16).padStart(32, '0'))
        const any = (below: number): number => rng.die(below) - 1
        for (let count = 0; count < 50; count += 1) {
          const action = partings[any(partings.length)]
          if (action && any(3) > 0) table.run(action)
          else table.anything()
        }
        for (let count = 0; count < 3; count += 1) {
          if (!table.amendOtherwise(any(12))) continue
          const again = table.replayed()
          if (!again) continue
          amends += 1
          expect(again).toEqual(table.head.state)
        }
        while (table.head.undo > 0) table.undo()
        expect(table.head.state).toEqual(table.first)
      }),
      { numRuns: 12, seed: 14 },
    )
    expect(amends).toBeGreaterThan(12)
  },
  60_000,
)

test.each(games.map(({ title, id }) => [title, id] as const))(
  '%s: a deed amended twice, amended back and undone leaves what was before',
  (_, game) => {
    let amended = 0
    for (const seed of ['1', '2', '3', '4']) {
      const table = AnyTable.opened(game, seed.padStart(32, '0'))
      for (let count = 0; count < 120; count += 1) {
        const before = table.head
        table.anything()
        const deed = table.journal.at(-1)
        const after = table.head.state
        if (table.head.version === before.version || deed?.kind !== 'do') continue
        if (!table.amendThereAndBack()) continue
        amended += 1
        expect(table.head.state).toEqual(after)
        table.undo()
        expect(table.head.state).toEqual(before.state)
        table.redo()
      }
    }
    expect(amended).toBeGreaterThan(60)
  },
  60_000,
)
