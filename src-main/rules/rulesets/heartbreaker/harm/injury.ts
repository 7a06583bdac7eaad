import type { Effect } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { holdingOn } from '../../../common/incapacitated.ts'
import { injuryPersists } from '../house-rules/exploration.ts'
import { diesAtZero, fallToZero, liftDying } from './dying.ts'
import { injured, unconscious } from '../conditions.ts'

/** Below half of the full STA. Rule HBK-REST-01. */
export function isInjured(sta: number, max: number): boolean {
  return 2 * sta < max
}

/** STA after healing: never past the full figure, and past half of it only uninjured. Rules HBK-REST-01, HBK-REST-02, E-HBK-18. */
export function staAfterHealing(sta: number, max: number, injured: boolean, roll: number): number {
  const cap = injured ? Math.floor(max / 2) : max
  return Math.max(sta, Math.min(cap, sta + Math.max(0, roll)))
}

/** Effects of any change in STA: dying, recovery, injury. Rules HBK-DEATH-01, HBK-DEATH-02, HBK-REST-01. */
export function bodyEffects(before: Situation, after: Situation): Effect[] {
  const ruled = before.houseRules !== after.houseRules
  return Object.values(after.creatures).flatMap((is) => {
    const was = before.creatures[is.id]
    if (was === undefined) return []
    if (was === is) return ruled ? endInjury(is, after) : []
    const [had, has] = [was.values.hp ?? 1, is.values.hp ?? 1]
    return [
      ...(had > 0 && has <= 0 && !('dead' in is.conditions) ? fallToZero(is) : []),
      ...(had <= 0 && has > 0 ? liftDying(is, after, [holdingOn, unconscious, 'dead']) : []),
      ...clearDead(was, is, after),
      ...clearHoldingOn(was, is),
      ...injuryEffects(was, is, after),
    ]
  })
}

/** Removes the other conditions and the due SAV of the newly dead. */
function clearDead(was: ReadonlyCreature, is: ReadonlyCreature, after: Situation): Effect[] {
  if (!('dead' in is.conditions) || 'dead' in was.conditions) return []
  return liftDying(is, after, [holdingOn, unconscious, injured])
}

/** Removes “holding on” from the newly unconscious. */
function clearHoldingOn(was: ReadonlyCreature, is: ReadonlyCreature): Effect[] {
  const newly = unconscious in is.conditions && !(unconscious in was.conditions)
  return newly && holdingOn in is.conditions
    ? [{ do: 'condition', creature: is.id, name: holdingOn, to: null }]
    : []
}

/**
 * Marks creatures below half STA as injured; by the house rule, healing may end it. Rules HBK-REST-01,
 * E-HBK-18.
 */
function injuryEffects(was: ReadonlyCreature, is: ReadonlyCreature, after: Situation): Effect[] {
  const max = is.values.maxHp
  if (max === undefined || diesAtZero(is) || 'dead' in is.conditions) return []
  const [had, has] = [was.values.hp ?? max, is.values.hp ?? max]
  if (has < had && isInjured(has, max) && !(injured in is.conditions))
    return [
      {
        do: 'condition',
        creature: is.id,
        name: injured,
        to: { rule: 'HBK-REST-01' },
        says: 'injured',
      },
    ]
  return has > had ? endInjury(is, after) : []
}

/** Ends an injury at half STA or more, by the house rule. Rule E-HBK-18. */
function endInjury({ id, values, conditions }: ReadonlyCreature, after: Situation): Effect[] {
  const { hp = 0, maxHp = hp } = values
  const stays = houseRule<boolean>(after, injuryPersists)
  return !stays && !isInjured(hp, maxHp) && injured in conditions
    ? [{ do: 'condition', creature: id, name: injured, to: null }]
    : []
}
