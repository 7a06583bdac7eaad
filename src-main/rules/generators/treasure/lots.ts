import { expressionOf } from '../../dice/read-notation.ts'
import { odds } from '../../dice/odds.ts'
import type { MagicCategory, TreasureList } from './treasure-list.ts'

type Metal = 'pp' | 'gp' | 'ep' | 'sp' | 'cp'

/** Worth of a coin of each metal in gp. */
export const gpOf: Readonly<Record<Metal, number>> = { pp: 5, gp: 1, ep: 0.5, sp: 0.1, cp: 0.01 }

/** Magic things of a lot: how many, and of which categories. */
export interface MagicLot {
  count: string
  of: readonly (MagicCategory | 'any')[]
  except: readonly MagicCategory[]
}

/** One line of a treasure type: its chance in a hundred, and what there is then. */
export type Lot = { chance: number } & (
  | { kind: Metal | 'gems' | 'jewellery'; dice: string }
  | { kind: 'magic'; magic: readonly MagicLot[] }
)

/** Lots of a treasure type from its text in the list. */
export function lotsFrom(text: string): Lot[] {
  return text.split('; ').map((line): Lot => {
    const [, kind = '', chance = '', rest = ''] = /^(\S+) (\d+) (.+)$/.exec(line) ?? []
    if (kind === 'magic')
      return { kind, chance: Number(chance), magic: rest.split(' + ').map(magicLotFrom) }
    return { kind: kind as Metal | 'gems' | 'jewellery', chance: Number(chance), dice: rest }
  })
}

function magicLotFrom(text: string): MagicLot {
  const [count = '1', of = 'any', ...except] = text.split(' ')
  return {
    count,
    of: of.split('|') as MagicLot['of'][number][],
    except: except.map((word) => word.slice(1) as MagicCategory),
  }
}

/** Average of a notation, exact. */
function meanOf(notation: string): number {
  return odds(expressionOf(notation)).mean
}

/** Average worth of a gem and of a piece of jewellery, in gp. */
function meanWorths({ gems, jewellery }: TreasureList): { gem: number; jewel: number } {
  let before = 0
  let gem = 0
  for (const [most, gp] of gems) {
    gem += ((most - before) / 100) * gp
    before = most
  }
  return { gem, jewel: meanOf(jewellery) }
}

/** Average worth of lots in gp and the chance that none comes up, rolled so many times over. */
export function lotsOdds(
  lots: readonly Lot[],
  times: number,
  list: TreasureList,
): { mean: number; nothing: number } {
  return {
    mean: lots.reduce((sum, lot) => sum + meanWorthOf(lot, list), 0) * times,
    nothing: lots.reduce((all, { chance }) => all * (1 - chance / 100), 1) ** times,
  }
}

/** Average worth of a lot in gp; magic counts nothing. */
function meanWorthOf(lot: Lot, list: TreasureList): number {
  if (lot.kind === 'magic') return 0
  const { gem, jewel } = meanWorths(list)
  const each = lot.kind === 'gems' ? gem : lot.kind === 'jewellery' ? jewel : gpOf[lot.kind]
  return (lot.chance / 100) * meanOf(lot.dice) * each
}
