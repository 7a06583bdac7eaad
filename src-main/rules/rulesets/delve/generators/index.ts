import { defineAction, type Action } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { plain } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import { type ProcedureOf, rollOne, rollSummed } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { armour } from '../gear.ts'
import { newCharacter } from '../character.ts'
import { shares } from '../hire.ts'
import { nameFor } from '../../../common/names.ts'
import { line } from '../line.ts'
import { firstNames } from '../tables.ts'
import { bought, kits, packed } from './kit.ts'

/** Rolls HP and abilities, with their full values beside them. Rule DLV-CHAR-01. */
function* rolledValues(): ProcedureOf<Record<string, number>> {
  const hp = yield* rollOne('HP', 6)
  const str = yield* rollSummed('STR', 6, 3)
  const dex = yield* rollSummed('DEX', 6, 3)
  const wil = yield* rollSummed('WIL', 6, 3)
  const made = newCharacter(hp, { str, dex, wil }, [])
  return {
    ...made,
    maxHp: made.hp,
    maxStr: made.str,
    maxDex: made.dex,
    maxWil: made.wil,
    dr: 0,
    load: 0,
    fatigue: 0,
  }
}

function scores({ values }: Creature): string {
  const { hp = 0, str = 0, dex = 0, wil = 0 } = values
  return `HP ${hp}, STR ${str}, DEX ${dex}, WIL ${wil}`
}

const newcomer = defineAction({
  id: 'delve.new-character',
  title: 'New character',
  rule: 'DLV-CHAR-01',
  phase: 'table',
  slot: 'generate',
  needs: [],
  finds: 'generate make roll random player party join',
  asks: { name: { kind: 'text', title: 'Name', max: 80, optional: true } },
  preview: () => plain('HP d6, STR, DEX and WIL 3d6 each, 3d6 × 10 coins, and a kit for the purse'),
  *run(situation, { name }, at) {
    const called = yield* nameFor(situation, name, firstNames)
    const values = yield* rolledValues()
    const dice = yield* rollSummed('coins', 6, 3)
    const purse = 10 * dice.reduce((all, die) => all + die, 0)
    const kit = yield* rollOne('kit', 6)
    const { rows, left } = bought(purse, kits[kit - 1] ?? kits[0])
    const id = `c${situation.nextId}`
    const { items, itemOrder } = packed(rows, id, purse / 10)
    const creature: Creature = {
      ...newCreature(id, called, 'character', { ...values, coins: left }),
      items,
      itemOrder,
    }
    creature.values.dr = worn(creature)
    const things = itemOrder.flatMap((each) => items[each]?.name ?? [])
    const why: Step[] = [
      { name: 'Purse', value: `${purse} sp`, rule: 'DLV-CHAR-01' },
      { name: 'A coin', value: 'is a silver piece', rule: 'E-DLV-07' },
      {
        name: 'Bought',
        value: `${purse - left} sp: ${listed(things) || 'nothing'}`,
        rule: 'DLV-ECO-01',
      },
    ]
    return line(at, {
      rule: 'DLV-CHAR-01',
      what: `New character, ${called}`,
      says: `${scores(creature)}; ${listed(things) || 'nothing bought'}; ${left} sp left`,
      tone: 'good',
      who: [id],
      why,
      effects: [{ do: 'join', creature }],
    })
  },
})

function worn({ items, itemOrder }: Creature): number {
  return armour(
    itemOrder.flatMap((id) => (items[id]?.ready ? [items[id].gear ?? items[id].name] : [])),
  ).dr
}

const pays = ['10 sp a day', 'a share of the treasure'] as const

/** 3d6 an ability, d6 HP, a hand weapon; no armour and no purse. Rules DLV-HIRE-01, DLV-HIRE-02. */
const hireling = defineAction({
  id: 'delve.new-hireling',
  title: 'New hireling',
  rule: 'DLV-HIRE-01',
  phase: 'table',
  slot: 'generate',
  needs: [],
  finds: 'hire retainer generate porter torchbearer',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    pay: { kind: 'choice', title: 'For', of: pays, default: '10 sp a day' },
  },
  preview: (_situation, { pay }) =>
    plain(
      `HP d6, STR, DEX and WIL 3d6 each, a hand weapon; for ${pay}`,
      [],
      [{ name: 'Morale', value: 'its own WIL, when you call for it', rule: 'E-DLV-24' }],
    ),
  *run(situation, { name, pay }, at) {
    const called = yield* nameFor(situation, name, firstNames)
    const values = yield* rolledValues()
    const id = `c${situation.nextId}`
    const creature: Creature = {
      ...newCreature(id, called, 'hireling', { ...values, coins: 0 }),
      ...packed(['hand'], id, values.hp ?? 1),
      tags: pay === '10 sp a day' ? {} : { [shares]: true },
    }
    return line(at, {
      rule: 'DLV-HIRE-01',
      what: `New hireling, ${called}`,
      says: `${scores(creature)}; for ${pay}`,
      tone: 'good',
      who: [id],
      why: [{ name: 'Pay', value: pay, rule: 'DLV-HIRE-02' }],
      effects: [{ do: 'join', creature }],
    })
  },
})

export const generators: readonly Action[] = [newcomer, hireling]
