import { expect, test } from 'vitest'
import { nameAt } from './name-at.ts'
import { TitleSightings } from './sightings.ts'

const line = (number: number, text: string) => ({ number, day: number, time: '09:00', text })

test('a note is seen in lines that hold its title as whole words', () => {
  const sightings = new TitleSightings()
  sightings.add([line(1, 'Ferry: Marget Sloe takes five over'), line(2, 'A note: margetsloe')])
  sightings.follow(['Marget Sloe', 'Sloe', 'Rook'])
  sightings.add([line(3, 'Note: MARGET  SLOE, drowned'), line(4, 'Rookery')])
  expect(sightings.of('marget sloe')).toMatchObject({ count: 2, lines: [{ day: 3 }, { day: 1 }] })
  expect(sightings.lastDay('Sloe')).toBe(3)
  expect(sightings.lastDay('Rook')).toBeNull()
  sightings.follow(['Rookery'])
  expect([sightings.lastDay('Rookery'), sightings.lastDay('Sloe')]).toEqual([4, null])
})

test('many new titles are found in one pass as few are one by one', () => {
  const titles = Array.from({ length: 40 }, (_, at) => `Name ${at}`)
  const lines = titles.map((title, at) => line(at, `met ${title} here`))
  const many = new TitleSightings()
  many.add(lines)
  many.follow(titles)
  const few = new TitleSightings()
  few.add(lines)
  titles.forEach((_, at) => few.follow(titles.slice(0, at + 1)))
  for (const title of titles) expect(many.of(title)).toEqual(few.of(title))
  many.clear()
  expect(many.of('Name 4').count).toBe(0)
})

test.each([
  ['Reaction: Odo Fenwick and Odo talk', 12, 'Odo Fenwick'],
  ['Reaction: Odo Fenwick and Odo talk', 27, 'Odo'],
  ['Reaction: Odo Fenwick and Odo talk', null, 'Odo Fenwick'],
  ['Odometer', 2, null],
  ['nobody', null, null],
] as const)('in “%s” at %s stands %s', (text, offset, name) => {
  expect(nameAt(text, offset, ['Odo', 'Odo Fenwick', ' '])).toBe(name)
})
