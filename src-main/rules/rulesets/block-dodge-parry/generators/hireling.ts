import { defineAction } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { plain } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { type ProcedureOf, rollOne, rollSum } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { armorWorn } from '../character.ts'
import { shares, tradeNames, tradeTag, trades, type Trade } from '../hire.ts'
import { packed } from './kit.ts'
import { nameFor } from '../../../common/names.ts'
import { firstNames } from '../tables.ts'
import { scoresOf } from './newcomer.ts'
import { rolledScores, valuesOf } from './scores.ts'

const pays = ['pay', 'a share of the treasure'] as const

/** Gear of a hireling, by trade. Rules BDPX-SET-02, BDPX-NPC-07. */
const brings: Readonly<Partial<Record<Trade, readonly string[]>>> = {
  torchbearer: ['dagger', 'torch', 'torch'],
  guide: ['staff', 'rations'],
  henchman: ['spear', 'shield'],
  'fellow adventurer': ['longsword', 'light-armor', 'shield'],
}

/** HP of somebody met as a rival or hired: d8, 1–5 1d6, 6–7 2d6, 8 3d6. Rule BDPX-NPC-07. */
function* toughness(): ProcedureOf<number> {
  const d8 = yield* rollOne('experience', 8)
  const dice = d8 <= 5 ? 1 : d8 <= 7 ? 2 : 3
  return yield* rollSum('more HP', 6, dice)
}

export const hireling = defineAction({
  id: 'block-dodge-parry.new-hireling',
  title: 'New hireling',
  rule: 'BDPX-SET-02',
  phase: 'table',
  slot: 'generate',
  needs: [],
  finds: 'hire retainer generate porter torchbearer guide henchman spy sage',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    trade: { kind: 'choice', title: 'Hired as', of: tradeNames, default: 'torchbearer' },
    pay: { kind: 'choice', title: 'For', of: pays, default: 'pay' },
  },
  preview: (_situation, { trade, pay }) =>
    plain(
      `Abilities 3d6, HP by experience; ${pay === 'pay' ? `${trades[trade]} coins a day` : 'for a share'}`,
      [],
      [
        { name: trade, value: `${trades[trade]} coins a day`, rule: 'BDPX-GAP-03' },
        { name: 'Made as a rival', value: 'abilities 3d6, HP by a d8', rule: 'BDPX-NPC-07' },
      ],
    ),
  *run(situation, { name, trade, pay }, at) {
    const called = yield* nameFor(situation, name, firstNames)
    const scores = yield* rolledScores()
    const seasoned = trade === 'fellow adventurer' || trade === 'henchman'
    const hp = seasoned ? yield* toughness() : scores.hp
    const id = `c${situation.nextId}`
    const creature: Creature = {
      ...newCreature(id, called, 'hireling', valuesOf({ ...scores, hp })),
      ...packed(brings[trade] ?? ['dagger'], id),
      tags: {
        [tradeTag(trade)]: true,
        ...(pay === 'pay' ? {} : { [shares]: true as const }),
      },
    }
    creature.values.armor = armorWorn(creature)
    return line(at, {
      rule: 'BDPX-SET-02',
      what: `New hireling, ${called}`,
      says: `${trade}: ${scoresOf(creature)}; for ${pay}`,
      tone: 'good',
      who: [id],
      why: [
        {
          name: 'Pay',
          value: pay === 'pay' ? `${trades[trade]} coins a day` : pay,
          rule: 'BDPX-GAP-03',
        },
        ...(seasoned
          ? [{ name: 'Experience', value: `${hp} HP`, rule: 'BDPX-NPC-07' as const }]
          : []),
      ],
      effects: [{ do: 'join', creature }],
    })
  },
})
