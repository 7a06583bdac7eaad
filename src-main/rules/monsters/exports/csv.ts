import { json2csv } from 'csv42'
import { guardCell } from '../../core/spreadsheet-cell.ts'
import type { Monster } from '../canonical.ts'
import { bxAttacks, cairnAttacks } from './attack-words.ts'
import { armourClass, hitDice, saves, thac0 } from './bx-clauses.ts'
import type { MonsterExport } from './export.ts'
import { oneLine, paragraphsOf } from './prose.ts'

/** One row a monster for a spreadsheet: the figures of both families, empty where a text was silent. */
export const csv: MonsterExport = {
  id: 'csv',
  title: 'Table (CSV)',
  extension: 'csv',
  write: (monsters) =>
    monsters.length === 0
      ? ''
      : json2csv([...monsters], {
          eol: '\n',
          fields: columns.map(([name, getValue]) => ({ name, getValue })),
        }),
}

type Column = readonly [heading: string, of: (monster: Monster) => string]

const columns: readonly Column[] = [
  ['Name', ({ name }) => guardCell(oneLine(name))],
  ['AC', (monster) => bx(monster, (figures) => armourClass(figures, monster.source.system))],
  ['Hit Dice', (monster) => bx(monster, ({ hd }) => hd && hitDice(hd.value))],
  ['HP', (monster) => score(monster, 'hp')],
  ['Armor', (monster) => score(monster, 'armor')],
  ['STR', (monster) => score(monster, 'str')],
  ['DEX', (monster) => score(monster, 'dex')],
  ['WIL', (monster) => score(monster, 'wil')],
  [
    'Attacks',
    ({ attacks, figures }) =>
      guardCell(figures.family === 'bx' ? bxAttacks(attacks) : cairnAttacks(attacks)),
  ],
  ['THAC0', (monster) => bx(monster, (figures) => figures.thac0 && thac0(figures.thac0.value))],
  ['Movement', (monster) => bx(monster, ({ movement }) => movement && guardCell(movement.value))],
  ['Saves', (monster) => bx(monster, saves)],
  ['Morale', (monster) => bx(monster, ({ morale }) => morale && String(morale.value))],
  [
    'Alignment',
    (monster) => bx(monster, ({ alignment }) => alignment && guardCell(alignment.value)),
  ],
  ['XP', (monster) => bx(monster, ({ xp }) => xp && String(xp.value))],
  [
    'Number Appearing',
    (monster) =>
      bx(monster, ({ numberAppearing }) => numberAppearing && guardCell(numberAppearing.value)),
  ],
  [
    'Treasure Type',
    (monster) => bx(monster, ({ treasure }) => treasure && guardCell(treasure.value)),
  ],
  ['Tags', ({ tags }) => guardCell(tags.join(', '))],
  [
    'Description',
    (monster) =>
      guardCell(
        paragraphsOf(monster)
          .map(({ title, text }) => (title === '' ? text : `${title}: ${text}`))
          .join('\n'),
      ),
  ],
  ['Source', ({ source }) => guardCell(oneLine(source.credit))],
  ['Licence', ({ source }) => guardCell(oneLine(source.licence))],
]

type Bx = Extract<Monster['figures'], { family: 'bx' }>

function bx({ figures }: Monster, print: (figures: Bx) => string | null): string {
  return figures.family === 'bx' ? (print(figures) ?? '') : ''
}

function score({ figures }: Monster, key: 'hp' | 'armor' | 'str' | 'dex' | 'wil'): string {
  const read = figures.family === 'cairn' ? figures[key] : null
  return read ? String(read.value) : ''
}
