import type { Effect } from '../../../core/effects.ts'
import { signed } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import { askSummed, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'
import { healing } from '../checks/after-task.ts'
import { healed } from '../harm/figures.ts'
import { injured } from '../harm/states.ts'
import { conOnHealing } from '../house-rules/rest.ts'
import { modOf, partyOf } from '../people.ts'
import { restDice, type Rest } from './figures.ts'

export interface RestResult {
  /** "Maud to 6 STA", for each who gained. */
  says: string
  why: Step[]
  effects: Effect[]
}

/** Chosen party members who can rest: neither the dead nor beasts. */
export function sleepers(situation: Situation, who: readonly string[]): ReadonlyCreature[] {
  return partyOf(situation).filter(
    ({ id, kind, conditions }) => who.includes(id) && kind !== 'animal' && !('dead' in conditions),
  )
}

/** STA back to each by the dice of a rest, held to half by an injury. Rules HBK-REST-01, HBK-REST-02. */
export function* resting(
  situation: Situation,
  who: readonly ReadonlyCreature[],
  kind: Rest,
): ProcedureOf<RestResult> {
  const gained: string[] = []
  const why: Step[] = []
  const effects: Effect[] = []
  for (const creature of who) {
    const one = yield* rests(situation, creature, kind)
    why.push(...one.why)
    effects.push(...one.effects)
    if (one.says) gained.push(one.says)
  }
  return { says: listed(gained), why, effects }
}

function* rests(
  situation: Situation,
  creature: ReadonlyCreature,
  kind: Rest,
): ProcedureOf<RestResult> {
  const { hp = 0, maxHp = hp } = creature.values
  const again: Effect[] = creature.uses?.[useId(healing)]
    ? [{ do: 'use', creature: creature.id, id: useId(healing), to: null }]
    : []
  if (hp >= maxHp) return { says: '', why: [], effects: again }
  const { count, sides } = restDice[kind]
  const label = `${creature.name} rests (${creature.id})`
  const { faces, sumTyped } = yield* askSummed(label, sides, count)
  const con = houseRule<boolean>(situation, conOnHealing) ? modOf(creature, 'CON') : 0
  const rolled = faces.reduce((sum, die) => sum + die, con)
  const held = injured in creature.conditions
  const to = healed(hp, maxHp, held, rolled)
  return {
    says: to === hp ? '' : `${creature.name} to ${to} STA`,
    why: [
      {
        name: creature.name,
        value: `${sumTyped ? rolled - con : faces.join(' + ')}${con === 0 ? '' : ` ${signed(con)} CON`}: STA ${hp} to ${to}`,
        rule: con === 0 ? 'HBK-REST-02' : 'E-HBK-36',
      },
      ...(held
        ? [{ name: 'Injured', value: 'to half STA at most', rule: 'HBK-REST-01' as const }]
        : []),
    ],
    effects: [
      ...again,
      ...(to === hp ? [] : [{ do: 'set' as const, creature: creature.id, field: 'hp', to }]),
    ],
  }
}

/** "1d6 STA each: Maud, Odo" and who is held to half. */
export function restSteps(who: readonly ReadonlyCreature[], kind: Rest): Step[] {
  return who
    .filter(({ values }) => (values.hp ?? 0) < (values.maxHp ?? 0))
    .map((creature) => ({
      name: creature.name,
      value: `${restDice[kind].says}${injured in creature.conditions ? ', to half at most' : ''}`,
      rule: injured in creature.conditions ? ('HBK-REST-01' as const) : ('HBK-REST-02' as const),
    }))
}
