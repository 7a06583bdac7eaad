import type { Monster, Span } from '../canonical.ts'
import { keptMonsters } from '../kept.ts'
import { readMonsters } from '../read.ts'
import { cutRecords, type Cut } from '../sources/fields/cut/index.ts'
import { saysSomething } from '../sources/spans.ts'
import { restrictToPart } from './close-cut.ts'
import type { PieceRead } from './piece-read.ts'

/** Monsters of a piece of a structured file, up to its last whole record; null for any other text. */
export function readRecords(text: string, last: boolean, opening: string): PieceRead | null {
  const whole = opening + text
  if (last)
    return recordsOf({ closed: whole, end: whole.length, read: whole.length, opening: '' }, opening)
  const cut = cutRecords(whole)
  if (cut === null) return null
  if (cut === 'longer' || cut.read <= opening.length)
    return { monsters: [], between: [], read: 0, says: tooLong, opening }
  return recordsOf(cut, opening)
}

const tooLong =
  'One record of it is longer than 2 million characters. Split the file and take the parts.'

function recordsOf({ closed, end, read, opening }: Cut, before: string): PieceRead {
  const kept = keptMonsters(closed)
  const { monsters, says } = kept ? { monsters: kept, says: '' } : readMonsters(closed)
  const text = closed.slice(before.length, end)
  const lost = monsters.length === 0 && saysSomething(text, 0, text.length)
  return {
    monsters: kept ?? asWritten(monsters, { from: before.length, to: end }),
    between: lost ? [text] : [],
    read: read - before.length,
    says,
    opening,
  }
}

/** Clips monsters to the piece as pasted, without openings and closings added around it. */
function asWritten(monsters: readonly Monster[], part: Span): Monster[] {
  let at = 0
  return monsters.map((monster) => {
    const { length } = monster.source.text
    const from = at
    at += length
    const inside = {
      from: Math.min(length, Math.max(0, part.from - from)),
      to: Math.min(length, part.to - from),
    }
    return restrictToPart(monster, inside)
  })
}
