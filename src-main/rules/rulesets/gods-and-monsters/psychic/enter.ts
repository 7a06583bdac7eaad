import { defineAction, type Term } from '../../../core/action.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import type { Effect } from '../../../core/effects.ts'
import { percent, plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { minor } from '../abilities.ts'
import { contest } from '../checks/figures.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { psychic } from '../combat/marks.ts'
import { condition } from '../harm/states.ts'
import { sharesOf } from '../house-rules/shares.ts'
import { psychicCharisma, psychicMovement, psychicRefusal } from '../house-rules/psychic.ts'
import { began, newlyPsychic, noPsychicAction } from './actions.ts'
import { isAware } from './level.ts'

/** Verve that opening a conflict of minds costs. Rule GAM-PSY-03. */
const price = 2

export function charismaTerm(creature: ReadonlyCreature, situation: Situation): Term {
  const counts = houseRule<boolean>(situation, psychicCharisma)
  return {
    name: 'Charisma',
    value: counts ? minor(creature.values.charisma ?? 10, sharesOf(situation)) : 0,
    rule: 'GAM-AMB-66',
  }
}

function testOf(creature: ReadonlyCreature, situation: Situation): ScoredTest {
  return scoredTest(
    `willpower of ${creature.name} (${creature.id})`,
    [
      { ...scoreTerm(creature, 'willpower'), rule: 'GAM-PSY-03' },
      charismaTerm(creature, situation),
      ...burdens(creature, situation, 'willpower'),
    ],
    { rule: 'GAM-PSY-03', success: 'Succeeds', failure: 'Fails' },
  )
}

/** Reason why one can’t enter the other’s mind; null when allowed. Rules GAM-PSY-01, GAM-PSY-03. */
function refusedOf(
  situation: Situation,
  one: ReadonlyCreature | undefined,
  other: ReadonlyCreature | undefined,
): string | null {
  if (!one || !other || one.id === other.id) return 'Choose who enters, and into whose mind.'
  for (const each of [one, other])
    if ('dead' in each.conditions) return `${each.name} is dead: choose another.`
  if (!isAware(one))
    return `${one.name} is not psychically aware: only monks and the aware enter minds.`
  if ((one.values.verve ?? 0) < price) return `${one.name} needs ${price} verve to enter a mind.`
  return psychic in one.conditions && psychic in other.conditions
    ? `${one.name} and ${other.name} are in psychic conflict already.`
    : noPsychicAction(one, situation)
}

/**
 * Enters another mind: 2 verve, −2 in the first round; the unwilling may resist. Rules GAM-PSY-01,
 * GAM-PSY-03, GAM-PSY-T05, GAM-AMB-66.
 */
export const enter = defineAction({
  id: 'gods-and-monsters.psychic-enter',
  title: 'Enter a mind',
  rule: 'GAM-PSY-03',
  phase: 'fight',
  slot: 'spell',
  needs: ['verve'],
  finds: 'psychic mind telepathy monk conflict willpower',
  asks: {
    who: { kind: 'creature', title: 'Who enters', first: 'party' },
    target: { kind: 'creature', title: 'Whose mind' },
    willing: { kind: 'switch', title: 'The target is willing', default: false },
  },
  preview(situation, { who, target, willing }, at) {
    const [one, other] = [situation.creatures[who], situation.creatures[target]]
    const refused = refusedOf(situation, one, other)
    if (refused || !one || !other) return refusal(refused ?? '')
    if (willing) return plain(`${one.name} enters for ${price} verve`)
    const contested = houseRule<string>(situation, psychicRefusal) === 'contest'
    const [mine, theirs] = [testOf(one, situation), testOf(other, situation)]
    const out = chanceUnder(20, theirs.trial.score, 'equal')
    const own = chanceUnder(20, mine.trial.score + at.ruling.adjust, 'equal')
    const goes = at.ruling.override
      ? Number(at.ruling.override === 'success')
      : (contested ? own : 1) * (1 - out)
    return {
      ...plain(
        `${one.name} enters: ${percent(goes)}`,
        [...mine.terms, ...theirs.terms.map((term) => ({ ...term, name: `${term.name}, theirs` }))],
        [{ name: 'Both make it', value: 'try again', rule: 'GAM-CTS-15' }],
      ),
      chances: [
        { says: 'Enters', chance: goes, tone: 'good' },
        { says: 'Stays out', chance: 1 - goes, tone: 'bad' },
      ],
    }
  },
  *run(situation, { who, target, willing }, at) {
    const [one, other] = [situation.creatures[who], situation.creatures[target]]
    if (!one || !other || refusedOf(situation, one, other))
      return line(at, { rule: 'GAM-PSY-03', what: 'Enter a mind', says: 'Nobody entered' })
    const why: Step[] = [{ name: 'Verve', value: `${price} spent`, rule: 'GAM-PSY-T05' }]
    let goes = willing
    let again = false
    if (!willing) {
      const contested = houseRule<string>(situation, psychicRefusal) === 'contest'
      const mine = contested ? yield* runTest(testOf(one, situation), at.ruling) : null
      const theirs = yield* runTest(testOf(other, situation), { adjust: 0, secret: false })
      const end = contest([mine?.success ?? true, theirs.success])
      again = contested && end.outcome === 'continue'
      goes = contested ? end.winner === 0 : !theirs.success
      if (at.ruling.override) goes = at.ruling.override === 'success'
      why.push(...(mine?.why ?? []), ...theirs.why)
    }
    const says = goes
      ? 'Enters: −2 in the first round'
      : again
        ? 'Both hold: again, or give up'
        : 'Is kept out'
    if (goes) why.push(...[one, other].map((each) => movementStep(each, situation)))
    return line(at, {
      rule: 'GAM-PSY-03',
      what: `${one.name} into the mind of ${other.name}`,
      says,
      tone: goes === (one.side === 'party') ? 'good' : 'bad',
      who: [who, target],
      why,
      effects: [
        { do: 'change', creature: who, field: 'verve', by: -price, min: 0 },
        ...(goes ? met(one, other, situation) : []),
      ],
    })
  },
})

/** Step with the Movement left during the conflict. Rules GAM-PSY-06, GAM-AMB-66. */
function movementStep(creature: ReadonlyCreature, situation: Situation): Step {
  const part = houseRule<string>(situation, psychicMovement) === 'half' ? 2 : 4
  return {
    name: `Movement of ${creature.name}`,
    value: (creature.values.movement ?? 10) / part,
    rule: 'GAM-PSY-06',
  }
}

function met(one: ReadonlyCreature, other: ReadonlyCreature, situation: Situation): Effect[] {
  const joins = [one, other].map(({ id }) =>
    condition(id, psychic, { fight: true, rule: 'GAM-PSY-06' }),
  )
  if (!situation.fight) return joins
  return [
    ...joins,
    { do: 'mark', creature: one.id, mark: began, on: true },
    ...[one, other].map(({ id }): Effect => ({
      do: 'mark',
      creature: id,
      mark: newlyPsychic,
      on: true,
    })),
  ]
}
