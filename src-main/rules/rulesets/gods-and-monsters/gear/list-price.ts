import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { type GearRow, type Purchase } from '../../../core/ruleset/gear.ts'
import type { Situation } from '../../../core/situation.ts'
import { bookPages, helmetPrice } from '../house-rules/gear.ts'
import { armorRows, helmet, type ArmorRow } from './armor.ts'
import { bookPrice, isBook, type BookPages } from './priced.ts'
import { fullHelmetCost } from './worn.ts'

type Rules = Pick<Situation, 'houseRules'>

/** Price of a row on the list: books by their pages, a full helmet by the armor beside it. Rules GAM-EQ-17, GAM-ARM-06. */
export function listPrice(row: GearRow, situation: Rules, purchase?: Purchase): number {
  if (isBook(row.name) && purchase?.measure)
    return bookPrice(row.name, purchase.measure, houseRule<BookPages>(situation, bookPages)).cost
  if (row.name !== helmet.name) return row.cost
  const { buyer, rows = [] } = purchase ?? {}
  const worn = Object.values(buyer?.items ?? {}).filter(({ ready }) => ready)
  return helmetPriceBeside(
    [...worn, ...rows].map(({ name }) => name),
    situation,
  )
}

/** A tenth of the dearest suit beside it, with the shield where the house rule counts that. Rules GAM-ARM-06, GAM-AMB-10. */
export function helmetPriceBeside(names: readonly string[], situation: Rules): number {
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
