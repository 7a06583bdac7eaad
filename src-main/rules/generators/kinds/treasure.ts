import { experienceByHitDice } from '../../monsters/conversion/bx/by-hit-dice.ts'
import type { GeneratedPart, GeneratorInput } from '../generated.ts'
import type { Generator, GeneratorOdds } from '../generator.ts'
import type { PartRoller } from '../roller.ts'
import { lotsRolled } from '../treasure/by-type.ts'
import { rollByWorth } from '../treasure/by-worth.ts'
import { Exchange } from '../treasure/exchange.ts'
import type { FoundTreasure } from '../treasure/found.ts'
import { lotsFrom, lotsOdds, type Lot } from '../treasure/lots.ts'
import type { TreasureList } from '../treasure/treasure-list.ts'
import { basicFantasyTypes, classicTypes } from '../treasure/treasure-types.ts'

const lists = { 'B/X': classicTypes, 'Basic Fantasy': basicFantasyTypes } as const
const none = 'none'

/** How a treasure is rolled: by the first of type, hit dice and dungeon level that is set, else by its worth. */
type TreasureWay =
  | { by: 'lots'; lots: Lot[]; times: number; loose?: true; list: TreasureList }
  | { by: 'hit dice'; experience: number; list: TreasureList }
  | { by: 'worth'; coins: number; list: TreasureList }

function wayOf(input: GeneratorInput): TreasureWay {
  const { type, list: of, number = 1, hd = 0, level = 0, worth = 500 } = input
  const list = lists[of as keyof typeof lists]
  const [scope, lots] = list.types[String(type)] ?? []
  if (scope && lots)
    return {
      by: 'lots',
      lots: lotsFrom(lots),
      times: scope === 'individual' ? Number(number) : 1,
      ...(scope === 'hoard' ? {} : { loose: true as const }),
      list,
    }
  if (Number(hd) > 0) {
    const each = experienceByHitDice({ dice: Number(hd), modifier: 0, stars: 0 })
    return { by: 'hit dice', experience: each * Number(number), list }
  }
  if (Number(level) > 0) {
    const found = list.levels.find(([most]) => Number(level) <= most)
    return { by: 'lots', lots: lotsFrom(found?.[1] ?? ''), times: 1, list }
  }
  return { by: 'worth', coins: Number(worth), list }
}

/** Coins, gems, jewellery and magic, in the coins of the game in force. */
export const treasure: Generator = {
  id: 'treasure',
  title: 'Treasure',
  group: 'Treasure',
  finds: 'hoard loot coins gold gems jewellery type letter reward',
  inputs: {
    type: {
      kind: 'choice',
      title: 'Treasure type',
      of: [none, ...Object.keys(classicTypes.types)],
      default: none,
    },
    hd: { kind: 'number', title: 'or hit dice of the owners', min: 0, max: 30, default: 0 },
    level: { kind: 'number', title: 'or dungeon level', min: 0, max: 20, default: 0 },
    worth: { kind: 'number', title: 'or worth in coins', min: 1, max: 1_000_000, default: 500 },
    number: { kind: 'number', title: 'Creatures that carry it', min: 1, max: 100, default: 1 },
    list: { kind: 'choice', title: 'Figures of', of: Object.keys(lists), default: 'B/X' },
  },
  parts(input, on) {
    const way = wayOf(input)
    const exchange = new Exchange(on.game, on.situation)
    const found = findTreasure(way, on, exchange)
    const isLoose = way.by === 'lots' && way.loose === true
    return treasureParts(found, { isLoose, isSumKnown: way.by !== 'lots' }, on, exchange)
  },
  odds(input, { situation, at }) {
    return oddsOf(wayOf(input), new Exchange(at.ruleset, situation))
  },
}

function findTreasure(way: TreasureWay, on: PartRoller, exchange: Exchange): FoundTreasure {
  if (way.by === 'lots') return lotsRolled(way.lots, way.times, '', on, exchange, way.list)
  if (way.by === 'worth') return rollByWorth(way.coins, on, exchange, way.list)
  const times = on.rng('worth').die(3) + 1
  const coins = Math.max(1, exchange.coins(way.experience * times))
  const part = on.part('worth', 'Worth in all', exchange.says(coins), {
    why: [{ name: 'XP of the owners, times d3 + 1', value: `${way.experience} × ${times}` }],
  })
  const found = rollByWorth(coins, on, exchange, way.list)
  const rests = (one: GeneratedPart): GeneratedPart => ({
    ...one,
    rests: [...(one.rests ?? []), 'worth'],
  })
  return { ...found, parts: [part, ...found.parts.map(rests)] }
}

/** Parts of a treasure with its sum, and what of it the stash takes. */
export function treasureParts(
  found: FoundTreasure,
  { isLoose, isSumKnown }: { isLoose: boolean; isSumKnown: boolean },
  on: PartRoller,
  exchange: Exchange,
): ReturnType<Generator['parts']> {
  const coins = exchange.coins(found.gp) + found.written
  const sum = coins + exchange.coins(found.worth)
  const isEmpty = coins === 0 && found.things.length === 0
  const kept = isEmpty
    ? [on.part('nothing', 'Found', 'nothing of worth')]
    : isLoose
      ? []
      : [on.drawn('held', 'Held in', 'treasure/container')]
  const total =
    isSumKnown || found.parts.length < 2 ? [] : [on.part('sum', 'Worth in all', exchange.says(sum))]
  return {
    parts: [...found.parts, ...total, ...kept],
    treasure: { coins, things: found.things },
  }
}

/** Least and most coins by the XP of the owners, times d3 + 1. */
export function worthOdds(
  title: string,
  experience: number,
  exchange: Exchange,
): GeneratorOdds['lines'][number] {
  const [least, most] = [2, 4].map((times) => exchange.says(exchange.coins(experience * times)))
  return { title, chance: 1, says: `${least} to ${most}` }
}

/** Average worth and chances of a treasure before it is rolled; exact. Magic counts nothing. */
function oddsOf(way: TreasureWay, exchange: Exchange): GeneratorOdds {
  if (way.by === 'worth') return { average: exchange.says(way.coins), lines: [] }
  if (way.by === 'hit dice')
    return {
      average: exchange.says(exchange.coins(way.experience * 3)),
      lines: [worthOdds('Worth', way.experience, exchange)],
    }
  const { lots, times, list } = way
  const { mean, nothing: missing } = lotsOdds(lots, times, list)
  return {
    average: exchange.says(exchange.coins(mean)),
    lines: [
      ...lots.map((lot) => ({
        title: lot.kind,
        chance: lot.chance / 100,
        says:
          lot.kind === 'magic'
            ? lot.magic.map(({ count, of }) => `${count} ${of.join(' or ')}`).join(', ')
            : lot.dice,
      })),
      ...(missing > 0 ? [{ title: 'nothing', chance: missing, says: '' }] : []),
    ],
  }
}
