import type { RuleId } from '../../../core/outcome.ts'
import type { Coin } from '../money.ts'

export type BackgroundId = 'vagabond' | 'outlander' | 'peasant' | 'professional' | 'noble'

/** Background of a character: starting money, gear, languages and traits. */
export interface Background {
  id: BackgroundId
  title: string
  says: string
  /** Starting money is 3d6 × 10 of these. Rule HBK-BG-01. */
  coin: Coin
  /** Gear ids with their number; worn or held ones first. */
  kit: readonly (readonly [gear: string, count: number])[]
  languages: readonly string[]
  /** Number of further languages of the player's choice. */
  chosenLanguages?: number
  traits: readonly string[]
  rule: RuleId
}

export const backgrounds: readonly Background[] = [
  {
    id: 'vagabond',
    title: 'Vagabond',
    says: 'Lived off the street, and outlived it.',
    coin: 'CP',
    kit: [
      ['clothes-ragged', 1],
      ['dagger', 1],
      ['dagger', 1],
      ['pet', 1],
    ],
    languages: ['Vagrants’ Code'],
    traits: ['locks, pockets, traps and bonds with SKI + DEX'],
    rule: 'HBK-BG-02',
  },
  {
    id: 'outlander',
    title: 'Outlander',
    says: 'From far away, with lore that nobody here has.',
    coin: 'CP',
    kit: [
      ['clothes-travel', 1],
      ['shortbow', 1],
      ['arrows', 10],
      ['horse', 1],
    ],
    languages: [],
    chosenLanguages: 2,
    traits: ['climbs cliffs with SKI + STR', 'tracks with SKI + WIS'],
    rule: 'HBK-BG-03',
  },
  {
    id: 'peasant',
    title: 'Peasant',
    says: 'Farmer, sailor or artisan.',
    coin: 'SP',
    kit: [
      ['clothes-plain', 1],
      ['axe', 1],
      ['donkey', 1],
    ],
    languages: [],
    traits: [
      '1d6 more STA at the start',
      'mends metal with SKI + STR',
      'shapes wood with SKI + DEX',
    ],
    rule: 'HBK-BG-04',
  },
  {
    id: 'professional',
    title: 'Professional',
    says: 'Merchant on the road, monk or minstrel.',
    coin: 'SP',
    kit: [
      ['clothes-good', 1],
      ['staff', 1],
    ],
    languages: ['Ancient'],
    traits: ['heals an ally 1 STA with SKI + CHA', 'brews from a recipe with SKI + INT'],
    rule: 'HBK-BG-05',
  },
  {
    id: 'noble',
    title: 'Noble',
    says: 'Knight, priest or prince.',
    coin: 'GP',
    kit: [
      ['clothes-fine', 1],
      ['longsword', 1],
      ['horse', 1],
    ],
    languages: ['the speech of the high-born'],
    traits: [
      'that speech opens their circles, and common folk respect it',
      'may not refuse a duel to which another noble calls',
    ],
    rule: 'HBK-BG-06',
  },
]

export function backgroundNamed(id: string | undefined): Background | undefined {
  return backgrounds.find((one) => one.id === id)
}

/** 3d6 × 10 of the background's coin: 30 to 180. Rule HBK-BG-01. */
export function startingCoins(
  id: BackgroundId,
  dice: readonly number[],
): { amount: number; unit: Coin } {
  return {
    amount: 10 * dice.reduce((all, die) => all + die, 0),
    unit: backgroundNamed(id)?.coin ?? 'CP',
  }
}
