import { expect, test } from 'vitest'
import { seedsOf } from './chance.ts'

const three = (next: () => string): string[] => [next(), next(), next()]

test('each command has a seed of its own, of 32 hex digits', () => {
  const seeds = three(seedsOf({}))
  expect(new Set(seeds).size).toBe(3)
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/)
})

test('GATEFOLD_SEED brings the same seeds again', () => {
  const again = { GATEFOLD_SEED: '00000000000000000000000000000001' }
  const seeds = three(seedsOf(again))
  expect(new Set(seeds).size).toBe(3)
  expect(three(seedsOf(again))).toEqual(seeds)
  expect(three(seedsOf({ GATEFOLD_SEED: '00000000000000000000000000000002' }))).not.toEqual(seeds)
})
