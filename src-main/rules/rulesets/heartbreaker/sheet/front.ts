import type {
  Band,
  BoxesBlock,
  KeyBlock,
  MatrixBlock,
  MatrixCell,
  SheetField,
  SheetBlock,
  SheetData,
} from '../../../core/sheet.ts'
import {
  conditionTick,
  figure,
  playerPlace,
  sideBySide,
  valueBox,
  valuePlace,
} from '../../../common/sheet-places.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { deedDone } from '../advancement/deed.ts'
import { expToAdvance } from '../advancement/level.ts'
import { attribute, attributes, uses } from '../character/attributes.ts'
import { tasksOf } from '../checks/tasks.ts'
import { ancestryNamed } from '../character/ancestries.ts'
import { backgroundNamed } from '../character/backgrounds.ts'
import { languagesOf } from '../character/languages.ts'
import { pathNamed } from '../character/paths.ts'
import { ancestryOf, backgroundOf, fieldOf, levelOf, pathOf, scoreOf } from '../character/people.ts'
import { boxed, weaponTable, armourTable, spellTable } from './lists.ts'

/** EXP for the next level, and whether the deed is done. Rules HBK-LVL-01, HBK-LVL-04. */
export function nextLevelHint(who: ReadonlyCreature | null): string {
  if (!who) return 'next at level × 1,000'
  const { exp } = expToAdvance(levelOf(who))
  return `next at ${exp.toLocaleString('en')}${deedDone in who.tags ? ', deed done' : ''}`
}

/** Sheet line for text that no field of the creature holds. */
function aboutPlace(label: string, value: string | undefined): SheetField & { label: string } {
  return { field: `about/${label}`, label, value: value ?? '' }
}

/** Head of the sheet: origins, languages, EXP. Rules HBK-CHAR-05, HBK-LANG-01, HBK-LVL-01. */
export function about(who: ReadonlyCreature | null): SheetData['about'] {
  const tongues = who ? languagesOf(Object.keys(who.tags)) : []
  return [
    {
      ...aboutPlace('Ancestry', who ? ancestryNamed(ancestryOf(who))?.title : ''),
      span: 4,
      half: 6,
    },
    {
      ...aboutPlace('Background', who ? backgroundNamed(backgroundOf(who))?.title : ''),
      span: 4,
      half: 6,
    },
    { ...aboutPlace('Path', who ? pathNamed(pathOf(who))?.title : ''), span: 4, half: 6 },
    { ...aboutPlace('Languages', tongues.join(', ')), span: 6 },
    { ...valuePlace(who, 'exp'), label: 'EXP', span: 3, half: 5 },
    playerPlace(who, 3, 7),
  ]
}

/** Bands of the front page. */
export function front(who: ReadonlyCreature | null): Band[] {
  return [
    {
      columns: [
        { share: 3, blocks: [scores(who)] },
        { share: 1, blocks: [readOff] },
      ],
    },
    {
      columns: pools(who).map((block, at) => ({ share: poolShares[at] ?? 1, blocks: [block] })),
    },
    sideBySide(slots),
    lower(who),
  ]
}

/** Attributes, each with its check and saves. Rules HBK-ATTR-01 to HBK-ATTR-08. */
export function scores(who: ReadonlyCreature | null): MatrixBlock {
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
  }
}

export const readOff: KeyBlock = {
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
}

/** STA, SAV, COM, MAG and SKI. Rules HBK-CHAR-04, HBK-REST-01, HBK-DEATH-02, HBK-GLO-02. */
export function pools(who: ReadonlyCreature | null): BoxesBlock[] {
  const half = who ? Math.floor((who.values['maxHp'] ?? 0) / 2) : undefined
  const one = (title: string, field: string, hint: string, under: string): BoxesBlock => ({
    kind: 'boxes',
    title,
    hint,
    boxes: [valueBox(who, field, 'large')],
    under,
  })
  return [
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
    one('SAV', 'sav', '15', 'd20 at or over'),
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
    one('MAG', 'mag', '−1', 'spells known'),
    one('SKI', 'ski', '2', 'beat d20 + d6'),
  ]
}

/** Width of each of the pools, in their order. */
const poolShares = [3.3, 1, 1.35, 1, 1]

function slotList(title: string, hint: string, list: string): SheetBlock {
  return { kind: 'lines', title, hint, list, room: 5, numbered: true }
}

/** Slots of the three lists. Rules HBK-INV-01 to HBK-INV-04. */
export const slots: SheetBlock = {
  kind: 'group',
  title: 'Slots',
  hint: 'five of each',
  columns: [
    { share: 1, blocks: [slotList('Equipment', 'held, worn, ready', 'equipment')] },
    { share: 1, blocks: [slotList('Accessories', 'clothes, jewels', 'accessories')] },
    { share: 1, blocks: [slotList('Load', 'not at hand', 'load')] },
  ],
}

export const cover = 'cover: open 0; obscured, sidestep 1; partial, jog 2; hidden, run 3'

/** Cover and armour in short, beside the title of the armour. */
const coverHint = 'AMR off damage; cover 1 obscured, 2 partial, 3 hidden'

function lower(who: ReadonlyCreature | null): Band {
  return {
    grow: true,
    columns: [
      {
        share: 1,
        blocks: [
          { ...weaponTable, room: { A4: 3, Letter: 3 } },
          {
            ...armourTable,
            room: { A4: 3, Letter: 2 },
            hint: coverHint,
          },
          { ...spellTable, room: { A4: 4, Letter: 2 } },
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

/** Tasks and saves with SKI, and the deed. Rules HBK-SKILL-03, HBK-SAVE-03, HBK-LVL-04. */
export function traits(who: ReadonlyCreature | null): SheetBlock {
  const path = who ? pathNamed(pathOf(who)) : undefined
  const taskTexts = who ? tasksOf(who).map((task) => `${task.title}: ${task.attribute}`) : []
  const against = path?.saves.map((each) => uses[each].save) ?? []
  return {
    kind: 'places',
    title: 'Traits and the path’s deed',
    places: [
      aboutPlace('SKI +', taskTexts.join(', ')),
      aboutPlace('SKI on saves', against.join(', ')),
      aboutPlace('deed', path?.deed),
    ],
  }
}

/** Coins and grades of upkeep. Rules HBK-GLO-04, HBK-UPK-01. */
export function keep(who: ReadonlyCreature | null): SheetBlock[] {
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
