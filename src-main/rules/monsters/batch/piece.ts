import type { Monster } from '../canonical.ts'
import { readMonsters } from '../read.ts'
import { closeCut } from './close-cut.ts'

/** What a piece of a long text held. */
export interface PieceRead {
  monsters: Monster[]
  /** Text that belongs to no monster, in order. */
  between: string[]
  /** How far it was read: the next piece begins there. 0 asks for a longer piece. */
  read: number
  says: string
}

/** A piece this long that still holds only one monster is cut behind it. UTF-16 units. */
const longestBlock = 120_000
/** How much of a piece without monsters the next one sees again: a name stands above its figures. */
const lookBack = 4_000

/**
 * Reads the beginning of a text that goes on: whole monsters only, for the last one may be cut in
 * two. Files of records (JSON, YAML, CSV) are read whole, by lines where each line is a record.
 */
export function readPiece(text: string, last: boolean): PieceRead {
  if (!last && isRecords(text)) return readLines(text)
  if (!last && isWhole(text)) return { monsters: [], between: [], read: 0, says: '' }
  const { monsters, says } = readMonsters(text)
  if (last) return cutClose(monsters, text.length, says, monsters.length === 0 ? [text] : [])
  const final = monsters.at(-1)
  if (!final) return withoutMonsters(text, says)
  if (monsters.length > 1)
    return cutClose(monsters.slice(0, -1), text.length - final.source.text.length, says, [])
  return text.length < longestBlock
    ? { monsters: [], between: [], read: 0, says }
    : cutClose(monsters, text.length, says, [])
}

function cutClose(
  monsters: readonly Monster[],
  read: number,
  says: string,
  between: string[],
): PieceRead {
  const cut = monsters.map(closeCut)
  return {
    monsters: cut.map(({ monster }) => monster),
    between: [...between, ...cut.flatMap((one) => one.apart)].filter((one) => one.trim() !== ''),
    read,
    says,
  }
}

function withoutMonsters(text: string, says: string): PieceRead {
  const from = Math.max(1, text.length - lookBack)
  const paragraph = text.indexOf('\n\n', from)
  const read = paragraph < 0 ? text.lastIndexOf('\n') + 1 || text.length : paragraph + 2
  const skipped = text.slice(0, read)
  return { monsters: [], between: skipped.trim() === '' ? [] : [skipped], read, says }
}

/** Each line a whole record of its own, as in NDJSON. */
function isRecords(text: string): boolean {
  const end = text.indexOf('\n')
  const line = text.slice(0, end < 0 ? 0 : end).trim()
  return line.startsWith('{') && line.endsWith('}') && line.length > 2
}

function readLines(text: string): PieceRead {
  const read = text.lastIndexOf('\n') + 1
  const { monsters, says } = readMonsters(text.slice(0, read))
  const between = monsters.length === 0 ? [text.slice(0, read)] : []
  return { monsters, between, read, says }
}

/** A line of YAML: `name: Goblin`, `  - hp: 4`. A name before its figures (`Goblin: AC 6`) begins large. */
const keyLine = /^\s*(?:---|# \S.*|(?:- )?["']?[a-z_$][\w-]*["']?:(?:\s.*)?)$/

/** A file that is one record or one table from end to end: no piece of it can be read alone. */
function isWhole(text: string): boolean {
  const begins = text.slice(0, 4_000).trimStart()
  const [head = ''] = begins.split('\n', 1)
  const table = /^[^\d\n]{8,}$/.test(head) && (head.match(/[,;\t]/g)?.length ?? 0) >= 4
  const lines = begins.split('\n').slice(0, 10)
  const keyed = lines.length > 2 && lines.every((line) => keyLine.test(line))
  return keyed || /^[[{]/.test(begins) || (table && !/[.!?]\s*$/.test(head))
}
