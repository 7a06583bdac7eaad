import type { Effect } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { holdingOn } from '../../../common/incapacitated.ts'
import { injuryPersists } from '../house-rules/rest.ts'
import { isInjured } from './figures.ts'
import { diesAtZero, dyingDue, fallen, injured, risen, unconscious } from './states.ts'

/** Effects of any change in STA: dying, recovery, injury. Rules HBK-DEATH-01, HBK-DEATH-02, HBK-REST-01. */
export function bodies(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((is) => {
    const was = before.creatures[is.id]
    if (was === is || was === undefined) return []
    const [had, has] = [was.values.hp ?? 1, is.values.hp ?? 1]
    return [
      ...(had > 0 && has <= 0 && !('dead' in is.conditions) ? fallen(is) : []),
      ...(had <= 0 && has > 0 ? risen(is, after) : []),
      ...buried(was, is, after),
      ...lies(was, is),
      ...hurtBadly(was, is, after),
    ]
  })
}

/** Removes the other conditions and the due SAV of the newly dead. */
function buried(was: ReadonlyCreature, is: ReadonlyCreature, after: Situation): Effect[] {
  if (!('dead' in is.conditions) || 'dead' in was.conditions) return []
  return [
    ...[holdingOn, unconscious, injured]
      .filter((name) => name in is.conditions)
      .map((name): Effect => ({ do: 'condition', creature: is.id, name, to: null })),
    ...(after.dues[dyingDue(is.id)] ? [{ do: 'settle' as const, due: dyingDue(is.id) }] : []),
  ]
}

/** Removes “holding on” from the newly unconscious. */
function lies(was: ReadonlyCreature, is: ReadonlyCreature): Effect[] {
  const newly = unconscious in is.conditions && !(unconscious in was.conditions)
  return newly && holdingOn in is.conditions
    ? [{ do: 'condition', creature: is.id, name: holdingOn, to: null }]
    : []
}

/**
 * Marks creatures below half STA as injured; by the house rule, healing may end it. Rules HBK-REST-01,
 * E-HBK-18.
 */
function hurtBadly(was: ReadonlyCreature, is: ReadonlyCreature, after: Situation): Effect[] {
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
  const stays = houseRule<boolean>(after, injuryPersists)
  return !stays && has > had && !isInjured(has, max) && injured in is.conditions
    ? [{ do: 'condition', creature: is.id, name: injured, to: null }]
    : []
}
