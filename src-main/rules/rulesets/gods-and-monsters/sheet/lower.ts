import { figure, valueBox, ruledColumns } from '../../../common/sheet-places.ts'
import type { Band, BoxesBlock, LinesBlock, SheetField, TableBlock } from '../../../core/sheet.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { archetypeOf, archetypes } from '../character/archetypes.ts'

type Ruled = Omit<TableBlock, 'room'>

export const weapons: Ruled = {
  kind: 'table',
  title: 'Weapons',
  list: 'weapons',
  columns: ruledColumns({ weapon: 36, damage: 16, actions: 13, range: 12, bulk: 11, space: 12 }),
}

export const armour: Ruled = {
  kind: 'table',
  title: 'Armour',
  list: 'armour',
  columns: ruledColumns({ 'worn, with shield, helmet': 56, defense: 22, bulk: 22 }),
}

export const carried: Ruled = {
  kind: 'table',
  title: 'Carried',
  hint: 'a container counts as one',
  list: 'carried',
  columns: ruledColumns({ thing: 76, bulk: 24 }),
}

export const fieldsAndSkills: Ruled = {
  kind: 'table',
  title: 'Fields and skills',
  hint: 'a skill has its field’s bonus',
  list: 'fields',
  across: 2,
  columns: ruledColumns({ 'field or skill': 76, '+': 24 }),
}

export const spells: Ruled = {
  kind: 'table',
  title: 'Spells, spirits, powers',
  hint: 'points or slots: 1, 3, 6, 10 … by level',
  list: 'spells',
  across: 2,
  columns: ruledColumns({ name: 76, level: 24 }),
}

/** Rule GAM-CRE-10. */
function largest(who: ReadonlyCreature | null): SheetField {
  return {
    field: 'about/largest bulk',
    value: who ? figure(who.values.strength) : '',
    label: 'largest bulk',
  }
}

export function loadAndCoins(who: ReadonlyCreature | null): BoxesBlock {
  return {
    kind: 'boxes',
    title: '',
    boxes: [
      valueBox(who, 'carry', 'wide', 'carry'),
      { ...largest(who), size: 'wide' },
      valueBox(who, 'coins', 'wide', 'silver'),
    ],
  }
}

/** Levels by archetype, size and combat pool. */
export function levels(who: ReadonlyCreature | null): BoxesBlock[] {
  return [
    {
      kind: 'boxes',
      title: 'Levels',
      hint: 'in each archetype; the next takes level × 1,000 XP more',
      boxes: archetypes.map((one) => valueBox(who, one, 'wide', archetypeOf[one].title)),
    },
    {
      kind: 'boxes',
      title: '',
      boxes: [
        valueBox(who, 'size', 'wide', 'size, medium 3'),
        valueBox(who, 'combatPool', 'wide', 'combat pool'),
      ],
    },
  ]
}

export const conditions: LinesBlock = {
  kind: 'lines',
  title: 'Conditions',
  list: 'conditions',
  columns: 2,
  room: 6,
}

/** Lower half of the front: weapons, fields, spells, armor, gear, load and silver. */
export function lowerBand(who: ReadonlyCreature | null): Band {
  return {
    grow: true,
    columns: [
      {
        share: 1.12,
        blocks: [
          { ...weapons, room: { A4: 3, Letter: 3 } },
          { ...fieldsAndSkills, room: { A4: 6, Letter: 4 } },
          { ...spells, room: { A4: 4, Letter: 2 } },
        ],
      },
      {
        share: 1,
        blocks: [
          { ...armour, room: { A4: 2, Letter: 2 } },
          { ...carried, room: { A4: 6, Letter: 4 } },
          loadAndCoins(who),
        ],
      },
    ],
  }
}

/** More rows of every list, levels by archetype, conditions and notes. */
export function backBand(who: ReadonlyCreature | null): Band {
  return {
    grow: true,
    columns: [
      {
        share: 1,
        blocks: [
          { ...weapons, room: { A4: 5, Letter: 4 } },
          { ...armour, room: { A4: 3, Letter: 3 } },
          { ...fieldsAndSkills, room: { A4: 22, Letter: 16 } },
          { ...spells, room: { A4: 18, Letter: 12 } },
        ],
      },
      {
        share: 1,
        blocks: [
          ...levels(who),
          { ...carried, room: { A4: 14, Letter: 12 } },
          conditions,
          { kind: 'notes', title: 'Notes', room: { A4: 13, Letter: 8 }, grow: true },
        ],
      },
    ],
  }
}
