import type { Band, Place, SheetBlock, SheetData, TableBlock } from '../../sheet.ts'
import {
  aboutPlace,
  conditionTick,
  figure,
  playerPlace,
  valueBox,
  valuePlace,
  valueSquares,
} from '../../sheet-places.ts'
import type { Situation } from '../../situation.ts'
import { abilities, contributor, reactions, type Ability } from './abilities.ts'
import { archetypeOf, archetypes } from './archetypes.ts'
import { abilitiesOf } from './characters/figures.ts'
import { archetypesOf, type Someone } from './people.ts'
import { boxed, listsOf } from './printed-lists.ts'

/** A character of Gods & Monsters as its sheet prints it. */
export function sheet(creature: Someone, situation: Pick<Situation, 'name'>): SheetData {
  return {
    ...laidOut(creature),
    campaign: situation.name,
    name: creature.name,
    lists: listsOf(creature),
    notes: creature.notes,
  }
}

/** The same sheet with nothing filled in, to be written by hand. */
export function blankSheet(): SheetData {
  return laidOut(null)
}

function laidOut(who: Someone | null): SheetData {
  return {
    title: 'Gods & Monsters',
    subtitle: 'a character sheet',
    credit: 'Gods & Monsters is by Jerry Stratton.',
    campaign: '',
    name: '',
    nameSpan: 6,
    about: about(who),
    frame: { title: 'Level', ...valuePlace(who, 'level') },
    tight: true,
    front: [scores(who), shares(), pools(who), fight(who), lower(who)],
    back: [overleaf(who)],
    lists: {},
    notes: '',
  }
}

/** Rules GAM-CRE-01 to GAM-CRE-03, GAM-ADV-02. */
function about(who: Someone | null): SheetData['about'] {
  const levels = who
    ? archetypesOf(who).map((one) => `${archetypeOf[one].title} ${who.values[one] ?? 0}`)
    : []
  return [
    {
      field: 'about/Archetypes',
      value: levels.join(', '),
      label: 'Archetypes and levels',
      span: 6,
    },
    aboutPlace('Specialties', 4),
    aboutPlace('Species', 2),
    aboutPlace('Moral code', 3),
    { ...valuePlace(who, 'age'), label: 'Age', span: 1 },
    aboutPlace('Height, weight', 2),
    aboutPlace('Although I go on, because', 6),
    { ...valuePlace(who, 'experience'), label: 'XP, next at level × 1,000 more', span: 3 },
    playerPlace(who, 3),
  ]
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What one ability gives, or nothing on a blank sheet. Rules GAM-CON-02 to GAM-CON-04. */
function share(who: Someone | null, ability: Ability, kind: 'major' | 'minor'): string {
  return who ? figure(contributor(who.values[ability] ?? 10, kind).bonus) : ''
}

/** Rules GAM-CON-01, GAM-CON-05, GAM-CRE-11. */
function scores(who: Someone | null): Band {
  const own = (of: string, what: string, value = ''): Place => ({
    field: `about/${of} ${what}`,
    value,
  })
  return {
    columns: [
      {
        share: 1,
        blocks: [
          {
            kind: 'matrix',
            title: 'Abilities',
            hint: 'd20 at or under',
            look: 'boxed',
            columns: [
              { title: '', share: 36, as: 'head' },
              { title: 'score', share: 24 },
              { title: 'major', share: 20 },
              { title: 'minor', share: 20 },
            ],
            rows: abilities.map((ability) => [
              capital(ability),
              valuePlace(who, ability),
              own(ability, 'major', share(who, ability, 'major')),
              own(ability, 'minor', share(who, ability, 'minor')),
            ]),
          },
        ],
      },
      {
        share: 2.1,
        blocks: [
          {
            kind: 'matrix',
            title: 'Reactions',
            hint: '4, and what contributes',
            look: 'boxed',
            columns: [
              { title: '', share: 18, as: 'head' },
              { title: 'major of', share: 15, as: 'text' },
              { title: '', share: 9 },
              { title: 'minor of', share: 15, as: 'text' },
              { title: '', share: 9 },
              { title: 'levels', share: 10 },
              { title: 'special', share: 10 },
              { title: 'total', share: 14, as: 'strong' },
            ],
            rows: reactions.map((reaction) => {
              const [first, second] = abilitiesOf(reaction)
              return [
                capital(reaction),
                first,
                own(reaction, 'major', share(who, first, 'major')),
                second,
                own(reaction, 'minor', share(who, second, 'minor')),
                own(reaction, 'levels'),
                own(reaction, 'special'),
                valuePlace(who, reaction),
              ]
            }),
          },
        ],
      },
    ],
  }
}

const shown = [3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 15, 17, 18] as const
const headed: Readonly<Record<number, string>> = { 5: '5–6', 13: '13–14', 15: '15–16' }

/** Our figures are slanted. Rules GAM-CON-02 to GAM-CON-04. */
function shares(): Band {
  const row = (kind: 'major' | 'minor'): (string | { slanted: string })[] =>
    shown.map((score) => {
      const { bonus, inferred } = contributor(score, kind)
      const text = bonus > 0 ? `+${bonus}` : String(bonus).replace('-', '−')
      return inferred ? { slanted: text } : text
    })
  return {
    columns: [
      {
        share: 1,
        blocks: [
          {
            kind: 'key',
            title: '',
            look: 'strip',
            rows: [
              ['score', ...shown.map((score) => headed[score] ?? String(score))],
              ['major', ...row('major')],
              ['minor', ...row('minor')],
            ],
            under:
              'Slanted figures are our reading. Levels: own archetype’s reaction + level, others + half, rounded down.',
          },
        ],
      },
    ],
  }
}

/** Rules GAM-CRE-05, GAM-CRE-06, GAM-INJ-01, GAM-INJ-07. */
function pools(who: Someone | null): Band {
  const pool = (title: string, hint: string, field: string, full: string): SheetBlock => ({
    kind: 'boxes',
    title,
    hint,
    boxes: [valueBox(who, full, 'large', 'most'), valueBox(who, field, 'large', 'now')],
  })
  return {
    columns: [
      { share: 1, blocks: [pool('Survival', '5 + endurance', 'hp', 'maxHp')] },
      { share: 1, blocks: [pool('Verve', '5 + two minors', 'verve', 'maxVerve')] },
      {
        share: 1,
        blocks: [
          {
            kind: 'boxes',
            title: 'Mojo',
            hint: '12 + archetype',
            boxes: [valueBox(who, 'mojo', 'large')],
            says: ['50 XP for each', 'one used'],
          },
        ],
      },
      {
        share: 1.5,
        blocks: [
          {
            kind: 'boxes',
            title: 'Injuries',
            hint: 'off attacks, reactions, abilities',
            boxes: [],
            squares: [valueSquares(who, 'injuries', 20, 5)],
            ticks: [
              conditionTick(who, boxed[0], 'unconscious'),
              conditionTick(who, boxed[1], 'dying'),
            ],
            under: 'more than survival: a death check',
          },
        ],
      },
    ],
  }
}

/** Rules GAM-CMB-07, GAM-CRE-13, GAM-CRE-10. */
function fight(who: Someone | null): Band {
  const box = (field: string, label: string) => valueBox(who, field, 'wide', label)
  return {
    columns: [
      {
        share: 1,
        blocks: [
          {
            kind: 'boxes',
            title: 'In a fight',
            hint: 'hit on d20 at or under 11 + Fighting Art + attack − their defense',
            boxes: [
              box('fightingArt', 'Fighting Art'),
              box('attackBonus', 'close attack'),
              box('damageBonus', 'close damage'),
              box('missileBonus', 'thrown, shot'),
              box('defense', 'defense'),
              box('movement', 'movement'),
              box('pool', 'pool'),
            ],
          },
        ],
      },
    ],
  }
}

function lower(who: Someone | null): Band {
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
          {
            kind: 'boxes',
            title: '',
            boxes: [
              valueBox(who, 'carry', 'wide', 'carry'),
              valueBox(who, 'coins', 'wide', 'silver'),
            ],
            under: 'nothing bulkier than strength; a container counts as one',
          },
        ],
      },
    ],
  }
}

function overleaf(who: Someone | null): Band {
  return {
    grow: true,
    columns: [
      {
        share: 1,
        blocks: [
          { ...weapons, room: { A4: 5, Letter: 4 } },
          { ...armour, room: { A4: 3, Letter: 3 } },
          { ...fieldsAndSkills, room: { A4: 14, Letter: 12 } },
          { ...spells, room: { A4: 10, Letter: 8 } },
        ],
      },
      {
        share: 1,
        blocks: [
          {
            kind: 'boxes',
            title: 'Levels',
            hint: 'in each archetype',
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
          { ...carried, room: { A4: 14, Letter: 12 } },
          {
            kind: 'lines',
            title: 'Conditions',
            list: 'conditions',
            columns: 2,
            room: { A4: 6, Letter: 6 },
          },
          { kind: 'notes', title: 'Notes', room: { A4: 10, Letter: 8 }, grow: true },
        ],
      },
    ],
  }
}

const weapons = {
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
} satisfies Omit<TableBlock, 'room'>

const armour = {
  kind: 'table',
  title: 'Armour',
  list: 'armour',
  columns: [
    { title: 'worn, with shield, helmet', share: 56 },
    { title: 'defense', share: 22 },
    { title: 'bulk', share: 22 },
  ],
} satisfies Omit<TableBlock, 'room'>

const carried = {
  kind: 'table',
  title: 'Carried',
  list: 'carried',
  columns: [
    { title: 'thing', share: 76 },
    { title: 'bulk', share: 24 },
  ],
} satisfies Omit<TableBlock, 'room'>

const fieldsAndSkills = {
  kind: 'table',
  title: 'Fields and skills',
  hint: 'a skill has its field’s bonus',
  list: 'fields',
  across: 2,
  columns: [
    { title: 'field or skill', share: 76 },
    { title: '+', share: 24 },
  ],
} satisfies Omit<TableBlock, 'room'>

const spells = {
  kind: 'table',
  title: 'Spells, spirits, powers',
  list: 'spells',
  across: 2,
  columns: [
    { title: 'name', share: 76 },
    { title: 'level', share: 24 },
  ],
} satisfies Omit<TableBlock, 'room'>
