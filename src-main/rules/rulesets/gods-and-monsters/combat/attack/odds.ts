import type { Bar, Preview, Ruling } from '../../../../core/action.ts'
import { chanceUnder } from '../../../../dice/checks.ts'
import { oddsOrRefusal } from '../../../../dice/odds.ts'
import { pointsOf } from '../../harm/states.ts'
import { targetOf } from '../../checks/trial.ts'
import type { AttackPlan } from './blow.ts'
import { damageRoll } from '../figures.ts'

/** Chance that one attack hits: a d20 at or under the target. Rule GAM-CMB-07. */
export function hitChance(blow: AttackPlan, ruling: Ruling): number {
  if (ruling.override) return ruling.override === 'success' ? 1 : 0
  return chanceUnder(20, targetOf(blow.terms) + ruling.adjust, 'equal')
}

/** Exact chances of the first attack: a miss, a hit, and one that takes all the points there are; a bar for each amount of harm. */
export function blowOdds(blow: AttackPlan, ruling: Ruling): Pick<Preview, 'chances' | 'bars'> {
  const hit = hitChance(blow, ruling)
  const { pool, verve, survival } = pointsOf(blow.target)
  const left = Math.max(1, pool + (blow.archetypal ? verve : 0) + survival)
  const harm = harmChances(blow, left)
  if (!harm || blow.aim === 'grab')
    return {
      chances: [
        { says: 'Hits', chance: hit, tone: 'good' },
        { says: 'Misses', chance: 1 - hit, tone: 'bad' },
      ],
      bars: [],
    }
  const empties = harm[left] ?? 0
  const bars: Bar[] = harm.map((chance, points) => ({
    face: points,
    chance: (points === 0 ? 1 - hit : 0) + hit * chance,
    leads: points >= left ? 0 : points > 0 ? 1 : 2,
  }))
  const nothing = 1 - hit + hit * (harm[0] ?? 0)
  return {
    chances: [
      { says: 'To 0 survival', chance: hit * empties, tone: 'good' },
      { says: 'Is hurt', chance: Math.max(0, 1 - nothing - hit * empties), tone: 'good' },
      { says: 'No harm', chance: nothing, tone: 'bad' },
    ],
    bars: bars.filter(({ chance }) => chance > 0),
  }
}

/** Chance of each amount of harm once it hits; the last is what takes all points. Null past counting. */
function harmChances(blow: AttackPlan, left: number): number[] | null {
  const odds = oddsOrRefusal(blow.arm.expression)
  if ('refused' in odds) return null
  const bonus = targetOf(blow.harm)
  const dealt = Array.from({ length: left + 1 }, () => 0)
  const add = (total: number, chance: number): void => {
    const at = Math.min(left, damageRoll(total, bonus))
    dealt[at] = (dealt[at] ?? 0) + chance
  }
  for (const { total, chance } of odds.points) add(total, chance)
  if (odds.tail > 0) add(odds.most + 1, odds.tail)
  return dealt
}
