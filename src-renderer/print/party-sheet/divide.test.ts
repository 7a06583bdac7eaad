import { expect, it } from 'vitest'
import type { PartyMember } from '../../../src-main/campaign/print/party-sheet.ts'
import { columnsFor, nameSize, onePageRoom, partyPages, sizes, type PartyRoom } from './divide.ts'

const room: PartyRoom = { width: 186, first: 248, other: 264, text: 1 }

function member(name: string, notes = 'Wet.', numbers = 5): PartyMember {
  return {
    name,
    says: 'character',
    numbers: Array.from({ length: numbers }, (_, at) => ({
      label: `N${at}`,
      title: `Number ${at}`,
      value: '3',
      most: '',
    })),
    lines: [{ title: 'Notes', text: notes }],
  }
}

const names = (pages: ReturnType<typeof partyPages>): string[][] =>
  pages.map((page) => page.map(({ name, goesOn }) => (goesOn ? `${name}, continued` : name)))

it('a usual party stands on one page, in its order', () => {
  const people = ['Odo', 'Ina', 'Brannoc', 'Maud', 'Mule'].map((name) => member(name))
  expect(names(partyPages(people, room))).toEqual([['Odo', 'Ina', 'Brannoc', 'Maud', 'Mule']])
})

it('many stand on several pages, and nobody is torn apart who fits a page whole', () => {
  const people = Array.from({ length: 20 }, (_, at) => member(`Hireling ${at}`))
  const pages = partyPages(people, room)
  expect(pages.length).toBeGreaterThan(1)
  expect(names(pages).flat()).toEqual(people.map(({ name }) => name))
})

it('somebody with more to say than a page holds goes on over it, no word lost', () => {
  const notes = 'A long tale of the sea. '.repeat(1000).trim()
  const pages = partyPages([member('Odo', notes), member('Ina')], room)
  expect(names(pages)[1]).toContain('Odo, continued')
  expect(names(pages).at(-1)).toContain('Ina')
  const lines = pages.flat().flatMap((part) => part.lines.map(({ text }) => text))
  expect(lines.join(' ')).toBe(`${notes} Wet.`)
})

it('larger text and smaller paper need more pages, with the same people', () => {
  const people = Array.from({ length: 20 }, (_, at) => member(`Hireling ${at}`, 'Wet.', 12))
  const large = partyPages(people, { ...room, text: 2 })
  const small = partyPages(people, { width: 124, first: 160, other: 178, text: 1 })
  expect(large.length).toBeGreaterThan(partyPages(people, room).length)
  expect(small.flat().map(({ name }) => name)).toEqual(people.map(({ name }) => name))
})

it('a few are set larger, as far as they stay on one page', () => {
  const at = (text: number): PartyRoom => ({ ...room, text })
  expect(onePageRoom([member('Odo'), member('Ina')], 1, at).text).toBe(1.5)
  const people = Array.from({ length: 7 }, (_, nth) =>
    member(`Hireling ${nth}`, 'Wet. '.repeat(60)),
  )
  const set = onePageRoom(people, 1, at)
  expect(set.text).toBeGreaterThan(1)
  expect(partyPages(people, set)).toHaveLength(1)
})

it('up to eight are set smaller to stand on one page; forty are not', () => {
  const people = Array.from({ length: 8 }, (_, at) =>
    member(`Hireling ${at}`, 'A long tale of the sea. '.repeat(12), 19),
  )
  const at = (text: number): PartyRoom => ({ ...room, text })
  expect(partyPages(people, at(1)).length).toBe(2)
  const set = onePageRoom(people, 1, at)
  expect(set.text).toBeLessThan(1)
  expect(partyPages(people, set)).toHaveLength(1)
  expect(onePageRoom(Array.from({ length: 5 }, () => people).flat(), 1, at).text).toBe(1)
})

it('numbers stand in evenly filled rows: none is left alone in a row of its own', () => {
  for (const count of [1, 5, 9, 12, 13, 19, 25]) {
    const columns = columnsFor(member('Odo', '', count).numbers, room)
    const last = count % columns || columns
    expect([count, last > columns / 2 || count === 1]).toEqual([count, true])
  }
})

it('a name too long for two lines is set small', () => {
  expect(nameSize('Odo Fenwick', room)).toBe(sizes.name)
  expect(nameSize('W'.repeat(200), room)).toBe(sizes.longName)
})
