import { defineAction } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne, rollSum, type ProcedureOf } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { upperFirst } from '../../../core/words.ts'
import { nameFor } from '../../../common/names.ts'
import { armorWorn } from '../character/index.ts'
import { has } from '../character/people.ts'
import { firstNames } from '../tables.ts'
import { payOfTrade, shares, tradeNames, tradeTag, type Trade } from '../town.ts'
import { packItems } from './kit.ts'
import { rollScores, scoresOf, valuesOf } from './scores.ts'

const pays = ['pay', 'a share of the treasure'] as const

/** Gear of a hireling, by trade. Rules BDPX-SET-02, BDPX-NPC-07. */
const brings: Readonly<Partial<Record<Trade, readonly string[]>>> = {
  torchbearer: ['dagger', 'torch', 'torch'],
  guide: ['staff', 'rations'],
  henchman: ['spear', 'shield'],
  'fellow adventurer': ['longsword', 'light-armor', 'shield'],
  squad: ['longsword', 'shortbow', 'light-armor'],
}

/** About ten soldiers who fight as one detachment: their numbers stand fast. Rules BDPX-SET-02, BDPX-DET-01. */
const squad = { hp: 4, str: 12, dex: 12, wil: 10 }
const scoresSaid = 'HP 4, STR 12, DEX 12, WIL 10; a detachment'

/** HP of a rival or hireling by a d8: 1–5 1d6, 6–7 2d6, 8 3d6. Rule BDPX-NPC-07. */
function* toughness(): ProcedureOf<number> {
  const d8 = yield* rollOne('experience', 8)
  const dice = d8 <= 5 ? 1 : d8 <= 7 ? 2 : 3
  return yield* rollSum('more HP', 6, dice)
}

export const newHireling = defineAction({
  id: 'block-dodge-parry.new-hireling',
  title: 'New hireling',
  rule: 'BDPX-SET-02',
  phase: 'table',
  slot: 'generate',
  finds: 'hire retainer generate porter torchbearer guide henchman spy sage squad soldiers war',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    trade: { kind: 'choice', title: 'Hired as', of: tradeNames, default: 'torchbearer' },
    pay: { kind: 'choice', title: 'For', of: pays, default: 'pay' },
  },
  plan: (_situation, input) => input,
  preview: ({ trade, pay }, situation) =>
    plain(
      `${trade === 'squad' ? scoresSaid : 'Abilities 3d6, HP by experience'}; ${pay === 'pay' ? `${payOfTrade(situation, trade)} coins a day` : 'for a share'}`,
      [],
      [
        step(trade, `${payOfTrade(situation, trade)} coins a day`, 'BDPX-GAP-03'),
        ...(trade === 'squad'
          ? []
          : [step('Made as a rival', 'abilities 3d6, HP by a d8', 'BDPX-NPC-07')]),
      ],
    ),
  *run({ name, trade, pay }, situation, at) {
    const called = yield* nameFor(situation, name, firstNames)
    const scores = trade === 'squad' ? squad : yield* rollScores()
    const seasoned = trade === 'fellow adventurer' || trade === 'henchman'
    const hp = seasoned ? yield* toughness() : scores.hp
    const id = `c${situation.nextId}`
    const creature: Creature = {
      ...newCreature(id, called, 'hireling', valuesOf({ ...scores, hp })),
      ...packItems(brings[trade] ?? ['dagger'], id),
      tags: {
        [tradeTag(trade)]: true,
        ...(trade === 'squad' ? { detachment: true as const } : {}),
        ...(pay === 'pay' ? {} : { [shares]: true as const }),
      },
    }
    creature.values.armor = armorWorn(creature)
    return line(at, {
      rule: 'BDPX-SET-02',
      what: `New hireling, ${called}`,
      says: `${upperFirst(trade)}: ${scoresOf(creature)}; for ${pay}`,
      tone: 'good',
      who: [id],
      why: [
        step(
          'Pay',
          pay === 'pay' ? `${payOfTrade(situation, trade)} coins a day` : pay,
          'BDPX-GAP-03',
        ),
        ...(seasoned ? [step('Experience', `${hp} HP`, 'BDPX-NPC-07')] : []),
      ],
      effects: [{ do: 'join', creature }],
    })
  },
})

const kinds = { 'Animal Companion': 2, Companion: 3 } as const
type Kind = keyof typeof kinds
const names = Object.keys(kinds) as Kind[]

/** Adds a pet of 2d6 abilities or a helper of 3d6, with 3 HP, for a character with the skill. Rules BDPX-SKL-02, BDPX-SKL-03. */
export const newCompanion = defineAction({
  id: 'block-dodge-parry.companion',
  title: 'A companion joins',
  rule: 'BDPX-SKL-03',
  phase: 'table',
  slot: 'join',
  finds: 'animal companion pet helper dog skill generate',
  asks: {
    of: { kind: 'creature', role: 'actor', title: 'Whose', side: 'party' },
    kind: { kind: 'choice', title: 'By the skill', of: names, default: 'Companion' },
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
  },
  plan(situation, { of, kind, name }) {
    const owner = situation.creatures[of]
    const why = [
      step(
        kind,
        `abilities ${kinds[kind]}d6, 3 HP`,
        kind === 'Companion' ? 'BDPX-SKL-03' : 'BDPX-SKL-02',
      ),
    ]
    if (!owner) return refusal('Choose whose companion it is.', { why })
    if (!has(owner, kind))
      return refusal(`${owner.name} doesn’t have the skill ${kind}: choose somebody who has it.`, {
        why,
      })
    return { owner, kind, name, why }
  },
  preview: ({ kind, why }) => plain(`3 HP, abilities ${kinds[kind]}d6`, [], why),
  *run({ owner, kind, name }, situation, at) {
    const called = yield* nameFor(situation, name, firstNames)
    const str = yield* rollSum('STR', 6, kinds[kind])
    const dex = yield* rollSum('DEX', 6, kinds[kind])
    const wil = yield* rollSum('WIL', 6, kinds[kind])
    const id = `c${situation.nextId}`
    const beast = kind === 'Animal Companion'
    const bite = {
      id: 'bite',
      name: 'bite',
      count: 1,
      dice: 'd6',
      notes: 'Fast',
      joins: 'first' as const,
    }
    const creature: Creature = {
      ...newCreature(id, called, beast ? 'animal' : 'hireling', valuesOf({ hp: 3, str, dex, wil })),
      tags: beast ? { animal: true } : { [shares]: true },
      ...(beast ? { attacks: { bite }, attackOrder: ['bite'] } : {}),
    }
    return line(at, {
      rule: beast ? 'BDPX-SKL-02' : 'BDPX-SKL-03',
      what: `${kind} of ${owner.name}, ${called}`,
      says: scoresOf(creature),
      tone: 'good',
      who: [id],
      effects: [{ do: 'join', creature }],
    })
  },
})
