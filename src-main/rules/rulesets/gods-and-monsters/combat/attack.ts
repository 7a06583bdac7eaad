import { defineAction, type AtTable, type InputOf, type Preview } from '../../../action.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { Effect } from '../../../effects.ts'
import { percent, plain, refusal, signed } from '../../../house/trial.ts'
import { line } from '../../../line.ts'
import type { Step } from '../../../outcome.ts'
import { rollOne, type Asking } from '../../../procedure.ts'
import type { Situation } from '../../../situation.ts'
import { targetOf, termSteps } from '../checks/trial.ts'
import { changesSay, hurtEffects, pointsAfter, pointSteps } from '../harm/hurt.ts'
import { afterSets, pointsOf } from '../harm/states.ts'
import type { Points } from '../harm/figures.ts'
import { aimedAt } from './aims.ts'
import { attackAsks, type Aim } from './asks.ts'
import { blowOf, type Blow } from './blow.ts'
import { damageRoll } from './figures.ts'
import { aimed, grabbed, higher } from './marks.ts'
import { blowOdds, hitChance } from './odds.ts'
import { readyingOf } from './readying.ts'
import { strays } from './stray.ts'

type Input = InputOf<typeof attackAsks>

/** One d20 an attack, at or under 11 and all that bears on it. Rules GAM-CMB-07 to GAM-CMB-12, GAM-CMB-16 to GAM-CMB-20. */
export const attack = defineAction({
  id: 'gods-and-monsters.attack',
  title: 'Attack',
  rule: 'GAM-CMB-07',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp'],
  finds: 'strike hit shoot throw weapon called shot knockout kill grab immobilize ambush',
  asks: attackAsks,
  preview(situation, input, at) {
    const blow = blowOf(situation, input)
    if ('says' in blow) return refusal(blow.says)
    return shown(blow, input, at)
  },
  *run(situation, input, at) {
    const blow = blowOf(situation, input)
    if ('says' in blow) return line(at, { rule: 'GAM-CMB-07', what: 'Attack', says: blow.says })
    const { attacker, target, arm } = blow
    const was = pointsOf(target)
    const struck = yield* attacks(situation, blow, input, at)
    const hits = struck.says.some(({ hit }) => hit)
    return line(at, {
      rule: ruleOf[blow.aim],
      what: `${attacker.name} on ${target.name}, ${arm.name}`,
      says: struck.says.map(({ says }) => says).join('; '),
      tone: !hits ? 'plain' : target.side === 'party' ? 'bad' : 'good',
      who: [attacker.id, target.id],
      ...(hits ? { total: struck.damage } : {}),
      why: [...termSteps(blow.terms), ...struck.why, ...pointSteps(was, struck.points)],
      effects: [
        ...(situation.dues[`opening:${attacker.id}`]
          ? [{ do: 'settle' as const, due: `opening:${attacker.id}` }]
          : []),
        ...hurtEffects(target, struck.points, blow.archetypal),
        ...struck.effects,
        ...leaves(situation, blow, input),
      ],
    })
  },
})

const ruleOf = {
  'to hurt': 'GAM-CMB-07',
  'called shot': 'GAM-CMB-19',
  knockout: 'GAM-CMB-38',
  'killing blow': 'GAM-CMB-37',
  grab: 'GAM-CMB-28',
} as const satisfies Record<Aim, string>

function countOf({ aim, arm }: Blow): number {
  return aim === 'to hurt' ? arm.count : 1
}

function shown(blow: Blow, input: Input, at: AtTable): Preview {
  const { attacker, target, arm, aim } = blow
  const number = targetOf(blow.terms) + at.ruling.adjust
  const count = countOf(blow)
  const times = count > 1 ? `, ${count} attacks` : ''
  return {
    ...plain(
      `${attacker.name} on ${target.name}, ${arm.name}${times}: d20 at or under ${number}, ${percent(hitChance(blow, at.ruling))}`,
      [
        ...blow.terms,
        ...(at.ruling.adjust === 0 ? [] : [{ name: 'GM', value: at.ruling.adjust }]),
        ...blow.harm.map((term) => ({ ...term, name: `${term.name}, damage` })),
      ],
    ),
    ...blowOdds(blow, at.ruling),
    target: `at or under ${number}`,
    why: [
      { name: 'Damage', value: aim === 'grab' ? 'none, a hold' : arm.dice, rule: 'GAM-CMB-09' },
      {
        name: 'Verve',
        value: blow.archetypal ? 'takes it first' : 'does not take it',
        rule: 'GAM-SUR-04',
      },
      ...(aim === 'to hurt'
        ? []
        : [{ name: 'Afterwards', value: 'they test against it', rule: ruleOf[aim] }]),
    ],
    scope: {
      ...(blow.ranged
        ? {}
        : {
            cover: { idle: true },
            distance: { idle: true },
            range: { idle: true },
            around: { idle: true },
          }),
      ...(aim === 'called shot' ? {} : { dodge: { idle: true }, casting: { idle: true } }),
      ...(input.bonus === 0 ? { bonus: { idle: true } } : {}),
    },
  }
}

interface Struck {
  says: { says: string; hit: boolean }[]
  why: Step[]
  effects: Effect[]
  points: Points
  damage: number
}

/** Each attack of a round is rolled by itself, and falls on what the last one left. Rule GAM-CMB-16. */
function* attacks(situation: Situation, blow: Blow, input: Input, at: AtTable): Asking<Struck> {
  const all: Struck = { says: [], why: [], effects: [], points: pointsOf(blow.target), damage: 0 }
  const count = countOf(blow)
  for (let which = 1; which <= count; which++) {
    const suffix = count > 1 ? ` ${which}` : ''
    const around = blow.around.map((each) => afterSets(each, all.effects))
    const one = yield* once(situation, { ...blow, around }, input, at, all.points, suffix)
    all.says.push(...one.says)
    all.why.push(...one.why)
    all.effects.push(...one.effects)
    all.points = one.points
    all.damage += one.damage
  }
  return all
}

function* once(
  situation: Situation,
  blow: Blow,
  input: Input,
  at: AtTable,
  points: Points,
  suffix: string,
): Asking<Struck> {
  const number = targetOf(blow.terms) + at.ruling.adjust
  const { override } = at.ruling
  const face = override ? 0 : yield* rollOne(`attack${suffix}`, 20)
  const hit = override ? override === 'success' : face <= number
  const why: Step[] = override
    ? [{ name: 'Ruled by the GM', value: override }]
    : [
        {
          name: `Attack${suffix}`,
          value: `${face} against ${number}: ${hit ? 'hits' : 'misses'}`,
          rule: 'GAM-CMB-07',
        },
      ]
  if (!hit)
    return yield* missed(situation, blow, { face, why, points, adjust: at.ruling.adjust, suffix })
  const rolled =
    blow.aim === 'grab' ? null : yield* askNotation(`damage${suffix}`, blow.arm.expression)
  const damage = rolled ? damageRoll(rolled.total, targetOf(blow.harm)) : 0
  const aim = yield* aimedAt(situation, blow, damage, input)
  const { survival: plainly, injuries } = aim.split ?? { survival: damage, injuries: 0 }
  const after = pointsAfter(points, { damage: plainly, injuries, archetypal: blow.archetypal })
  const stray = yield* strays(situation, blow, {
    face,
    hit,
    damage,
    adjust: at.ruling.adjust,
    suffix,
  })
  const told = rolled ? `Hits for ${damage}` : 'Gets hold'
  return {
    says: [
      {
        hit,
        says: [
          `${told}: ${[changesSay(points, after), aim.says].filter(Boolean).join(', ') || 'no harm'}`,
          ...stray.says,
        ].join('; '),
      },
    ],
    why: [...why, ...damageSteps(blow, rolled?.says, suffix, damage), ...aim.why, ...stray.why],
    effects: [...aim.effects, ...stray.effects],
    points: after,
    damage,
  }
}

function* missed(
  situation: Situation,
  blow: Blow,
  shot: { face: number; why: Step[]; points: Points; adjust: number; suffix: string },
): Asking<Struck> {
  const flies = blow.ranged && blow.around.some(({ side }) => side !== blow.target.side)
  const damage = flies
    ? damageRoll(
        (yield* askNotation(`damage of a miss${shot.suffix}`, blow.arm.expression)).total,
        targetOf(blow.harm),
      )
    : 0
  const stray = yield* strays(situation, blow, { ...shot, hit: false, damage })
  return {
    says: [{ hit: false, says: ['Misses', ...stray.says].join('; ') }],
    why: [...shot.why, ...stray.why],
    effects: stray.effects,
    points: shot.points,
    damage: 0,
  }
}

function damageSteps(
  { arm, harm }: Blow,
  says: string | undefined,
  suffix: string,
  damage: number,
): Step[] {
  if (says === undefined) return []
  return [
    { name: `Damage${suffix} ${arm.dice}`, value: says, rule: 'GAM-CMB-09' },
    ...harm.map(({ name, value, rule }): Step => ({
      name,
      value: signed(value),
      ...(rule ? { rule } : {}),
    })),
    { name: 'In all', value: damage, rule: 'GAM-WPN-02' },
  ]
}

/** What the attack costs whoever made it until the round is over. Rules GAM-CMB-01, GAM-CMB-19, GAM-CMB-27, GAM-CMB-28. */
function leaves(
  situation: Situation,
  { attacker, aim, arm, ranged }: Blow,
  input: Input,
): Effect[] {
  const loaded = readyingOf(arm.name)
  const shot: Effect[] =
    ranged && attacker.uses?.[loaded]
      ? [{ do: 'use', creature: attacker.id, id: loaded, to: null }]
      : []
  if (!situation.fight) return shot
  const marks = [
    ...(aim === 'to hurt' ? [] : [aimed]),
    ...(aim === 'grab' ? [grabbed] : []),
    ...(input.ground === 'higher, for defense' ? [higher] : []),
  ]
  return [
    ...shot,
    { do: 'acted', creature: attacker.id },
    ...marks.map((mark): Effect => ({ do: 'mark', creature: attacker.id, mark, on: true })),
  ]
}
