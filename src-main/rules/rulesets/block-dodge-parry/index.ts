import type { Game } from '../../core/action.ts'
import { improvement } from './advancement/index.ts'
import { characters } from './character/index.ts'
import { tasks } from './checks/index.ts'
import { combat } from './combat/index.ts'
import { combatOrder } from './combat/order.ts'
import { encounterRules, encounters } from './encounters/index.ts'
import { exploration } from './exploration/index.ts'
import { lights } from './exploration/lights.ts'
import { generators } from './generators/index.ts'
import { harm } from './harm/index.ts'
import { houseRules } from './house-rules/index.ts'
import { magic } from './magic/index.ts'
import { spells } from './magic/spells.ts'
import { monsters } from './monsters/index.ts'
import { reference } from './reference/index.ts'
import { rests } from './rest/index.ts'
import { saves } from './saves/index.ts'
import { blankSheet, sheet } from './sheet/index.ts'
import { sheetLists } from './sheet/lists.ts'
import { talentActions } from './talents/index.ts'
import { road, travels } from './travel/index.ts'
import { wildcrafting } from './wildcrafting/index.ts'
import { conditions } from './conditions.ts'
import { consequences } from './consequences.ts'
import { fields, skills } from './fields.ts'
import { gear } from './gear.ts'
import { loadOf } from './load.ts'
import { money } from './money.ts'
import { screen } from './screen.ts'
import { dailyNeed, provisionsLeft } from './supplies.ts'
import { tables } from './tables.ts'
import { dailyWages } from './town.ts'

/**
 * Block, Dodge, Parry: careers, careful plans and reactions in a fight, on saves at or under an
 * ability. A campaign of another game may borrow its procedures, so whoever is met is made by that
 * campaign's own game.
 */
export const blockDodgeParry: Game = {
  id: 'block-dodge-parry',
  title: 'Block, Dodge, Parry',
  credit: {
    title: 'Block, Dodge, Parry (the rules chapter; what lies beyond it from the SRD, version 2)',
    author: 'Lars Huijbregts, Dice Goblin Games',
    date: '2024',
    licence: 'CC BY-SA 4.0',
    get: 'blockdodgeparry.com',
  },
  card: {
    says: 'Block it, dodge it, parry it. Come with time, gear and a trade.',
    facts: [
      { title: 'You are', says: 'HP, STR, DEX, WIL, careers' },
      { title: 'A blow', says: 'weapon die less armor' },
      { title: 'You grow', says: 'by doing, and by teachers' },
    ],
    rolls: 'd20 at or under',
  },
  houseRules,
  fields,
  skills,
  unscoredSkills: true,
  gear,
  characters,
  actions: [
    ...exploration,
    ...travels,
    ...encounters,
    ...combat,
    // Before what else is a save of a kind: its key means this one.
    ...saves,
    ...tasks,
    ...generators,
    // Before what else feeds or heals: breath, sleep and meals come first.
    ...rests,
    ...talentActions,
    ...magic,
    ...improvement,
    ...harm,
    ...wildcrafting,
  ],
  consequences,
  lights,
  money,
  spells,
  conditions,
  load: loadOf,
  road,
  supplies: { need: dailyNeed, left: provisionsLeft },
  wages: dailyWages,
  combat: combatOrder,
  meeting: encounterRules,
  monsters,
  tables,
  reference,
  sheet: { of: sheet, blank: blankSheet, lists: sheetLists },
  screen,
  covers: ['dungeon', 'travel', 'encounter', 'fight', 'rest', 'town', 'check'],
}
