import type { Effect } from '../../../core/effects.ts'
import { choose, rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Step } from '../../../core/outcome.ts'
import { signed } from '../../../common/trial.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { changesSay } from '../harm/hurt.ts'
import { condition, pointEffects, pointsOf } from '../harm/states.ts'
import { partyOf } from '../people.ts'
import {
  fullDayRest,
  gains,
  nightRest,
  nightTarget,
  wake,
  type Gain,
  type Hurt,
} from './figures.ts'

/** Living members of the party, or those of them whose ids are given. */
export function sleepers(situation: Situation, who: readonly string[] = []): ReadonlyCreature[] {
  return partyOf(situation).filter(
    ({ id, conditions }) => (who.length === 0 || who.includes(id)) && !('dead' in conditions),
  )
}

export function hurtOf({ values }: ReadonlyCreature): Hurt {
  const { level = 0, hp = 0, maxHp = hp, injuries = 0 } = values
  return { level: Math.max(1, level), survival: hp, maxSurvival: maxHp, injuries }
}

export function isHurt({ values }: ReadonlyCreature): boolean {
  const { hp = 0, maxHp = hp, injuries = 0 } = values
  return hp < maxHp || injuries > 0
}

export interface RestGains {
  says: string
  why: Step[]
  effects: Effect[]
}

/** Gain of a rest, chosen only where survival and injuries both can heal. Rules GAM-SUR-02, GAM-AMB-23. */
function* gainOf(creature: ReadonlyCreature): ProcedureOf<Gain> {
  const { survival, maxSurvival, injuries } = hurtOf(creature)
  if (injuries === 0) return 'survival'
  if (survival >= maxSurvival) return 'injury'
  return yield* choose(`${creature.name} is rid of (${creature.id})`, gains)
}

/** Characters test; the Guide’s people regain their level without. Rules GAM-SUR-02, GAM-INJ-14. */
export function* aNight(creature: ReadonlyCreature, bonus: number): ProcedureOf<RestGains> {
  const hurt = hurtOf(creature)
  if (!isHurt(creature)) return { says: '', why: [], effects: [] }
  if (creature.kind !== 'character')
    return came(creature, fullDayRest(hurt, 'survival'), [
      { name: creature.name, value: `level ${hurt.level}, no test`, rule: 'GAM-INJ-14' },
    ])
  const { health = 4 } = creature.values
  const target = nightTarget(health, hurt.injuries, bonus)
  const d20 = yield* rollOne(`health of ${creature.name} (${creature.id})`, 20)
  const success = d20 <= target
  const gain = success ? yield* gainOf(creature) : 'survival'
  const is = nightRest({ ...hurt, health, bonus }, d20, gain)
  return came(creature, is, [
    {
      name: creature.name,
      value: `${d20} against health ${target}${bonus === 0 ? '' : ` (${signed(bonus)} by a healer)`}: ${success ? 'rests well' : 'rests badly'}`,
      rule: bonus === 0 ? 'GAM-SUR-02' : 'GAM-CTS-18',
    },
  ])
}

/** A day and its night, without a test. Rule GAM-SUR-03. */
export function* aDay(creature: ReadonlyCreature): ProcedureOf<RestGains> {
  if (!isHurt(creature)) return { says: '', why: [], effects: [] }
  const gain = yield* gainOf(creature)
  return came(creature, fullDayRest(hurtOf(creature), gain), [
    { name: creature.name, value: 'a full day, no test', rule: 'GAM-SUR-03' },
  ])
}

function came(
  creature: ReadonlyCreature,
  to: { survival: number; injuries: number },
  why: Step[],
): RestGains {
  const was = pointsOf(creature)
  const is = { ...was, ...to }
  const says = changesSay(was, is)
  return {
    says: says === '' ? '' : `${creature.name}: ${says}`,
    why,
    effects: pointEffects(creature.id, was, is),
  }
}

/** Verve is full in the morning, and nobody sleeps on. Rules GAM-SUR-07, GAM-INJ-05. */
export function wakes(creature: ReadonlyCreature): Effect[] {
  const { verve = 0, maxVerve = verve } = creature.values
  const to = wake(verve, maxVerve)
  return [
    ...(to === verve ? [] : [{ do: 'set' as const, creature: creature.id, field: 'verve', to }]),
    ...('asleep' in creature.conditions ? [condition(creature.id, 'asleep', null)] : []),
  ]
}

export const inFight = 'A fight is on: end it before anybody rests.'

export const morning: Step = { name: 'In the morning', value: 'verve is full', rule: 'GAM-SUR-07' }

/** Sentence of everybody’s recovery. */
export function saidOf(rested: readonly RestGains[]): string {
  return rested
    .map(({ says }) => says)
    .filter(Boolean)
    .join('; ')
}
