import { walk, walkedGames } from './soak/walker/walk.ts'
import { expect, test } from '@playwright/test'

/** A slice of `npm run soak -- --only walker`, the same each time: that one goes on where this one ends. */
for (const game of walkedGames)
  test(`a walk through the screen finds nothing wrong: ${game}`, async () => {
    test.setTimeout(120_000)
    const { lines } = await walk({ game, seed: '00000000000000000000000000000001', steps: 40 })
    expect(lines).toEqual([])
  })
