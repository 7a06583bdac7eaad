import { expect, test } from 'vitest'
import { readBook } from './read-book.ts'

const page = (number: number): string =>
  `Marsh Imp ${number}\nSmall and damp.\nAC 6 [13], HD 1-1 (3hp), Att 1 × claw (1d4), ML 7, XP 5\n\n${'The rain went on over the marsh, and nobody came. '.repeat(200)}\n\n`

test('a book longer than one paste is read to its end', () => {
  const book = Array.from({ length: 250 }, (_, at) => page(at + 1)).join('')
  expect(book.length).toBeGreaterThan(2_000_000)
  const { monsters, says } = readBook(book)
  expect(monsters.map(({ name }) => name)).toEqual(
    Array.from({ length: 250 }, (_, at) => `Marsh Imp ${at + 1}`),
  )
  expect(says).toBe('250 monsters read.')
})

test('what is no text at all is refused in words, however long', () => {
  const { monsters, says } = readBook('\u0000\u0001'.repeat(1_500_000))
  expect(monsters).toEqual([])
  expect(says).toMatch(/picture or a program/)
})
