import { expect, it } from 'vitest'
import type { PartyMember } from '../../../src-main/campaign/print/party-sheet.ts'
import { nameLines, onePageRoom, partyPages, type PartyRoom } from './divide.ts'

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
  pages.map((page) => page.map(({ name, goesOn }) => (goesOn ? `${name}, goes on` : name)))

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
  expect(names(pages)[1]).toContain('Odo, goes on')
  expect(names(pages).at(-1)).toContain('Ina')
  const told = pages.flat().flatMap((part) => part.lines.map(({ text }) => text))
  expect(told.join(' ')).toBe(`${notes} Wet.`)
})

it('larger text and smaller paper need more pages, with the same people', () => {
  const people = Array.from({ length: 5 }, (_, at) => member(`Hireling ${at}`, 'Wet.', 12))
  const large = partyPages(people, { ...room, text: 1.3 })
  const small = partyPages(people, { width: 124, first: 160, other: 178, text: 1 })
  expect(large.length).toBeGreaterThan(partyPages(people, room).length)
  expect(small.flat().map(({ name }) => name)).toEqual(people.map(({ name }) => name))
})

it('four with many numbers are set a little smaller to stand on one page; forty are not', () => {
  const people = ['Odo', 'Ina', 'Brannoc', 'Maud'].map((name) =>
    member(name, 'A long tale of the sea. '.repeat(20), 19),
  )
  const at = (text: number): PartyRoom => ({ ...room, text })
  expect(partyPages(people, at(1)).length).toBe(2)
  const set = onePageRoom(people, 1, at)
  expect(set.text).toBeLessThan(1)
  expect(names(partyPages(people, set))).toEqual([['Odo', 'Ina', 'Brannoc', 'Maud']])
  expect(
    onePageRoom(
      [...Array(10)].flatMap(() => people),
      1,
      at,
    ).text,
  ).toBe(1)
})

it('a name too long for its line is set small, on as many lines as it takes', () => {
  expect(nameLines(member('Odo Fenwick'), room)).toBe(0)
  expect(nameLines(member('W'.repeat(200)), room)).toBeGreaterThan(2)
})
