import type { Preview } from '../../../core/action.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../../dice/odds.ts'
import { damaged } from '../harm/land.ts'
import { ignoredBy, type PlannedStrike } from './attack-of.ts'

const ends = ['No harm', 'HP lost', 'To 0 HP', 'Past HP: a Critical Damage Save', 'Killed outright']

/** Index in `ends` of the result of a roll. */
function endOf(made: PlannedStrike, roll: number): number {
  const missed = made.negated || roll <= (made.arm.tags.Heavy ?? 0)
  if (missed) return 0
  const { ignores } = ignoredBy(made, roll)
  const came = damaged({
    target: made.target,
    totals: [Math.max(made.least, roll + made.plus)],
    ignores,
    pastHp: made.pastHp,
  })
  if (came.dead) return 4
  if (came.save) return 3
  if (came.damage === 0) return 0
  return came.hp === 0 ? 2 : 1
}

/** Terms and exact chances of what an attack would do; no chances where they are past counting. */
export function previewHarm(
  made: PlannedStrike,
  adjust: number,
): Pick<Preview, 'terms' | 'chances' | 'bars'> {
  const { hp = 0, str = 10, armor = 0 } = made.target.values
  const terms: Preview['terms'] = [
    { name: 'HP', value: made.pastHp ? 0 : hp, rule: 'BDP-DMG-02' },
    { name: 'STR', value: str, rule: 'BDPX-ATK-01' },
    { name: 'Armor', value: armor, rule: 'BDPX-DEF-01' },
    ...(made.plus === 0 ? [] : [{ name: 'More', value: made.plus }]),
  ]
  const distribution = oddsOrRefusal(made.expression)
  if ('refused' in distribution) return { terms, chances: [], bars: [] }
  const leads = (total: number): number => endOf(made, Math.max(0, total + adjust))
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
