import type { RuleId, Step } from '../../../core/outcome.ts'
import { has } from '../people.ts'
import type { PlannedStrike } from './attack-of.ts'
import { step } from './dice.ts'

/** Skills of whoever strikes that wait for what comes of it. Rules BDPX-SKL-12 to BDPX-SKL-21. */
const ofAttackers: readonly (readonly [skill: string, says: string, rule: RuleId])[] = [
  ['Bloodlust', 'a kill or critical damage gives 1d3 HP', 'BDPX-SKL-12'],
  ['Brutal Blows', '10 damage impairs the target', 'BDPX-SKL-14'],
  ['Crippling Shot', 'a shot over half its die impairs and roots', 'BDPX-SKL-15'],
  ['Merciless', 'critical damage tests their morale', 'BDPX-SKL-20'],
  ['Momentum Master', 'a kill or critical damage strikes again', 'BDPX-SKL-21'],
  ['Mounted Warrior', 'enhanced from the saddle against those on foot: choose it', 'BDPX-SKL-22'],
]

/** Skills of whoever is struck. Rules BDPX-SKL-16 to BDPX-SKL-18, BDPX-SKL-29. */
const ofTargets: readonly (readonly [skill: string, says: string, rule: RuleId])[] = [
  ['Defensive Posture', '1 Armor with one light weapon and a free hand', 'BDPX-SKL-16'],
  ['Fancy Footwork', '1 Armor without armor', 'BDPX-SKL-17'],
  ['Firm Grip', 'never disarmed', 'BDPX-SKL-18'],
  ['Snake’s Parry', 'wins tied parries', 'BDPX-SKL-29'],
]

/** Max HP by which somebody towers over a foe. Rule BDPX-IMP-04. */
const towering = 8

/** Steps that tell the reader what else affects an attack: skills, and far more max HP than the target. */
export function bearing({ attacker, target }: PlannedStrike): Step[] {
  const more = (attacker.values.maxHp ?? 0) - (target.values.maxHp ?? 0)
  return [
    ...ofAttackers.filter(([skill]) => has(attacker, skill)).map((row) => step(...row)),
    ...ofTargets.filter(([skill]) => has(target, skill)).map((row) => step(...row)),
    ...(more >= towering
      ? [step('Superior', `${more} more max HP: you may call it enhanced`, 'BDPX-IMP-04')]
      : []),
  ]
}
