import type { Ability } from '../../../common/abilities.ts'
import { save } from '../saves/figures.ts'

/** State that an ability at 0 or a failed Critical Damage Save brings. */
type State = 'ok' | 'injury' | 'dead' | 'immobilized/unconscious' | 'debilitated/unconscious'

const atZero: Readonly<Record<Ability, State>> = {
  STR: 'dead',
  DEX: 'immobilized/unconscious',
  WIL: 'debilitated/unconscious',
}

/** State after a failed Critical Damage Save, by ability. Rules BDP-CRIT-02 to BDP-CRIT-04. */
const onFailure: Readonly<Record<Ability, State>> = { ...atZero, STR: 'injury' }

/**
 * Harm straight to an ability, then the save against the lowered score where the harm calls for
 * one. Nothing but a score of 0 is certain before the die. Rules BDP-DMG-05, BDP-CRIT-02 to BDP-CRIT-04.
 */
export function abilityDamage(
  ability: Ability,
  score: number,
  damage: number,
  critSave: boolean,
  d20: number | null,
): { score: number; state: State } {
  const left = Math.max(0, score - Math.max(0, damage))
  if (left === 0) return { score: 0, state: atZero[ability] }
  const saves = critSave && damage > 0 && d20 !== null
  return { score: left, state: saves && !save(left, [d20]).success ? onFailure[ability] : 'ok' }
}

export interface Harmed {
  /** Damage that got past armour. */
  damage: number
  hp: number
  str: number
  /** A Critical Damage Save against the STR that is left. */
  save: boolean
  dead: boolean
}

/**
 * A blow that can be defended against: less armour (at most 3), off HP, and what is left over off
 * STR where the campaign has it so. Rules BDP-DMG-02, BDPX-ATK-01, E-BDP-06, E-BDP-23.
 */
export function harmed(
  { hp, str, armour }: { hp: number; str: number; armour: number },
  roll: number,
  overflow: 'toStr' | 'gm' = 'toStr',
): Harmed {
  const damage = Math.max(0, roll - Math.max(0, Math.min(3, armour)))
  const left = Math.max(0, hp - damage)
  const past = overflow === 'toStr' ? Math.max(0, damage - hp) : 0
  const strength = Math.max(0, str - past)
  const dead = past > 0 && strength === 0
  return { damage, hp: left, str: strength, save: past > 0 && !dead, dead }
}
