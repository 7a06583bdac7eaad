import { defineTable, type Table } from '../../tables/table.ts'
import { spells } from './magic/spells.ts'

const ours = 'Gatefold'

/** Spell in a bought or found spellbook. Rule HRT-EQ-07. */
const spellTable = defineTable({
  id: 'hearts/spell',
  title: 'Random spell',
  dice: '1d20',
  source: 'HEARTS v3 by Tyler Farrington (2024)',
  use: 'spell',
  rule: 'HRT-EQ-07',
  rows: spells.map((name, at) => [String(at + 1), name] as const),
})

/** Wishes of a beginner, most wanted first; `|` is one or the other, `+` both or neither. Ours. */
export const kitTable = defineTable({
  id: 'hearts/kit',
  title: 'Beginner’s kit',
  dice: '1d6',
  source: ours,
  rule: 'GF-KIT-01',
  rows: [
    ['1', 'Sword, Shield, Dagger, Club'],
    ['2', 'Polearm, Dagger, Club'],
    ['3', 'Bow, Dagger, Shield'],
    ['4', 'Club, Shield, Dagger'],
    ['5', 'Spellbook + Staff | Spellbook + Wand, Dagger, Club'],
    ['6', 'Spellbook + Wand, Dagger, Shield, Club'],
  ],
})

export const hirelingWeapons = defineTable({
  id: 'hearts/hireling-weapon',
  title: 'What a hireling carries',
  dice: '1d6',
  source: ours,
  rule: 'GF-HIRELING-01',
  rows: [
    ['1-2', 'Dagger'],
    ['3-4', 'Club'],
    ['5', 'Polearm'],
    ['6', 'Bow'],
  ],
})

/** Rule HRTX-ED-01, for beings without a language. */
export const reactionTable = defineTable({
  id: 'hearts/reaction',
  title: 'Reaction without a language',
  dice: '2d6',
  source: 'HEARTS v1 by Tyler Farrington (2024)',
  use: 'reaction',
  rule: 'HRTX-ED-01',
  rows: [
    ['2', 'Hostile'],
    ['3-5', 'Negative'],
    ['6-8', 'Uncertain'],
    ['9-11', 'Positive'],
    ['12', 'Enthusiastic'],
  ],
})

const numbered = (names: readonly string[]): (readonly [string, string])[] =>
  names.map((name, at) => [String(at + 1), name])

export const firstNames = defineTable({
  id: 'hearts/first-name',
  title: 'First names',
  dice: '1d30',
  source: ours,
  rule: 'GF-KIT-01',
  rows: numbered(
    (
      'Aldous Berrin Cecily Dunstan Edith Fulk Gerda Hob Isolde Jocelyn Kester Linnet Merrick Nesta ' +
      'Osric Petra Quill Rosamund Sabin Tamsin Ulric Verity Wilmot Ysmay Annis Bartle Corwin Drusilla Emmot Giles'
    ).split(' '),
  ),
})

export const bynames = defineTable({
  id: 'hearts/byname',
  title: 'Bynames',
  dice: '1d30',
  source: ours,
  rule: 'GF-KIT-01',
  rows: numbered(
    (
      'Ashdown Barrow Candlewick Dray Elder Fallow Greaves Hollin Ironmonger Jessop Kettle Larkin Marsh Nettles ' +
      'Oakes Pinder Quarrel Reedman Sallow Thatcher Underhill Vinter Wainscot Yarrow Brack Coldwell Dunnock Flint Gorse Hythe'
    ).split(' '),
  ),
})

export const tables: readonly Table[] = [
  spellTable,
  kitTable,
  hirelingWeapons,
  reactionTable,
  firstNames,
  bynames,
]
