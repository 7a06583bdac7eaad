import type { RuleId } from '../../../../core/outcome.ts'
import {
  helplessBonus,
  speedHelps,
  unseenModifier,
  type TargetSpeed,
  type Unseen,
} from '../figures.ts'

/** Parts of an attack number; everything but the first three is the situation. */
export interface AttackFigures {
  fightingArt: number
  attackBonus: number
  targetDefense: number
  /** The attacker stands higher and takes it for the attack. */
  highGround?: boolean
  unseen?: Unseen
  unaware?: boolean
  covered?: boolean
  immobile?: boolean
  targetSpeed?: TargetSpeed
  calledShot?: boolean
  /** The attacker's. */
  injuries?: number
}

interface NamedTerm {
  name: string
  value: number
  rule: RuleId
}

/** Every part of an attack number; those that come to nothing are left out, the base never. Rules GAM-CMB-07, GAM-INJ-02. */
export function attackTerms(attack: AttackFigures): NamedTerm[] {
  const { unaware = false, covered = false, immobile = false } = attack
  const helpless = helplessBonus({ unaware, covered, immobile })
  const parts: NamedTerm[] = [
    { name: 'Fighting Art', value: attack.fightingArt, rule: 'GAM-CMB-07' },
    { name: 'Attack bonus', value: attack.attackBonus, rule: 'GAM-CMB-07' },
    { name: 'Their defense', value: -attack.targetDefense, rule: 'GAM-CMB-07' },
    { name: 'Higher ground', value: attack.highGround ? 1 : 0, rule: 'GAM-CMB-27' },
    { name: 'Unseen', value: unseenModifier(attack.unseen ?? 'seen'), rule: 'GAM-CMB-18' },
    helplessTerm(helpless, { immobile, covered }),
    { name: 'Their speed', value: speedHelps[attack.targetSpeed ?? 'combat'], rule: 'GAM-MOV-03' },
    { name: 'Called shot', value: attack.calledShot ? -3 : 0, rule: 'GAM-CMB-19' },
    { name: 'Injuries', value: -(attack.injuries ?? 0), rule: 'GAM-INJ-02' },
  ]
  return [
    { name: 'Base', value: 11, rule: 'GAM-CMB-07' },
    ...parts.filter(({ value }) => value !== 0),
  ]
}

function helplessTerm(
  value: number,
  { immobile, covered }: { immobile: boolean; covered: boolean },
) {
  if (immobile) return { name: 'Cannot move', value, rule: 'GAM-CMB-35' as const }
  if (covered) return { name: 'Covered', value, rule: 'GAM-CMB-34' as const }
  return { name: 'Unaware', value, rule: 'GAM-CMB-36' as const }
}

/** Covered targets are hurt more, even where another bonus is the better one. Rules GAM-CMB-33, GAM-CMB-34. */
export function situationDamage({ covered }: Pick<AttackFigures, 'covered'>): number {
  return covered ? 1 : 0
}
