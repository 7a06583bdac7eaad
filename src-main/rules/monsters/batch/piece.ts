import type { Monster } from '../canonical.ts'
import { readMonsters } from '../read.ts'
import { foldedOffset, unfoldColumns } from '../sources/page-columns.ts'
import { closeCut } from './close-cut.ts'
import type { PieceRead } from './piece-read.ts'
import { readRecords } from './records.ts'

/** A piece this long that still holds only one monster is cut behind it. UTF-16 units. */
const longestBlock = 120_000
/** Length of a piece without monsters that the next one repeats: a name is above its figures. */
const lookBack = 4_000

/**
 * Reads the beginning of a text that goes on: whole monsters only, for the last one may be cut in
 * two. Files of records (JSON, YAML, CSV) are cut behind a record. `opening` is the one that the
 * piece before returned.
 */
export function readPiece(text: string, last: boolean, opening = ''): PieceRead {
  if (opening !== '' || !last) {
    const records = readRecords(text, last, opening)
    if (records) return records
  }
  const page = unfoldColumns(text)
  const { monsters, says } = readMonsters(page.text)
  if (last) return cutClose(monsters, text.length, says, monsters.length === 0 ? [text] : [])
  const final = monsters.at(-1)
  if (!final) return withoutMonsters(text, says)
  const cut = foldedOffset(page, page.text.length - final.source.text.length)
  const whole = within(monsters.slice(0, -1), cut.unfolded)
  if (whole.length > 0) return cutClose(whole, cut.pasted, says, [])
  return text.length < longestBlock || page.regions.length > 0
    ? { monsters: [], between: [], read: 0, says, opening: '' }
    : cutClose(monsters, text.length, says, [])
}

/** The monsters that end before an offset. */
function within(monsters: readonly Monster[], end: number): Monster[] {
  let at = 0
  return monsters.filter(({ source }) => (at += source.text.length) <= end)
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
    opening: '',
  }
}

function withoutMonsters(text: string, says: string): PieceRead {
  const from = Math.max(1, text.length - lookBack)
  const paragraph = text.indexOf('\n\n', from)
  const read = paragraph < 0 ? text.lastIndexOf('\n') + 1 || text.length : paragraph + 2
  const skipped = text.slice(0, read)
  return { monsters: [], between: skipped.trim() === '' ? [] : [skipped], read, says, opening: '' }
}
