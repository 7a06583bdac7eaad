import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import {
  isRefusal,
  plain,
  refusal,
  type Preview,
  type RefusedPreview,
} from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { oddsOrRefusal } from '../../../dice/odds.ts'
import { askNotation } from '../../../dice/roll.ts'
import { abilities, has, scoreOf } from '../character/people.ts'
import { chanceOn } from '../checks/odds.ts'
import { dueNow, setCondition } from '../effects.ts'
import { heldBy } from '../gear.ts'
import { failedGambit, rangedGambit } from '../house-rules/fight.ts'
import { targetAsk } from '../../../gm/fight/attack-asks.ts'
import { secondScope } from './arms.ts'
import { gambitBackId, isAnswer } from './answers.ts'
import { planStrike, type PlannedStrike } from './attack-plan.ts'
import { leans, type DieLean } from './dice.ts'

const gambits = ['stun', 'shove', 'disarm', 'trip', 'grapple', 'another trick'] as const
type Gambit = (typeof gambits)[number]
const state: Readonly<Record<Gambit, string>> = {
  stun: 'stunned',
  shove: 'shoved',
  disarm: 'disarmed',
  trip: 'prone',
  grapple: 'grappled',
  'another trick': 'outdone',
}

/** A die of 1 to 3 is the Difficulty, more is none. Rule BDPX-GMB-02. */
export function difficultyOf(die: number): number {
  return die <= 3 ? die : 0
}

/** The target must roll at or under its ability and over the Difficulty; 20 never passes. Rule BDPX-GMB-03. */
export function resists(score: number, difficulty: number, d20: number): boolean {
  return d20 > difficulty && (d20 === 1 || (d20 !== 20 && d20 <= score))
}

interface GambitInput {
  target: string
  attacker?: string | undefined
  weapon?: string | undefined
  second?: string | undefined
  trick: Gambit
  how: DieLean
}

/** Never blocked, dodged or parried. Rules BDPX-GMB-01, BDPX-GAP-09, BDPX-SKL-18. */
function planGambit(situation: Situation, input: GambitInput): PlannedStrike | RefusedPreview {
  const blow = planStrike(situation, {
    ...input,
    reaction: 'defend',
    unaware: false,
    savage: false,
  })
  if (isRefusal(blow)) return blow
  const { target, arm } = blow
  if (arm.ranged && houseRule<string>(situation, rangedGambit) === 'close')
    return refusal('By the house rule no gambit is made from afar: take a weapon of the hand.')
  if (input.trick === 'disarm' && has(target, 'Firm Grip'))
    return refusal(
      `${target.name} has a Firm Grip and is never disarmed (BDPX-SKL-18): try another gambit.`,
    )
  return blow
}

function gripSteps(situation: Situation, { target, trick }: GambitInput): Step[] {
  const held = situation.creatures[target]
  return trick === 'disarm' && held && has(held, 'Firm Grip')
    ? [step('Firm Grip', 'never disarmed', 'BDPX-SKL-18')]
    : []
}

/** Exact chances over the weapon's dice and the save; none where the dice are too many to count. */
function oddsOf(expression: PlannedStrike['expression'], score: number): Pick<Preview, 'chances'> {
  const distribution = oddsOrRefusal(expression)
  if ('refused' in distribution) return { chances: [] }
  const held = distribution.points.reduce(
    (sum, { total, chance }) =>
      sum + chance * chanceOn(20, (d20) => resists(score, difficultyOf(total), d20)),
    0,
  )
  return {
    chances: [
      { says: 'It works', chance: 1 - held, tone: 'good' },
      { says: 'Resisted', chance: held, tone: 'bad' },
    ],
  }
}

export const gambit = defineAction({
  id: 'block-dodge-parry.gambit',
  title: 'Gambit',
  rule: 'BDPX-GMB-01',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: ['str', 'dex', 'wil'],
  finds: 'trick stun shove disarm trip grapple manoeuvre dirty',
  asks: {
    target: { ...targetAsk, proposed: true },
    attacker: { kind: 'creature', role: 'actor', title: 'Who tries it', optional: true },
    trick: { kind: 'choice', title: 'Gambit', of: gambits, default: 'trip', proposed: true },
    resist: {
      kind: 'choice',
      title: 'The target saves by',
      of: abilities,
      default: 'DEX',
      proposed: true,
    },
    weapon: { kind: 'text', role: 'weapon', title: 'Weapon or dice', max: 80, optional: true },
    second: { kind: 'text', title: 'Second weapon', max: 80, optional: true },
    how: { kind: 'choice', title: 'The die', of: leans, default: 'as it is' },
  },
  plan(situation, input) {
    const blow = planGambit(situation, input)
    if (isRefusal(blow)) return refusal(blow.refuses, { why: gripSteps(situation, input) })
    const { trick, resist } = input
    return { blow, trick, resist, score: scoreOf(blow.target, resist) }
  },
  preview({ blow, resist, score }, situation, at) {
    const { attacker, target, dice } = blow
    return {
      ...plain(
        `${attacker.name}, ${dice}: 1 to 3 is the Difficulty; ${target.name} saves by ${resist} ${score} and over it`,
        [step(resist, score, 'BDPX-GMB-03')],
        [
          step('A gambit', 'is never blocked, dodged or parried', 'BDPX-GMB-01'),
          step('The die', '1 to 3 is the Difficulty', 'BDPX-GMB-02'),
          step('Resisted', backSays(situation), 'BDPX-GMB-04'),
          step('Several', 'gambits before the highest damage', 'BDPX-GMB-05'),
          ...blow.why,
        ],
      ),
      ...oddsOf(blow.expression, score - at.ruling.adjust),
      scope: { second: secondScope(attacker, blow.arm) },
    }
  },
  *run({ blow, trick, resist, score }, situation, at) {
    const { attacker, target } = blow
    const rolled = yield* askNotation('gambit', blow.expression)
    const difficulty = difficultyOf(rolled.total)
    const { override, adjust } = at.ruling
    const d20 = override ? null : yield* rollOne(`${target.name}: ${resist} save`, 20)
    const held = d20 === null ? override === 'failure' : resists(score - adjust, difficulty, d20)
    return line(at, {
      rule: held ? 'BDPX-GMB-04' : 'BDPX-GMB-01',
      what: `${attacker.name} on ${target.name}, ${trick}`,
      says: held
        ? `${target.name} resists: ${backSays(situation)}`
        : `${target.name} is ${state[trick]}`,
      tone: held === (target.side === 'party') ? 'good' : 'bad',
      who: [attacker.id, target.id],
      ...(d20 === null ? {} : { total: d20 }),
      why: [
        step(blow.dice, rolled.says, 'BDPX-GMB-02'),
        step('Difficulty', difficulty === 0 ? 'none' : difficulty, 'BDPX-GMB-02'),
        step(
          `${resist} ${score}`,
          d20 === null ? 'ruled by the GM' : `${d20} rolled`,
          'BDPX-GMB-03',
        ),
        ...blow.why,
      ],
      effects: [
        { do: 'settle action', action: 'block-dodge-parry.gambit', who: attacker.id },
        ...(held ? [backDue(situation, attacker, target)] : gambitEffects(target, trick)),
        ...(situation.fight && !isAnswer(situation, blow)
          ? [{ do: 'acted' as const, creature: attacker.id }]
          : []),
      ],
    })
  },
})

function backSays(situation: Situation): string {
  return houseRule<string>(situation, failedGambit) === 'attack'
    ? 'the target strikes at once'
    : 'the target may try one back'
}

/** Due after a failed gambit: the target strikes or tries one back, by house rule. Rule BDPX-GMB-04. */
function backDue(
  situation: Situation,
  attacker: ReadonlyCreature,
  target: ReadonlyCreature,
): Effect {
  const strikes = houseRule<string>(situation, failedGambit) === 'attack'
  return dueNow({
    id: gambitBackId(target.id),
    action: strikes ? 'block-dodge-parry.attack' : 'block-dodge-parry.gambit',
    input: { target: attacker.id, attacker: target.id },
    title: strikes ? `${target.name} strikes back` : `${target.name} may try a gambit`,
    why: `${attacker.name}’s gambit failed`,
    rule: 'BDPX-GMB-04',
    who: [target.id, attacker.id],
  })
}

/** A gambit holds until it is undone, at the latest to the end of the fight. */
function gambitEffects(target: ReadonlyCreature, trick: Gambit): Effect[] {
  const [held] = heldBy(target)
  return [
    setCondition(target.id, state[trick], { fight: true, rule: 'BDPX-GMB-01' }),
    ...(trick === 'disarm' && held
      ? [{ do: 'item' as const, creature: target.id, item: { ...held, ready: false } }]
      : []),
  ]
}
