import type { Effect } from '../../core/effects.ts'
import type { Money } from '../../core/ruleset/money.ts'
import type { Item } from '../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import { roundCoins, earnCoins, purseOf, stashCoins } from '../party/coins.ts'
import { counted, listed, timesName } from '../../core/words.ts'
import { lyingHere } from '../person/carry.ts'

export const spoilWays = ['to the stash', 'shared out', 'left lying'] as const
export type SpoilWay = (typeof spoilWays)[number]

/** A thing that is found. `text`: what stands on it or is known of it. */
export interface Spoil {
  name: string
  count: number
  text?: string
}

/** Spoils of a fight: items of the fallen, items added by the GM, and coins. */
interface Spoils {
  things: (Spoil & { from?: Readonly<Item> })[]
  coins: number
}

/** Spoils of the fallen, plus items typed in: "a silver ring, 2 torches". */
export function spoilsOf(
  situation: Situation,
  fallen: readonly ReadonlyCreature[],
  money: Money | undefined,
  coins: number,
  typed: string,
): Spoils {
  const carried = fallen.flatMap((creature) =>
    creature.itemOrder.flatMap((id) => {
      const item = creature.items[id]
      return item ? [{ name: item.name, count: item.count, from: item as Item }] : []
    }),
  )
  const purses = fallen.reduce(
    (sum, creature) => sum + (money ? purseOf(creature, money, situation) : 0),
    0,
  )
  return {
    things: [...carried, ...thingsIn(typed)],
    coins: roundCoins(Math.max(0, purses + coins)),
  }
}

/** Parses "a silver ring, 2 torches" into items with counts. */
function thingsIn(typed: string): { name: string; count: number }[] {
  // A description holds commas: once things are parted by semicolons, commas part nothing.
  return typed
    .split(/[;\n]/.test(typed) ? /[;\n]/ : ',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const counted = /^(\d{1,4})\s*[×x]?\s+(.+)$/.exec(part)
      return counted?.[1] && counted[2]
        ? { name: counted[2].trim(), count: Math.max(1, Number(counted[1])) }
        : { name: part.replace(/^(?:an?|the)\s+/i, ''), count: 1 }
    })
}

/** Characters of the party who share: those not down. */
export function sharingCharacters(situation: Situation): ReadonlyCreature[] {
  return situation.party
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter((creature) => creature.kind === 'character' && !isDown(creature))
}

/** Moves spoils to the stash; coins go there too, or are shared evenly with the remainder in the stash. */
export function takeSpoils(
  situation: Situation,
  spoils: Spoils,
  money: Money | undefined,
  way: SpoilWay,
): { effects: Effect[]; says: string } {
  const nothing = spoils.things.length === 0 && spoils.coins === 0
  if (nothing || way === 'left lying')
    return { effects: [], says: nothing ? '' : `${spoken(spoils, money)} left lying` }
  const takers = way === 'shared out' && money ? sharingCharacters(situation) : []
  const share = takers.length > 0 ? Math.floor(spoils.coins / takers.length) : 0
  const over = roundCoins(spoils.coins - share * takers.length)
  return {
    effects: [
      // A new stack of coins takes the first id.
      ...spoils.things.map(({ name, count, text, from }, nth): Effect => ({
        do: 'stash',
        item: lyingHere(situation, {
          ...(from ?? {}),
          ...(text === undefined ? {} : { text }),
          id: `i${situation.nextId + 1 + nth}`,
          name,
          count,
          ready: false,
        }),
      })),
      ...(over > 0 && money ? stashCoins(situation, money, over) : []),
      ...(share > 0 && money
        ? takers.flatMap((taker) => earnCoins(taker, share, money, situation))
        : []),
    ],
    says: [
      `${spoken(spoils, money)} taken`,
      ...(share > 0 && money ? [`${share} ${coinWord(share, money)} each`] : []),
      ...(over > 0 && takers.length > 0 ? [`${over} over to the stash`] : []),
    ].join(', '),
  }
}

function coinWord(count: number, money: Money): string {
  return count === 1 ? money.one : money.many
}

/** Things that are named at the end of a fight; others are counted. */
const mostSpoken = 6

function spoken({ things, coins }: Spoils, money: Money | undefined): string {
  const names = things.map(({ name, count }) => timesName(count, name))
  const word = money ? coinWord(coins, money) : coins === 1 ? 'coin' : 'coins'
  const purse = coins > 0 ? [`${coins.toLocaleString('en-GB')} ${word}`] : []
  const others = names.length - mostSpoken
  return listed([
    ...names.slice(0, mostSpoken),
    ...(others > 0 ? [counted(others, 'other thing')] : []),
    ...purse,
  ])
}
