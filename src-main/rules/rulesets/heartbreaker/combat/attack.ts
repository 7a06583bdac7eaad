import { defineAction, type AtTable } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import { percent, plain, refusal, signed } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { barredSteps, reaches } from './arms.ts'
import { afterBlow, settledBy } from './after-blow.ts'
import { blowOdds, hitChance } from './blow-odds.ts'
import { blowOf, explodingOf, harmOf, totalsOf, type AttackInHand } from './blow.ts'
import { coverStates } from './cover.ts'
import { hits } from './figures.ts'
import { diesAtZero } from '../harm/states.ts'
import { riderSays } from '../harm/suffer.ts'
import { riderOf, type Rider } from './rider.ts'
import { throwStarred } from './starred.ts'

const asks = {
  target: { kind: 'creature', title: 'Target' },
  attacker: { kind: 'creature', title: 'Attacker', optional: true },
  weapon: { kind: 'text', title: 'Weapon or dice', max: 80, optional: true },
  reach: { kind: 'choice', title: 'Struck', of: reaches, default: 'as the weapon has it' },
  cover: { kind: 'choice', title: 'The target is', of: coverStates, default: 'exposed' },
  behind: { kind: 'switch', title: 'From behind, unseen', default: false },
  free: { kind: 'switch', title: 'A free attack', default: false },
} as const

/** Melee or ranged attack, d20 against d20, with its damage. Rules HBK-ATK-01 to HBK-ATK-05. */
export const attack = defineAction({
  id: 'heartbreaker.attack',
  title: 'Attack',
  rule: 'HBK-ATK-01',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp'],
  finds: 'strike hit shoot weapon blow bow gun fire',
  asks,
  preview(situation, input, at) {
    const blow = blowOf(situation, input)
    if ('says' in blow) return refusal(blow.says)
    const { attacker, target, arm } = blow
    const totals = totalsOf(blow, { attack: 0, defence: 0 }, at.ruling)
    const chance = hitChance(blow, at.ruling)
    const verdict = blow.sure
      ? `${attacker.name} on ${target.name}, from behind: hits without a roll`
      : `${attacker.name} on ${target.name}, ${arm.name}: d20 ${signed(totals.attack)} against d20 ${signed(totals.defence)}, ${percent(chance)}`
    return {
      ...plain(verdict, [...blow.attack, ...blow.defence.map(against), ...blow.harm]),
      ...blowOdds(blow, at.ruling, explodingOf(situation)),
      target: blow.sure ? 'no roll' : 'over the defence',
      why: [
        { name: 'A tie', value: 'misses', rule: 'HBK-ATK-04' },
        ...coverSteps(blow),
        ...barredSteps(situation, attacker, arm),
        ...explodeSteps(blow),
        ...followSteps(blow, input.behind),
        ...riderSteps(riderOf(blow, at.shelf)),
      ],
      scope: {
        ...(arm.either ? {} : { reach: { idle: true } }),
        ...(arm.ranged ? {} : { cover: { idle: true } }),
        ...('sneaking' in attacker.conditions ? {} : { behind: { idle: true } }),
        ...(input.free ? {} : { free: { idle: true } }),
      },
    }
  },
  *run(situation, input, at) {
    const blow = blowOf(situation, input)
    if ('says' in blow) return line(at, { rule: 'HBK-ATK-01', what: 'Attack', says: blow.says })
    const { attacker, target, arm } = blow
    const struck = yield* struckBy(blow, at)
    const done = struck.hit ? yield* harmed(situation, blow) : { harm: 0, why: [] }
    const after = afterBlow(
      situation,
      blow,
      struck.hit ? done.harm : null,
      input.free,
      riderOf(blow, at.shelf),
    )
    return line(at, {
      rule: blow.sure ? 'HBK-STL-05' : 'HBK-ATK-04',
      what: `${attacker.name} on ${target.name}, ${arm.name}`,
      says: after.says,
      tone: !struck.hit || done.harm === 0 ? 'plain' : target.side === 'party' ? 'bad' : 'good',
      who: [attacker.id, target.id],
      ...(struck.hit ? { total: done.harm } : {}),
      why: [
        ...struck.why,
        ...done.why,
        ...coverSteps(blow),
        ...barredSteps(situation, attacker, arm),
        ...after.why,
      ],
      effects: [...settledBy(situation, attacker.id, target.id), ...after.effects],
    })
  },
})

function against(term: { name: string; value: number }) {
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
function followSteps({ arm, target, sure }: AttackInHand, behind: boolean): Step[] {
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
  return rider ? [{ name: 'A hit brings', value: riderSays(rider), rule: 'HBK-SAVE-02' }] : []
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
function* struckBy(blow: AttackInHand, at: AtTable): ProcedureOf<{ hit: boolean; why: Step[] }> {
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
    why: [
      { name: 'Attack', value: sumSays(attackFace, totals.attack), rule: 'HBK-ATK-01' },
      { name: 'Defence', value: sumSays(defenceFace, totals.defence), rule: ranged },
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

/** "d20 14, 18 in all". */
function sumSays(face: number, total: number): string {
  return face === total ? `d20 ${face}` : `d20 ${face}, ${total} in all`
}

function* harmed(
  situation: Situation,
  blow: AttackInHand,
): ProcedureOf<{ harm: number; why: Step[] }> {
  const rolled =
    'starred' in blow.dice
      ? yield* throwStarred('damage', blow.dice.starred, explodingOf(situation))
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
