import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import { gainEffects } from '../../gm/fight/gains.ts'
import { sharingCharacters, takeSpoils, type Spoil } from '../../gm/fight/loot.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { earnCoins, moneyOf } from '../../gm/party/coins.ts'

interface TreasureRecord {
  coins: number
  things: Spoil[]
}

/** Checks the parts that the rules rely on; the contract has checked the whole record. */
function isTreasure(value: unknown): value is TreasureRecord {
  const { coins, things } = (value ?? {}) as Partial<TreasureRecord>
  return typeof coins === 'number' && coins >= 0 && Array.isArray(things)
}

/** Inputs of an action that takes a treasure: where it goes, and with whom. */
export const receiverAsks = {
  way: {
    kind: 'choice',
    title: 'Coins go',
    of: ['to the stash', 'shared out'],
    default: 'to the stash',
  },
  bearer: {
    kind: 'creature',
    role: 'actor',
    title: 'Bearer, or the stash',
    side: 'party',
    optional: true,
  },
} as const

/** Puts a generated treasure into the stash, or with a bearer; XP counts its coins. Rule GF-GENERATE-02. */
export const keepTreasure = defineAction({
  id: 'house.keep-treasure',
  title: 'Take a treasure',
  rule: 'GF-GENERATE-02',
  phase: 'table',
  slot: 'keep',
  finds: 'generator loot stash hoard generated',
  asks: {
    treasure: { kind: 'record', title: 'Treasure', of: 'generated treasure' },
    ...receiverAsks,
  },
  plan(situation, { treasure, way, bearer }, { ruleset }) {
    if (!isTreasure(treasure)) return refusal('Make a treasure first, under Prep, Generators.')
    if (treasure.coins === 0 && treasure.things.length === 0)
      return refusal('There is nothing in it: make it again.')
    const money = moneyOf(ruleset)
    const who = bearer === undefined ? undefined : situation.creatures[bearer]
    if (!who) return { treasure, who, taken: takeSpoils(situation, treasure, money, way) }
    const { says } = takeSpoils(situation, treasure, money, 'to the stash')
    const effects: Effect[] = [
      ...treasure.things.map(({ name, count, text }, nth): Effect => ({
        do: 'item',
        creature: who.id,
        item: {
          id: `i${situation.nextId + nth}`,
          name,
          count,
          ready: false,
          ...(text === undefined ? {} : { text }),
        },
      })),
      ...(money && treasure.coins > 0 ? earnCoins(who, treasure.coins, money, situation) : []),
    ]
    return { treasure, who, taken: { effects, says: `${says} by ${who.name}` } }
  },
  preview: ({ taken }) => plain(taken.says),
  run: ({ treasure, who, taken }, situation, { ruleset: { defeats } }) =>
    gmOutcome(
      'GF-GENERATE-02',
      'Treasure',
      taken.says,
      [...taken.effects, ...gainEffects(situation, defeats, {}, treasure.coins)],
      { who: who ? [who.id] : sharingCharacters(situation).map(({ id }) => id), tone: 'good' },
    ),
})
