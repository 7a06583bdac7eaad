import { expect, it } from 'vitest'
import { hexes, squares } from './map.ts'

it.each([squares, hexes])('fills its room with whole cells, %o', (map) => {
  for (const cell of [4, 5, 10, 25]) {
    const { path, width, height } = map(186, 260, cell)
    expect([width <= 186, height <= 260]).toEqual([true, true])
    expect([width > 186 - 2 * cell, height > 260 - 2 * cell]).toEqual([true, true])
    const numbers = path.match(/\d+(?:\.\d+)?/gu)?.map(Number) ?? []
    expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(width, height) + 0.01)
  }
})
