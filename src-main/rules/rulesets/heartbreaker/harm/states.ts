import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { holdingOn } from '../../../common/incapacitated.ts'
import type { Dying } from './figures.ts'

export const unconscious = 'unconscious'
export const injured = 'injured'

/**
 * True for monsters and beasts, which die at 0 STA; characters and hirelings hold on by a SAV. Rules
 * HBK-DEATH-01, HBK-DEATH-02.
 */
export function diesAtZero({ kind }: Pick<ReadonlyCreature, 'kind'>): boolean {
  return kind === 'monster' || kind === 'animal'
}

/** Stage of dying at 0 STA; null above 0 and for creatures that die at 0. */
export function dyingOf(creature: ReadonlyCreature): Dying | null {
  if ((creature.values.hp ?? 1) > 0 || diesAtZero(creature)) return null
  if ('dead' in creature.conditions) return 'dead'
  if (unconscious in creature.conditions) return 'unconscious'
  return 'at0'
}

export function dyingDue(id: string): string {
  return `dying:${id}`
}

/** Makes the SAV of a creature at 0 STA due. Rule HBK-DEATH-02. */
export function asksForSav(
  creature: ReadonlyCreature,
  when: 'now' | 'next turn',
  why: string,
): Effect {
  return {
    do: 'due',
    due: {
      id: dyingDue(creature.id),
      action: 'heartbreaker.dying',
      input: { who: creature.id },
      title: 'SAV at 0 STA',
      why,
      rule: 'HBK-DEATH-02',
      when,
      who: [creature.id],
      must: creature.side === 'party',
    },
  }
}

/** Makes a SAV due for an unconscious creature that is hurt again. Rule E-HBK-07. */
export function hurtAgain(situation: Situation, target: ReadonlyCreature, harm: number): Effect[] {
  const lies = dyingOf(target) === 'unconscious' && !situation.dues[dyingDue(target.id)]
  return lies && harm > 0
    ? [asksForSav(target, 'now', `${target.name} is hurt again, unconscious`)]
    : []
}

/** Step stating what 0 STA means for a creature. Rules HBK-DEATH-01, HBK-DEATH-02. */
export function endSteps(creature: ReadonlyCreature): Step[] {
  return [
    diesAtZero(creature)
      ? { name: 'At 0 STA', value: 'dead', rule: 'HBK-DEATH-01' }
      : { name: 'At 0 STA', value: 'a SAV on their own turn', rule: 'HBK-DEATH-02' },
  ]
}

/** Effects of falling to 0 STA: dead, or holding on until a SAV. Rules HBK-DEATH-01, HBK-DEATH-02. */
export function fallen(creature: ReadonlyCreature): Effect[] {
  if (diesAtZero(creature))
    return [{ do: 'condition', creature: creature.id, name: 'dead', to: { rule: 'HBK-DEATH-01' } }]
  return [
    { do: 'condition', creature: creature.id, name: holdingOn, to: { rule: 'HBK-DEATH-02' } },
    asksForSav(creature, 'now', `${creature.name} is at 0 STA: a SAV on their own turn`),
  ]
}

/** Effects of rising above 0 STA: dying conditions and the due SAV are removed. */
export function risen(creature: ReadonlyCreature, after: Situation): Effect[] {
  return [
    ...[holdingOn, unconscious, 'dead']
      .filter((name) => name in creature.conditions)
      .map((name): Effect => ({ do: 'condition', creature: creature.id, name, to: null })),
    ...(after.dues[dyingDue(creature.id)]
      ? [{ do: 'settle' as const, due: dyingDue(creature.id) }]
      : []),
  ]
}
