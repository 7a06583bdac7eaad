import { expect, test } from 'vitest'
import { compareLines } from './compare-lines.ts'

const signs = { earlier: '-', later: '+', both: ' ' }
const compared = (earlier: string, later: string) =>
  compareLines(earlier, later).map((line) => signs[line.in] + line.text)

test.each([
  ['crows', 'crows', [' crows']],
  ['crows\nash', 'crows\nfog\nash', [' crows', '+fog', ' ash']],
  ['crows\nash\nfog', 'ash\nfog\nrain', ['-crows', ' ash', ' fog', '+rain']],
  ['a\nb\nc\nd', 'a\nc\nx\nd', [' a', '-b', ' c', '+x', ' d']],
  ['a', 'b', ['-a', '+b']],
  ['a\na', 'a', [' a', '-a']],
])('%j beside %j', (earlier, later, lines) => {
  expect(compared(earlier, later)).toEqual(lines)
})

test('every line of both texts is there, however long they are', () => {
  const rows = (from: number) => Array.from({ length: 2000 }, (_, nth) => `row ${from + nth}`)
  const [before, after] = [rows(0), ['first', ...rows(1), 'last']]
  const lines = compareLines(before.join('\n'), after.join('\n'))
  const ofSide = (side: 'earlier' | 'later') =>
    lines.filter((line) => line.in === side || line.in === 'both').map(({ text }) => text)
  expect([ofSide('earlier'), ofSide('later')]).toEqual([before, after])
})
