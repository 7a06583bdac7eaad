import { thingNames } from '../../../common/kit.ts'
import { nameFor } from '../../../common/names.ts'
import { type Action, defineAction } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { isRefusal, plain } from '../../../core/preview.ts'
import { type ProcedureOf, rollOne, rollSummed } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { listed } from '../../../core/words.ts'
import {
  buyStartingGear,
  readStartingGear,
  startingGearAsk,
} from '../../../gm/town/starting-gear.ts'
import { newCharacter, wornReduction } from '../character/index.ts'
import { firstNames } from '../tables.ts'
import { shares } from '../town.ts'
import { buyKit, kitNames, kits, packItems } from './kit.ts'

/** Rolls HP and abilities, with their full values beside them. Rule DLV-CHAR-01. */
function* rollValues(): ProcedureOf<Record<string, number>> {
  const hp = yield* rollOne('HP', 6)
  const str = yield* rollSummed('STR', 6, 3)
  const dex = yield* rollSummed('DEX', 6, 3)
  const wil = yield* rollSummed('WIL', 6, 3)
  const rolled = newCharacter(hp, { str, dex, wil }, [])
  return {
    ...rolled,
    maxHp: rolled.hp,
    maxStr: rolled.str,
    maxDex: rolled.dex,
    maxWil: rolled.wil,
    dr: 0,
    load: 0,
    fatigue: 0,
  }
}

function scores({ values }: Creature): string {
  const { hp = 0, str = 0, dex = 0, wil = 0 } = values
  return `HP ${hp}, STR ${str}, DEX ${dex}, WIL ${wil}`
}

const byTheDice = 'By the dice'
const pieceByPiece = 'Piece by piece'
const kitChoices = [byTheDice, pieceByPiece, ...kitNames]

/** A character with a kit bought from the purse. Rules DLV-CHAR-01, DLV-ECO-01, E-DLV-07. */
const newcomer = defineAction({
  id: 'delve.new-character',
  title: 'New character',
  rule: 'DLV-CHAR-01',
  phase: 'table',
  slot: 'generate',
  finds: 'generate make roll random player party join',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    kit: { kind: 'choice', title: 'Kit', of: kitChoices, default: byTheDice },
    gear: startingGearAsk,
  },
  creation: [
    {
      title: 'Scores',
      says: 'HP d6; STR, DEX and WIL 3d6 each, in order; a purse of 3d6 × 10 silver pieces.',
      rule: 'DLV-CHAR-01',
      dice: ['HP', 'STR', 'DEX', 'WIL', 'coins'],
    },
    {
      title: 'Gear',
      says: 'The purse buys from the price list: a kit first, then what you add piece by piece.',
      rule: 'DLV-ECO-01',
      asks: ['kit', 'gear'],
      dice: ['kit'],
      shows: ['E-DLV-07', 'GF-SHOP-01'],
    },
    {
      title: 'Name',
      says: 'A name of the player’s, or one of our list.',
      rule: 'GF-KIT-01',
      asks: ['name'],
      dice: ['name'],
    },
  ],
  plan(_situation, { name, kit, gear }, { ruleset: game }) {
    const lines = readStartingGear(gear, game)
    return isRefusal(lines) ? lines : { name, kit, lines }
  },
  preview: () => plain('HP d6, STR, DEX and WIL 3d6 each, 3d6 × 10 coins, and a kit for the purse'),
  *run({ name, kit: wanted, lines }, situation, at) {
    const called = yield* nameFor(situation, name, firstNames)
    const values = yield* rollValues()
    const dice = yield* rollSummed('coins', 6, 3)
    const purse = 10 * dice.reduce((all, die) => all + die, 0)
    const wishes = yield* wishesFor(wanted)
    const { rows, left } = buyKit(purse, wishes)
    const id = `c${situation.nextId}`
    const { items, itemOrder } = packItems(rows, id, purse / 10)
    const outfitted: Creature = {
      ...newCreature(id, called, 'character', { ...values, coins: left }),
      items,
      itemOrder,
    }
    const bought = yield* buyStartingGear(outfitted, lines, situation, at.ruleset)
    const { creature } = bought
    creature.values.dr = wornReduction(creature)
    const kit = thingNames({ items, itemOrder })
    const things = thingNames(creature)
    const why: Step[] = [
      step('Purse', `${purse} sp`, 'DLV-CHAR-01'),
      step('A coin', 'is a silver piece', 'E-DLV-07'),
      ...(rows.length > 0
        ? [step('Bought', `${purse - left} sp: ${listed(kit)}`, 'DLV-ECO-01')]
        : []),
      ...bought.why,
    ]
    return line(at, {
      rule: 'DLV-CHAR-01',
      what: `New character, ${called}`,
      says: `${scores(creature)}; ${listed(things) || 'nothing bought'}; ${creature.values.coins ?? 0} sp left`,
      tone: 'good',
      who: [id],
      why,
      effects: [creature, ...bought.beasts].map((one) => ({ do: 'join', creature: one })),
    })
  },
})

/** Shopping list of a kit by its name, or by a d6. */
function* wishesFor(kit: (typeof kitChoices)[number]): ProcedureOf<string> {
  if (kit === pieceByPiece) return ''
  const at = kitNames.indexOf(kit)
  return kits[at >= 0 ? at : (yield* rollOne('kit', 6, kitNames)) - 1] ?? kits[0]
}

const pays = ['10 sp a day', 'a share of the treasure'] as const

/** 3d6 an ability, d6 HP, a hand weapon; no armour and no purse. Rules DLV-HIRE-01, DLV-HIRE-02. */
const hireling = defineAction({
  id: 'delve.new-hireling',
  title: 'New hireling',
  rule: 'DLV-HIRE-01',
  phase: 'table',
  slot: 'generate',
  finds: 'hire retainer generate porter torchbearer',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    pay: { kind: 'choice', title: 'For', of: pays, default: '10 sp a day' },
  },
  plan: (_situation, input) => input,
  preview: ({ pay }) =>
    plain(
      `HP d6, STR, DEX and WIL 3d6 each, a hand weapon; for ${pay}`,
      [],
      [step('Morale', 'its own WIL, when you call for it', 'E-DLV-24')],
    ),
  *run({ name, pay }, situation, at) {
    const called = yield* nameFor(situation, name, firstNames)
    const values = yield* rollValues()
    const id = `c${situation.nextId}`
    const creature: Creature = {
      ...newCreature(id, called, 'hireling', { ...values, coins: 0 }),
      ...packItems(['hand'], id, values.hp ?? 1),
      tags: pay === '10 sp a day' ? {} : { [shares]: true },
    }
    return line(at, {
      rule: 'DLV-HIRE-01',
      what: `New hireling, ${called}`,
      says: `${scores(creature)}; for ${pay}`,
      tone: 'good',
      who: [id],
      why: [step('Pay', pay, 'DLV-HIRE-02')],
      effects: [{ do: 'join', creature }],
    })
  },
})

export const generators: readonly Action[] = [newcomer, hireling]
