import { odds } from '../../dice/odds.ts'
import { parse } from '../../dice/notation.ts'
import { plural, singulars } from '../../core/words.ts'
import { tableDice } from '../../tables/rolls.ts'
import type { TableRow } from '../../tables/table.ts'
import { terrains } from '../../tables/terrain.ts'
import type { Monster } from '../canonical.ts'

/** Dice that an encounter table may be rolled on; `fit` is the smallest single die with a face for each. */
export const tableDiceChoices = [
  'fit',
  '1d4',
  '1d6',
  '1d8',
  '1d10',
  '1d12',
  '1d20',
  '1d100',
  '2d6',
  '3d6',
] as const
type TableDiceChoice = (typeof tableDiceChoices)[number]

/** A row of a drafted table, with its exact chance, 0 to 1. */
interface DraftedRow {
  rolls: string
  text: string
  monster: Monster
  chance: number
}
type DraftedTable = { dice: string; rows: DraftedRow[] } | { refused: string }

/**
 * An encounter table of these monsters for a dungeon level or a terrain: the weaker a monster, the more
 * often it comes, as far as the dice allow. Each row says how many, as the monster's own text has it:
 * the first number below ground, the one in brackets above it.
 */
export function encounterTable(
  monsters: readonly Monster[],
  choice: TableDiceChoice,
  at: string,
): DraftedTable {
  if (monsters.length === 0) return { refused: 'Nothing is found, so the table would be empty.' }
  const dice = choice === 'fit' ? fitting(monsters.length) : choice
  const totals = dice === null ? 0 : totalsOf(dice).length
  if (dice === null || totals < monsters.length)
    return {
      refused: `${monsters.length} monsters are too many for ${dice ?? '1d100'}: choose larger dice or filter further.`,
    }
  const wild = (terrains as readonly string[]).includes(at)
  const weakestFirst = [...monsters].sort(
    (a, b) => strengthOf(a) - strengthOf(b) || a.name.localeCompare(b.name, 'en'),
  )
  const chunks = chunksOf(dice, monsters.length)
  const commonFirst = [...chunks].sort((a, b) => b.chance - a.chance || a.least - b.least)
  const rows = commonFirst.map((chunk, place) => rowOf(chunk, weakestFirst[place], wild))
  const order = new Map(commonFirst.map((chunk, place) => [rows[place], chunk.least]))
  return { dice, rows: rows.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)) }
}

/** Rows as a table keeps them. */
export const plainRows = (rows: readonly DraftedRow[]): TableRow[] =>
  rows.map(({ rolls, text }) => [rolls, text])

function fitting(count: number): string | null {
  const sides = [4, 6, 8, 10, 12, 20, 100].find((faces) => faces >= count)
  return sides === undefined ? null : `1d${sides}`
}

function totalsOf(dice: string): { total: number; chance: number }[] {
  const read = tableDice(dice)
  return typeof read === 'string' ? [] : odds(read.expression).points
}

interface Chunk {
  least: number
  most: number
  chance: number
}

/** Splits the totals into `count` ranges. Left-over totals widen the likeliest ranges of a single die, and the rare ends of several dice. */
function chunksOf(dice: string, count: number): Chunk[] {
  const points = totalsOf(dice)
  const even = points.every(({ chance }) => Math.abs(chance - (points[0]?.chance ?? 0)) < 1e-9)
  const base = Math.floor(points.length / count)
  const wider = widened(count, points.length % count, even)
  let from = 0
  return Array.from({ length: count }, (_, place) => {
    const some = points.slice(from, from + base + (wider.has(place) ? 1 : 0))
    from += some.length
    return {
      least: some[0]?.total ?? 0,
      most: some.at(-1)?.total ?? 0,
      chance: some.reduce((sum, { chance }) => sum + chance, 0),
    }
  })
}

function widened(count: number, left: number, even: boolean): ReadonlySet<number> {
  const places = Array.from({ length: left }, (_, at) => {
    if (even) return at
    return at % 2 === 0 ? at / 2 : count - (at + 1) / 2
  })
  return new Set(places)
}

function rowOf(
  { least, most, chance }: Chunk,
  monster: Monster | undefined,
  wild: boolean,
): DraftedRow {
  if (!monster) throw new Error('a table has as many stretches as monsters')
  const rolls = least === most ? String(least) : `${least}-${most}`
  return { rolls, text: entryFor(monster, wild), monster, chance }
}

/** `[2d4] goblins`: the plural where the name can be read back from it. */
export function entryFor(monster: Monster, wild: boolean): string {
  const number = numberOf(monster, wild)
  const many = number === '1' ? monster.name : plural(monster.name)
  const back = singulars(many).some((name) => name.toLowerCase() === monster.name.toLowerCase())
  return `[${number}] ${back ? many : monster.name}`
}

/** Fixed numbers and dice of a Number Appearing, `2d4 (6d10)`; 1 where the text has none. */
function numberOf({ figures }: Monster, wild: boolean): string {
  const printed = figures.numberAppearing?.value ?? ''
  const [, below, above] = /^\s*([\dd+-]+)?\s*(?:\(([\dd+-]+)[^)]*\))?/i.exec(printed) ?? []
  const wanted = wild ? [above, below] : [below, above]
  return wanted.find((number) => number !== undefined && isRollableNumber(number)) ?? '1'
}

/** True for a plain number above 0, or for dice that can be rolled. */
function isRollableNumber(number: string): boolean {
  if (/^\d+$/.test(number)) return Number(number) > 0
  const read = parse(number)
  return read.ok && /^\d*d\d+([+-]\d+)?$/i.test(number)
}

/** How hard it is, for putting monsters in order only: Hit Dice, or a quarter of Cairn's hit protection. */
function strengthOf({ figures }: Monster): number {
  if (figures.family === 'cairn') return (figures.hp?.value ?? 4) / 4
  const { dice = 1, modifier = 0, hitPoints = null } = figures.hd?.value ?? {}
  return dice === 0 ? (hitPoints ?? 1) / 4.5 : dice + modifier / 10
}
