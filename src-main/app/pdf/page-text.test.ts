import { expect, test } from 'vitest'
import { pageText, type PlacedWords } from './page-text.ts'

const at = (x: number, y: number, text: string): PlacedWords => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
})

test('a page of one column is its lines from the top', () => {
  expect(
    pageText([at(40, 688, 'AC 6 [13], HD 1'), at(40, 700, 'Mire Owl'), at(40, 640, 'It hoots.')]),
  ).toBe('Mire Owl\nAC 6 [13], HD 1\n\nIt hoots.')
})

test('two columns stand one under the other, under the heading over both', () => {
  const rows = [1, 2, 3, 4, 5].flatMap((row) => [
    at(40, 700 - 12 * row, `left row ${row} of the page`),
    at(320, 700 - 12 * row, `right row ${row} of the page`),
  ])
  const lines = pageText([at(40, 720, 'X'.repeat(100)), ...rows]).split('\n')
  expect(lines.slice(0, 3)).toEqual([
    'X'.repeat(100),
    'left row 1 of the page',
    'left row 2 of the page',
  ])
  expect(lines.slice(-2)).toEqual(['right row 4 of the page', 'right row 5 of the page'])
})

test('a page number alone at the foot is left out, and a number under its label is not', () => {
  const block = [at(40, 700, 'Mire Owl'), at(40, 688, 'Hit Dice'), at(40, 676, '3')]
  expect(pageText([...block, at(300, 30, '17')])).toBe('Mire Owl\nHit Dice\n3')
  expect(pageText(block)).toBe('Mire Owl\nHit Dice\n3')
})

test('words of one line that stand close belong together', () => {
  expect(pageText([at(40, 700, 'Mire'), at(63, 700, 'Owl')])).toBe('Mire Owl')
})
