import type { GearRow } from '../../core/ruleset/gear.ts'
import { counted } from '../../core/words.ts'
import { isSold, moneyOf, priceOf } from '../../gm/party/coins.ts'
import type { GeneratedPart } from '../generated.ts'
import type { Generator } from '../generator.ts'
import type { PartRoller } from '../roller.ts'

const isArms = (row: GearRow): boolean => row.die !== undefined || row.gives !== undefined
const isOther = (row: GearRow): boolean => !isArms(row) && !row.beast

/** Shops by trade: what is above the door, and which wares of a game's price list they sell. */
const shops = {
  smith: ['A smithy', isArms],
  chandler: ['A chandler’s', isOther],
  apothecary: ['An apothecary’s', null],
  outfitter: ['An outfitter’s', isOther],
  bookbinder: ['A bookbinder’s', null],
  fletcher: ['A fletcher’s', ({ name }: GearRow) => /\b(?:arrow|bow|bolt)/i.test(name)],
  tailor: ['A tailor’s', null],
  horses: ['A horse dealer’s yard', ({ beast }: GearRow) => beast !== undefined],
  pawnbroker: ['A pawnbroker’s', (row: GearRow) => !row.beast],
  temple: ['A stall at the temple door', null],
  'ship-chandler': ['A ship chandler’s', isOther],
  curiosities: ['A shop of curiosities', null],
} as const satisfies Record<string, [string, ((row: GearRow) => boolean) | null]>
type Trade = keyof typeof shops
const trades = Object.keys(shops) as [Trade, ...Trade[]]

/** A shop with what stands out of its stock, and wares of the game’s price list at its prices. */
export const shop: Generator = {
  id: 'shop',
  title: 'Shop',
  group: 'Places',
  finds: 'market smith stock goods price buy trade town',
  inputs: { trade: { kind: 'choice', title: 'Trade', of: ['any', ...trades], default: 'any' } },
  parts({ trade }, on) {
    const of = trade === 'any' ? on.pick(trades, on.rng('trade')) : (trade as Trade)
    const [title, sells] = shops[of]
    const name = on.part('trade', 'Shop', title)
    const stock: GeneratedPart[] = []
    for (let nth = 1; nth <= 4; nth += 1) stock.push(oddWare(nth, of, stock, on))
    return {
      title: name.text,
      parts: [
        name,
        on.drawn('keeper', 'Keeper', 'towns/shop', { column: 'Keeper' }),
        ...stock,
        ...listedWares(sells, on),
        on.drawn('trouble', 'Trouble', 'towns/shopkeeper-trouble', { hidden: true }),
      ],
    }
  },
}

/** Something in stock that none of those before it is. */
function oddWare(
  nth: number,
  of: Trade,
  before: readonly GeneratedPart[],
  on: PartRoller,
): GeneratedPart {
  const id = `stock-${nth}`
  const table = `towns/stock-${of}`
  const rng = on.rng(id)
  const ware = (text: string): string =>
    text
      .replace(/^(?:\d+|an?|one) /, '')
      .replace(/ \(.*/, '')
      .replace(/s\b/g, '')
  let text = on.words(table, rng)
  for (let attempts = 0; attempts < 12; attempts += 1) {
    if (!before.some((part) => ware(part.text) === ware(text))) break
    text = on.words(table, rng)
  }
  return on.part(id, 'In stock', text, {
    table: { id: table, title: on.tables.table(table)?.title ?? table },
    rests: ['trade'],
  })
}

/** Wares of the game's price list that such a shop has today, with their prices. */
function listedWares(sells: ((row: GearRow) => boolean) | null, on: PartRoller): GeneratedPart[] {
  const money = moneyOf(on.game)
  const rows = sells ? on.game.gear.filter((row) => isSold(row) && sells(row)) : []
  if (!money || rows.length === 0) return []
  const rng = on.rng('wares')
  const left = [...rows]
  const few = Array.from({ length: Math.min(4, left.length) }).flatMap(() =>
    left.splice(rng.die(left.length) - 1, 1),
  )
  const says = few.map((row) => {
    const price = priceOf(row, money, on.situation)
    return `${row.name} ${counted(price, money.one, money.many)}`
  })
  return [on.part('wares', 'At the list price', says.join('; '), { rests: ['trade'] })]
}
