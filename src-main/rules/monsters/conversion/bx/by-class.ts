import { savesByHitDice, type Saves } from './by-hit-dice.ts'

type Row = readonly [most: number, D: number, W: number, P: number, B: number, S: number]

const cleric: readonly Row[] = [
  [4, 11, 12, 14, 16, 15],
  [8, 9, 10, 12, 14, 12],
  [12, 6, 7, 9, 11, 9],
  [Infinity, 3, 5, 7, 8, 7],
]
const dwarf: readonly Row[] = [
  [3, 8, 9, 10, 13, 12],
  [6, 6, 7, 8, 10, 10],
  [9, 4, 5, 6, 7, 8],
  [Infinity, 2, 3, 4, 4, 6],
]
const elf: readonly Row[] = [
  [3, 12, 13, 13, 15, 15],
  [6, 10, 11, 11, 13, 12],
  [9, 8, 9, 9, 10, 10],
  [Infinity, 6, 7, 8, 8, 8],
]
const magicUser: readonly Row[] = [
  [5, 13, 14, 13, 16, 15],
  [10, 11, 12, 11, 14, 12],
  [Infinity, 8, 9, 8, 11, 8],
]
const thief: readonly Row[] = [
  [4, 13, 14, 13, 16, 15],
  [8, 12, 13, 11, 14, 13],
  [12, 10, 11, 9, 12, 10],
  [Infinity, 8, 9, 7, 10, 8],
]

const tables: readonly (readonly [RegExp, readonly Row[]])[] = [
  [/^(?:cleric|druid|priest)/i, cleric],
  [/^(?:dwarf|halfling|gnome|hobbit)/i, dwarf],
  [/^elf/i, elf],
  [/^(?:magic|wizard|illusionist|mu\b)/i, magicUser],
  [/^(?:thief|assassin|rogue)/i, thief],
]

/** Saves of a class and level; fighters and classes without a table save by Hit Dice. Rule GF-BX-03. */
export function savesByClass(name: string, level: number): Saves {
  const rows = tables.find(([pattern]) => pattern.test(name))?.[1]
  const row = rows?.find(([most]) => level <= most)
  if (!row) return savesByHitDice(/normal|^n[hm]$/i.test(name) ? 0 : level)
  const [, D, W, P, B, S] = row
  return { D, W, P, B, S }
}
