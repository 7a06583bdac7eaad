import { plain, isRefusal } from '../../../core/preview.ts'
import { defineAction, type AtTable } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import { percent, signed } from '../../../common/check.ts'
import { togetherAttacker } from '../../../common/struck-together.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { targetAsk } from '../../../gm/fight/attack-asks.ts'
import { barred, barredSteps, reaches } from './arms.ts'
import { ammunitionFor, ammunitionSteps, shootAway } from './ammunition.ts'
import { aftermathOf, settleAttacks } from './aftermath.ts'
import { blowOdds, hitChance } from './blow-odds.ts'
import { harmOf, totalsOf, type AttackInHand, coverStates, hits, planAttack } from './blow.ts'
import { diesAtZero } from '../harm/dying.ts'
import { describeSpecialAttack } from '../harm/special-attacks.ts'
import { rollExploding } from './exploding-dice.ts'
import { sneaking } from '../conditions.ts'
import { riderOf, type Rider } from './rider.ts'

/** Melee or ranged attack, d20 against d20, with its damage. Rules HBK-ATK-01 to HBK-ATK-05. */
export const attack = defineAction({
  id: 'heartbreaker.attack',
  title: 'Attack',
  rule: 'HBK-ATK-01',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp'],
  finds: 'strike hit shoot weapon blow bow gun fire',
  asks: {
    target: { ...targetAsk, proposed: true },
    attacker: togetherAttacker,
    weapon: { kind: 'text', role: 'weapon', title: 'Weapon or dice', max: 80, optional: true },
    reach: { kind: 'choice', title: 'Struck', of: reaches, default: 'as the weapon has it' },
    cover: { kind: 'choice', title: 'The target is', of: coverStates, default: 'exposed' },
    behind: { kind: 'switch', title: 'From behind, unseen', default: false },
    free: { kind: 'switch', title: 'A free attack', default: false },
  },
  plan(situation, input, at) {
    const blow = planAttack(situation, input)
    if (isRefusal(blow)) return blow
    const shot = ammunitionFor(situation, blow.attacker, blow.arm)
    return shot !== null && isRefusal(shot) ? shot : { blow, shot, rider: riderOf(blow, at.shelf) }
  },
  preview({ blow, shot, rider }, situation, at) {
    const { attacker, target, arm } = blow
    const totals = totalsOf(blow, { attack: 0, defence: 0 }, at.ruling)
    const chance = hitChance(blow, at.ruling)
    const verdict = blow.sure
      ? `${attacker.name} on ${target.name}, from behind: hits without a roll`
      : `${attacker.name} on ${target.name}, ${arm.name}: d20 ${signed(totals.attack)} against d20 ${signed(totals.defence)}, ${percent(chance)}`
    const limits = barredSteps(situation, attacker, arm)
    const broken = limits.filter(({ name }) => name === barred).map(({ value }) => `. ${value}`)
    return {
      ...plain([verdict, ...broken].join(''), [
        ...blow.attack,
        ...blow.defence.map(asOpposed),
        ...blow.harm,
      ]),
      ...blowOdds(blow, at.ruling),
      target: blow.sure ? 'no roll' : 'over the defence',
      why: [
        { name: 'A tie', value: 'misses', rule: 'HBK-ATK-04' },
        ...coverSteps(blow),
        ...limits,
        ...explodeSteps(blow),
        ...ammunitionSteps(shot),
        ...aftermathSteps(blow),
        ...riderSteps(rider),
      ],
      scope: {
        ...(arm.either ? {} : { reach: { idle: true } }),
        ...(arm.ranged ? {} : { cover: { idle: true } }),
        ...(sneaking in attacker.conditions ? {} : { behind: { idle: true } }),
        ...(blow.free ? {} : { free: { idle: true } }),
      },
    }
  },
  *run({ blow, shot, rider }, situation, at) {
    const { attacker, target, arm } = blow
    const struck = yield* rollToHit(blow, at)
    const done = struck.hit ? yield* rollDamage(blow) : { harm: 0, why: [] }
    const after = aftermathOf(situation, blow, rider, struck.hit ? done.harm : null)
    return line(at, {
      rule: blow.sure ? 'HBK-STL-05' : 'HBK-ATK-04',
      what: `${attacker.name} on ${target.name}, ${arm.name}`,
      says: after.says,
      tone: !struck.hit || done.harm === 0 ? 'plain' : target.side === 'party' ? 'bad' : 'good',
      who: [attacker.id, target.id],
      ...(struck.hit
        ? { total: done.harm }
        : struck.total === undefined
          ? {}
          : { total: struck.total }),
      why: [
        ...struck.why,
        ...done.why,
        ...coverSteps(blow),
        ...barredSteps(situation, attacker, arm),
        ...ammunitionSteps(shot),
        ...after.why,
      ],
      effects: [
        ...settleAttacks(situation, attacker.id, target.id),
        ...shootAway(shot),
        ...after.effects,
      ],
    })
  },
})

function asOpposed(term: { name: string; value: number }) {
  return { ...term, name: `${term.name}, theirs`, value: -term.value }
}

function coverSteps({ arm }: AttackInHand): Step[] {
  if (!arm.ranged) return []
  return [
    { name: 'COV', value: 'answers a shot, DEF does not', rule: 'HBK-GLO-03' },
    ...(arm.thrown
      ? [{ name: 'Thrown', value: 'by the ranged figures', rule: 'E-HBK-27' as const }]
      : []),
  ]
}

/** Steps about the aftermath: reloading, noise, and what 0 STA means for the target. */
function aftermathSteps({ arm, target, sure, behind }: AttackInHand): Step[] {
  const dies = diesAtZero(target)
  const shot: Step[] = [
    {
      name: 'After the shot',
      value: arm.reload > 0 ? `${counted(arm.reload, 'round')} to reload` : 'ready at once',
      rule: 'HBK-WPN-18',
    },
    {
      name: 'Noise',
      value: arm.firearm ? 'is heard: they are on the lookout' : 'only firearms are heard',
      rule: 'HBK-WPN-19',
    },
  ]
  return [
    ...(arm.ranged ? shot : []),
    ...(behind && !sure
      ? [{ name: 'From behind', value: 'only while sneaking', rule: 'HBK-STL-05' as const }]
      : []),
    {
      name: 'At 0 STA',
      value: dies ? `${target.name} dies` : 'a SAV on their own turn',
      rule: dies ? 'HBK-DEATH-01' : 'HBK-DEATH-02',
    },
  ]
}

/** Step about the save that a hit causes besides damage. Rule HBK-SAVE-02. */
function riderSteps(rider: Rider | null): Step[] {
  return rider
    ? [{ name: 'A hit brings', value: describeSpecialAttack(rider), rule: 'HBK-SAVE-02' }]
    : []
}

function explodeSteps({ dice }: AttackInHand): Step[] {
  return 'starred' in dice
    ? [
        {
          name: 'Its dice explode',
          value: `a ${dice.starred.sides} is thrown again`,
          rule: 'HBK-GLO-05',
        },
      ]
    : []
}

/** Rolls to hit, unless the GM has ruled or the attack is certain. */
function* rollToHit(
  blow: AttackInHand,
  at: AtTable,
): ProcedureOf<{ hit: boolean; total?: number; why: Step[] }> {
  if (at.ruling.override)
    return {
      hit: at.ruling.override === 'success',
      why: [{ name: 'Ruled by the GM', value: at.ruling.override }],
    }
  if (blow.sure)
    return {
      hit: true,
      why: [{ name: 'From behind', value: 'unseen: no roll', rule: 'HBK-STL-05' }],
    }
  const attackFace = yield* rollOne('attack', 20)
  const defenceFace = yield* rollOne('defence', 20)
  const totals = totalsOf(blow, { attack: attackFace, defence: defenceFace }, at.ruling)
  const hit = hits(totals.attack, totals.defence)
  const ranged = blow.arm.ranged ? 'HBK-ATK-03' : 'HBK-ATK-02'
  return {
    hit,
    total: totals.attack,
    why: [
      { name: 'Attack', value: describeSum(attackFace, totals.attack), rule: 'HBK-ATK-01' },
      { name: 'Defence', value: describeSum(defenceFace, totals.defence), rule: ranged },
      ...(at.ruling.adjust === 0
        ? []
        : [{ name: '±', value: `${signed(at.ruling.adjust)} by the GM` }]),
      {
        name: hit ? 'Beats it' : 'Does not beat it',
        value: hit ? 'a hit' : 'a miss',
        rule: 'HBK-ATK-04',
      },
    ],
  }
}

/** Describes a roll: "d20 14, 18 in all". */
function describeSum(face: number, total: number): string {
  return face === total ? `d20 ${face}` : `d20 ${face}, ${total} in all`
}

function* rollDamage(blow: AttackInHand): ProcedureOf<{ harm: number; why: Step[] }> {
  const rolled =
    'starred' in blow.dice
      ? yield* rollExploding('damage', blow.dice.starred, blow.exploding)
      : yield* askNotation('damage', blow.dice.expression)
  const harm = harmOf(blow, rolled.total)
  return {
    harm,
    why: [
      { name: `Damage ${blow.arm.dice}`, value: rolled.says, rule: 'HBK-ATK-05' },
      ...blow.harm.map(({ name, value, rule }): Step => ({
        name,
        value: signed(value),
        ...(rule ? { rule } : {}),
      })),
      ...('starred' in blow.dice
        ? [{ name: 'Its dice', value: 'explode', rule: 'HBK-GLO-05' as const }]
        : []),
      { name: 'Off STA', value: harm, rule: harm === 0 ? 'E-HBK-05' : 'HBK-ATK-05' },
    ],
  }
}
