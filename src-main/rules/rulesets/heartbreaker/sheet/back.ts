import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Band, LinesBlock, MatrixCell, SheetBlock } from '../../../core/sheet.ts'
import { abilityOf, packageNames, packagesOf, type Package } from '../advancement/level.ts'
import { weaponTable, armourTable, spellTable } from './lists.ts'

/** Gains of each package, short enough for its column. Rule HBK-LVL-02. */
const brief: Readonly<Record<Package, string>> = {
  martial: '1d8, COM ½',
  practical: '1d6, SKI, SAV −1',
  mystical: '1d4, MAG 1',
}

/** Levels with a row on the sheet for the package and the ability they brought. */
export const printedLevels = [2, 3, 4, 5, 6, 7]

/** Levels to tick, with their packages. Rules HBK-LVL-02, HBK-LVL-03. */
export function levels(who: ReadonlyCreature | null): SheetBlock {
  const chosen = new Map(who ? packagesOf(who) : [])
  return {
    kind: 'matrix',
    title: 'Each level, one of',
    look: 'ruled',
    columns: [
      { title: '', share: 7, as: 'strong' },
      ...packageNames.map((each) => ({ title: each, says: brief[each], share: 24 })),
      { title: 'new ability', share: 21 },
    ],
    rows: printedLevels.map((level): MatrixCell[] => [
      String(level),
      ...packageNames.map((each) => ({
        field: `ticks/level ${level}/${each}`,
        title: '',
        on: chosen.get(level) === each,
      })),
      { field: `about/ability of level ${level}`, value: who ? abilityOf(who, level) : '' },
    ]),
  }
}

export const moreLoad: Omit<LinesBlock, 'room'> = {
  kind: 'lines',
  title: 'More in the load',
  hint: 'on beasts, at home',
  list: 'load',
  columns: 2,
}

export const noSlot: LinesBlock = {
  kind: 'lines',
  title: 'Takes no slot',
  list: 'free',
  columns: 2,
  room: 6,
}

export const powers: LinesBlock = {
  kind: 'lines',
  title: 'Powers and limits',
  hint: 'of ancestry and path',
  list: 'powers',
  room: 6,
}

export const moreEquipment: LinesBlock = {
  kind: 'lines',
  title: 'Equipment and accessories',
  hint: 'past the five',
  list: 'equipment',
  columns: 2,
  room: 6,
}

export const moreAccessories: LinesBlock = {
  kind: 'lines',
  title: '',
  list: 'accessories',
  columns: 2,
  room: 4,
}

export const conditions: LinesBlock = {
  kind: 'lines',
  title: 'Conditions',
  list: 'conditions',
  columns: 2,
  room: 6,
}

export function back(who: ReadonlyCreature | null): Band {
  return {
    grow: true,
    columns: [
      {
        share: 1,
        blocks: [
          { ...moreLoad, room: { A4: 20, Letter: 18 } },
          noSlot,
          { ...weaponTable, room: { A4: 5, Letter: 4 } },
          { ...armourTable, room: { A4: 4, Letter: 4 } },
          { ...spellTable, room: { A4: 8, Letter: 6 } },
        ],
      },
      {
        share: 1,
        blocks: [
          levels(who),
          powers,
          moreEquipment,
          moreAccessories,
          conditions,
          { kind: 'notes', title: 'Notes', room: { A4: 8, Letter: 5 }, grow: true },
        ],
      },
    ],
  }
}
