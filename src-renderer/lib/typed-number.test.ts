import { expect, it } from 'vitest'
import { outOfBounds, valueOf } from './typed-number.ts'

it('a sign changes what stands, a bare number replaces it', () => {
  expect(valueOf('7', 3)).toBe(7)
  expect(valueOf('+2', 3)).toBe(5)
  expect(valueOf(' -4 ', 3)).toBe(-1)
  expect(valueOf('\u22121', 3)).toBe(2)
  expect(valueOf('a lot', 3)).toBeNull()
})

it('a number out of bounds is told which it may be', () => {
  const hp = { label: 'HP', min: 0, max: 99 }
  expect(outOfBounds(3, hp)).toBeNull()
  expect(outOfBounds(-1, hp)).toBe('HP goes from 0 to 99.')
  expect(outOfBounds(100, hp)).toBe('HP goes from 0 to 99.')
  expect(outOfBounds(null, hp)).toContain('whole number')
})
