import type { Game } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Situation } from '../../core/situation.ts'
import type { Creature } from '../../core/state/creature.ts'
import { expressionOf, readAmount } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import { earnCoins, moneyOf } from '../party/coins.ts'

const amount = /^(\d*d\d+(?:[+-]\d+)?|\d{1,5})\s*[×x]?\s+(.+)$/i

/** Parts a list of things: "2d6 coins, a horn". Once parted by “and” or commas, each has a number, by dice or fixed. */
function thingsOf(typed: string): { dice: string; name: string }[] {
  return typed
    .split(/,|\band\b/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, dice, name] = amount.exec(part) ?? []
      return dice && name && !('says' in readAmount(dice))
        ? { dice, name: name.trim() }
        : { dice: '1', name: part.replace(/^(?:an?|the)\s+/i, '') }
    })
}

/** Gives a creature that comes what it carries: coins of the game into its purse, all else as things. */
export function* carriedBy(
  creature: Creature,
  typed: string,
  situation: Situation,
  game: Game,
): ProcedureOf<{ creature: Creature; effects: Effect[] }> {
  const money = moneyOf(game)
  const coinNames = money ? [money.one, money.many, 'coin', 'coins'] : []
  const items = { ...creature.items }
  const itemOrder = [...creature.itemOrder]
  let coins = 0
  for (const [nth, { dice, name }] of thingsOf(typed).entries()) {
    const count = /^\d+$/.test(dice)
      ? Number(dice)
      : (yield* askNotation(`${name}, ${creature.name}`, expressionOf(dice))).total
    if (coinNames.some((one) => one.toLowerCase() === name.toLowerCase())) {
      coins += count
      continue
    }
    const id = `${creature.id}p${nth + 1}`
    items[id] = { id, name, count: Math.max(1, count), ready: false }
    itemOrder.push(id)
  }
  return {
    creature: { ...creature, items, itemOrder },
    effects: money && coins > 0 ? earnCoins(creature, coins, money, situation) : [],
  }
}
