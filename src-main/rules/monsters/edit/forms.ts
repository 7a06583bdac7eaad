import type { Family, Monster } from '../canonical.ts'
import { games } from '../../registry.ts'
import type { OwnLine } from '../own-lines.ts'
import type { FormFieldId } from './form-fields.ts'

/** Form with the fields in the order of a book, so that Tab goes down the page. */
export interface PageForm {
  id: string
  title: string
  family: Family
  /** Name of the monster’s source system; ascending armour is counted by it. */
  system: string
  fields: readonly FormFieldId[]
  /** Fields that follow from Hit Dice for most monsters, by the tables of this book. */
  offers: readonly FormFieldId[]
  /** Sample entries as this book prints them, where it prints them otherwise. */
  examples?: Readonly<Partial<Record<FormFieldId, string>>>
  /** Line of the game whose own figures it has. */
  own?: OwnLine
}

/** Forms in menu order; the first of a family is the one its monsters are edited in. */
export const pageForms: readonly PageForm[] = [
  {
    id: 'ose',
    title: 'Old-School Essentials',
    family: 'bx',
    system: 'Old-School Essentials',
    fields: [
      'name',
      'ac',
      'hd',
      'attacks',
      'thac0',
      'movement',
      'saves',
      'morale',
      'alignment',
      'xp',
      'numberAppearing',
      'treasure',
      'special',
    ],
    offers: ['thac0', 'saves', 'xp'],
  },
  {
    id: 'basic',
    title: 'Basic and Expert',
    family: 'bx',
    system: 'B/X',
    fields: [
      'name',
      'ac',
      'hd',
      'movement',
      'attacks',
      'damage',
      'numberAppearing',
      'saves',
      'morale',
      'treasure',
      'alignment',
      'xp',
      'special',
    ],
    offers: ['saves', 'xp'],
  },
  {
    id: 'basic-fantasy',
    title: 'Basic Fantasy',
    family: 'bx',
    system: 'Basic Fantasy',
    fields: [
      'name',
      'ac',
      'hd',
      'attacks',
      'damage',
      'movement',
      'numberAppearing',
      'saves',
      'morale',
      'treasure',
      'xp',
      'special',
    ],
    offers: [],
  },
  {
    id: 'labyrinth-lord',
    title: 'Labyrinth Lord',
    family: 'bx',
    system: 'Labyrinth Lord',
    fields: [
      'name',
      'numberAppearing',
      'alignment',
      'movement',
      'ac',
      'hd',
      'attacks',
      'damage',
      'saves',
      'morale',
      'treasure',
      'xp',
      'special',
    ],
    offers: [],
  },
  {
    id: 'swords-wizardry',
    title: 'Swords & Wizardry',
    family: 'bx',
    system: 'Swords & Wizardry',
    fields: [
      'name',
      'hd',
      'ac',
      'attacks',
      'saves',
      'special',
      'movement',
      'alignment',
      'numberAppearing',
      'xp',
    ],
    offers: [],
  },
  {
    id: 'lotfp',
    title: 'Lamentations of the Flame Princess',
    family: 'bx',
    system: 'LotFP',
    fields: ['name', 'ac', 'hd', 'movement', 'attacks', 'saves', 'morale', 'special'],
    offers: [],
    examples: {
      ac: '14',
      hd: '3 (13hp)',
      movement: '120’ (40’)',
      attacks: '1 × claw (1d6)',
      saves: 'F3',
    },
  },
  {
    id: 'adnd',
    title: 'Advanced D&D',
    family: 'bx',
    system: 'AD&D',
    fields: [
      'name',
      'numberAppearing',
      'ac',
      'movement',
      'hd',
      'treasure',
      'attacks',
      'damage',
      'thac0',
      'alignment',
      'xp',
      'special',
    ],
    offers: [],
    examples: {
      numberAppearing: '2-8',
      ac: '5',
      movement: '9"',
      hd: '4+1',
      attacks: '3',
      damage: '1-4/1-4/2-8',
      thac0: '15',
      alignment: 'Chaotic evil',
      xp: '90 + 5 per hp',
    },
  },
  {
    id: 'dolmenwood',
    title: 'Dolmenwood',
    family: 'bx',
    system: 'Dolmenwood',
    fields: [
      'name',
      'alignment',
      'hd',
      'ac',
      'saves',
      'attacks',
      'movement',
      'morale',
      'xp',
      'numberAppearing',
      'treasure',
      'special',
    ],
    offers: [],
    examples: {
      hd: '3 (13hp)',
      ac: '14',
      attacks: '2 × claw (1d4)',
      movement: '40',
      treasure: 'C4 + R1',
    },
  },
  {
    id: 'knave',
    title: 'Knave',
    family: 'bx',
    system: 'Knave',
    fields: ['name', 'hd', 'ac', 'attacks', 'movement', 'morale', 'numberAppearing', 'special'],
    offers: [],
    examples: {
      hd: '2 (9hp)',
      ac: '13',
      attacks: '2 × claw (1d6)',
      movement: '40’',
      numberAppearing: '1d6',
    },
  },
  cairnPage('cairn', 'Cairn'),
  ...games.map(({ id, title, monsters: { ownLine } }) =>
    ownLine ? ownPage(ownLine) : cairnPage(id, title),
  ),
]

/** Form of a game that prints the lines of Cairn. */
function cairnPage(id: string, title: string): PageForm {
  return {
    id,
    title,
    family: 'cairn',
    system: title,
    fields: ['name', 'hp', 'armor', 'str', 'dex', 'wil', 'numberAppearing', 'attacks', 'special'],
    offers: [],
  }
}

/** Form of a game with labels of its own, in the order of its line. */
function ownPage(own: OwnLine): PageForm {
  return {
    id: own.game,
    title: own.system,
    family: own.family,
    system: own.system,
    fields: [
      'name',
      ...own.labels.map(({ form }) => form),
      'numberAppearing',
      'attacks',
      'special',
    ],
    offers: [],
    examples: { attacks: '2 × claw (1d4)', hd: '3' },
    own,
  }
}

/** Form in which a monster is edited: that of the game whose own line it stands in, else that of its family. */
export function formOf({ own, figures: { family } }: Monster): PageForm {
  const form =
    (own && pageForms.find((page) => page.own?.game === own.game)) ??
    pageForms.find((page) => page.family === family)
  if (!form) throw new Error(`no form for ${family}`)
  return form
}
