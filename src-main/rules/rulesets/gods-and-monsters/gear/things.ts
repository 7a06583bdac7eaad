import { compact } from '../../../common/compact.ts'
import type { RuleId } from '../../../core/outcome.ts'
import type { GearRow } from '../../../core/ruleset/gear.ts'
import { kindName } from '../../../gm/fight/names.ts'
import { isBook } from './priced.ts'
import { toolNamed } from './weapons.ts'

/** An animal of the list. Rules GAM-EQ-12, GAM-EQ-13, GAM-AMB-65. */
interface BeastRow {
  name: string
  cost: number
  movement: number
  /** Bulk it bears without slowing, well packed. */
  load: number
  /** True when it jogs, runs and sprints at twice the chart. */
  gallops: boolean
  /** True for riding animals. */
  riding: boolean
  rule: RuleId
}

// prettier-ignore
export const beastRows: readonly BeastRow[] = [
  { name: 'Donkey', cost: 7, movement: 9, load: 225, gallops: true, riding: false, rule: 'GAM-EQ-A02' },
  { name: 'Horse, pack', cost: 30, movement: 10, load: 200, gallops: true, riding: false, rule: 'GAM-EQ-A08' },
  { name: 'Horse, riding', cost: 75, movement: 14, load: 250, gallops: true, riding: true, rule: 'GAM-EQ-A09' },
  { name: 'Horse, war', cost: 200, movement: 14, load: 300, gallops: true, riding: true, rule: 'GAM-EQ-A10' },
  { name: 'Mule', cost: 20, movement: 10, load: 400, gallops: true, riding: false, rule: 'GAM-EQ-A12' },
  { name: 'Ox', cost: 12, movement: 5, load: 400, gallops: false, riding: false, rule: 'GAM-EQ-A13' },
  { name: 'Pony', cost: 30, movement: 12, load: 180, gallops: true, riding: true, rule: 'GAM-EQ-A14' },
]

/** The row that an animal is of; "Mule 2" is a mule. */
export function beastNamed(name: string): BeastRow | undefined {
  const kind = kindName(name).toLowerCase()
  return beastRows.find((row) => row.name.toLowerCase() === kind)
}

/** Price list of animals, which join as creatures rather than as items. */
const beasts: readonly GearRow[] = beastRows.map(({ name, cost, movement, load, rule }) => ({
  id: name.toLowerCase().replace(', ', '-'),
  name,
  cost,
  rule,
  beast: { movement, size: 4 },
  notes: `Movement ${movement}, bears bulk ${load}`,
}))

type Thing = readonly [name: string, cost: number, bulk: number, notes?: string]

/** Rows of one list, in the order of the book. */
function list(letter: string, of: readonly Thing[], first = 1): GearRow[] {
  return of.map(([name, cost, bulk, notes], at) => {
    const rule: RuleId = `${letter}${String(at + first).padStart(2, '0')}` as RuleId
    const tool = toolNamed(name)
    return {
      id: name
        .toLowerCase()
        .replace(/[’(),]/g, '')
        .replace(/[ /]+/g, '-'),
      name,
      cost,
      rule,
      ...(tool ? { die: tool.damage.toLowerCase() } : {}),
      ...(isBook(name) ? { measure: { one: 'page', many: 'pages', most: 10_000 } } : {}),
      notes: compact(bulk > 0 && `bulk ${bulk}`, notes).join(', '),
    }
  })
}

// prettier-ignore
const food = list('GAM-EQ-F', [
  ['Beer, pint', 0.2, 3, 'a tavern mug'],
  ['Beer, half-gallon', 0.4, 5, 'fills a waterskin'],
  ['Beer, three gallons', 2, 26, 'a small keg'],
  ['Room, common', 0.4, 0, 'a night'],
  ['Room, private', 1, 0, 'a night; more for each further guest'],
  ['Dry food', 5, 10, 'a week with care; damp spoils it'],
  ['Meal, simple', 0.3, 2, 'keeps two days'],
  ['Meal, fancy', 2, 2, 'keeps one day'],
  ['Wine, pint', 0.5, 3, 'a tavern mug'],
  ['Wine, half gallon', 1, 5, 'fills a waterskin'],
  ['Wine, three gallons', 5, 26, 'a small keg'],
])

// prettier-ignore
const ingredients = list('GAM-EQ-I', [
  ['Animal part, common', 0.3, 0.3],
  ['Animal part, uncommon', 1.5, 0.3],
  ['Animal part, rare', 4, 0.3],
  ['Carving, simple', 0.5, 0.1, 'in wood'],
  ['Carving, complex', 2, 0.5, 'in wood'],
  ['Herb, common', 0.1, 0.1],
  ['Herb, uncommon', 0.5, 0.1],
  ['Herb, rare', 1, 0.3, 'packed well'],
])

// prettier-ignore
const containers = [
  ...list('GAM-EQ-A', [['Backpack', 2, 2, 'container; one round to take something out']]),
  ...list('GAM-EQ-A', [
    ['Horse bit & bridle', 1.5, 3],
    ['Horse saddle', 10, 28, 'with its blanket'],
    ['Horse saddle bags', 3, 5, 'container'],
    ['Horse saddle blanket', 0.3, 4],
    ['Horse shoe', 0.4, 2],
  ], 3),
  ...list('GAM-EQ-A', [['Keg, small', 3, 6, 'holds three gallons']], 11),
  ...list('GAM-EQ-A', [
    ['Pouch, belt', 0.5, 0.5, 'container'],
    ['Pouch, shoulder', 1, 1, 'container'],
    ['Sack', 0.2, 0.5, 'container'],
    ['Scroll case', 0.8, 0.5, 'container'],
    ['Trunk, wooden', 8, 25, 'container'],
    ['Waterskin', 1.5, 1, 'holds four pints'],
  ], 15),
]

// prettier-ignore
const miscellaneous = list('GAM-EQ-M', [
  ['Axe', 1, 8, 'tool; as a weapon D6, −1 to attack, bulk 16'],
  ['Blanket', 0.2, 5],
  ['Book, handwritten', 5, 0.5, 'and 0.1 for each ten pages'],
  ['Book, printed', 1, 0.5, 'and 0.15 for each ten pages'],
  ['Journal, blank', 1, 0.5, 'and 0.1 for each ten pages'],
  ['Candle', 0.01, 1, 'six hours, 6 yards'],
  ['Canvas', 0.25, 0.5, 'a square yard'],
  ['Chain, large', 1, 3, 'a yard, iron'],
  ['Chain, small', 2, 1, 'a yard, iron'],
  ['Flint, steel, tinderbox', 0.5, 1, 'two rounds to a fire'],
  ['Hunting horn', 25, 6],
  ['Ink', 8, 0.5, 'a hundred pages'],
  ['Lantern', 8, 3, 'six hours a flask, 20 yards, a round to light'],
  ['Lock and key', 8, 1, 'dearer ones are harder to pick'],
  ['Mirror', 10, 0.1],
  ['Oil', 0.05, 1, 'a flask'],
  ['Paper', 0.1, 0.03, 'ten sheets'],
  ['Parchment', 1, 0.01, 'a square foot'],
  ['Pick', 1, 10, 'tool; as a weapon D8, −2 to attack, bulk 20'],
  ['Pole', 0.02, 7, 'three yards; as a weapon D4, −2 to attack, bulk 14'],
  ['Quill', 0.2, 0.05],
  ['Rope', 0.2, 3, 'three yards of hemp'],
  ['Rope, light', 2, 1, 'three yards of silk'],
  ['Shovel', 5, 9, 'tool; as a weapon D6, −3 to attack, bulk 18'],
  ['Spike (iron)', 0.3, 1.5, 'a hand long'],
  ['Tent, enclosed', 15, 32, 'three yards square'],
  ['Thieves’ tools', 5, 1],
  ['Torch', 0.01, 1, 'three hours, 10 yards, two rounds to light'],
  ['Tent, canopy', 10, 24, 'four yards square'],
])

// prettier-ignore
const pieces = list('GAM-WPN-A', [
  ['Arrow', 0.1, 0.2, 'in the hand D3, −2 to attack'],
  ['Crossbow Bolt', 0.1, 0.2, 'in the hand 1 point, −2 to attack'],
  ['Crossbow Bolt, heavy', 0.2, 0.3, 'in the hand D2, −2 to attack'],
  ['Gun bullets', 0.05, 0.05],
  ['Gun powder (1 use)', 0.3, 0.05, 'keep it dry'],
  ['Powder bag', 1, 0.2, 'container; six charges'],
  ['Powder horn', 4, 0.5, 'container; twenty charges'],
  ['Quiver', 1, 1, 'container; twenty arrows or bolts'],
  ['Sling Bullets', 0.01, 0.05],
])

const ammunition = pieces.map((row): GearRow => ({ ...row, heaps: true }))

/** All that is neither weapon nor armor. Rules GAM-EQ-05, GAM-WPN-15. */
export const things: readonly GearRow[] = [
  ...food,
  ...ingredients,
  ...containers,
  ...beasts,
  ...miscellaneous,
  ...ammunition,
]
