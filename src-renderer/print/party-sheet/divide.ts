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

/** One of the party, or what of them goes on over the page. */
export interface PartyPart {
  name: string
  says: string
  numbers: PartyMember['numbers']
  lines: PartyMember['lines']
  /** The rest of somebody who begins on the page before. */
  goesOn: boolean
}

/** Of the usual text size: a line of text, the name with its rule, a row of numbers, and between people. */
const line = 4.3
const name = 9.5
const boxes = 12.5
const between = 5
/** Of the column of titles, and of a number's box with its gap. */
export const titleWidth = 22
const box = 19.5

/** How many boxes stand side by side. */
export function boxesAcross({ width, text }: PartyRoom): number {
  return Math.max(1, Math.floor((width + 2) / (box * text)))
}

/** Parts of the text size that is asked for, down to what is still read at arm's length. */
const smaller = [0.95, 0.9, 0.85] as const

/** The room in which all are seen at a glance: set a little smaller where that brings them onto one page. */
export function onePageRoom(
  people: readonly PartyMember[],
  text: number,
  roomAt: (text: number) => PartyRoom,
): PartyRoom {
  const usual = roomAt(text)
  if (partyPages(people, usual).length !== 2) return usual
  const rooms = smaller.map((part) => roomAt(text * part))
  return rooms.find((room) => partyPages(people, room).length === 1) ?? usual
}

/**
 * People on as few pages as they need, in their order. Nobody is cut off: whose lines are too many for
 * a page goes on over it, under their name.
 */
export function partyPages(people: readonly PartyMember[], room: PartyRoom): PartyPart[][] {
  const pages: PartyPart[][] = [[]]
  let left = room.first
  const turn = (): void => {
    pages.push([])
    left = room.other
  }
  for (const member of people) {
    const whole = heightOf(member, room)
    const started = pages.at(-1)?.length !== 0
    if (whole > left && started && whole <= room.other) turn()
    let part = opened(member, false)
    left -= headHeight(member, room)
    if (left < line * room.text && started) {
      turn()
      left -= headHeight(member, room)
    }
    pages.at(-1)?.push(part)
    for (const { title, text } of member.lines) {
      let rest = linesOf(text, room)
      while (rest.length > 0) {
        const fit = Math.floor(left / (line * room.text))
        if (fit < 1) {
          turn()
          part = opened(member, true)
          pages.at(-1)?.push(part)
          left -= name * room.text
          continue
        }
        const here = rest.slice(0, fit)
        part.lines.push({ title, text: here.join('').trimEnd() })
        left -= here.length * line * room.text
        rest = rest.slice(fit)
      }
    }
    left -= between * room.text
  }
  return pages
}

/** Lines of small type that a name takes where it is too long to be set large; none where it is not. */
export function nameLines(
  { name, says }: Pick<PartyMember, 'name' | 'says'>,
  room: PartyRoom,
): number {
  const half = (points: number): number => (points * room.text * 25.4) / 72 / 2
  const large = widthOf(name) * half(15) + widthOf(says) * half(8.5) + 6
  if (large <= room.width) return 0
  return breakLines(`${name}, ${says}`, (room.width / half(10)) * 0.95).length
}

function opened({ name, says, numbers }: PartyMember, goesOn: boolean): PartyPart {
  return { name, says, numbers: goesOn ? [] : numbers, lines: [], goesOn }
}

function linesOf(text: string, { width, text: size }: PartyRoom): string[] {
  const half = (9 * size * 25.4) / 72 / 2
  return breakLines(text, ((width - titleWidth * size) / half) * 0.95)
}

function headHeight(member: PartyMember, room: PartyRoom): number {
  const { numbers } = member
  const lines = nameLines(member, room)
  const head = lines > 0 ? 3 + lines * line : name
  return (head + Math.ceil(numbers.length / boxesAcross(room)) * boxes) * room.text
}

function heightOf(member: PartyMember, room: PartyRoom): number {
  const lines = member.lines.flatMap(({ text }) => linesOf(text, room))
  return headHeight(member, room) + lines.length * line * room.text
}
