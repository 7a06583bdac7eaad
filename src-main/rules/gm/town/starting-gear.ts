import { type Step, step } from '../../core/outcome.ts'
import { isRefusal, type RefusedPreview } from '../../core/preview.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import { counted } from '../../core/words.ts'
import type { Situation } from '../../core/situation.ts'
import type { Creature } from '../../core/state/creature.ts'
import { roundCoins, moneyOf, payCoins, priceOf, purseOf } from '../party/coins.ts'
import { basketSays, readBasket, type Line } from './basket.ts'
import { spellsIn } from './buy.ts'
import { addToPack, pack, unworn } from './packing.ts'

/** Input for gear chosen piece by piece while a character is made. */
export const startingGearAsk = {
  kind: 'text',
  title: 'Gear, piece by piece',
  max: 2000,
  optional: true,
  wares: true,
} as const

/** Lines of a basket for a new character; none for an empty text. Rule GF-SHOP-01. */
export function readStartingGear(
  text: string | undefined,
  game: Pick<Ruleset, 'gear'>,
): Line[] | RefusedPreview {
  if (!text?.trim()) return []
  const basket = readBasket(text, game.gear)
  return isRefusal(basket) ? basket : basket.lines
}

interface StartingGear {
  creature: Creature
  beasts: Creature[]
  why: Step[]
}

/** Buys a basket for a new character in its order, as far as the purse goes. Rule GF-SHOP-01. */
export function* buyStartingGear(
  buyer: Creature,
  wanted: readonly Line[],
  situation: Situation,
  game: Ruleset,
): ProcedureOf<StartingGear> {
  const money = moneyOf(game)
  if (!money || wanted.length === 0) return { creature: buyer, beasts: [], why: [] }
  const rows = wanted.map(({ row }) => row)
  const purse = purseOf(buyer, money, situation)
  const lines: Line[] = []
  const tooDear: Line[] = []
  let spent = 0
  for (const line of wanted) {
    const price = priceOf(line.row, money, situation, { buyer, rows, ...line })
    const count = Math.min(line.count, price > 0 ? Math.floor((purse - spent) / price) : line.count)
    if (count > 0) lines.push({ ...line, count })
    if (count < line.count) tooDear.push({ ...line, count: line.count - count })
    spent = roundCoins(spent + count * price)
  }
  const books = yield* spellsIn(lines, game)
  // The buyer has the next id.
  const after = { ...situation, nextId: situation.nextId + 1 }
  const bought = pack(lines, books.texts, after, game)
  const packed = addToPack(buyer, bought.items, after, game)
  const values = { ...packed.values }
  for (const effect of payCoins(buyer, spent, money, situation)) {
    if (effect.do === 'set') values[effect.field] = effect.to
    if (effect.do === 'change') values[effect.field] = (values[effect.field] ?? 0) + effect.by
  }
  return {
    creature: { ...packed, values },
    beasts: bought.beasts,
    why: [
      step('Bought', basketSays(lines) || 'nothing', 'GF-SHOP-01'),
      step(
        'Purse',
        `${purse} − ${spent} leaves ${counted(roundCoins(purse - spent), money.one, money.many)}`,
        'GF-SHOP-01',
      ),
      ...(tooDear.length > 0 ? [step('Beyond the purse', basketSays(tooDear), 'GF-SHOP-01')] : []),
      ...unworn(packed, bought.items, after, game),
      ...books.why,
    ],
  }
}
