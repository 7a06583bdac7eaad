import type { Chance, Preview } from '../../core/action.ts'
import { bars, oddsOrRefusal } from '../../dice/odds.ts'
import { readRolls, tableDice } from '../../tables/rolls.ts'
import type { Table } from '../../tables/table.ts'
import { entryOf } from '../meeting.ts'
import { plain } from '../../common/trial.ts'

const foreseen = new WeakMap<Table, Preview>()

/** Preview of a table's rows with their chances, cached per table. */
export function fromTable(table: Table): Preview {
  const ready = foreseen.get(table)
  if (ready) return ready
  const dice = tableDice(table.dice)
  const distribution = typeof dice === 'string' ? null : oddsOrRefusal(dice.expression)
  const made = plain(`${table.title}, ${table.dice}`)
  if (distribution && !('refused' in distribution)) {
    const ranges = table.rows.map(([rolls]) => readRolls(rolls) ?? [])
    const rowOf = (total: number): number =>
      ranges.findIndex((row) => row.some(({ least, most }) => total >= least && total <= most))
    if (distribution.points.every(({ total }) => rowOf(total) >= 0)) {
      made.bars = bars(distribution, rowOf)
      made.chances = table.rows.map(([, text], row): Chance => ({
        says: entryOf(text).name,
        chance: made.bars
          .filter(({ leads }) => leads === row)
          .reduce((sum, { chance }) => sum + chance, 0),
        tone: 'plain',
      }))
    }
  }
  foreseen.set(table, made)
  return made
}
