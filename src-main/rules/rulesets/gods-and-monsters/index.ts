import type { Game } from '../../core/action.ts'
import { replacement } from './advancement/experience.ts'
import { advancement, defeats } from './advancement/index.ts'
import { characters } from './character/index.ts'
import { payBids } from './checks/bid.ts'
import { checks } from './checks/index.ts'
import { reactionTest } from './checks/tests.ts'
import { combat } from './combat/index.ts'
import { order } from './combat/order.ts'
import { conditions } from './conditions.ts'
import { consequences } from './consequences.ts'
import { encounterRules, encounters } from './encounters.ts'
import { exploration, wanderingTable } from './exploration/index.ts'
import { lights } from './exploration/lights.ts'
import { fields } from './fields.ts'
import { gear } from './gear/index.ts'
import { gearOfSize, strengthBow } from './gear/made-for.ts'
import { priceByFormula } from './gear/pricing.ts'
import { generators } from './generators/index.ts'
import { groups } from './groups/index.ts'
import { harm, hazards } from './harm/index.ts'
import { houseRules } from './house-rules/index.ts'
import { loadOf } from './load.ts'
import { magic, spells } from './magic/index.ts'
import { money } from './money.ts'
import { monsters } from './monsters/index.ts'
import { psychicConflict } from './psychic/index.ts'
import { reference } from './reference/index.ts'
import { rest } from './rest/index.ts'
import { screen } from './screen.ts'
import { blankSheet, sheet } from './sheet/index.ts'
import { sheetLists } from './sheet/lists.ts'
import { eat, supplies } from './supplies.ts'
import { tables } from './tables.ts'
import { dailyWages, town } from './town/upkeep.ts'
import { road, travel } from './travel/index.ts'
import { ladenBeast } from './travel/mounts.ts'

/** Gods & Monsters: archetypes, mojo and contests, by a d20 at or under a score. */
export const godsAndMonsters: Game = {
  id: 'gods-and-monsters',
  title: 'Gods & Monsters',
  credit: {
    title:
      'Gods & Monsters (an excerpt of the rulebook; what lies beyond it from its public pages)',
    author: 'Jerry Stratton',
    date: '2018',
    licence: 'GNU Free Documentation License 1.3',
    get: 'godsmonsters.com',
  },
  card: {
    says: 'Roll at or under, and bid mojo when it fails. Heroes last; the dead had a choice.',
    facts: [
      { title: 'You are', says: 'six abilities, six reactions, an archetype' },
      { title: 'A blow', says: 'verve, then survival, then injuries' },
      { title: 'You grow', says: 'by mojo, engagement and loot given away' },
    ],
    rolls: 'd20 at or under',
  },
  houseRules,
  fields,
  skills: [],
  gear,
  characters,
  replacement,
  defeats,
  actions: [
    ...exploration,
    ...encounters,
    reactionTest,
    ...combat,
    ...magic,
    ...harm,
    ...checks,
    ...psychicConflict,
    ...rest,
    ...generators,
    ...advancement,
    gearOfSize,
    strengthBow,
    priceByFormula,
    ladenBeast,
    ...hazards,
    ...travel,
    ...groups,
    ...town,
    eat,
  ].map(payBids),
  consequences,
  combat: order,
  meeting: encounterRules,
  road,
  monsters,
  lights,
  load: loadOf,
  money,
  wages: dailyWages,
  supplies,
  spells,
  conditions,
  tables: [...tables, wanderingTable],
  screen,
  reference,
  sheet: { of: sheet, blank: blankSheet, lists: sheetLists },
  covers: ['dungeon', 'travel', 'encounter', 'fight', 'rest', 'town', 'check'],
}
