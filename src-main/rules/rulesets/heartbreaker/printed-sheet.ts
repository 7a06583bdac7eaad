import type {
  Band,
  BoxesBlock,
  MatrixCell,
  SheetField,
  SheetBlock,
  SheetData,
  TableBlock,
} from '../../core/sheet.ts'
import {
  conditionTick,
  figure,
  playerPlace,
  valueBox,
  valuePlace,
} from '../../common/sheet-places.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { deedDone } from './advancement/deed.ts'
import { expToAdvance, packageNames, type Package } from './advancement/figures.ts'
import { attribute, attributes, uses } from './attributes.ts'
import { tasksOf } from './checks/tasks.ts'
import { ancestryNamed } from './origins/ancestries.ts'
import { backgroundNamed } from './origins/backgrounds.ts'
import { languagesOf } from './origins/languages.ts'
import { pathNamed } from './origins/paths.ts'
import { ancestryOf, backgroundOf, fieldOf, levelOf, pathOf, scoreOf } from './people.ts'
import { boxed, listsOf } from './printed-lists.ts'

/** A character of Heartbreaker as its sheet prints it. */
export function sheet(creature: ReadonlyCreature, situation: Pick<Situation, 'name'>): SheetData {
  return {
    ...laidOut(creature),
    campaign: situation.name,
    name: creature.name,
    lists: listsOf(creature),
    notes: creature.notes,
  }
}

/** Blank sheet, to be filled in by hand. */
export function blankSheet(): SheetData {
  return laidOut(null)
}

function laidOut(who: ReadonlyCreature | null): SheetData {
  return {
    title: 'Heartbreaker',
    subtitle: 'a character sheet',
    credit: 'Heartbreaker is by Armchair Bugbear.',
    campaign: '',
    name: '',
    about: about(who),
    frame: { title: 'Level', hint: nextAt(who), ...valuePlace(who, 'lvl') },
    tight: true,
    front: [scores(who), pools(who), slots(), lower(who)],
    back: [overleaf()],
    lists: {},
    notes: '',
  }
}

/** EXP for the next level, and whether the deed is done. Rules HBK-LVL-01, HBK-LVL-04. */
function nextAt(who: ReadonlyCreature | null): string {
  if (!who) return 'next at level × 1,000'
  const { exp } = expToAdvance(levelOf(who))
  return `next at ${exp.toLocaleString('en')}${deedDone in who.tags ? ', deed done' : ''}`
}

/** Sheet line for text that no field of the creature holds. */
function line(label: string, value: string | undefined): SheetField & { label: string } {
  return { field: `about/${label}`, label, value: value ?? '' }
}

/** Rules HBK-CHAR-05, HBK-LANG-01, HBK-LVL-01. */
function about(who: ReadonlyCreature | null): SheetData['about'] {
  const tongues = who ? languagesOf(Object.keys(who.tags)) : []
  return [
    { ...line('Ancestry', who ? ancestryNamed(ancestryOf(who))?.title : ''), span: 4 },
    { ...line('Background', who ? backgroundNamed(backgroundOf(who))?.title : ''), span: 4 },
    { ...line('Path', who ? pathNamed(pathOf(who))?.title : ''), span: 4 },
    { ...line('Languages', tongues.join(', ')), span: 6 },
    { ...valuePlace(who, 'exp'), label: 'EXP', span: 3 },
    playerPlace(who, 3),
  ]
}

/** Rules HBK-ATTR-01 to HBK-ATTR-08. */
function scores(who: ReadonlyCreature | null): Band {
  const rows = attributes.map((each): MatrixCell[] => {
    const worth = who ? attribute(scoreOf(who, each)) : null
    const { check, joins, save } = uses[each]
    return [
      each,
      valuePlace(who, fieldOf[each]),
      { field: `about/${each} modifier`, value: figure(worth?.mod) },
      { field: `tracks/check ${each}`, full: worth?.checkIn6 ?? 0, most: 6 },
      check,
      joins,
      save,
    ]
  })
  return {
    columns: [
      {
        share: 3,
        blocks: [
          {
            kind: 'matrix',
            title: 'Attributes',
            hint: '4d6, drop the lowest',
            look: 'boxed',
            columns: [
              { title: '', share: 9, as: 'head' },
              { title: 'score', share: 10 },
              { title: 'modifier', share: 10 },
              { title: 'check, in six', share: 20 },
              { title: 'which', share: 22, as: 'text' },
              { title: 'joins', share: 18, as: 'text' },
              { title: 'saves against', share: 15, as: 'text' },
            ],
            rows,
          },
        ],
      },
      {
        share: 1,
        blocks: [
          {
            kind: 'key',
            title: 'Read off',
            look: 'list',
            rows: [
              ['score', 'mod', 'check'],
              ['3', '−3', '1 in 6'],
              ['4–5', '−2', '1 in 6'],
              ['6–8', '−1', '1 in 6'],
              ['9–12', '0', '2 in 6'],
              ['13–15', '+1', '3 in 6'],
              ['16–17', '+2', '4 in 6'],
              ['18', '+3', '5 in 6'],
            ],
          },
        ],
      },
    ],
  }
}

/** Rules HBK-CHAR-04, HBK-REST-01, HBK-DEATH-02, HBK-GLO-02. */
function pools(who: ReadonlyCreature | null): Band {
  const half = who ? Math.floor((who.values['maxHp'] ?? 0) / 2) : undefined
  const one = (title: string, field: string, hint: string, under: string): BoxesBlock => ({
    kind: 'boxes',
    title,
    hint,
    boxes: [valueBox(who, field, 'large')],
    under,
  })
  return {
    columns: [
      {
        share: 3.3,
        blocks: [
          {
            kind: 'boxes',
            title: 'STA',
            hint: '2d6 and CON',
            boxes: [
              valueBox(who, 'maxHp', 'large', 'most'),
              valueBox(who, 'hp', 'large', 'now'),
              { field: 'about/half STA', value: figure(half), label: 'half', size: 'small' },
            ],
            ticks: [conditionTick(who, boxed[0], 'out cold'), conditionTick(who, boxed[1], 'dead')],
            under: 'below half: injured, no healing past it',
          },
        ],
      },
      { share: 1, blocks: [one('SAV', 'sav', '15', 'd20 at or over')] },
      {
        share: 1.35,
        blocks: [
          {
            ...one('COM', 'com', '0', 'halves round down'),
            ticks: [
              {
                field: 'tracks/values/comHalf/0',
                title: '½',
                on: (who?.values['comHalf'] ?? 0) > 0,
              },
            ],
          },
        ],
      },
      { share: 1, blocks: [one('MAG', 'mag', '−1', 'spells known')] },
      { share: 1, blocks: [one('SKI', 'ski', '2', 'beat d20 + d6')] },
    ],
  }
}

/** Rules HBK-INV-01 to HBK-INV-04. */
function slots(): Band {
  const list = (title: string, hint: string, named: string): SheetBlock => ({
    kind: 'lines',
    title,
    hint,
    list: named,
    room: { A4: 5, Letter: 5 },
    numbered: true,
  })
  return {
    columns: [
      {
        share: 1,
        blocks: [
          {
            kind: 'group',
            title: 'Slots',
            hint: 'five of each',
            columns: [
              { share: 1, blocks: [list('Equipment', 'held, worn, ready', 'equipment')] },
              { share: 1, blocks: [list('Accessories', 'clothes, jewels', 'accessories')] },
              { share: 1, blocks: [list('Load', 'not at hand', 'load')] },
            ],
          },
        ],
      },
    ],
  }
}

function lower(who: ReadonlyCreature | null): Band {
  return {
    grow: true,
    columns: [
      {
        share: 1,
        blocks: [
          { ...weapons, room: { A4: 3, Letter: 3 } },
          {
            ...armour,
            room: { A4: 2, Letter: 2 },
            under: 'cover: open 0; obscured, sidestep 1; partial, jog 2; hidden, run 3',
          },
          { ...spells, room: { A4: 4, Letter: 2 } },
        ],
      },
      {
        share: 1,
        blocks: [
          traits(who),
          ...keep(who),
          { kind: 'notes', title: 'Notes', room: { A4: 4, Letter: 2 }, grow: true },
        ],
      },
    ],
  }
}

/** Rules HBK-SKILL-03, HBK-SAVE-03, HBK-LVL-04. */
function traits(who: ReadonlyCreature | null): SheetBlock {
  const path = who ? pathNamed(pathOf(who)) : undefined
  const tried = who ? tasksOf(who).map((task) => `${task.title}: ${task.attribute}`) : []
  const against = path?.saves.map((each) => uses[each].save) ?? []
  return {
    kind: 'places',
    title: 'Traits and the path’s deed',
    places: [
      line('SKI +', tried.join(', ')),
      line('SKI on saves', against.join(', ')),
      line('deed', path?.deed),
    ],
  }
}

/** Gains of each package, short enough for its column. Rule HBK-LVL-02. */
const brief: Readonly<Record<Package, string>> = {
  martial: '1d8, COM ½',
  practical: '1d6, SKI, SAV −1',
  mystical: '1d4, MAG 1',
}

/** Rules HBK-LVL-02, HBK-LVL-03. */
function levels(): SheetBlock {
  return {
    kind: 'matrix',
    title: 'Each level, one of',
    look: 'ruled',
    columns: [
      { title: '', share: 7, as: 'strong' },
      ...packageNames.map((each) => ({ title: each, says: brief[each], share: 24 })),
      { title: 'new ability', share: 21 },
    ],
    rows: [2, 3, 4, 5, 6, 7].map((level): MatrixCell[] => [
      String(level),
      ...packageNames.map((each) => ({
        field: `ticks/level ${level}/${each}`,
        title: '',
        on: false,
      })),
      { field: `about/ability of level ${level}`, value: '' },
    ]),
  }
}

/** Rules HBK-GLO-04, HBK-UPK-01. */
function keep(who: ReadonlyCreature | null): SheetBlock[] {
  return [
    {
      kind: 'boxes',
      title: 'Coins and keep',
      hint: '1 GP = 5 SP = 10 CP',
      boxes: [
        valueBox(who, 'gp', 'wide', 'GP'),
        valueBox(who, 'sp', 'wide', 'SP'),
        valueBox(who, 'cp', 'wide', 'CP'),
      ],
    },
    {
      kind: 'row',
      title: '',
      spread: true,
      bits: [
        { field: 'ticks/keep/squalid', title: 'squalid, CP', on: false },
        { field: 'ticks/keep/basic', title: 'basic, SP', on: false },
        { field: 'ticks/keep/lavish', title: 'lavish, GP', on: false },
      ],
    },
  ]
}

function overleaf(): Band {
  return {
    grow: true,
    columns: [
      {
        share: 1,
        blocks: [
          {
            kind: 'lines',
            title: 'More in the load',
            hint: 'on beasts, at home',
            list: 'load',
            columns: 2,
            room: { A4: 20, Letter: 18 },
          },
          {
            kind: 'lines',
            title: 'Takes no slot',
            list: 'free',
            columns: 2,
            room: { A4: 6, Letter: 6 },
          },
          { ...weapons, room: { A4: 5, Letter: 4 } },
          { ...armour, room: { A4: 4, Letter: 4 } },
          { ...spells, room: { A4: 8, Letter: 6 } },
        ],
      },
      {
        share: 1,
        blocks: [
          levels(),
          {
            kind: 'lines',
            title: 'Equipment and accessories',
            hint: 'past the five',
            list: 'equipment',
            columns: 2,
            room: { A4: 6, Letter: 6 },
          },
          {
            kind: 'lines',
            title: '',
            list: 'accessories',
            columns: 2,
            room: { A4: 4, Letter: 4 },
          },
          {
            kind: 'lines',
            title: 'Conditions',
            list: 'conditions',
            columns: 2,
            room: { A4: 6, Letter: 6 },
          },
          { kind: 'notes', title: 'Notes', room: { A4: 14, Letter: 11 }, grow: true },
        ],
      },
    ],
  }
}

const weapons = {
  kind: 'table',
  title: 'Weapons',
  hint: 'd20 + COM + ATK must beat',
  list: 'weapons',
  columns: [
    { title: 'weapon', share: 40 },
    { title: 'ATK', share: 13 },
    { title: 'DEF', share: 13 },
    { title: 'DMG', share: 17 },
    { title: 'reload', share: 17 },
  ],
} satisfies Omit<TableBlock, 'room'>

const armour = {
  kind: 'table',
  title: 'Armour',
  hint: 'AMR comes off damage',
  list: 'armour',
  columns: [
    { title: 'worn', share: 40 },
    { title: 'DEF', share: 20 },
    { title: 'COV', share: 20 },
    { title: 'AMR', share: 20 },
  ],
} satisfies Omit<TableBlock, 'room'>

const spells = {
  kind: 'table',
  title: 'Spells',
  hint: 'MAG of them, each once a day',
  list: 'spells',
  across: 2,
  columns: [
    { title: 'spell', share: 60 },
    { title: 'level', share: 20 },
    { title: 'cast', share: 20, as: 'tick' },
  ],
} satisfies Omit<TableBlock, 'room'>
