import type { TableBlock } from '../../../core/sheet.ts'

type Ruled = Omit<TableBlock, 'room'>

export const weapons: Ruled = {
  kind: 'table',
  title: 'Weapons',
  list: 'weapons',
  columns: [
    { title: 'weapon', share: 36 },
    { title: 'damage', share: 16 },
    { title: 'actions', share: 13 },
    { title: 'range', share: 12 },
    { title: 'bulk', share: 11 },
    { title: 'space', share: 12 },
  ],
}

export const armour: Ruled = {
  kind: 'table',
  title: 'Armour',
  list: 'armour',
  columns: [
    { title: 'worn, with shield, helmet', share: 56 },
    { title: 'defense', share: 22 },
    { title: 'bulk', share: 22 },
  ],
}

export const carried: Ruled = {
  kind: 'table',
  title: 'Carried',
  hint: 'a container counts as one',
  list: 'carried',
  columns: [
    { title: 'thing', share: 76 },
    { title: 'bulk', share: 24 },
  ],
}

export const fieldsAndSkills: Ruled = {
  kind: 'table',
  title: 'Fields and skills',
  hint: 'a skill has its field’s bonus',
  list: 'fields',
  across: 2,
  columns: [
    { title: 'field or skill', share: 76 },
    { title: '+', share: 24 },
  ],
}

export const spells: Ruled = {
  kind: 'table',
  title: 'Spells, spirits, powers',
  hint: 'points or slots: 1, 3, 6, 10 … by level',
  list: 'spells',
  across: 2,
  columns: [
    { title: 'name', share: 76 },
    { title: 'level', share: 24 },
  ],
}
