import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Preview, Ruling } from '../../../core/action.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../../dice/odds.ts'
import type { ParsedNotation } from '../../../dice/read-notation.ts'
import { damaged } from './land.ts'

const ends = [
  { says: 'No harm', tone: 'plain' },
  { says: 'HP lost', tone: 'plain' },
  { says: 'To exactly 0 HP', tone: 'plain' },
  { says: 'Past HP: a STR save', tone: 'plain' },
  { says: 'Killed outright', tone: 'plain' },
] as const

function endOf(target: ReadonlyCreature, total: number, armour: boolean): number {
  const came = damaged(target, [total], armour)
  if (came.dead) return 4
  if (came.strSave) return 3
  if (came.grievous) return 2
  return came.damage > 0 ? 1 : 0
}

/** Terms and exact chances of damage dice against a target; no chances when too many to compute. */
export function previewHarm(
  target: ReadonlyCreature,
  expression: ParsedNotation,
  ruling: Pick<Ruling, 'adjust'>,
  how: { armour?: boolean; plus?: number } = {},
): Pick<Preview, 'terms' | 'chances' | 'bars'> {
  const { armour = true, plus = 0 } = how
  const { hp = 0, str = 10, dr = 0 } = target.values
  const terms: Preview['terms'] = [
    { name: 'HP', value: hp, rule: 'DLV-ATK-01' },
    { name: 'STR', value: str, rule: 'DLV-ATK-02' },
    ...(armour ? [{ name: 'DR', value: dr, rule: 'DLV-EQ-05' as const }] : []),
    ...(plus === 0 ? [] : [{ name: 'Bless', value: plus, rule: 'E-DLV-31' as const }]),
  ]
  const distribution = oddsOrRefusal(expression)
  if ('refused' in distribution) return { terms, chances: [], bars: [] }
  const leads = (total: number): number =>
    endOf(target, Math.max(0, total + plus + ruling.adjust), armour)
  const reached = [...new Set(distribution.points.map(({ total }) => leads(total)))].sort()
  return {
    terms,
    chances: reached.map((end) => ({
      says: ends[end]?.says ?? '',
      tone: 'plain',
      chance: chanceOf(distribution, (total) => leads(total) === end),
    })),
    bars: bars(distribution, (total) => reached.indexOf(leads(total))),
  }
}
