import { step, type RuleId, type Step } from '../../../core/outcome.ts'
import type { Preview } from '../../../core/preview.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../../dice/odds.ts'
import { has } from '../character/people.ts'
import { dealBlow } from '../harm/blow.ts'
import { armorIgnored, type PlannedStrike } from './attack-plan.ts'
import type { CombatReaction } from './reactions.ts'

export const ruleOf: Readonly<Record<CombatReaction, RuleId>> = {
  defend: 'BDPX-DEF-03',
  'fight back': 'BDPX-DEF-04',
  block: 'BDPX-DEF-05',
  dodge: 'BDPX-DEF-06',
  parry: 'BDPX-DEF-07',
}

/** Steps of the target's reaction, chosen before anything is rolled. Rule BDPX-DEF-02. */
export function reactionSteps({ reaction, cost }: PlannedStrike): Step[] {
  return [
    step('Before damage is rolled', reaction, 'BDPX-DEF-02'),
    step(reaction, cost === 0 ? 'no Fatigue' : `${cost} Fatigue`, ruleOf[reaction]),
    ...(cost > 0 ? [step('Fatigue', 'fills a slot', 'BDP-DEP-04')] : []),
  ]
}

/** Skills of the attacker that depend on the result. Rules BDPX-SKL-12 to BDPX-SKL-21. */
const ofAttackers: readonly (readonly [skill: string, says: string, rule: RuleId])[] = [
  ['Bloodlust', 'a kill or critical damage gives 1d3 HP', 'BDPX-SKL-12'],
  ['Brutal Blows', '10 damage impairs the target', 'BDPX-SKL-14'],
  ['Crippling Shot', 'a shot over half its die impairs and roots', 'BDPX-SKL-15'],
  ['Merciless', 'critical damage tests their morale', 'BDPX-SKL-20'],
  ['Momentum Master', 'a kill or critical damage strikes again', 'BDPX-SKL-21'],
  ['Mounted Warrior', 'enhanced from the saddle against those on foot: choose it', 'BDPX-SKL-22'],
]

/** Skills of the target. Rules BDPX-SKL-16 to BDPX-SKL-18, BDPX-SKL-29. */
const ofTargets: readonly (readonly [skill: string, says: string, rule: RuleId])[] = [
  ['Defensive Posture', '1 Armor with one light weapon and a free hand', 'BDPX-SKL-16'],
  ['Fancy Footwork', '1 Armor without armor', 'BDPX-SKL-17'],
  ['Firm Grip', 'never disarmed', 'BDPX-SKL-18'],
  ['Snake’s Parry', 'wins tied parries', 'BDPX-SKL-29'],
]

/** Lead in max HP that makes the attacker superior. Rule BDPX-IMP-04. */
const towering = 8

/** Steps on what else affects an attack: skills, and far more max HP than the target. */
export function bearingSteps({ attacker, target }: PlannedStrike): Step[] {
  const more = (attacker.values.maxHp ?? 0) - (target.values.maxHp ?? 0)
  return [
    ...ofAttackers.filter(([skill]) => has(attacker, skill)).map((row) => step(...row)),
    ...ofTargets.filter(([skill]) => has(target, skill)).map((row) => step(...row)),
    ...(more >= towering
      ? [step('Superior', `${more} more max HP: you may call it enhanced`, 'BDPX-IMP-04')]
      : []),
  ]
}

const ends = ['No harm', 'HP lost', 'To 0 HP', 'Past HP: a Critical Damage Save', 'Killed outright']

/** Index in `ends` of the result of a roll. */
function endOf(blow: PlannedStrike, roll: number): number {
  const missed = blow.negated || roll <= (blow.arm.tags.Heavy ?? 0)
  if (missed) return 0
  const { ignores } = armorIgnored(blow, roll)
  const result = dealBlow({
    target: blow.target,
    totals: [Math.max(blow.least, roll + blow.plus)],
    ignores,
    pastHp: blow.pastHp,
  })
  if (result.dead) return 4
  if (result.save) return 3
  if (result.damage === 0) return 0
  return result.hp === 0 ? 2 : 1
}

/** Terms and exact chances of an attack's results; no chances where the dice are too many to count. */
export function previewHarm(
  blow: PlannedStrike,
  adjust: number,
): Pick<Preview, 'terms' | 'chances' | 'bars'> {
  const { hp = 0, str = 10, armor = 0 } = blow.target.values
  const terms: Preview['terms'] = [
    step('HP', blow.pastHp ? 0 : hp, 'BDP-DMG-02'),
    step('STR', str, 'BDPX-ATK-01'),
    step('Armor', armor, 'BDPX-DEF-01'),
    ...(blow.plus === 0 ? [] : [{ name: 'More', value: blow.plus }]),
  ]
  const distribution = oddsOrRefusal(blow.expression)
  if ('refused' in distribution) return { terms, chances: [], bars: [] }
  const leads = (total: number): number => endOf(blow, Math.max(0, total + adjust))
  const reached = [...new Set(distribution.points.map(({ total }) => leads(total)))].sort()
  return {
    terms,
    chances: reached.map((end) => ({
      says: ends[end] ?? '',
      tone: 'plain',
      chance: chanceOf(distribution, (total) => leads(total) === end),
    })),
    bars: bars(distribution, (total) => reached.indexOf(leads(total))),
  }
}
