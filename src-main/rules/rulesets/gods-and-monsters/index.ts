import type { GameOf } from '../../gm/meeting.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import { advancement, defeats } from './advancement/index.ts'
import { illness } from './ailments/index.ts'
import { books } from './books/index.ts'
import { replacement } from './advancement/replacement.ts'
import { characters } from './character.ts'
import { checks } from './checks/index.ts'
import { combat } from './combat/index.ts'
import { order } from './combat/order.ts'
import { conditions } from './conditions.ts'
import { consequences } from './consequences.ts'
import { meetings } from './encounters.ts'
import { exploration, wandering } from './exploration/index.ts'
import { fields } from './fields.ts'
import { calculators } from './gear/calculators.ts'
import { gear } from './gear/index.ts'
import { generators } from './generators/index.ts'
import { groups } from './groups/index.ts'
import { harm } from './harm/index.ts'
import { hazards } from './hazards/index.ts'
import { houseRules } from './house-rules/index.ts'
import { lights } from './lights.ts'
import { loadOf } from './load.ts'
import { meeting } from './meeting.ts'
import { money } from './money.ts'
import { monsters } from './monsters/index.ts'
import { movement } from './movement/index.ts'
import { blankSheet, sheet } from './printed-sheet/index.ts'
import { psychicConflict } from './psychic/index.ts'
import { reference } from './reference/index.ts'
import { rest } from './rest/index.ts'
import { screen } from './screen.ts'
import { magic, spells } from './spells/index.ts'
import { eat, supplies } from './supplies.ts'
import { tables } from './tables.ts'
import { road, travel } from './travel/index.ts'
import { dailyWages } from './wages.ts'

/** Gods & Monsters: archetypes, mojo and contests, by a d20 at or under a score. */
export function godsAndMonsters(gameOf: GameOf): Ruleset {
  return {
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
      ...exploration(gameOf),
      ...meetings,
      ...combat,
      ...magic,
      ...harm,
      ...checks,
      ...psychicConflict,
      ...rest,
      ...generators,
      ...advancement,
      ...calculators,
      ...hazards,
      ...illness,
      ...travel(gameOf),
      ...movement,
      ...groups,
      ...books,
      eat,
    ],
    consequences,
    combat: order,
    meeting,
    road,
    monsters,
    lights,
    load: loadOf,
    money,
    wages: dailyWages,
    supplies,
    spells,
    conditions,
    tables: [...tables, wandering],
    screen,
    reference,
    sheet: { of: sheet, blank: blankSheet },
    covers: ['dungeon', 'travel', 'encounter', 'fight', 'rest', 'town', 'check'],
  }
}
