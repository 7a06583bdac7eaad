import { defineAction } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { hurtEffects, isArchetypal, changesSay, pointSteps, vervings } from '../harm/hurt.ts'
import { pointsOf } from '../harm/states.ts'
import { applyDamage } from '../harm/figures.ts'
import { failureVerve } from '../house-rules/injury.ts'
import { weaponFailure as lossOf, type VerveSpares } from './figures.ts'
import { scoreTerm } from './scores.ts'
import { burdens, scoredTest, runTest } from './trial.ts'

const failures = ['a contest with weapons', 'something as dangerous', 'help with a blade'] as const
const ruleOf = {
  'a contest with weapons': 'GAM-CTS-03',
  'something as dangerous': 'GAM-CTS-04',
  'help with a blade': 'GAM-CTS-19',
} as const satisfies Record<(typeof failures)[number], string>

const asks = {
  who: { kind: 'creature', title: 'Who failed', first: 'party' },
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
  preview(situation, { who, amount, verve }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who failed.')
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    const dice = diceIn(amount)
    const archetypal = isArchetypal(situation, creature, verve)
    return plain(
      `${amount} to ${creature.name}, of which ${dice} may be injuries`,
      [],
      [
        {
          name: 'Evasion',
          value:
            dice <= 2 ? 'saves them from the injuries' : 'is no help against three dice or more',
          rule: 'GAM-CTS-03',
        },
        ...(archetypal
          ? [
              {
                name: 'Verve',
                value:
                  houseRule(situation, failureVerve) === 'all'
                    ? 'no injuries where it takes all'
                    : 'no injuries where it takes any',
                rule: 'GAM-AMB-30' as const,
              },
            ]
          : []),
      ],
    )
  },
  *run(situation, { who, amount, of, verve }, at) {
    const creature = situation.creatures[who]
    const read = readAmount(amount)
    if (!creature || 'says' in read)
      return line(at, { rule: 'GAM-CTS-03', what: 'Dangerous failure', says: 'Nobody was hurt' })
    const rolled = yield* askNotation('damage', read.expression)
    const damage = Math.max(0, rolled.total + at.ruling.adjust)
    const dice = diceIn(amount)
    const archetypal = isArchetypal(situation, creature, verve)
    const was = pointsOf(creature)
    const covered = was.pool + (archetypal ? was.verve : 0)
    const used = Math.min(damage, covered)
    const test = scoredTest(
      'evasion',
      [scoreTerm(creature, 'evasion'), ...burdens(creature, situation, 'evasion')],
      { rule: 'GAM-CTS-03', success: 'No injuries', failure: 'Injuries' },
    )
    const asksEvasion = dice > 0 && dice <= 2 && damage > used
    const evaded = asksEvasion ? yield* runTest(test, { adjust: 0, secret: false }) : null
    const lost = lossOf(
      { dice, damage, evasion: evaded?.success ?? false, verveUsed: used },
      houseRule<VerveSpares>(situation, failureVerve),
    )
    const plainLoss = applyDamage(was, used + lost.survival, archetypal)
    const is = { ...plainLoss, injuries: plainLoss.injuries + lost.injuries }
    const why: Step[] = [
      { name: `Damage ${amount}`, value: rolled.says, rule: 'GAM-CTS-03' },
      ...(evaded?.why ?? []),
      ...pointSteps(was, is),
    ]
    return line(at, {
      rule: ruleOf[of],
      what: `Dangerous failure of ${creature.name}, ${amount}`,
      says: changesSay(was, is) || 'No harm',
      tone: damage === 0 ? 'plain' : creature.side === 'party' ? 'bad' : 'good',
      who: [who],
      total: damage,
      why,
      effects: hurtEffects(creature, is, archetypal),
    })
  },
})
