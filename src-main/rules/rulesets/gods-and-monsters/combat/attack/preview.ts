import { compact } from '../../../../common/compact.ts'
import { percent } from '../../../../common/check.ts'
import type { AtTable, Ruling } from '../../../../core/action.ts'
import type { Step } from '../../../../core/outcome.ts'
import { plain, type Bar, type Preview } from '../../../../core/preview.ts'
import type { Problem } from '../../../../core/ruleset/characters.ts'
import { chanceUnder } from '../../../../dice/checks.ts'
import { oddsOrRefusal } from '../../../../dice/odds.ts'
import type { Situation } from '../../../../core/situation.ts'
import { attackLimits } from '../../character/limits.ts'
import { targetOf } from '../../checks/trial.ts'
import { bareHands } from '../../gear/equipped.ts'
import { isPropelled } from '../../gear/weapons.ts'
import { pointsOf } from '../../harm/points.ts'
import { damageRoll, type CoverDegree } from '../figures.ts'
import type { Aim, AttackInput, AttackPlan } from './plan.ts'
import { countOf } from './run.ts'

/** Chance that one attack hits: a d20 at or under the target. Rule GAM-CMB-07. */
function hitChance(blow: AttackPlan, ruling: Ruling): number {
  if (ruling.override) return ruling.override === 'success' ? 1 : 0
  return chanceUnder(20, targetOf(blow.terms) + ruling.adjust, 'equal')
}

/** Exact chances of the first attack: a miss, a hit, and one that takes all the points there are; a bar for each amount of harm. */
function blowOdds(blow: AttackPlan, ruling: Ruling): Pick<Preview, 'chances' | 'bars'> {
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

/** The rule that each aim is by. */
export const ruleOf = {
  'to hurt': 'GAM-CMB-07',
  'called shot': 'GAM-CMB-19',
  knockout: 'GAM-CMB-38',
  'killing blow': 'GAM-CMB-37',
  grab: 'GAM-CMB-28',
} as const satisfies Record<Aim, string>

/** A bow in close combat is struck with; a shot has its range and its loading. Rule GAM-CMB-08. */
function struckWith({ arm, ranged }: AttackPlan): Problem[] {
  return arm.row && isPropelled(arm.row) && !ranged
    ? [{ says: `${arm.name} is struck with: to shoot it, choose “shot”`, rule: 'GAM-CMB-08' }]
    : []
}

/** An attack before its dice fall: the number, its terms, and what a hit may do. */
export function previewAttack(
  blow: AttackPlan,
  input: AttackInput,
  situation: Situation,
  at: AtTable,
): Preview {
  const { attacker, target, arm } = blow
  const { adjust } = at.ruling
  const number = targetOf(blow.terms) + adjust
  const count = countOf(blow)
  const times = count > 1 ? `, ${count} attacks` : ''
  const limits = [...attackLimits(attacker, situation, arm.row), ...struckWith(blow)]
  const warns = limits.map(({ says }) => `; ${says}`).join('')
  return {
    deed: blow.ranged ? 'shot' : 'blow',
    ...plain(
      `${attacker.name} on ${target.name}, ${arm.name}${times}: d20 at or under ${number}, ${percent(hitChance(blow, at.ruling))}${warns}`,
      compact(
        ...blow.terms,
        adjust !== 0 && { name: 'GM', value: adjust },
        ...blow.harm.map((term) => ({ ...term, name: `${term.name}, damage` })),
      ),
    ),
    ...blowOdds(blow, at.ruling),
    target: `at or under ${number}`,
    ...(limits.length > 0 ? { limits } : {}),
    why: [
      ...limits.map(({ says, rule }): Step => ({ name: 'Limit', value: says, rule })),
      ...why(blow, count),
    ],
    scope: scopeOf(blow, input, situation),
  }
}

function why(blow: AttackPlan, count: number): Step[] {
  const { aim, arm, archetypal, ranged, free, carries, extra, cover } = blow
  return compact(
    { name: 'Damage', value: aim === 'grab' ? 'none, a hold' : arm.dice, rule: 'GAM-CMB-09' },
    arm.name === bareHands && { name: 'Bare hands', value: arm.dice, rule: 'GAM-WPN-01' },
    { name: 'It is', value: ranged ? 'ranged combat' : 'close combat', rule: 'GAM-CMB-08' },
    {
      name: 'Verve',
      value: archetypal ? 'takes it first' : 'does not take it',
      rule: 'GAM-SUR-04',
    },
    !ranged &&
      (arm.row?.fireActions ?? 1) > 1 && {
        name: 'A strike',
        value: 'one action',
        rule: 'GAM-CMB-15',
      },
    count > 1 && { name: 'Attacks', value: `${count}, each by itself`, rule: 'GAM-CMB-16' },
    extra > 0 && { name: 'Another attack', value: 'instead of +4', rule: 'GAM-CMB-36' },
    ...coverSteps(cover),
    free && { name: 'Free', value: 'costs no action', rule: 'GAM-CMB-34' },
    aim !== 'to hurt' && { name: 'Afterwards', value: 'they test against it', rule: ruleOf[aim] },
    carries && { name: carries, value: 'takes hold or not', rule: 'GAM-CMB-23' },
  )
}

/** How much of somebody it hides, and what that is worth to whom. Rules GAM-CMB-24, GAM-CMB-25. */
function coverSteps(cover: CoverDegree): Step[] {
  if (cover === 'none') return []
  const covers = { weak: 'a good part', strong: 'most', full: 'all' }[cover]
  return [
    { name: 'Cover', value: 'more for warriors', rule: 'GAM-CMB-24' },
    {
      name: 'It hides',
      value: cover === 'full' ? 'all: hit only when they show themselves' : covers,
      rule: 'GAM-CMB-25',
    },
  ]
}

/** Asks that change nothing for this attack are left out of its form. */
function scopeOf(
  { aim, ranged, attacker, target, arm, cover }: AttackPlan,
  input: AttackInput,
  situation: Situation,
): Preview['scope'] {
  const idle = { idle: true } as const
  const warrior = (attacker.values.warrior ?? 0) > 0
  return {
    ...(ranged
      ? { around: { of: Object.keys(situation.creatures).filter((id) => id !== target.id) } }
      : { cover: idle, distance: idle, range: idle, around: idle }),
    ...(ranged && cover === 'full' ? {} : { hides: idle }),
    ...(aim === 'called shot' ? {} : { place: idle, dodge: idle, casting: idle, carries: idle }),
    ...(warrior && input.ready === 'unaware' && aim === 'to hurt' ? {} : { trade: idle }),
    ...(input.bonus === 0 ? { bonus: idle } : {}),
    ...(arm.row ? {} : { sizes: idle }),
    ...((target.values.maxVerve ?? 0) > 0 ? {} : { verve: idle }),
  }
}
