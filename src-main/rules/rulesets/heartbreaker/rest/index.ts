import type { Effect } from '../../../core/effects.ts'
import { signed } from '../../../common/check.ts'
import { listed } from '../../../core/words.ts'
import { type Outcome, type Step, step } from '../../../core/outcome.ts'
import { askSummed, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'
import { healingUse } from '../checks/tasks.ts'
import { staAfterHealing } from '../harm/injury.ts'
import { injured } from '../conditions.ts'
import { conOnHealing } from '../house-rules/exploration.ts'
import { modOf, partyOf } from '../character/people.ts'

export const upkeeps = ['squalid', 'basic', 'lavish'] as const

export type Upkeep = (typeof upkeeps)[number]

type Rest = 'short' | 'night' | 'bed'

/** Dice of STA that a rest gives back. Rule HBK-REST-02. */
const restDice: Readonly<Record<Rest, { count: number; sides: number; says: string }>> = {
  short: { count: 1, sides: 3, says: '1d3' },
  night: { count: 1, sides: 6, says: '1d6' },
  bed: { count: 2, sides: 6, says: '2d6' },
}

/** Modifier from the lodging to the SAV that ends an injury. Rule HBK-REST-04. */
export function bedBonus(upkeep: Upkeep): number {
  return { squalid: -1, basic: 0, lavish: 1 }[upkeep]
}

/** Result of a rest; `says` names who gained: "Maud to 6 STA". */
export type RestResult = Pick<Outcome, 'says' | 'why' | 'effects'>

/** Chosen party members who can rest: neither the dead nor beasts. */
export function sleepers(situation: Situation, who: readonly string[]): ReadonlyCreature[] {
  return partyOf(situation).filter(
    ({ id, kind, conditions }) => who.includes(id) && kind !== 'animal' && !('dead' in conditions),
  )
}

/** Rolls the dice of a rest for each and gives STA back, held to half by an injury. Rules HBK-REST-01, HBK-REST-02. */
export function* restAll(
  situation: Situation,
  who: readonly ReadonlyCreature[],
  kind: Rest,
): ProcedureOf<RestResult> {
  const gained: string[] = []
  const why: Step[] = []
  const effects: Effect[] = []
  for (const creature of who) {
    const one = yield* restOne(situation, creature, kind)
    why.push(...one.why)
    effects.push(...one.effects)
    if (one.says) gained.push(one.says)
  }
  return { says: listed(gained), why, effects }
}

function* restOne(
  situation: Situation,
  creature: ReadonlyCreature,
  kind: Rest,
): ProcedureOf<RestResult> {
  const { hp = 0, maxHp = hp } = creature.values
  const again: Effect[] = creature.uses?.[useId(healingUse)]
    ? [{ do: 'use', creature: creature.id, id: useId(healingUse), to: null }]
    : []
  if (hp >= maxHp) return { says: '', why: [], effects: again }
  const { count, sides } = restDice[kind]
  const label = `${creature.name} rests (${creature.id})`
  const { faces, sumTyped } = yield* askSummed(label, sides, count)
  const con = houseRule<boolean>(situation, conOnHealing) ? modOf(creature, 'CON') : 0
  const rolled = faces.reduce((sum, die) => sum + die, con)
  const held = injured in creature.conditions
  const to = staAfterHealing(hp, maxHp, held, rolled)
  return {
    says: to === hp ? '' : `${creature.name} to ${to} STA`,
    why: [
      {
        name: creature.name,
        value: `${sumTyped ? rolled - con : faces.join(' + ')}${con === 0 ? '' : ` ${signed(con)} CON`}: STA ${hp} to ${to}`,
        rule: con === 0 ? 'HBK-REST-02' : 'E-HBK-36',
      },
      ...(held ? [step('Injured', 'to half STA at most', 'HBK-REST-01')] : []),
    ],
    effects: [
      ...again,
      ...(to === hp ? [] : [{ do: 'set' as const, creature: creature.id, field: 'hp', to }]),
    ],
  }
}

/** Steps of a rest: dice for each who is hurt, and those held to half. */
export function restSteps(who: readonly ReadonlyCreature[], kind: Rest): Step[] {
  return who
    .filter(({ values }) => (values.hp ?? 0) < (values.maxHp ?? 0))
    .map((creature) => ({
      name: creature.name,
      value: `${restDice[kind].says}${injured in creature.conditions ? ', to half at most' : ''}`,
      rule: injured in creature.conditions ? ('HBK-REST-01' as const) : ('HBK-REST-02' as const),
    }))
}
