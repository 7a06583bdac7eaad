import { isMissile, type Weapon } from '../../common/weapons.ts'
import type { CombatDeed, CombatOrder } from '../../core/ruleset/combat.ts'
import type { Situation } from '../../core/situation.ts'
import { alternatives } from '../../core/words.ts'
import { phasesOf } from './turns.ts'

const namesOfDeeds: Readonly<Record<CombatDeed, string>> = {
  spell: 'Spells',
  shot: 'Shots',
  move: 'Moves',
  blow: 'Blows',
}

/** Kind of deed that an attack with a weapon is. */
export function deedWith(weapon: Pick<Weapon, 'name' | 'notes'>): CombatDeed {
  return isMissile(weapon) ? 'shot' : 'blow'
}

/**
 * The phase that a deed belongs in, where another is on: "Blows come in Melee, later in this round." Undefined
 * where it fits, and in games whose phases are not for kinds of deeds. It forbids nothing.
 */
export function untimelyReason(
  { fight }: Pick<Situation, 'fight'>,
  combat: CombatOrder | undefined,
  deed: CombatDeed,
): string | undefined {
  const phases = phasesOf(fight, combat)
  const now = phases.findIndex(({ id }) => id === fight?.phase)
  const fitting = phases.filter(({ deeds }) => deeds?.includes(deed))
  if (now < 0 || fitting.length === 0 || phases[now]?.deeds?.includes(deed)) return undefined
  const isToCome = phases.slice(now).some((phase) => fitting.includes(phase))
  const when = isToCome ? 'later in this round' : 'which is over for this round'
  return `${namesOfDeeds[deed]} come in ${alternatives(fitting.map(({ title }) => title))}, ${when}.`
}
