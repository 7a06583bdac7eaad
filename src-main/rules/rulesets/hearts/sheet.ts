import type {
  BoxesBlock,
  HalfPages,
  LinesBlock,
  SheetBlock,
  SheetData,
  SkillsBlock,
  TableBlock,
  TracksBlock,
} from '../../core/sheet.ts'
import {
  filledSheet,
  grownBand,
  aboutPlace,
  bareAttacks,
  conditionRows,
  figure,
  gearTick,
  itemLine,
  playerPlace,
  sideBySide,
  thingsOf,
  valueBox,
  ruledColumns,
} from '../../common/sheet-places.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { itemList } from '../../common/sheet-lists.ts'
import { gear } from './gear.ts'
import { spells } from './magic/index.ts'
import { skills } from './fields.ts'
type Item = ReadonlyCreature['items'][string]

/** A character of HEARTS as its sheet prints it. Numbers stand as they are now, not at their most. */
export function sheet(creature: ReadonlyCreature, situation: Pick<Situation, 'name'>): SheetData {
  return filledSheet(laidOut(creature), creature, situation.name, listsOf(creature))
}

/** Sheet with nothing filled in, to be written by hand. */
export function blankSheet(): SheetData {
  return laidOut(null)
}

function laidOut(who: ReadonlyCreature | null): SheetData {
  return {
    title: 'Hearts',
    subtitle: 'a character sheet',
    credit: 'HEARTS is by Tyler Farrington.',
    campaign: '',
    name: '',
    about: [playerPlace(who, 4, 5), aboutPlace('Looks', 4, 7), aboutPlace('Home', 4, 12)],
    frame: 'likeness',
    front: front(who),
    back: back(),
    half: halfPages(who),
    lists: {},
    notes: '',
  }
}

function front(who: ReadonlyCreature | null): SheetData['front'] {
  return [
    {
      columns: [
        { share: 1.25, blocks: [hitPoints(who)] },
        { share: 0.95, blocks: [saves(who)] },
        { share: 1.2, blocks: [armour(who)] },
        { share: 1.2, blocks: [mana(who)] },
      ],
    },
    { columns: [{ share: 1, blocks: [skillColumns(who)] }] },
    {
      grow: true,
      columns: [
        {
          share: 1.16,
          blocks: [
            { ...weapons, room: { A4: 4, Letter: 4 } },
            hits,
            { ...spellbooks, room: { A4: 5, Letter: 4 } },
            { kind: 'notes', title: 'Notes', room: { A4: 6, Letter: 4 }, grow: true },
          ],
        },
        {
          share: 1,
          blocks: [{ ...items, room: 10 }, rest, tracks(0, 4), { ...coins(who), grow: true }],
        },
      ],
    },
  ]
}

function back(): SheetData['back'] {
  return [
    {
      grow: true,
      columns: [
        {
          share: 1.16,
          blocks: [
            { ...spellbooks, room: { A4: 10, Letter: 9 } },
            { ...weapons, room: { A4: 6, Letter: 5 } },
            { kind: 'notes', title: 'Notes', room: { A4: 16, Letter: 14 }, grow: true },
          ],
        },
        {
          share: 1,
          blocks: [{ ...items, room: { A4: 46, Letter: 42 } }, conditions, tracks(4, 6)],
        },
      ],
    },
  ]
}

/** On half paper: the numbers and skills, then what is used in a fight and between fights. */
function halfPages(who: ReadonlyCreature | null): HalfPages {
  const all = skillColumns(who)
  return {
    front: [
      [
        sideBySide(hitPoints(who), saves(who)),
        sideBySide(armour(who), mana(who)),
        sideBySide({ ...all, columns: all.columns.slice(0, 3) }),
        {
          grow: true,
          columns: [
            // As wide as two of the three columns above.
            { share: 2.12, blocks: [{ ...all, title: '', columns: all.columns.slice(3) }] },
            { share: 1, blocks: [coins(who)] },
          ],
        },
      ],
      [
        {
          columns: [
            { share: 1.25, blocks: [{ ...weapons, room: 4 }, hits] },
            { share: 1, blocks: [{ kind: 'lines', title: 'Items', list: 'items', room: 7 }] },
          ],
        },
        sideBySide({ ...spellbooks, room: 5 }),
        {
          columns: [
            { share: 1, blocks: [rest] },
            { share: 1.3, blocks: [tracks(0, 4)] },
          ],
        },
        grownBand({ kind: 'notes', title: 'Notes', room: 6, grow: true }),
      ],
    ],
    back: [
      [
        sideBySide({ ...spellbooks, room: 8 }),
        sideBySide({ ...weapons, room: 6 }),
        grownBand({ kind: 'notes', title: 'Notes', room: 9, grow: true }),
      ],
      [
        sideBySide({ ...items, columns: 3, room: 51 }),
        {
          grow: true,
          columns: [
            { share: 1, blocks: [{ ...conditions, room: 12 }] },
            { share: 1.3, blocks: [tracks(4, 6)] },
          ],
        },
      ],
    ],
  }
}

function tracks(from: number, count: number): TracksBlock {
  return {
    kind: 'tracks',
    title: 'Tracks',
    hint: 'name your own',
    tracks: ownTracks(from, count),
  }
}

function coins(who: ReadonlyCreature | null): BoxesBlock {
  return {
    kind: 'boxes',
    title: 'Coins',
    hint: 'start with 3d6',
    boxes: [valueBox(who, 'coins', 'wide')],
  }
}

const conditions = {
  kind: 'lines',
  title: 'Conditions',
  hint: 'and what lifts them',
  list: 'conditions',
  columns: 2,
  room: 8,
} satisfies SheetBlock

const items = {
  kind: 'lines',
  title: 'Items',
  list: 'items',
  columns: 2,
} satisfies Omit<LinesBlock, 'room'>

const weapons = {
  kind: 'table',
  title: 'Weapons',
  hint: 'no roll to hit',
  list: 'weapons',
  columns: ruledColumns({ weapon: 50, die: 17, 'hands, notes': 33 }),
} satisfies Omit<TableBlock, 'room'>

const spellbooks = {
  kind: 'table',
  title: 'Spellbooks',
  hint: 'one spell in each; no roll to cast',
  list: 'spells',
  columns: ruledColumns({ spell: 3, 'what each point of mana buys': 7 }),
} satisfies Omit<TableBlock, 'room'>

const hits = {
  kind: 'strip',
  title: 'Hits',
  cells: [
    { head: '0', says: '1 to 3' },
    { head: '1', says: '4 to 7' },
    { head: '2', says: '8 to 11' },
    { head: '3', says: '12 up' },
  ],
} satisfies SheetBlock

const rest = {
  kind: 'facts',
  title: 'Rest',
  rows: [
    { when: 'a fight ends', gives: 'all AP' },
    { when: 'a night', gives: '1 HP, or all mana' },
    { when: 'a week in town', gives: 'all HP and mana' },
    { when: 'at 0 HP', gives: 'dead or dying, the GM says' },
  ],
} satisfies SheetBlock

/** Lines to name and count anything by, numbered from one page to the next. */
function ownTracks(from: number, count: number): TracksBlock['tracks'] {
  return Array.from({ length: count }, (_, at) => {
    const field = `tracks/own ${from + at + 1}`
    return { field, name: { field: `${field}/name`, value: '' }, full: 0, most: 12, groups: 6 }
  })
}

/** Rule HRT-CHAR-01: 3, and nothing in the book raises it. */
function hitPoints(who: ReadonlyCreature | null): BoxesBlock {
  const most = who?.values['maxHp'] ?? 3
  return {
    kind: 'boxes',
    title: 'Hit points',
    hint: `${most}, no more`,
    boxes: [valueBox(who, 'hp', 'large')],
    pips: { full: who?.values['hp'] ?? most, most },
  }
}

/** Rules HRT-SAVE-01 and HRT-SAVE-02. */
function saves(who: ReadonlyCreature | null): BoxesBlock {
  return {
    kind: 'boxes',
    title: 'ST',
    hint: 'starts at 11',
    boxes: [valueBox(who, 'st', 'large')],
    says: ['d20 strictly under; on a fail, add 1'],
  }
}

/** Rules HRT-EQ-05 and HRT-ATK-03. */
function armour(who: ReadonlyCreature | null): BoxesBlock {
  return {
    kind: 'boxes',
    title: 'Armour',
    hint: 'AP goes first',
    boxes: [valueBox(who, 'ap', 'large')],
    ticks: ticksFor('maxAp', who),
  }
}

/** Rule HRT-EQ-06. */
function mana(who: ReadonlyCreature | null): BoxesBlock {
  return {
    kind: 'boxes',
    title: 'Mana',
    hint: 'from gear only',
    boxes: [valueBox(who, 'mana', 'large')],
    ticks: ticksFor('maxMana', who),
  }
}

/** One tick for each row of the price list that gives this field; implements count wherever they are carried. */
function ticksFor(field: string, who: ReadonlyCreature | null): NonNullable<BoxesBlock['ticks']> {
  return gear.flatMap((row) => {
    const gives = row.gives?.[field]
    const title = `${row.name.toLowerCase()} ${gives}`
    return gives ? [gearTick(who, row, title, field === 'maxMana')] : []
  })
}

function skillColumns(who: ReadonlyCreature | null): SkillsBlock {
  return {
    kind: 'skills',
    title: 'Skills',
    hint: '3d6 for four of them. To use one: d20 strictly under it; on a fail, add 1',
    columns: skills.map((column) => ({
      title: column.title,
      places: column.skills.map((name) => ({
        field: `skills/${name}`,
        label: name,
        value: figure(who?.skills[name]),
      })),
    })),
  }
}

/** The pack sorted into weapons, spellbooks and the rest. */
function listsOf(who: ReadonlyCreature): SheetData['lists'] {
  const things = thingsOf(who)
  const books = things.filter((item) => rowOf(item)?.id === 'spellbook')
  const arms = things.filter((item) => rowOf(item)?.die !== undefined)
  const others = things.filter((item) => !books.includes(item) && !arms.includes(item))
  const bare = bareAttacks(who, arms)
  return {
    weapons: [...arms.map(weaponRow), ...bare.map(({ name, dice, notes }) => [name, dice, notes])],
    spells: books.map(spellRow),
    items: others.map((item) => [itemLine(item)]),
    conditions: conditionRows(who),
  }
}

function weaponRow(item: Item): string[] {
  const row = rowOf(item)
  const notes = [row?.hands === 2 ? 'two-handed' : '', row?.notes ?? ''].filter(Boolean).join(', ')
  return [itemLine(item), row?.die ?? '', notes]
}

function spellRow(book: Item): string[] {
  const name = book.text ?? book.name
  const spell = spells.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())
  return [itemLine({ name, count: book.count }), spell?.says ?? '']
}

/** Readers of its lists: a spell written in is a spellbook with it. */
export const sheetLists = {
  spells: itemList(
    (item) => (rowOf(item)?.id === 'spellbook' ? spellRow(item) : null),
    ([spell = '']) => ({ name: 'Spellbook', gear: 'spellbook', text: spell }),
  ),
}

function rowOf(item: Item): (typeof gear)[number] | undefined {
  return gear.find((row) => row.id === item.gear)
}
