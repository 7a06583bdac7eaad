import { expect, test } from 'vitest'
import { rowPieces } from './row-text.ts'

const look = { id: 'people/look', title: 'Look' }
const links = { 'people/look': look, 'people/look+2': look }

test.each([
  ['an owl', [['an owl', null]]],
  ['[2d4] goblins', [['[2d4]', null], [' goblins', null]]], // prettier-ignore
  ['{cap: [people/look]}!', [['{cap: ', null], ['[people/look]', 'Look'], ['}!', null]]], // prettier-ignore
  ['[3 x people/look; ]', [['[3 x people/look; ]', 'Look']]],
  ['[people/look+2]', [['[people/look+2]', 'Look']]],
])('%s is split at the tables that it refers to', (text, pieces) => {
  expect(rowPieces(text, links).map(({ text: words, to }) => [words, to?.title ?? null])).toEqual(
    pieces,
  )
})
