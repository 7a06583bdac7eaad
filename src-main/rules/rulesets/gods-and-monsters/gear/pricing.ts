import type { InputOf } from '../../../core/asks.ts'
import { type Step, step } from '../../../core/outcome.ts'
import type { Preview, Scope } from '../../../core/preview.ts'
import type { GearRow, Purchase } from '../../../core/ruleset/gear.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { calculator } from '../checks/actions.ts'
import { bookPages, carriedUnnamed, helmetPrice, marketSize } from '../house-rules/gear.ts'
import { toHundredths, type CreatureSize } from '../scales.ts'
import { armorRows, carriedArmorBulk, fullHelmetCost, helmet, type ArmorRow } from './armor.ts'
import { bulkIn } from './index.ts'
import {
  bookPrice,
  books,
  carving,
  carvings,
  isBook,
  lockPenalty,
  materials,
  type BookPages,
} from './priced.ts'
import { sizedCost } from './sized.ts'
import { madeSize } from './weapons.ts'

type Rules = Pick<Situation, 'houseRules'>

/** Price of a row on the list: books by their pages, a full helmet by the armor beside it. Rules GAM-EQ-17, GAM-ARM-06. */
export function listPrice(row: GearRow, situation: Rules, purchase?: Purchase): number {
  if (isBook(row.name) && purchase?.measure)
    return bookPrice(row.name, purchase.measure, houseRule<BookPages>(situation, bookPages)).cost
  if (row.name !== helmet.name) return costAmong(row, situation)
  const { buyer, rows = [] } = purchase ?? {}
  const worn = Object.values(buyer?.items ?? {}).filter(({ ready }) => ready)
  return helmetPriceBeside(
    [...worn, ...rows].map(({ name }) => name),
    situation,
  )
}

/** Price among the people of the market, who may be of another size. Rule GAM-SIZ-02. */
function costAmong(row: GearRow, situation: Rules): number {
  if (row.beast) return row.cost
  const market = houseRule<CreatureSize>(situation, marketSize)
  const { size } = row.madeFor ? madeSize(row.name) : { size: 'medium' as const }
  // The list has what is made for other sizes at the price among medium people.
  return sizedCost(row.cost / sizedCost(1, size, 'medium'), size, market)
}

/** A tenth of the dearest suit beside it, with the shield where the house rule counts that. Rules GAM-ARM-06, GAM-AMB-10. */
function helmetPriceBeside(names: readonly string[], situation: Rules): number {
  const dearest = (kind: ArmorRow['kind']): number =>
    Math.max(
      0,
      ...armorRows
        .filter((row) => row.kind === kind && names.includes(row.name))
        .map(({ cost }) => cost),
    )
  const shield = houseRule(situation, helmetPrice) === 'all' ? dearest('shield') : 0
  return fullHelmetCost(dearest('suit') + shield)
}

const kinds = ['book', 'carving', 'lock', 'full helmet', 'armor carried', 'liquid'] as const
const armors = armorRows.map(({ name }) => name)
const none = 'none'
const shields = [
  none,
  ...armorRows.filter(({ kind }) => kind === 'shield').map(({ name }) => name),
] as const

const asks = {
  what: { kind: 'choice', title: 'What', of: kinds, default: 'book' },
  book: { kind: 'choice', title: 'Book', of: books, default: 'Book, printed' },
  pages: { kind: 'number', title: 'Pages', min: 0, max: 10_000, default: 200 },
  carving: { kind: 'choice', title: 'Carving', of: carvings, default: 'Carving, simple' },
  material: { kind: 'choice', title: 'Material', of: materials, default: 'wood' },
  lock: { kind: 'number', title: 'Price of the lock', min: 0, max: 1_000_000, default: 16 },
  armor: { kind: 'choice', title: 'Armor', of: armors, default: 'Chain Mail' },
  shield: { kind: 'choice', title: 'Shield', of: shields, default: none },
  pints: { kind: 'number', title: 'Pints, eight to the gallon', min: 0, max: 100_000, default: 8 },
} as const
type Wanted = InputOf<typeof asks>

function figures(situation: Pick<Situation, 'houseRules'>, wanted: Wanted): Step[] {
  if (wanted.what === 'lock') return [step('Picking it', lockPenalty(wanted.lock), 'GAM-EQ-16')]
  if (wanted.what === 'full helmet') return helmetFigures(situation, wanted)
  if (wanted.what === 'armor carried') {
    const times = houseRule<number>(situation, carriedUnnamed)
    const bulk = carriedArmorBulk(wanted.armor, times, bulkIn(situation, wanted.armor))
    return [step('Bulk', bulk, 'GAM-ARM-04')]
  }
  if (wanted.what === 'liquid') return [step('Weight', `${wanted.pints} lb`, 'GAM-EQ-08')]
  const rule = wanted.what === 'book' ? 'GAM-EQ-17' : 'GAM-EQ-09'
  const { cost, bulk } =
    wanted.what === 'book'
      ? bookPrice(wanted.book, wanted.pages, houseRule<BookPages>(situation, bookPages))
      : carving(wanted.carving, wanted.material)
  return [
    { name: 'Price', value: `${toHundredths(cost)} silver`, rule },
    { name: 'Bulk', value: toHundredths(bulk), rule },
  ]
}

/** Rules GAM-ARM-06, GAM-AMB-10. */
function helmetFigures(
  situation: Pick<Situation, 'houseRules'>,
  { armor, shield }: Wanted,
): Step[] {
  const withShield = houseRule(situation, helmetPrice) === 'all'
  return [
    step('Price', `${helmetPriceBeside([armor, shield], situation)} silver`, 'GAM-ARM-06'),
    step('A tenth of', withShield ? 'suit and shield' : 'the suit', 'GAM-AMB-10'),
    step('Perception and attacks', -1, 'GAM-ARM-06'),
  ]
}

/** Steps as one line: “price 5 silver, bulk 2, attack with it −2”. */
export const stepsText = (steps: readonly Step[]): string =>
  steps
    .map(({ name, value }) => `${name.toLowerCase()} ${String(value).replace(/^-/, '−')}`)
    .join(', ')

/** Asks of another kind of thing stay out of the form. */
function scopeOf(what: Wanted['what']): Preview['scope'] {
  const only = (...of: Wanted['what'][]): Scope => (of.includes(what) ? {} : { idle: true })
  return {
    book: only('book'),
    pages: only('book'),
    carving: only('carving'),
    material: only('carving'),
    lock: only('lock'),
    armor: only('full helmet', 'armor carried'),
    shield: only('full helmet'),
    pints: only('liquid'),
  }
}

/**
 * Calculates figures that the list gives as formulas. Rules GAM-EQ-09, GAM-EQ-16, GAM-EQ-17, GAM-ARM-04,
 * GAM-ARM-06.
 */
export const priceByFormula = calculator({
  id: 'gods-and-monsters.price',
  title: 'Price by formula',
  rule: 'GAM-EQ-17',
  phase: 'town',
  slot: 'item',
  finds:
    'book pages journal carving bone stone lock pick full helmet carried armor bulk price cost liquid',
  asks,
  plan(situation, wanted) {
    const why = figures(situation, wanted)
    return {
      rule: why[0]?.rule ?? 'GAM-EQ-17',
      what: `Price by formula, ${wanted.what}`,
      says: stepsText(why),
      why,
      scope: scopeOf(wanted.what),
    }
  },
})
