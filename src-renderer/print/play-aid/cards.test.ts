import { expect, it } from 'vitest'
import { halfCard, laidCards, onPage, wholeCard } from './cards.ts'

it('a long text goes on on a further card, every word of it', () => {
  const text = 'The door stays shut for an hour, or until its maker speaks. '.repeat(40).trim()
  const { laid, size, frame } = laidCards([{ name: 'Hold portal', figures: [], text }], 1)
  expect(laid.length).toBeGreaterThan(1)
  expect([frame, size]).toEqual([wholeCard, Math.min(...wholeCard.sizes)])
  expect(laid.map(({ goesOn }) => goesOn)).toEqual(laid.map((_, at) => at > 0))
  expect(laid.flatMap(({ parts }) => parts.map((part) => part.text)).join(' ')).toBe(text)
})

it('short texts lie on half cards and are set large; a longer one makes all of them whole', () => {
  const short = { name: 'Fly', figures: [], text: 'Ten safe minutes in the air.' }
  const long = { ...short, name: 'Ward', text: 'The door stays shut for an hour. '.repeat(12) }
  const large = Math.max(...halfCard.sizes)
  expect(laidCards([short, short], 1)).toMatchObject({ frame: halfCard, size: large })
  const both = laidCards([short, long], 1)
  expect(both.laid).toHaveLength(2)
  expect(both.frame).toBe(wholeCard)
  expect(both.size).toBeLessThan(Math.max(...wholeCard.sizes))
})

it('nine whole or eighteen half cards lie on A4, four or eight on A5, inside the page', () => {
  const sizes = [
    [210, 297],
    [148.5, 210],
  ] as const
  const places = [wholeCard, halfCard].flatMap((frame) =>
    sizes.map(([width, height]) => onPage({ width, height }, frame)),
  )
  expect(places.map(({ columns, rows }) => columns * rows)).toEqual([9, 4, 18, 8])
  expect(places.every(({ left, top }) => left > 0 && top > 0)).toBe(true)
})
