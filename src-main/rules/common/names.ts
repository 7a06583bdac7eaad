import { rollOne, type ProcedureOf } from '../core/procedure.ts'
import type { Situation } from '../core/situation.ts'
import { look } from '../tables/draw.ts'
import { defineTable, type Table } from '../tables/table.ts'

/** Table of first names by Gatefold, for creatures of a game that join without a name. */
export function firstNamesFor(game: string): Table {
  return defineTable({
    id: `${game}/name`,
    title: 'Names',
    dice: '1d40',
    source: 'Gatefold',
    use: 'name',
    rows: [
      ['1', 'Adda'],
      ['2', 'Aldwin'],
      ['3', 'Beck'],
      ['4', 'Berit'],
      ['5', 'Bran'],
      ['6', 'Cade'],
      ['7', 'Cicely'],
      ['8', 'Corm'],
      ['9', 'Dagna'],
      ['10', 'Dunstan'],
      ['11', 'Edda'],
      ['12', 'Egil'],
      ['13', 'Fenn'],
      ['14', 'Freda'],
      ['15', 'Garrick'],
      ['16', 'Gisla'],
      ['17', 'Hale'],
      ['18', 'Hedda'],
      ['19', 'Ivo'],
      ['20', 'Isolde'],
      ['21', 'Jory'],
      ['22', 'Kelda'],
      ['23', 'Lorn'],
      ['24', 'Mabel'],
      ['25', 'Merrick'],
      ['26', 'Nessa'],
      ['27', 'Odo'],
      ['28', 'Orla'],
      ['29', 'Perrin'],
      ['30', 'Quill'],
      ['31', 'Ranulf'],
      ['32', 'Rowena'],
      ['33', 'Sela'],
      ['34', 'Sigurd'],
      ['35', 'Tamsin'],
      ['36', 'Thorne'],
      ['37', 'Una'],
      ['38', 'Wat'],
      ['39', 'Wilda'],
      ['40', 'Ysolt'],
    ],
  })
}

/** First name: "Odo" for "Odo Fenwick". */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}

/** Key to compare names by: "odo" for "Odo Fenwick". Equal first names get mixed up at the table. */
export function nameKey(name: string): string {
  return firstName(name).toLowerCase()
}

/** Names of all living creatures: here, in the other group, and on the bench. */
export function livingNames({ creatures, bench, split }: Situation): string[] {
  const all = [
    ...Object.values(creatures),
    ...Object.values(split?.other.creatures ?? {}),
    ...Object.values(bench ?? {}).map(({ creature }) => creature),
  ]
  return all.filter(({ conditions }) => !('dead' in conditions)).map(({ name }) => name)
}

/** First names that are taken, as `nameKey` gives them. */
export function takenNames(situation: Situation): Set<string> {
  return new Set(livingNames(situation).map(nameKey))
}

/** Rolls a name from the table; if a living creature has it, takes the next free one. */
export function* rollName(situation: Situation, table: Table, label = 'name'): ProcedureOf<string> {
  const names = table.rows.map(([, name]) => name)
  const [, rolled] = look(table, yield* rollOne(label, names.length, names))
  const at = names.indexOf(rolled)
  const borne = takenNames(situation)
  const inTurn = [...names.slice(at), ...names.slice(0, at)]
  return inTurn.find((name) => !borne.has(nameKey(name))) ?? numbered(rolled, situation)
}

/** Numbered name ("Bran 2"), for when every name of the table is taken. */
function numbered(name: string, situation: Situation): string {
  const living = new Set(livingNames(situation))
  let nth = 2
  while (living.has(`${name} ${nth}`)) nth += 1
  return `${name} ${nth}`
}

/** Returns the given name, or rolls one from the table. */
export function* nameFor(
  situation: Situation,
  given: string | undefined,
  table: Table,
): ProcedureOf<string> {
  return given?.trim() || (yield* rollName(situation, table))
}
