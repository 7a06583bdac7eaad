import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillSides, type FillItem } from './fill.ts'
import { paragraph, type Paragraph } from './paragraph.ts'

const block = (
  what: string,
  height: number,
  more: Partial<FillItem<string>> = {},
): FillItem<string> => ({
  what,
  height,
  gap: 1,
  ...more,
})

it('fills side after side in order; what comes first on a side needs no gap', () => {
  expect(fillSides([block('a', 5), block('b', 4), block('c', 5), block('d', 5)], () => 10)).toEqual(
    [['a', 'b'], ['c'], ['d']],
  )
})

it('a heading goes on with what it heads', () => {
  const pieces = [block('a', 6), block('title', 2, { keep: 4 }), block('words', 6)]
  expect(fillSides(pieces, () => 10)).toEqual([['a'], ['title', 'words']])
})

it('what is too high for any side stands alone, and nothing is left out', () => {
  expect(fillSides([block('a', 50), block('b', 2)], () => 10)).toEqual([['a'], ['b']])
  expect(fillSides([], () => 10)).toEqual([[]])
})

it('a lesser first side is passed over by what fits the next', () => {
  expect(fillSides([block('a', 8), block('b', 1)], (side) => (side === 0 ? 3 : 10))).toEqual([
    [],
    ['a', 'b'],
  ])
})

const setting = { size: 9, leading: 1.25 }

function words(sides: Paragraph[][]): string {
  return sides
    .flat()
    .map(({ title, text }) => [title, text].filter(Boolean).join(' '))
    .join(' ')
}

it('words are divided after a sentence where one ends', () => {
  const text = 'It was a king once, and then a scholar of kings. '.repeat(20).trim()
  const sides = fillSides([paragraph({ title: 'Tale', text }, 50, setting)], () => 30)
  expect(sides.length).toBeGreaterThan(1)
  expect(
    sides
      .slice(0, -1)
      .flat()
      .every((part) => part.text.endsWith('.')),
  ).toBe(true)
  expect(words(sides)).toBe(`Tale. ${text}`)
})

it('loses no word, whatever is written and however small the sides are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), { maxLength: 6 }),
      fc.integer({ min: 5, max: 60 }),
      (texts, height) => {
        const clean = texts.map((text) => text.replace(/\s+/gu, ' ').trim())
        const pieces = clean.map((text) => paragraph({ title: '', text }, 40, setting, 0.7))
        const printed = words(fillSides(pieces, () => height))
        expect(printed.replace(/\s/gu, '')).toBe(clean.join('').replace(/\s/gu, ''))
      },
    ),
  )
})
