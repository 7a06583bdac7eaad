import { isMissile, type Weapon } from '../../common/weapons.ts'
import type { CombatDeed, CombatOrder, CombatPhase } from '../../core/ruleset/combat.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { alternatives } from '../../core/words.ts'
import { fightSideOf, phasesOf } from './turns.ts'

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
  situation: Situation,
  combat: CombatOrder | undefined,
  deed: CombatDeed,
  by?: ReadonlyCreature,
): string | undefined {
  const { fight } = situation
  const side = by && fightSideOf(by)
  const phases = phasesOf(fight, combat)
  const now = phases.findIndex(({ id }) => id === fight?.phase)
  const isFitting = ({ deeds, acts }: CombatPhase): boolean =>
    deeds?.includes(deed) === true && (!side || !acts || acts.includes(side))
  const fitting = phases.filter(isFitting)
  if (now < 0 || fitting.length === 0 || fitting.some(({ id }) => id === fight?.phase))
    return undefined
  const toCome = phases.slice(now).filter(isFitting)
  const [named, when] =
    toCome.length > 0
      ? [toCome, 'later in this round']
      : [
          fitting,
          fitting.length > 1 ? 'which are over for this round' : 'which is over for this round',
        ]
  return `${namesOfDeeds[deed]} come in ${alternatives(named.map(({ title }) => title))}, ${when}.`
}
