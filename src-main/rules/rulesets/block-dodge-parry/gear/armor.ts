import type { GearRow } from '../../../core/ruleset/gear.ts'
import { oneStar, threeStars, twoStars } from './prices.ts'

function worn(name: string, armor: number, cost: number, notes: string): GearRow {
  return {
    id: name.toLowerCase().replace(/ /g, '-'),
    name,
    cost,
    gives: { armor },
    ...(name === 'Shield' ? { hands: 1 as const } : {}),
    ...(notes ? { notes } : {}),
    rule: 'BDPX-ARM-01',
  }
}

/** At most 3 count together. Rules BDPX-ARM-01, BDPX-DEF-01. */
export const armor: readonly GearRow[] = [
  worn('Shield', 1, oneStar, 'while held; blocks at no Fatigue; never repaired'),
  worn('Crude armor', 1, oneStar, 'armor, bulky'),
  worn('Light armor', 1, oneStar, 'armor'),
  worn('Medium armor', 2, twoStars, 'armor, bulky'),
  worn('Refined medium armor', 2, threeStars, 'armor'),
  worn('Heavy armor', 3, threeStars, 'armor, bulky, no dodging; hampers stealth and acrobatics'),
  worn('Legendary armor', 3, 1500, 'armor'),
  worn('Helmet', 0, oneStar, 'no Armor; may cancel an injury of the head'),
]

export const suits: readonly string[] = armor
  .filter(({ notes }) => notes?.startsWith('armor'))
  .map(({ id }) => id)
