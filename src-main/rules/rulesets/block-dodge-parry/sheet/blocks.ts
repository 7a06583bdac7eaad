import { slotsWith, thingsOf, valueBox, ruledColumns } from '../../../common/sheet-places.ts'
import type {
  BoxesBlock,
  LinesBlock,
  SheetBlock,
  SlotsBlock,
  TableBlock,
  TextBlock,
} from '../../../core/sheet.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { isRation, isWaterskin, skinDie } from '../supplies.ts'
import { slotsFilled, slotsPrinted, type SlotMark } from './lists.ts'

/** Rules BDP-ABL-01 to BDP-ABL-03, BDPX-CHR-02, BDPX-CHR-09, BDPX-DEF-01. */
export function abilities(who: ReadonlyCreature | null): BoxesBlock[] {
  const pair = (title: string, most: string, now: string, under: string): BoxesBlock => ({
    kind: 'boxes',
    title,
    boxes: [valueBox(who, most, 'large', 'most'), valueBox(who, now, 'large', 'now')],
    under,
  })
  return [
    pair('STR', 'maxStr', 'str', '15 tough, 6 frail'),
    pair('DEX', 'maxDex', 'dex', '15 deft, 6 clumsy'),
    pair('WIL', 'maxWil', 'wil', '15 resolute, 6 not'),
    pair('HP', 'maxHp', 'hp', '0 when all slots fill'),
    {
      kind: 'boxes',
      title: 'Armor',
      boxes: [valueBox(who, 'armor', 'large')],
      under: '0 to 3; shield +1',
    },
  ]
}

/** Rules BDP-SAVE-02, BDP-SAVE-03, BDPX-ATK-01. */
export const save: TextBlock = {
  kind: 'text',
  title: '',
  says: 'Save: d20 equal to or under; 1 always passes, 20 always fails. Past 0 HP the rest comes off STR, then a critical damage save.',
}

const marks: readonly SlotMark[] = ['worn', 'fatigue', 'wound']

/** Rules BDP-DEP-03, BDP-WND-01, BDPX-CHR-09. */
export function slots(who: ReadonlyCreature | null): SlotsBlock {
  const filled = who ? slotsFilled(who) : []
  return {
    kind: 'slots',
    title: 'Ten slots',
    hint: 'a bulky thing takes two; each Fatigue and each wound takes one',
    list: 'slots',
    across: 2,
    lines: 1,
    slots: slotsWith(slotsPrinted, marks, (at) => filled[at]?.mark),
  }
}

/** Reactions to an attack, for reference. Rules BDPX-DEF-02 to BDPX-DEF-07. */
export const reactions: SheetBlock = {
  kind: 'matrix',
  title: 'When a blow comes',
  hint: 'choose before it is rolled',
  look: 'ruled',
  columns: [
    { title: '', share: 24, as: 'head' },
    { title: '', share: 51, as: 'text' },
    { title: '', share: 25, as: 'note' },
  ],
  rows: [
    ['Defend', 'take it on HP', '0 Fatigue'],
    ['Fight back', 'take it, then strike one of them', '1 Fatigue'],
    ['Block', 'fast and balanced become d4; no fast weapon', '1, or 0 Fatigue'],
    ['Dodge', 'slow and balanced become d4; no heavy armor', '1, or 0 Fatigue'],
    ['Parry', 'your die against theirs, to STR', '0 Fatigue'],
  ],
  under:
    'Block 0: shield or slow weapon in heavy armor. Dodge 0: fast weapon or bare hands, light or no armor.',
}

export const weapons: TableBlock = {
  kind: 'table',
  title: 'Weapons',
  list: 'weapons',
  columns: ruledColumns({ weapon: 36, die: 12, class: 20, 'type, tags': 32 }),
  room: 3,
}

export const careers: TableBlock = {
  kind: 'table',
  title: 'Careers and skills',
  hint: 'up to four careers',
  list: 'careers',
  columns: ruledColumns({ career: 30, skill: 35, and: 35 }),
  room: { A4: 5, Letter: 3 },
}

export const wounds: TableBlock = {
  kind: 'table',
  title: 'Wounds',
  hint: 'each fills a slot',
  list: 'wounds',
  columns: ruledColumns({ 'wound, and where': 49 }, { light: 15, severe: 16, permanent: 20 }),
  room: 3,
}

export const diseases: TableBlock = {
  kind: 'table',
  title: 'Disease',
  hint: 'STR save each day',
  list: 'diseases',
  columns: ruledColumns({ name: 40, harm: 20, saves: 20, days: 20 }),
  room: 1,
}

/** Rules BDP-DEP-01, BDP-DEP-02. */
export function deprived(who: ReadonlyCreature | null): SheetBlock {
  const lacks = (what: string) => ({
    field: `ticks/conditions/Deprived of ${what}`,
    title: what,
    on: who !== null && `Deprived of ${what}` in who.conditions,
  })
  return {
    kind: 'row',
    title: 'Deprived',
    hint: 'nothing comes back; after a day, 1 Fatigue a day',
    bits: [
      lacks('food'),
      lacks('sleep'),
      lacks('warmth'),
      'days',
      { field: 'tracks/deprived', full: 0, most: 6 },
    ],
    spread: true,
  }
}

/** Rules BDP-TGS-04, BDP-TGS-06. */
export const tasks: SheetBlock = {
  kind: 'strip',
  title: 'Time, gear, skill',
  cells: [
    { head: 'three', says: 'done' },
    { head: 'two', says: 'd6: 1 fail, 2–3 at a cost, 4 up done', share: 2.2 },
    { head: 'one, none', says: 'fails' },
  ],
}

/** Rules BDP-HEAL-02, BDPX-GEA-13. */
export function water(who: ReadonlyCreature | null): SheetBlock {
  const things = who ? thingsOf(who) : []
  const skin = things.find(isWaterskin)
  const rations = things.filter(isRation).reduce((sum, { count }) => sum + count, 0)
  const die = (title: string) => ({
    field: `ticks/water/${title}`,
    title,
    on: skin !== undefined && `d${skinDie(skin)}` === title,
  })
  return {
    kind: 'row',
    title: 'Water and food',
    bits: [
      'waterskin',
      die('d8'),
      die('d6'),
      die('d4'),
      'rations',
      { field: 'tracks/rations', full: Math.min(6, rations), most: 6, groups: 3 },
    ],
    spread: true,
  }
}

export function purse(who: ReadonlyCreature | null): BoxesBlock {
  return {
    kind: 'boxes',
    title: 'Coins, rumours',
    hint: 'one true, one false',
    boxes: [valueBox(who, 'coins', 'wide')],
  }
}

/** Dice of magic and faith, and Fatigue. */
export function magic(who: ReadonlyCreature | null): BoxesBlock {
  return {
    kind: 'boxes',
    title: 'Magic and faith',
    hint: 'at most four dice at once',
    boxes: [
      valueBox(who, 'magicDice', 'large', 'MD'),
      valueBox(who, 'faithDice', 'large', 'FD'),
      valueBox(who, 'fatigue', 'large', 'Fatigue'),
    ],
    says: ['MD: 4 and up, 1 Fatigue', 'FD: 1 WIL, 4 and up 2'],
  }
}

export const smallThings: Omit<LinesBlock, 'room'> = {
  kind: 'lines',
  title: 'Beyond ten slots, or none',
  hint: 'small things',
  list: 'items',
  columns: 2,
}

export const carriedBesides: LinesBlock = {
  kind: 'lines',
  title: 'Carried besides',
  list: 'slots',
  columns: 2,
  room: 8,
}

export const conditions: LinesBlock = {
  kind: 'lines',
  title: 'Conditions',
  list: 'conditions',
  columns: 2,
  room: 8,
}
