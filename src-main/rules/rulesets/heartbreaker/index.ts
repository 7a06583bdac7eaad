import type { Game } from '../../core/action.ts'
import { advancement, replacement } from './advancement/index.ts'
import { defeats } from './advancement/experience.ts'
import { characters } from './character/index.ts'
import { checks } from './checks/index.ts'
import { money } from './money.ts'
import { order } from './combat/order.ts'
import { conditions } from './conditions.ts'
import { consequences } from './consequences.ts'
import { covers, lights, exploration } from './exploration/index.ts'
import { gear } from './gear.ts'
import { generators } from './generators/index.ts'
import { houseRules } from './house-rules/index.ts'
import { loadOf } from './load.ts'
import { magic, spells } from './magic/index.ts'
import { encounterRules, reactionRoll } from './encounters.ts'
import { monsters } from './monsters/index.ts'
import { combat } from './combat/index.ts'
import { harm } from './harm/index.ts'
import { hirelings } from './hirelings/index.ts'
import { bed } from './rest/bed.ts'
import { travelling, road } from './travel/index.ts'
import { blankSheet, sheet } from './sheet/index.ts'
import { sheetLists } from './sheet/lists.ts'
import { reference } from './reference/index.ts'
import { saves } from './saves.ts'
import { screen } from './screen.ts'
import { fields, skills } from './fields.ts'
import { tables } from './tables.ts'
import { town } from './town/index.ts'

/** Heartbreaker: six attributes, a blow that must beat a parry, and a deed to every level. */
export const heartbreaker: Game = {
  id: 'heartbreaker',
  title: 'Heartbreaker',
  credit: {
    title: 'Heartbreaker (“OSE-compatible RPG”)',
    author: 'Armchair Bugbear',
    date: '2021-09',
    licence: 'No licence is shown: its rules stand here in our own words',
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
  replacement,
  defeats,
  actions: [
    ...checks,
    ...saves,
    ...exploration,
    ...travelling,
    reactionRoll,
    ...combat,
    ...harm,
    bed,
    ...hirelings,
    ...magic,
    ...town,
    ...advancement,
    ...generators,
  ],
  consequences,
  lights,
  money,
  combat: order,
  spells,
  conditions,
  load: loadOf,
  road,
  meeting: encounterRules,
  monsters,
  tables,
  reference,
  covers,
  sheet: { of: sheet, blank: blankSheet, lists: sheetLists },
  screen,
}
