import type { RuleId } from '../../../core/outcome.ts'
import type { Coin } from '../coins.ts'
import type { PathId } from '../origins/paths.ts'
import { upkeeps, type Upkeep } from '../rest/figures.ts'

export { upkeeps as tiers }
export type Tier = Upkeep

/** Grades of upkeep: coin, beasts fed, and what each buys. Rules HBK-UPK-01, HBK-UPK-02. */
export const keep: Readonly<
  Record<Tier, { unit: Coin; animals: 0 | 1 | 2; buys: string; rule: RuleId }>
> = {
  squalid: {
    unit: 'CP',
    animals: 0,
    buys: 'dregs of beer, a shared floor, cold scraps; no beast is fed',
    rule: 'HBK-UPK-02',
  },
  basic: {
    unit: 'SP',
    animals: 1,
    buys: 'ale, half a room, hot meals, storage, laundry, a stall for one beast',
    rule: 'HBK-UPK-02',
  },
  lavish: {
    unit: 'GP',
    animals: 2,
    buys: 'wine, a room, fine meals, laundry, storage, hay and stalls for two beasts',
    rule: 'HBK-UPK-02',
  },
}

/** 1d6 coins of the grade; a swashbuckler pays double. Rules HBK-UPK-01, HBK-PATH-01. */
export function upkeep(tier: Tier, d6: number, path?: PathId): { amount: number; unit: Coin } {
  return { amount: path === 'swashbuckler' ? 2 * d6 : d6, unit: keep[tier].unit }
}
