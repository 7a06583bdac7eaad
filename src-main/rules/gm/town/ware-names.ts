import type { GearRow } from '../../core/ruleset/gear.ts'
import { remembered } from '../../core/remembered.ts'
import { stem } from '../../core/words.ts'

/** Maximum number of near names offered. */
const mostOffered = 4

/**
 * Rows that a typed name means, by the first of these that fits any: its id or name, the same words
 * in any order and number, the words before a comma ("food" for "Food, a day"), an example of it
 * ("sword" for a hand weapon).
 */
export function namedRows(gear: readonly GearRow[], typed: string): GearRow[] {
  const exact = typed.trim().toLowerCase()
  const key = keyOf(typed)
  const fits: ((row: GearRow) => boolean)[] = [
    ({ id, name }) => id === exact || name.toLowerCase() === exact,
    (row) => keysOf(row).whole === key,
    (row) => keysOf(row).head === key,
    (row) => keysOf(row).examples.includes(key),
  ]
  for (const fit of fits) {
    const rows = key === '' ? [] : gear.filter(fit)
    if (rows.length > 0) return rows
  }
  return []
}

/** Arms that a row of the list stands for, as its note begins: "sword, spear, mace; may be thrown". */
function examplesOf({ die, gives, notes = '' }: GearRow): string[] {
  return die === undefined && gives === undefined ? [] : (notes.split(';')[0] ?? '').split(',')
}

/** Rows whose names contain all typed words, allowing for typing errors, nearest first. */
export function findSimilarRows(gear: readonly GearRow[], typed: string): GearRow[] {
  const words = wordsOf(typed)
  const slips = Math.max(1, Math.floor(words.join('').length / 4))
  return gear
    .map((row) => ({ row, far: farness(words, keysOf(row).words) }))
    .filter(({ far }) => far <= slips)
    .sort((a, b) => a.far - b.far)
    .slice(0, mostOffered)
    .map(({ row }) => row)
}

/** Number of letters to change until each typed word is a word of the name. */
function farness(typed: readonly string[], name: readonly string[]): number {
  if (typed.length === 0) return Infinity
  return typed.reduce(
    (sum, word) => sum + Math.min(...name.map((other) => editDistance(word, other))),
    0,
  )
}

const fillers = new Set(['a', 'an', 'the', 'of', 'with', 'and'])

function wordsOf(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words.filter((word) => !fillers.has(word)).map(stem)
}

const keyOf = (name: string): string => wordsOf(name).sort().join(' ')
const headOf = (name: string): string => name.split(/[,(]/)[0] ?? name

interface RowKeys {
  whole: string
  /** Of the words before a comma or bracket. */
  head: string
  examples: readonly string[]
  words: readonly string[]
}

/** Keys of a row, worked out once: a price list is looked through for every name typed. */
const keysOf = remembered((row: GearRow): RowKeys => ({
  whole: keyOf(row.name),
  head: keyOf(headOf(row.name)),
  examples: examplesOf(row).map(keyOf),
  words: wordsOf(row.name),
}))

/** Edit distance of two words; two swapped neighbouring letters count as one change. */
function editDistance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const changed = (last[j - 1] ?? 0) + (same ? 0 : 1)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed)
      row[j] = swapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least
    }
    before = last
    last = row
  }
  return last[other.length] ?? 0
}
