import { expect, it } from 'vitest'
import { cardText, laidCards, onPage } from './cards.ts'

it('a long text goes on on a further card, every word of it', () => {
  const text = 'The door stays shut for an hour, or until its maker speaks. '.repeat(40).trim()
  const { laid, size } = laidCards([{ name: 'Hold portal', figures: [], text }], 1)
  expect(laid.length).toBeGreaterThan(1)
  expect(size).toBe(Math.min(...cardText.sizes))
  expect(laid.map(({ goesOn }) => goesOn)).toEqual(laid.map((_, at) => at > 0))
  expect(laid.flatMap(({ parts }) => parts.map((part) => part.text)).join(' ')).toBe(text)
})

it('short texts are set large, and all of them alike', () => {
  const short = { name: 'Fly', figures: [], text: 'Ten safe minutes in the air.' }
  const long = { ...short, name: 'Ward', text: 'The door stays shut for an hour. '.repeat(12) }
  const [large = 0] = cardText.sizes
  expect(laidCards([short, short], 1).size).toBe(large)
  const both = laidCards([short, long], 1)
  expect(both.laid).toHaveLength(2)
  expect(both.size).toBeLessThan(large)
})

it('nine cards lie on A4 and four on A5, inside the page', () => {
  const sizes = [
    [210, 297],
    [148.5, 210],
  ] as const
  const places = sizes.map(([width, height]) => onPage({ width, height }))
  expect(places.map(({ columns, rows }) => columns * rows)).toEqual([9, 4])
  expect(places.every(({ left, top }) => left > 0 && top > 0)).toBe(true)
})
