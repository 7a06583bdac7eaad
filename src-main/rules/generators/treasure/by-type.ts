import type { Step } from '../../core/outcome.ts'
import { expressionOf } from '../../dice/read-notation.ts'
import { roll } from '../../dice/roll.ts'
import type { PartId } from '../generated.ts'
import type { PartRoller } from '../roller.ts'
import type { Exchange } from './exchange.ts'
import { group, nothing, sumIn, combineFinds, type FoundTreasure } from './found.ts'
import { gpOf, type Lot } from './lots.ts'
import { magicRolled } from './magic.ts'
import { thingsRolled, thingsSay } from './things.ts'
import type { TreasureList } from './treasure-list.ts'

const metalTitles = {
  pp: 'Platinum',
  gp: 'Gold',
  ep: 'Electrum',
  sp: 'Silver',
  cp: 'Copper',
} as const

/**
 * Rolls the lots of a treasure type, `times` over: once for a hoard, once for each creature that carries its own.
 * @param within id of the part that they lie in; empty for none
 */
export function lotsRolled(
  lots: readonly Lot[],
  times: number,
  within: PartId,
  on: PartRoller,
  exchange: Exchange,
  list: TreasureList,
): FoundTreasure {
  return combineFinds(
    lots.map((lot) => {
      const id = within === '' ? lot.kind : `${within}/${lot.kind}`
      const { count, hits, why } = countRolled(lot, times, id, on)
      if (hits === 0) return nothing()
      if (lot.kind === 'magic')
        return magicRolled(
          Array.from({ length: hits }).flatMap(() => lot.magic),
          id,
          on,
          list,
        )
      if (lot.kind === 'gems' || lot.kind === 'jewellery') {
        const found = thingsRolled(lot.kind, count, id, on, exchange, list)
        const worth = exchange.says(exchange.coins(found.worth))
        const text = `${thingsSay(lot.kind, count)}, worth ${worth}`
        const title = lot.kind === 'gems' ? 'Gems' : 'Jewellery'
        return { ...found, parts: [group(on, id, title, text, found.parts, why)] }
      }
      return pile(lot.kind, count, id, why, on, exchange)
    }),
  )
}

/** A pile of coins of one metal, in coins of the game. */
function pile(
  metal: keyof typeof metalTitles,
  count: number,
  id: PartId,
  why: Step[],
  on: PartRoller,
  exchange: Exchange,
): FoundTreasure {
  const gp = count * gpOf[metal]
  const sum = exchange.coins(gp)
  const written = on.edit(id)
  if (sum === 0 && written === undefined) return nothing()
  const part = on.part(id, metalTitles[metal], `worth ${exchange.says(sum)}`, { why })
  return {
    ...nothing(),
    parts: [part],
    ...(written === undefined ? { gp } : { written: sumIn(written) }),
  }
}

/** How many of a lot there are, and how often it came up. */
function countRolled(
  lot: Lot,
  times: number,
  id: PartId,
  on: PartRoller,
): { count: number; hits: number; why: Step[] } {
  const rng = on.rng(lot.kind === 'magic' ? `${id}/chance` : id)
  const why: Step[] = []
  let count = 0
  let hits = 0
  for (let nth = 0; nth < times; nth += 1) {
    const face = lot.chance < 100 ? rng.die(100) : 0
    if (face > lot.chance) continue
    hits += 1
    if (lot.kind === 'magic') continue
    const amount = roll(expressionOf(lot.dice), rng).total
    count += amount
    if (why.length >= 12) continue
    if (face > 0) why.push({ name: `Chance of ${lot.chance} in 100`, value: face })
    why.push({ name: lot.dice, value: `${amount} ${lot.kind}` })
  }
  return { count, hits, why }
}
