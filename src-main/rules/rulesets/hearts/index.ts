import type { Game } from '../../core/action.ts'
import { borrower } from './borrower.ts'
import { characters } from './character.ts'
import { skillTest } from './checks.ts'
import { combat, combatOrder } from './combat/index.ts'
import { conditions } from './conditions.ts'
import { consequences } from './consequences.ts'
import { reaction } from './encounters/reaction.ts'
import { fields, skills } from './fields.ts'
import { gear } from './gear.ts'
import { generators } from './generators/index.ts'
import { damage } from './harm/damage.ts'
import { deadOrDying } from './harm/dying.ts'
import { houseRules } from './house-rules/index.ts'
import { magic, spells } from './magic/index.ts'
import { monsters } from './monsters/index.ts'
import { reference } from './reference/index.ts'
import { rests } from './rest/index.ts'
import { savingThrow } from './saves.ts'
import { screen } from './screen.ts'
import { sheetLists, blankSheet, sheet } from './sheet.ts'
import { tables } from './tables.ts'

/** HEARTS: three hearts, skills that grow by failing, and nothing to roll to hit. */
export const hearts: Game = {
  id: 'hearts',
  title: 'HEARTS',
  credit: {
    title: 'HEARTS v3',
    author: 'Tyler Farrington',
    date: '2024-03-01',
    licence: 'CC BY-SA 4.0 with credit, the stricter of the notices on the author’s site',
    get: 'underwaterowlbear.github.io',
  },
  card: {
    says: 'Three hearts, a purse, and skills that grow by failing.',
    facts: [
      { title: 'You are', says: 'HP 3, ST 11, four skills' },
      { title: 'A blow', says: 'weapon die: 4 up is a hit' },
      { title: 'You grow', says: 'by failing' },
    ],
    rolls: 'd20 under',
  },
  houseRules,
  fields,
  skills,
  gear,
  characters,
  actions: [
    skillTest,
    savingThrow,
    reaction,
    ...combat,
    damage,
    deadOrDying,
    ...magic,
    ...rests,
    ...generators,
  ],
  consequences,
  // The book gives no light a burning time. The screen's own stand in, tagged as a house rule.
  lights: [],
  money: { field: 'coins', one: 'coin', many: 'coins', rule: 'E-HRT-27', sword: 10 },
  combat: combatOrder,
  spells,
  conditions,
  monsters,
  tables,
  reference,
  // There is no dungeon turn and no travel: a campaign may borrow them.
  covers: ['encounter', 'fight', 'rest', 'town', 'check'],
  borrower,
  sheet: { of: sheet, blank: blankSheet, lists: sheetLists },
  screen,
}
