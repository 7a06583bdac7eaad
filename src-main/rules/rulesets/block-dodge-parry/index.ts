import type { GameOf } from '../../gm/meeting.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import { talentActions } from './careers/talents.ts'
import { characters } from './character.ts'
import { combat, order } from './combat/index.ts'
import { conditions } from './conditions.ts'
import { consequences } from './consequences.ts'
import { sickness } from './disease/index.ts'
import { exploration, lights } from './exploration/index.ts'
import { fields } from './fields.ts'
import { gear } from './gear/index.ts'
import { harm } from './harm/index.ts'
import { generators } from './generators/index.ts'
import { dailyWages } from './hire.ts'
import { houseRules } from './house-rules/index.ts'
import { improvement } from './improvement/index.ts'
import { loadOf } from './load.ts'
import { magic, spells } from './magic/index.ts'
import { meeting, meetings } from './encounters/index.ts'
import { monsters } from './monsters/index.ts'
import { has } from './people.ts'
import { blankSheet, sheet } from './printed-sheet.ts'
import { reference } from './reference/index.ts'
import { rests } from './rest/index.ts'
import { saves } from './saves/index.ts'
import { screen } from './screen.ts'
import { priceHere } from './shop-price.ts'
import { skills } from './skills.ts'
import { tables } from './tables.ts'
import { dailyNeed, stores } from './supplies.ts'
import { tasks } from './tasks/index.ts'
import { travels } from './travel/index.ts'
import { road } from './travel/shown.ts'
import { wildcrafting } from './wildcrafting/index.ts'
import { wounds } from './wounds/index.ts'

/**
 * Block, Dodge, Parry: careers, careful plans and reactions in a fight, on saves at or under an
 * ability. A campaign of another game may borrow its procedures, so whoever is met is made by that
 * campaign's own game.
 */
export function blockDodgeParry(gameOf: GameOf): Ruleset {
  return {
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
    gear,
    characters,
    actions: [
      ...exploration(gameOf),
      ...travels(gameOf),
      ...meetings,
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
      ...harm(gameOf),
      ...wounds,
      ...sickness,
      ...wildcrafting,
    ],
    consequences,
    lights,
    money: {
      field: 'coins',
      one: 'coin',
      many: 'coins',
      rule: 'BDPX-GAP-04',
      sword: 75,
      price: priceHere,
      haggle: (trader) =>
        has(trader, 'Haggler') ? { percent: 10, says: 'Haggler', rule: 'BDPX-SKL-39' } : null,
    },
    spells,
    conditions,
    load: loadOf,
    road,
    supplies: { need: dailyNeed, left: stores },
    wages: dailyWages,
    combat: order,
    meeting,
    monsters,
    tables,
    reference,
    sheet: { of: sheet, blank: blankSheet },
    screen,
    covers: ['dungeon', 'travel', 'encounter', 'fight', 'rest', 'town', 'check'],
  }
}
