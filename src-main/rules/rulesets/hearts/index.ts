import type { Ruleset } from '../../ruleset.ts'
import { characters } from './character.ts'
import { checks } from './checks.ts'
import { combat } from './combat/index.ts'
import { consequences } from './consequences.ts'
import { encounters } from './encounters.ts'
import { covers, lights } from './exploration.ts'
import { gear } from './gear.ts'
import { harm } from './damage.ts'
import { houseRules } from './house-rules.ts'
import { monsters } from './monsters.ts'
import { reference } from './reference.ts'
import { sheet } from './printed-sheet.ts'
import { fields, skills } from './sheet.ts'

/** HEARTS: three hearts, skills that grow by failing, and nothing to roll to hit. */
export const hearts: Ruleset = {
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
  actions: [...checks, ...encounters, ...combat, ...harm],
  consequences,
  lights,
  spells: [],
  conditions: [],
  monsters,
  tables: [],
  reference,
  covers,
  sheet,
}
