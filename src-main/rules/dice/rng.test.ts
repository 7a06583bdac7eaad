import { expect, test } from 'vitest'
import { seeded } from './rng.ts'

const seed = '00112233445566778899aabbccddeeff'

test('a seed gives the same dice everywhere and for ever', () => {
  const rng = seeded(seed)
  expect(Array.from({ length: 12 }, () => rng.die(20))).toEqual([
    20, 6, 15, 20, 18, 13, 7, 2, 17, 10, 3, 20,
  ])
  expect(rng.state()).toBe('d6c2f4f1fc768dbccfdf8628ccddef1a')
})

test.each([2, 4, 6, 8, 10, 12, 20, 66, 100])(
  'a d%i is fair: chi-square over 200 throws a face',
  (sides) => {
    const rng = seeded(seed)
    const counts = new Array<number>(sides).fill(0)
    const expected = 200
    for (let thrown = 0; thrown < sides * expected; thrown += 1) {
      const face = rng.die(sides)
      counts[face - 1] = (counts[face - 1] ?? NaN) + 1
    }
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    const freedom = sides - 1
    // Wilson and Hilferty's normal form; 4 standard deviations is one die in 30,000.
    const deviations =
      (Math.cbrt(chi / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom))
    expect(Math.abs(deviations)).toBeLessThan(4)
  },
)

test('large dice stay within their faces, so that nothing is lost to rounding', () => {
  const rng = seeded(seed)
  const faces = Array.from({ length: 2000 }, () => rng.die(1_000_000))
  expect(faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 1_000_000)).toBe(true)
  expect(new Set(faces).size).toBeGreaterThan(1990)
})

test.each([0, -1, 1.5, NaN, 1_000_001])('a die of %d sides is our mistake and thrown', (sides) => {
  expect(() => seeded(seed).die(sides)).toThrow(RangeError)
})

test.each(['', 'xyz', seed.slice(1), `${seed}0`])('“%s” is no seed', (text) => {
  expect(() => seeded(text)).toThrow('32 hex digits')
})
