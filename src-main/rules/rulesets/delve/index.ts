import type { Game } from '../../core/action.ts'
import { characters } from './character/index.ts'
import { combat } from './combat/index.ts'
import { order } from './combat/initiative.ts'
import { conditions } from './conditions.ts'
import { consequences } from './consequences.ts'
import { encounterRules, reaction } from './encounters.ts'
import { exploration } from './exploration/index.ts'
import { fields, skills } from './fields.ts'
import { gear } from './gear.ts'
import { generators } from './generators/index.ts'
import { harm } from './harm/index.ts'
import { houseRules } from './house-rules/index.ts'
import { loadOf } from './load.ts'
import { magic } from './magic/index.ts'
import { spells } from './magic/spells.ts'
import { monsters } from './monsters/index.ts'
import { reference } from './reference/index.ts'
import { week } from './rest.ts'
import { save } from './saves.ts'
import { screen } from './screen.ts'
import { blankSheet, sheet } from './sheet/index.ts'
import { sheetLists } from './sheet/lists.ts'
import { dailyNeed, stores } from './supplies.ts'
import { tables } from './tables.ts'
import { dailyWages } from './town.ts'
import { travelRules, travel } from './travel/index.ts'

/**
 * Delve: turns, events, doors and load for a dungeon, on saves under an ability. A campaign of
 * another game may borrow its turn, so monsters encountered are created by that campaign's own game.
 */
export const delve: Game = {
  id: 'delve',
  title: 'Delve',
  credit: {
    title: 'Delve, after Tyler Farrington’s Cairn house rules v0.20 (2023)',
    author: 'Tyler Farrington (Underwater Owlbear), on Cairn by Yochai Gal',
    date: '2023-02-05',
    licence: 'CC BY-SA 4.0',
    get: 'underwaterowlbear.github.io',
  },
  card: {
    says: 'No roll to hit. Mind the load, the light and the next door.',
    facts: [
      { title: 'You are', says: 'HP, STR, DEX, WIL' },
      { title: 'A blow', says: 'weapon die less armour' },
      { title: 'You grow', says: 'rich, or not at all' },
    ],
    rolls: 'd20 under',
  },
  houseRules,
  fields,
  skills,
  gear,
  characters,
  actions: [
    ...exploration,
    ...travel,
    reaction,
    ...combat,
    // Before what else is a save of a kind: its key means this one.
    save,
    ...harm,
    week,
    ...magic,
    ...generators,
  ],
  consequences,
  // Lights are part of a delve's supplies, without a duration; the screen's lights stand in.
  lights: [],
  money: { field: 'coins', one: 'sp', many: 'sp', rule: 'DLV-ECO-01', sword: 15 },
  combat: order,
  spells,
  conditions,
  load: loadOf,
  road: travelRules,
  supplies: { need: dailyNeed, left: stores },
  wages: dailyWages,
  meeting: encounterRules,
  monsters,
  tables,
  reference,
  covers: ['dungeon', 'travel', 'encounter', 'fight', 'rest', 'town', 'check'],
  sheet: { of: sheet, blank: blankSheet, lists: sheetLists },
  screen,
}
