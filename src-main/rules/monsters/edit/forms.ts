import type { Family } from '../canonical.ts'

/** Field of the form in which a monster is written or edited. */
export type FormFieldId =
  | 'name'
  | 'ac'
  | 'hd'
  | 'attacks'
  | 'damage'
  | 'thac0'
  | 'movement'
  | 'saves'
  | 'morale'
  | 'alignment'
  | 'xp'
  | 'numberAppearing'
  | 'treasure'
  | 'hp'
  | 'armor'
  | 'str'
  | 'dex'
  | 'wil'
  | 'special'

interface FormField {
  title: string
  /** Sample entry, shown in grey. */
  example: string
  /** Label in a stat line; Cairn’s labels stand after the number. Empty for a name or prose. */
  label: string
}

export const formFields: Readonly<Record<FormFieldId, FormField>> = {
  name: { title: 'Name', example: 'Cellar goblin', label: '' },
  ac: { title: 'Armour class', example: '6 [13]', label: 'AC' },
  hd: { title: 'Hit dice', example: '1-1', label: 'HD' },
  attacks: { title: 'Attacks', example: '2 × claw (1d4), 1 × bite (1d6)', label: 'Att' },
  damage: { title: 'Damage', example: '1d4/1d4/1d6', label: 'D' },
  thac0: { title: 'To hit', example: '19 [0]', label: 'THAC0' },
  movement: { title: 'Movement', example: '60’ (20’)', label: 'MV' },
  saves: { title: 'Saves', example: 'D14 W15 P16 B17 S18, or F1', label: 'SV' },
  morale: { title: 'Morale', example: '7', label: 'ML' },
  alignment: { title: 'Alignment', example: 'Chaotic', label: 'AL' },
  xp: { title: 'XP', example: '5', label: 'XP' },
  numberAppearing: { title: 'Number', example: '2d4 (6d10)', label: 'NA' },
  treasure: { title: 'Treasure', example: 'R (C)', label: 'TT' },
  hp: { title: 'Hit protection', example: '4', label: 'HP' },
  armor: { title: 'Armour', example: '1', label: 'Armor' },
  str: { title: 'STR', example: '8', label: 'STR' },
  dex: { title: 'DEX', example: '14', label: 'DEX' },
  wil: { title: 'WIL', example: '8', label: 'WIL' },
  special: { title: 'Special', example: 'Fear of fire: never comes near one', label: '' },
}

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
  {
    id: 'cairn',
    title: 'Cairn',
    family: 'cairn',
    system: 'Cairn',
    fields: ['name', 'hp', 'armor', 'str', 'dex', 'wil', 'attacks', 'special'],
    offers: [],
  },
]

/** Form in which monsters of a family are edited. */
export function formOf(family: Family): PageForm {
  const form = pageForms.find((page) => page.family === family)
  if (!form) throw new Error(`no form for ${family}`)
  return form
}
