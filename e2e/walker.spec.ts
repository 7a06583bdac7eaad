import { walk, walkedGames } from './soak/walker/walk.ts'
import { expect, test } from '@playwright/test'

const seed = '00000000000000000000000000000001'

/** A slice of `npm run soak -- --only walker`, the same each time: that one goes on where this one ends. */
for (const game of walkedGames)
  test(`a walk through the screen finds nothing wrong: ${game}`, async () => {
    test.setTimeout(120_000)
    const { lines } = await walk({ game, seed, steps: 40 })
    expect(lines).toEqual([])
  })

test('the same seed is the same walk', async () => {
  test.setTimeout(120_000)
  // At the same time: each waits for its own screen most of the while.
  const [one, other] = await Promise.all([
    walk({ game: 'HEARTS', seed, steps: 30 }),
    walk({ game: 'HEARTS', seed, steps: 30 }),
  ])
  expect(one.moves.length).toBeGreaterThan(30)
  expect(other.moves).toEqual(one.moves)
})
