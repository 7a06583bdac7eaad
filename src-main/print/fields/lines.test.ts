import { expect, it } from 'vitest'
import { layLines } from './lines.ts'

/** Each letter half as wide as it is high. */
const font = { widthOfTextAtSize: (text: string, size: number) => (text.length * size) / 2 }
const room = { width: 106, height: 40 }

it('breaks at line ends, between words, and inside a word that is too wide', () => {
  const { lines, size } = layLines(`a line\nof many words\n${'x'.repeat(25)}`, 10, room, font)
  expect(lines).toEqual(['a line', 'of many words', 'x'.repeat(20), 'x'.repeat(5)])
  expect(size).toBe(10)
})

it('keeps every letter and blank line', () => {
  const text = 'A tale of the sea.\n\nAnd of the land, '.repeat(40)
  const { lines } = layLines(text, 8.5, room, font)
  expect(lines.join(' ').replace(/\s+/gu, ' ')).toBe(text.replace(/\s+/gu, ' '))
  expect(lines.every((line) => font.widthOfTextAtSize(line, 8.5) <= 100)).toBe(true)
})

it('takes the largest type that fits where the size is free, and a least one where nothing does', () => {
  expect(layLines('short', 0, room, font).size).toBe(9)
  const longer = layLines('under a long and heavy spell that nobody lifts again', 0, room, font)
  expect(longer.size).toBeLessThan(9)
  expect(longer.lines.length * longer.size * 1.55).toBeLessThanOrEqual(room.height)
  expect(layLines('words '.repeat(200), 0, room, font).size).toBe(4)
})
