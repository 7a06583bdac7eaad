import type { PartyMember } from '../../../src-main/campaign/print/party-sheet.ts'
import { breakLines, widthOf } from '../character-sheet/measure.ts'

/** Millimetres of a page, and how much larger than usual its text is set. */
export interface PartyRoom {
  width: number
  /** For people, on the first page and on all others. */
  first: number
  other: number
  /** 1 is the usual. */
  text: number
}

/** One of the party, or the part of them that continues on the next page. */
export interface PartyPart {
  name: string
  says: string
  numbers: PartyMember['numbers']
  lines: PartyMember['lines']
  /** The rest of somebody who begins on the page before. */
  goesOn: boolean
}

/** Points: of a name that is short and one that is long, of what somebody is, and of their lines. */
export const sizes = { name: 14, longName: 9.5, says: 8, words: 8.5, label: 7.5 } as const

/** Millimetres at the usual text size: of a line of words, a row of numbers, and between people. */
const line = 3.8
const numberRow = 9
const between = 3.6
/** The narrowest column of a number, and the widest that a label asks for. */
const column = { narrow: 12.5, wide: 18 } as const
/** Between the name and what is beside it. */
export const besideName = 4

/** Millimetres of the column of names. */
export function nameWidth({ width, text }: PartyRoom): number {
  return Math.min(40 * text, width * 0.28)
}

/** Columns that a row of numbers has: wide enough for its labels, and evenly filled, so that no number stands alone. */
export function columnsFor(numbers: PartyMember['numbers'], room: PartyRoom): number {
  const count = numbers.length
  const labels = numbers.map(({ label }) => labelWidth(label))
  const widest = Math.min(column.wide, Math.max(column.narrow, ...labels))
  const most = Math.max(1, Math.floor(wordsWidth(room) / (widest * room.text)))
  const rows = Math.max(1, Math.ceil(count / most))
  return Math.max(1, Math.ceil(count / rows))
}

/** Millimetres of a number's label and what is beside it, at the usual text size. */
function labelWidth(label: string): number {
  return (widthOf(label) * sizes.label * 25.4) / 72 / 2 + 1.8
}

/** Upper bound on the people that are brought onto one page by setting them smaller. */
const onOnePage = 8
/** Parts of the text size that is asked for, down to what is still read at arm's length. */
const smaller = [0.96, 0.92, 0.88, 0.84, 0.8, 0.76] as const

/** Parts of the text size up to which the people of a single page are set larger. */
const larger = [1.5, 1.4, 1.3, 1.2, 1.1] as const

/** Room in which all stand on one page: set a little smaller where that is enough, and larger where they leave it empty. */
export function onePageRoom(
  people: readonly PartyMember[],
  text: number,
  roomAt: (text: number) => PartyRoom,
): PartyRoom {
  const usual = roomAt(text)
  const pages = partyPages(people, usual).length
  if (pages > 2 && people.length > onOnePage) return usual
  const rooms = (pages === 1 ? larger : smaller).map((part) => roomAt(text * part))
  return rooms.find((room) => partyPages(people, room).length === 1) ?? usual
}

/**
 * People on as few pages as they need, in their order, a row for each. Nobody is cut off: lines that are too
 * many for a page continue on the next, under the same name.
 */
export function partyPages(people: readonly PartyMember[], room: PartyRoom): PartyPart[][] {
  const pages: PartyPart[][] = [[]]
  let left = room.first
  const turn = (): void => {
    pages.push([])
    left = room.other
  }
  for (const member of people) {
    const head = headHeight(member, room)
    const all = linesOf(member.lines, room)
    const started = pages.at(-1)?.length !== 0
    const whole = rowHeight(member, all.length, room)
    const fewest = rowHeight(member, Math.min(1, all.length), room)
    if (started && whole > left && (whole <= room.other || fewest > left)) turn()
    let rest = all
    let part = startPart(member, false)
    let above = head
    do {
      const fit = Math.max(1, Math.floor((left - above) / (line * room.text)))
      const here = rest.slice(0, fit)
      const used = all.slice(0, all.length - rest.length).join('').length
      part.lines = cut(member.lines, used, used + here.join('').length)
      pages.at(-1)?.push(part)
      left -= Math.max(above + here.length * line * room.text, part.goesOn ? 0 : fewest)
      rest = rest.slice(fit)
      if (rest.length > 0) {
        turn()
        part = startPart(member, true)
        above = nameHeight({ ...part, name: shortName(part.name) }, room)
      }
    } while (rest.length > 0)
    left -= between * room.text
  }
  return pages
}

/** Name at the head of a further page: it only says whose the rest is. */
function shortName(name: string): string {
  const letters = [...name]
  return letters.length > 40 ? `${letters.slice(0, 38).join('')}…` : name
}

/** Size in points of a name: large where two lines hold it, and no word of it is broken. */
export function nameSize(name: string, room: PartyRoom): number {
  const most = halfEms(nameWidth(room), sizes.name * room.text)
  const whole = name.split(' ').every((word) => widthOf(word) <= most)
  return whole && breakLines(name, most).length <= 2 ? sizes.name : sizes.longName
}

function startPart({ name, says, numbers }: PartyMember, goesOn: boolean): PartyPart {
  return {
    name: goesOn ? shortName(name) : name,
    says: goesOn ? 'continued' : says,
    numbers: goesOn ? [] : numbers,
    lines: [],
    goesOn,
  }
}

const wordsWidth = (room: PartyRoom): number => room.width - nameWidth(room) - besideName

/** Half ems of that size that stand on a line. */
function halfEms(width: number, points: number): number {
  return (width / ((points * 25.4) / 72 / 2)) * 0.95
}

/** Text of one line with its title, and the room kept after it. */
const written = ({ title, text }: PartyMember['lines'][number]): string => `${title} ${text}   `

/** Lines of type that run on from one subject to the next. */
function linesOf(lines: PartyMember['lines'], room: PartyRoom): string[] {
  const text = lines.map(written).join('')
  return text === '' ? [] : breakLines(text, halfEms(wordsWidth(room), sizes.words * room.text))
}

/** Part of the lines between two offsets of their text; a line that is cut has its title on the first part. */
function cut(lines: PartyMember['lines'], from: number, to: number): PartyMember['lines'] {
  let at = 0
  return lines.flatMap((one) => {
    const begin = at
    const text = written(one)
    at += text.length
    if (at <= from || begin >= to) return []
    const words = text.slice(Math.max(0, from - begin), to - begin)
    const titled = from <= begin
    const own = (titled ? words.slice(one.title.length) : words).trim()
    return own === '' && !titled ? [] : [{ title: titled ? one.title : '', text: own }]
  })
}

function nameHeight({ name, says }: Pick<PartyMember, 'name' | 'says'>, room: PartyRoom): number {
  const size = nameSize(name, room)
  const lines = (text: string, points: number): number =>
    breakLines(text, halfEms(nameWidth(room), points * room.text)).length
  const height = lines(name, size) * size * 1.08 + lines(says, sizes.says) * sizes.says * 1.15 + 1.5
  return ((height * 25.4) / 72) * room.text
}

/** Millimetres of the rows of numbers above the lines. */
function headHeight({ numbers }: PartyMember, room: PartyRoom): number {
  const rows = Math.ceil(numbers.length / columnsFor(numbers, room))
  return rows * numberRow * room.text
}

function rowHeight(member: PartyMember, lines: number, room: PartyRoom): number {
  const words = headHeight(member, room) + lines * line * room.text
  return Math.max(words, nameHeight(member, room))
}
