import type { GeneratedPart } from '../generated.ts'
import type { PartRoller } from '../roller.ts'
import type { Exchange } from './exchange.ts'
import { group, nothing, spoilFromPart, sumIn, type FoundTreasure } from './found.ts'
import { magicWords } from './magic.ts'
import { thingOf } from './things.ts'
import type { TreasureList } from './treasure-list.ts'

/** Worths in gp of the things that coins are traded for: the largest first. */
const grades = [5000, 1000, 500, 100, 50, 10]

/** Least part of the whole sum that a thing is worth, so that a large treasure is not a bag of pebbles. */
const leastPart = 0.04

/** Part of the sum that is traded for things, in a hundred, and things at most. */
const tradedPart = 40
const mostThings = 10

/**
 * Treasure of a worth asked for: coins, and part of them traded for gems, jewellery, works of art and now and then
 * a magic thing, after the trade-outs of Swords & Wizardry. Its odds are ours.
 */
export function rollByWorth(
  coins: number,
  on: PartRoller,
  exchange: Exchange,
  list: TreasureList,
): FoundTreasure {
  const found = nothing()
  const count = on.rng('things')
  let left = (exchange.gp(coins) * tradedPart * (count.die(100) + 50)) / 10_000
  let traded = 0
  for (let nth = 1; nth <= mostThings; nth += 1) {
    const fits = grades.filter((grade) => grade <= left && grade >= exchange.gp(coins) * leastPart)
    const [largest] = fits
    if (largest === undefined) break
    const grade = fits[count.die(Math.min(2, fits.length)) - 1] ?? largest
    left -= grade
    traded += grade
    const find = tradeOut(grade, nth, on, exchange, list, found.parts)
    found.parts.push(...find.parts)
    found.things.push(...find.things)
    found.worth += find.worth
  }
  const rest = Math.max(0, coins - exchange.coins(traded))
  const written = on.edit('coins')
  const coinsPart = on.part('coins', 'Coins', exchange.says(rest), { rests: ['things'] })
  const many = found.parts.length
  const worth = exchange.says(exchange.coins(found.worth))
  const says = `${many} ${many === 1 ? 'thing' : 'things'}, worth ${worth}`
  return {
    ...found,
    parts: [coinsPart, ...(many > 0 ? [group(on, 'things', 'Things', says, found.parts)] : [])],
    gp: 0,
    written: written === undefined ? rest : sumIn(written),
  }
}

/** A thing of a worth in gp: a gem, jewellery, a work of art, or one in twenty a magic thing. */
function tradeOut(
  gp: number,
  nth: number,
  on: PartRoller,
  exchange: Exchange,
  list: TreasureList,
  before: readonly GeneratedPart[],
): FoundTreasure {
  const id = `things/${nth}`
  const rng = on.rng(id)
  const face = rng.die(20)
  if (face === 20 && gp >= 50) {
    const roll = rng.die(100)
    const category = list.magic.find(([most]) => roll <= most)?.[1] ?? 'misc'
    const worth = exchange.says(exchange.coins(gp))
    const part = on.part(id, 'Magic', `${magicWords(category, rng, on)}, worth ${worth}`)
    return { ...nothing(), parts: [part], things: [spoilFromPart(part)], worth: gp }
  }
  const kind = gp > 1000 || face > 14 ? 'jewellery' : face > 10 ? 'art' : 'gems'
  return thingOf(gp < 50 ? 'gems' : kind, gp, id, on, exchange, before)
}
