import type { GameOf } from '../../gm/meeting.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import { characters } from './character.ts'
import { combat, order } from './combat/index.ts'
import { conditions } from './conditions.ts'
import { consequences } from './consequences.ts'
import { meetings } from './encounters.ts'
import { covers, exploration, lights } from './exploration/index.ts'
import { gear } from './gear.ts'
import { generators } from './generators/index.ts'
import { harm } from './harm/index.ts'
import { dailyWages } from './hire.ts'
import { houseRules } from './house-rules/index.ts'
import { loadOf } from './load.ts'
import { magic, spells } from './magic/index.ts'
import { meeting } from './meeting.ts'
import { monsters } from './monsters/index.ts'
import { blankSheet, sheet } from './printed-sheet.ts'
import { reference } from './reference.ts'
import { rests } from './resting.ts'
import { saves } from './saves.ts'
import { screen } from './screen.ts'
import { fields, skills } from './sheet.ts'
import { dailyNeed, stores } from './supplies.ts'
import { tables } from './tables.ts'
import { travelling } from './travel/index.ts'
import { road } from './travel/shown.ts'

/**
 * Delve: turns, events, doors and load for a dungeon, on saves under an ability. A campaign of
 * another game may borrow its turn, so monsters encountered are created by that campaign's own game.
 */
export function delve(gameOf: GameOf): Ruleset {
  return {
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
      ...exploration(gameOf),
      ...travelling(gameOf),
      ...meetings,
      ...combat,
      // Before what else is a save of a kind: its key means this one.
      ...saves,
      ...harm,
      ...rests,
      ...magic,
      ...generators,
    ],
    consequences,
    lights,
    money: { field: 'coins', one: 'sp', many: 'sp', rule: 'DLV-ECO-01', sword: 15 },
    combat: order,
    spells,
    conditions,
    load: loadOf,
    road,
    supplies: { need: dailyNeed, left: stores },
    wages: dailyWages,
    meeting,
    monsters,
    tables,
    reference,
    covers,
    sheet: { of: sheet, blank: blankSheet },
    screen,
  }
}
