import type { GearRow } from '../../core/ruleset/gear.ts'
import { counted } from '../../core/words.ts'
import { isSold, moneyOf, priceOf, roundCoins } from '../../gm/party/coins.ts'
import type { GeneratedPart } from '../generated.ts'
import type { Generator } from '../generator.ts'
import type { PartRoller } from '../roller.ts'

const isArms = (row: GearRow): boolean => row.die !== undefined || row.gives !== undefined
const isOther = (row: GearRow): boolean => !isArms(row) && !row.beast
/** Bought from a wheelwright, or found and not sold over a counter. */
const isLarge = ({ name }: GearRow): boolean =>
  /\b(?:cart|wagon|carriage|coach|boat|wand|trinket)\b/i.test(name)
const isIron = (row: GearRow): boolean =>
  isArms(row) &&
  !/wand|bow|bolt|arrow|sling|staff|club|cudgel|cloth|padded|leather|legendary/i.test(row.name)
/** Of use to casters, healers and thieves, who know whom to ask. */
const isSpecial = ({ name }: GearRow): boolean =>
  /\b(?:spellbook|prayer book|focus|herb|animal part|thieves)/i.test(name)
const isServed = ({ name }: GearRow): boolean =>
  /\b(?:room|meal|beer|wine|ale|stabling)\b/i.test(name)
const isPaper = ({ name }: GearRow): boolean =>
  /\b(?:quills?|ink|paper|parchment|journal|book|scroll case|carving)\b/i.test(name) &&
  !/spell|prayer/i.test(name)
const isTack = ({ name }: GearRow): boolean => /\b(?:horse ?shoes?|horse|saddle)\b/i.test(name)
const isShot = ({ name }: GearRow): boolean => /bow\b|\b(?:arrow|bolt|quiver|sling)/i.test(name)
const isGun = ({ name }: GearRow): boolean => /\b(?:gun|powder)\b/i.test(name)
const isGoods = (row: GearRow): boolean =>
  isOther(row) &&
  ![isLarge, isServed, isSpecial, isPaper, isTack, isShot, isGun].some((other) => other(row))
/** Clothes, and whatever else takes more room and time than a counter has. */
const isFitted = ({ name }: GearRow): boolean =>
  /\b(?:clothes|cloak|healer|mountaineering|climbing|smoke bomb|hunting horn|mirror)\b/i.test(name)
/** Least number of goods on a price list that a shop of them can live on; fewer are left out. */
const fewestGoods = 4

/** Shops by trade: what is above the door, and which wares of a game's price list they sell. */
const shops = {
  smith: ['A smithy', isIron],
  chandler: ['A chandler’s', (row: GearRow) => isGoods(row) && !isFitted(row)],
  apothecary: ['An apothecary’s', ({ name }: GearRow) => /\b(?:herb|healer)\b/i.test(name)],
  outfitter: ['An outfitter’s', isGoods],
  bookbinder: ['A bookbinder’s', (row: GearRow) => isPaper(row) && !/carving/i.test(row.name)],
  fletcher: ['A fletcher’s', isShot],
  tailor: ['A tailor’s', ({ name }: GearRow) => /\b(?:clothes|cloak)\b/i.test(name)],
  horses: ['A horse dealer’s yard', (row: GearRow) => row.beast !== undefined || isTack(row)],
  pawnbroker: ['A pawnbroker’s', (row: GearRow) => !row.beast && !isLarge(row) && !isServed(row)],
  temple: ['A stall at the temple door', null],
  'ship-chandler': [
    'A ship chandler’s',
    (row: GearRow) => isGoods(row) && !isFitted(row) && !/\b(?:feed|pot)\b/i.test(row.name),
  ],
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

/** Arms that a class of them may be, by the notes of its row: “Hand (sword, spear, mace)”. */
function kindsOf(row: GearRow): string {
  const [kinds] = /^[a-z ]+(?:, [a-z ]+)+(?=;|$)/.exec(isArms(row) ? (row.notes ?? '') : '') ?? []
  return kinds === undefined || /armor|bulky|missile|ranged|thrown/.test(kinds) ? '' : ` (${kinds})`
}

/** Numbers in which things of less than a coin are sold. */
const lots = [2, 5, 10, 20, 50, 100]

/** Wares of the game's price list that such a shop has today, with their prices. */
function listedWares(sells: ((row: GearRow) => boolean) | null, on: PartRoller): GeneratedPart[] {
  const money = moneyOf(on.game)
  const rows = sells ? on.game.gear.filter((row) => isSold(row) && !row.madeFor && sells(row)) : []
  if (!money || rows.length === 0) return []
  if (rows.length < fewestGoods && rows.every((row) => isGoods(row) && !isFitted(row))) return []
  const rng = on.rng('wares')
  const left = [...rows]
  const few = Array.from({ length: Math.min(4, left.length) }).flatMap(() =>
    left.splice(rng.die(left.length) - 1, 1),
  )
  const says = few.map((row) => {
    const price = priceOf(row, money, on.situation)
    const says = `${row.name}${kindsOf(row)}${row.from === undefined ? '' : ` (${row.from})`}`
    if (money.says) return `${says}: ${money.says(price, on.situation)}`
    const many =
      price < 1 ? (lots.find((lot) => Number.isInteger(roundCoins(lot * price))) ?? 1) : 1
    const sum = counted(roundCoins(many * price), money.one, money.many)
    return `${says}: ${many === 1 ? '' : `${many} for `}${sum}`
  })
  return [on.part('wares', 'At the list price', says.join('; '), { rests: ['trade'] })]
}
