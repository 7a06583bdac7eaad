import { compact } from '../../../common/compact.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'
import {
  applyDamage,
  changesText,
  hurtEffects,
  isArchetypal,
  pointsOf,
  pointSteps,
  vervings,
} from '../harm/points.ts'
import { failureVerve } from '../house-rules/harm.ts'
import { failureDie, weaponFailureLoss, type VerveSpares } from './figures.ts'
import { creatureTest, runTest } from './trial.ts'

/** Dice that show a stretch beyond the last are thrown again, this often at most. */
const mostThrows = 20

/** Rolls the stretch of an obstacle where somebody fails. Rule GAM-CTS-10. */
export const failurePoint = defineAction({
  id: 'gods-and-monsters.failure-point',
  title: 'Where it fails',
  rule: 'GAM-CTS-10',
  phase: 'check',
  slot: 'roll',
  finds: 'fall climb wall height stretch random point obstacle',
  asks: {
    amount: { kind: 'number', title: 'Size of the obstacle', min: 1, max: 1000, default: 40 },
    unit: { kind: 'number', title: 'Length of a stretch', min: 1, max: 1000, default: 10 },
  },
  plan: (_situation, { amount, unit }) => ({ amount, unit, ...failureDie(amount, unit) }),
  preview: ({ sides, stretches }) =>
    plain(
      `d${sides} for one of ${stretches} stretches${sides > stretches ? `, ${stretches + 1} and more again` : ''}`,
    ),
  *run({ amount, unit, sides, stretches }, _situation, at) {
    const why: Step[] = []
    let face = 0
    for (let thrown = 1; thrown <= mostThrows; thrown++) {
      face = yield* rollOne(thrown === 1 ? 'stretch' : `stretch, throw ${thrown}`, sides)
      why.push(step(`d${sides}`, face, 'GAM-CTS-10'))
      if (face <= stretches) break
    }
    const stretch = Math.min(face, stretches)
    return line(at, {
      rule: 'GAM-CTS-10',
      what: `Where it fails, ${stretches} stretches of ${unit}`,
      says: `In stretch ${stretch}: ${(stretch - 1) * unit} to ${Math.min(amount, stretch * unit)}`,
      total: stretch,
      why,
    })
  },
})

const failures = ['a contest with weapons', 'something as dangerous', 'help with a blade'] as const
const ruleOf = {
  'a contest with weapons': 'GAM-CTS-03',
  'something as dangerous': 'GAM-CTS-04',
  'help with a blade': 'GAM-CTS-19',
} as const satisfies Record<(typeof failures)[number], string>

const asks = {
  who: { kind: 'creature', role: 'actor', title: 'Who failed', first: 'party' },
  amount: { kind: 'notation', title: 'Damage dice', default: '1d6' },
  of: { kind: 'choice', title: 'In', of: failures, default: 'a contest with weapons' },
  verve: { kind: 'choice', title: 'Verve', of: vervings, default: 'as the rule has it' },
} as const

function diceIn(notation: string): number {
  return [...notation.matchAll(/(\d*)d\d+/gi)].reduce(
    (sum, [, count]) => sum + (Number(count) || 1),
    0,
  )
}

/** Losing a contest that involves weapons, or one as dangerous: harm, some of it as injuries. Rules GAM-CTS-03, GAM-CTS-04, GAM-CTS-19. */
export const weaponFailure = defineAction({
  id: 'gods-and-monsters.dangerous-failure',
  title: 'Dangerous failure',
  rule: 'GAM-CTS-03',
  phase: 'check',
  slot: 'wound',
  needs: ['hp'],
  finds: 'failed contest weapon surgery trap dangerous damage injuries evasion',
  asks,
  plan(situation, { who, amount, of, verve }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who failed.')
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    return {
      ...{ creature, amount, of, expression: read.expression, dice: diceIn(amount) },
      archetypal: isArchetypal(situation, creature, verve),
    }
  },
  preview({ creature, amount, dice, archetypal }, situation) {
    return plain(
      `${amount} to ${creature.name}, of which ${dice} may be injuries`,
      [],
      compact(
        step(
          'Evasion',
          dice <= 2 ? 'saves them from the injuries' : 'is no help against three dice or more',
          'GAM-CTS-03',
        ),
        archetypal &&
          step(
            'Verve',
            houseRule(situation, failureVerve) === 'all'
              ? 'no injuries where it takes all'
              : 'no injuries where it takes any',
            'GAM-AMB-30',
          ),
      ),
    )
  },
  *run({ creature, amount, of, expression, dice, archetypal }, situation, at) {
    const rolled = yield* askNotation('damage', expression)
    const damage = Math.max(0, rolled.total + at.ruling.adjust)
    const was = pointsOf(creature)
    const covered = was.pool + (archetypal ? was.verve : 0)
    const used = Math.min(damage, covered)
    const test = creatureTest(creature, situation, 'evasion', {
      rule: 'GAM-CTS-03',
      success: 'No injuries',
      failure: 'Injuries',
    })
    const asksEvasion = dice > 0 && dice <= 2 && damage > used
    const evaded = asksEvasion ? yield* runTest(test, { adjust: 0, secret: false }) : null
    const lost = weaponFailureLoss(
      { dice, damage, evasion: evaded?.success ?? false, verveUsed: used },
      houseRule<VerveSpares>(situation, failureVerve),
    )
    const plainLoss = applyDamage(was, used + lost.survival, archetypal)
    const is = { ...plainLoss, injuries: plainLoss.injuries + lost.injuries }
    const why: Step[] = [
      step(`Damage ${amount}`, rolled.says, 'GAM-CTS-03'),
      ...(evaded?.why ?? []),
      ...pointSteps(was, is),
    ]
    return line(at, {
      rule: ruleOf[of],
      what: `Dangerous failure of ${creature.name}, ${amount}`,
      says: changesText(was, is) || 'No harm',
      tone: damage === 0 ? 'plain' : creature.side === 'party' ? 'bad' : 'good',
      who: [creature.id],
      total: damage,
      why,
      effects: hurtEffects(creature, is, archetypal),
    })
  },
})
