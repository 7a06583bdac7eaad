import { refusal, type RefusedPreview } from '../../core/preview.ts'
import type { GearRow } from '../../core/ruleset/gear.ts'
import { roundCoins, isSold } from '../party/coins.ts'
import { alternatives, numberNamed, timesName } from '../../core/words.ts'
import { parseMeasure, nameWithMeasure, type Measured } from './measure.ts'
import { namedRows, findSimilarRows } from './ware-names.ts'

/** A row of the price list and its count. */
export interface Line extends Measured {
  count: number
}
interface Basket {
  lines: Line[]
  total: number
}

/** Maximum count of one item in a basket. */
const mostOfOne = 999

/** Maximum number of comma-separated pieces in one name of a price list. */
const mostJoined = 4

/**
 * Parses a typed basket: `2 torch; sword x3, three horses`, names or ids of the price list with
 * their numbers before or after them. Rule GF-SHOP-01.
 */
export function readBasket(
  text: string,
  gear: readonly GearRow[],
  price: (line: Measured, rows: readonly GearRow[]) => number = ({ row }) => row.cost,
): Basket | RefusedPreview {
  const parts = text.split(/[;\n]/).flatMap((part) => part.trim() || [])
  if (parts.length === 0) return refusal('The basket is empty: choose something from the list.')
  const read = parts.flatMap((part) => wholeOrPieces(part, gear))
  const faults = read.flatMap((each) => ('unread' in each ? [whyUnread(each.unread, gear)] : []))
  if (faults.length > 0) return refusal(faults.join(' '))
  const lines = new Map<string, Line>()
  for (const line of read) {
    if ('unread' in line) continue
    const key = nameWithMeasure(line)
    const count = (lines.get(key)?.count ?? 0) + line.count
    if (count < 1 || count > mostOfOne)
      return refusal(`${line.row.name}: from 1 to ${mostOfOne} at a time, not ${count}.`)
    lines.set(key, { ...line, count })
  }
  const all = [...lines.values()]
  const rows = all.map(({ row }) => row)
  const total = all.reduce((sum, line) => sum + price(line, rows) * line.count, 0)
  return { lines: all, total: roundCoins(total) }
}

/** Text of a basket: "Sword; 3 × Torch". */
export function basketSays(lines: readonly Line[]): string {
  return lines.map((line) => timesName(line.count, nameWithMeasure(line))).join('; ')
}

/** A line, or the name that none of the list fits. */
type Read = Line | { unread: string }

/** Reads a part as a whole, as names may have commas; if it is no item of the list, piece by piece. */
function wholeOrPieces(part: string, gear: readonly GearRow[]): Read[] {
  const whole = readLine(part, gear)
  if ('row' in whole) return [whole]
  const pieces = part.split(/,|\s(?:and|&)\s|\+/i).flatMap((piece) => piece.trim() || [])
  const lines = longestFirst(pieces, gear)
  return lines.some((line) => 'row' in line) ? lines : [whole]
}

/** Joins as many pieces as still name an item of the list: "food, a day, rope" is two items. */
function longestFirst(pieces: readonly string[], gear: readonly GearRow[]): Read[] {
  const lines: Read[] = []
  for (let from = 0; from < pieces.length;) {
    let to = Math.min(pieces.length, from + mostJoined)
    let line = readLine(pieces.slice(from, to).join(', '), gear)
    while ('unread' in line && to > from + 1)
      line = readLine(pieces.slice(from, --to).join(', '), gear)
    lines.push(line)
    from = to
  }
  return lines
}

function readLine(part: string, gear: readonly GearRow[]): Read {
  const tries = [{ count: 1, name: part }, ...countsIn(part)]
  for (const { count, name } of tries) {
    const line = found(name, gear)
    if (line) return { ...line, count }
  }
  return { unread: tries.at(-1)?.name ?? part }
}

/** Possible splits into a count and a name: "3 horse", "3 × horse", "three horses", "horse x3". */
function countsIn(part: string): { count: number; name: string }[] {
  const before = /^(?:(\d+)\s*[×x*]?\s+|(\d+)\s*[×*]?\s*(?=\D)|[×x*]\s*(\d+)\s+)(.+)$/i.exec(part)
  const after = /^(.*\S)(?:\s+x|\s*[×*:(]|\s)\s*(\d+)\s*\)?$/i.exec(part)
  const [word = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(part)?.slice(1) ?? []
  const spelt = numberNamed(word)
  const digits = before?.[1] ?? before?.[2] ?? before?.[3]
  return [
    ...(before?.[4] && digits ? [{ count: Number(digits), name: before[4] }] : []),
    ...(after?.[1] && after[2] ? [{ count: Number(after[2]), name: after[1] }] : []),
    ...(spelt !== null && rest ? [{ count: spelt, name: rest }] : []),
  ]
}

/** The one row with that name, with its measure if typed; null if none or several. */
function found(name: string, gear: readonly GearRow[]): Measured | null {
  const sold = gear.filter(isSold)
  const [row, ...others] = namedRows(sold, name)
  if (row && others.length === 0 && !row.measure) return { row }
  const typed = parseMeasure(name)
  if (!typed) return null
  const [of, ...more] = namedRows(sold, typed.name)
  const fits = of?.measure && [of.measure.one, of.measure.many].includes(typed.unit)
  if (!of?.measure || !fits || more.length > 0 || typed.measure > of.measure.most) return null
  return { row: of, measure: typed.measure }
}

/** Sentence about a name that no one row of the list fits, with those it may mean. */
function whyUnread(name: string, gear: readonly GearRow[]): string {
  const sold = gear.filter(isSold)
  const [bulk, ...several] = namedRows(sold, name)
  if (bulk?.measure && several.length === 0)
    return `${bulk.name} is sold by the ${bulk.measure.one}: type “${nameWithMeasure({ row: bulk, measure: 100 })}”, up to ${bulk.measure.most}.`
  if (bulk)
    return `“${name}” may be ${alternatives([bulk, ...several].map((row) => row.name))}: type which.`
  const [unsold] = namedRows(
    gear.filter((row) => !isSold(row)),
    name,
  )
  if (unsold) return `${unsold.name} has no price and is not sold. Hand it out with “Give an item”.`
  const near = findSimilarRows(
    sold.filter(({ madeFor }) => !madeFor),
    name,
  ).map((row) => row.name)
  return near.length > 0
    ? `“${name}” is not on the price list. Did you mean ${alternatives(near)}?`
    : `“${name}” is not on the price list. What has no price is handed out with “Give an item”.`
}
