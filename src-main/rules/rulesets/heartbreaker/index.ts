import type { Ruleset } from '../../ruleset.ts'
import { characters } from './character.ts'
import { goldIn, readingOf, spent } from './coins.ts'
import { gear } from './gear.ts'
import { houseRules } from './house-rules/index.ts'
import { loadOf } from './load.ts'
import { playTables } from './play-tables.ts'
import { fields, skills } from './sheet.ts'
import { townConditions } from './town/conditions.ts'

/** Heartbreaker: six attributes, a blow that must beat a parry, and a deed to every level. */
export const heartbreaker: Omit<Ruleset, 'monsters' | 'consequences'> = {
  id: 'heartbreaker',
  title: 'Heartbreaker',
  credit: {
    title: 'Heartbreaker (“OSE-compatible RPG”)',
    author: 'Armchair Bugbear',
    date: '2021-09',
    licence: 'none is shown: its rules are told here in our own words',
    get: 'the Armchair Bugbear blog, September 2021',
  },
  card: {
    says: 'Six attributes, guns that explode, and a deed for every level.',
    facts: [
      { title: 'You are', says: 'STA 2d6, SAV 15, a path' },
      { title: 'A blow', says: 'd20 + COM must beat d20 + DEF' },
      { title: 'You grow', says: 'by EXP and a deed' },
    ],
    rolls: 'd20 over',
  },
  houseRules,
  fields,
  skills,
  gear,
  characters,
  actions: [],
  lights: [],
  money: {
    field: 'gp',
    one: 'GP',
    many: 'GP',
    rule: 'HBK-GLO-04',
    purse: goldIn,
    pay: (creature, gold, situation) => spent(creature, gold, 'GP', readingOf(situation)),
  },
  spells: [],
  conditions: townConditions,
  load: loadOf,
  tables: playTables,
  reference: [],
  covers: ['dungeon', 'travel', 'fight', 'encounter', 'rest', 'check', 'town'],
}
