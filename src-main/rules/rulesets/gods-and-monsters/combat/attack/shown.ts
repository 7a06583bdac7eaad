import type { AtTable, Preview } from '../../../../core/action.ts'
import { percent, plain } from '../../../../common/trial.ts'
import type { Step } from '../../../../core/outcome.ts'
import { targetOf } from '../../checks/trial.ts'
import { bareHands } from '../../gear/in-hand.ts'
import type { CoverDegree } from '../figures.ts'
import type { Aim } from './asks.ts'
import type { AttackInput, AttackPlan } from './blow.ts'
import { blowOdds, hitChance } from './odds.ts'
import { countOf } from './rolled.ts'

/** The rule that each aim is by. */
export const ruleOf = {
  'to hurt': 'GAM-CMB-07',
  'called shot': 'GAM-CMB-19',
  knockout: 'GAM-CMB-38',
  'killing blow': 'GAM-CMB-37',
  grab: 'GAM-CMB-28',
} as const satisfies Record<Aim, string>

/** An attack before its dice fall: the number, its terms, and what a hit may do. */
export function shown(blow: AttackPlan, input: AttackInput, at: AtTable): Preview {
  const { attacker, target, arm } = blow
  const { adjust } = at.ruling
  const number = targetOf(blow.terms) + adjust
  const count = countOf(blow)
  const times = count > 1 ? `, ${count} attacks` : ''
  return {
    ...plain(
      `${attacker.name} on ${target.name}, ${arm.name}${times}: d20 at or under ${number}, ${percent(hitChance(blow, at.ruling))}`,
      [
        ...blow.terms,
        ...(adjust === 0 ? [] : [{ name: 'GM', value: adjust }]),
        ...blow.harm.map((term) => ({ ...term, name: `${term.name}, damage` })),
      ],
    ),
    ...blowOdds(blow, at.ruling),
    target: `at or under ${number}`,
    why: why(blow, count),
    scope: scopeOf(blow, input),
  }
}

function why(blow: AttackPlan, count: number): Step[] {
  const { aim, arm, archetypal, ranged, free, carries, extra, cover } = blow
  return [
    { name: 'Damage', value: aim === 'grab' ? 'none, a hold' : arm.dice, rule: 'GAM-CMB-09' },
    ...(arm.name === bareHands
      ? [{ name: 'Bare hands', value: arm.dice, rule: 'GAM-WPN-01' as const }]
      : []),
    { name: 'It is', value: ranged ? 'ranged combat' : 'close combat', rule: 'GAM-CMB-08' },
    {
      name: 'Verve',
      value: archetypal ? 'takes it first' : 'does not take it',
      rule: 'GAM-SUR-04',
    },
    ...(!ranged && (arm.row?.fireActions ?? 1) > 1
      ? [{ name: 'A strike', value: 'one action', rule: 'GAM-CMB-15' as const }]
      : []),
    ...(count > 1
      ? [{ name: 'Attacks', value: `${count}, each by itself`, rule: 'GAM-CMB-16' as const }]
      : []),
    ...(extra > 0
      ? [{ name: 'Another attack', value: 'instead of +4', rule: 'GAM-CMB-36' as const }]
      : []),
    ...coverSteps(cover),
    ...(free ? [{ name: 'Free', value: 'costs no action', rule: 'GAM-CMB-34' as const }] : []),
    ...(aim === 'to hurt'
      ? []
      : [{ name: 'Afterwards', value: 'they test against it', rule: ruleOf[aim] }]),
    ...(carries
      ? [{ name: carries, value: 'takes hold or not', rule: 'GAM-CMB-23' as const }]
      : []),
  ]
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
): Preview['scope'] {
  const idle = { idle: true } as const
  const warrior = (attacker.values.warrior ?? 0) > 0
  return {
    ...(ranged ? {} : { cover: idle, distance: idle, range: idle, around: idle }),
    ...(ranged && cover === 'full' ? {} : { hides: idle }),
    ...(aim === 'called shot' ? {} : { dodge: idle, casting: idle, carries: idle }),
    ...(warrior && input.ready === 'unaware' && aim === 'to hurt' ? {} : { trade: idle }),
    ...(input.bonus === 0 ? { bonus: idle } : {}),
    ...(arm.row ? {} : { sizes: idle }),
    ...((target.values.maxVerve ?? 0) > 0 ? {} : { verve: idle }),
  }
}
