import {
  defineAction,
  type Action,
  type InputOf,
  type Preview,
  type Scope,
} from '../../../core/action.ts'
import { plain } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { bookPages, carriedUnnamed, helmetPrice } from '../house-rules/gear.ts'
import { armorRows } from './armor.ts'
import { bulkIn } from './index.ts'
import { helmetPriceBeside } from './list-price.ts'
import {
  bookPrice,
  books,
  carving,
  carvings,
  lockPenalty,
  materials,
  type BookPages,
} from './priced.ts'
import { carriedArmorBulk } from './worn.ts'

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
  if (wanted.what === 'lock')
    return [{ name: 'Picking it', value: lockPenalty(wanted.lock), rule: 'GAM-EQ-16' }]
  if (wanted.what === 'full helmet') return helmetFigures(situation, wanted)
  if (wanted.what === 'armor carried') {
    const times = houseRule<number>(situation, carriedUnnamed)
    const bulk = carriedArmorBulk(wanted.armor, times, bulkIn(situation, wanted.armor))
    return [{ name: 'Bulk', value: bulk, rule: 'GAM-ARM-04' }]
  }
  if (wanted.what === 'liquid')
    return [{ name: 'Weight', value: `${wanted.pints} lb`, rule: 'GAM-EQ-08' }]
  const rule = wanted.what === 'book' ? 'GAM-EQ-17' : 'GAM-EQ-09'
  const { cost, bulk } =
    wanted.what === 'book'
      ? bookPrice(wanted.book, wanted.pages, houseRule<BookPages>(situation, bookPages))
      : carving(wanted.carving, wanted.material)
  return [
    { name: 'Price', value: `${Math.round(cost * 100) / 100} silver`, rule },
    { name: 'Bulk', value: Math.round(bulk * 100) / 100, rule },
  ]
}

/** Rules GAM-ARM-06, GAM-AMB-10. */
function helmetFigures(
  situation: Pick<Situation, 'houseRules'>,
  { armor, shield }: Wanted,
): Step[] {
  const withShield = houseRule(situation, helmetPrice) === 'all'
  return [
    {
      name: 'Price',
      value: `${helmetPriceBeside([armor, shield], situation)} silver`,
      rule: 'GAM-ARM-06',
    },
    {
      name: 'A tenth of',
      value: withShield ? 'suit and shield' : 'the suit',
      rule: 'GAM-AMB-10',
    },
    { name: 'Perception and attacks', value: -1, rule: 'GAM-ARM-06' },
  ]
}

const told = (steps: readonly Step[]): string =>
  steps.map(({ name, value }) => `${name.toLowerCase()} ${value}`).join(', ')

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
export const priced: Action = defineAction({
  id: 'gods-and-monsters.price',
  title: 'Price by formula',
  rule: 'GAM-EQ-17',
  phase: 'town',
  slot: 'item',
  needs: [],
  finds: 'book pages journal carving bone stone lock pick helmet carried armor bulk price liquid',
  asks,
  preview(situation, wanted) {
    const why = figures(situation, wanted)
    return { ...plain(told(why), [], why), scope: scopeOf(wanted.what) }
  },
  *run(situation, wanted, at) {
    yield* []
    const why = figures(situation, wanted)
    return line(at, {
      rule: why[0]?.rule ?? 'GAM-EQ-17',
      what: `Price by formula, ${wanted.what}`,
      says: told(why),
      why,
    })
  },
})
