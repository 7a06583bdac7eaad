import { compact } from '../../../common/compact.ts'
import { percent } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { plain, refusal, type Term } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import { minor } from '../character/abilities.ts'
import { contestRound } from '../checks/figures.ts'
import { creatureTest, previewTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { psychic } from '../combat/marks.ts'
import { condition } from '../harm/states.ts'
import { sharesOf } from '../house-rules/characters.ts'
import { psychicCharisma, psychicMovement, psychicRefusal } from '../house-rules/fight.ts'
import {
  began,
  unawareRefusal,
  newlyPsychic,
  psychicActionRefusal,
  spendPsychicRound,
  wholeRoundRefusal,
} from './state.ts'
import { targetAsk } from '../../../gm/fight/attack-asks.ts'

/** Verve that opening a conflict of minds costs. Rule GAM-PSY-03. */
const price = 2

function charismaTerm(creature: ReadonlyCreature, situation: Situation): Term {
  const counts = houseRule<boolean>(situation, psychicCharisma)
  return {
    name: 'Charisma',
    value: counts ? minor(creature.values.charisma ?? 10, sharesOf(situation)) : 0,
    rule: 'GAM-AMB-66',
  }
}

function testOf(creature: ReadonlyCreature, situation: Situation): ScoredTest {
  return creatureTest(creature, situation, 'willpower', {
    label: `willpower of ${creature.name} (${creature.id})`,
    rule: 'GAM-PSY-03',
    success: 'Succeeds',
    failure: 'Fails',
    scoreRule: 'GAM-PSY-03',
    terms: [charismaTerm(creature, situation)],
  })
}

/**
 * Enters another mind: 2 verve, −2 in the first round; the unwilling may resist. Rules GAM-PSY-01,
 * GAM-PSY-03, GAM-PSY-T05, GAM-AMB-66.
 */
export const enterMind = defineAction({
  id: 'gods-and-monsters.psychic-enter',
  title: 'Enter a mind',
  rule: 'GAM-PSY-03',
  phase: 'fight',
  slot: 'spell',
  needs: ['verve'],
  finds: 'psychic mind telepathy monk conflict willpower',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who enters', first: 'party' },
    target: { ...targetAsk, title: 'Whose mind' },
    willing: { kind: 'switch', title: 'The target is willing', default: false },
  },
  plan(situation, { who, target, willing }) {
    const [one, other] = [situation.creatures[who], situation.creatures[target]]
    if (!one || !other || one.id === other.id)
      return refusal('Choose who enters, and into whose mind.')
    for (const each of [one, other])
      if ('dead' in each.conditions) return refusal(`${each.name} is dead: choose another.`)
    const unaware = unawareRefusal(one)
    if (unaware) return refusal(unaware)
    const { verve = 0 } = one.values
    if (verve < price)
      return refusal(
        `${one.name} has ${verve} verve, and to enter a mind takes ${price}: give them more, or choose another.`,
      )
    if (psychic in one.conditions && psychic in other.conditions)
      return refusal(`${one.name} and ${other.name} are in psychic conflict already.`)
    const none = psychicActionRefusal(one, situation)
    if (none) return refusal(none)
    return {
      ...{ one, other, willing },
      contested: houseRule<string>(situation, psychicRefusal) === 'contest',
      mine: testOf(one, situation),
      theirs: testOf(other, situation),
    }
  },
  preview({ one, willing, contested, mine, theirs }, _situation, at) {
    if (willing) return plain(`${one.name} enters for ${price} verve`)
    const out = chanceUnder(20, theirs.trial.score, 'equal')
    const own = chanceUnder(20, mine.trial.score + at.ruling.adjust, 'equal')
    const goes = at.ruling.override
      ? Number(at.ruling.override === 'success')
      : (contested ? own : 1) * (1 - out)
    return {
      ...plain(
        `${one.name} enters for ${price} verve: ${percent(goes)}`,
        [...mine.terms, ...theirs.terms.map((term) => ({ ...term, name: `${term.name}, theirs` }))],
        [{ name: 'Both make it', value: 'try again', rule: 'GAM-CTS-15' }],
      ),
      chances: [
        { says: 'Enters', chance: goes, tone: 'good' },
        { says: 'Stays out', chance: 1 - goes, tone: 'bad' },
      ],
    }
  },
  *run({ one, other, willing, contested, ...tests }, situation, at) {
    const why: Step[] = [{ name: 'Verve', value: `${price} spent`, rule: 'GAM-PSY-T05' }]
    let goes = willing
    let again = false
    if (!willing) {
      const mine = contested ? yield* runTest(tests.mine, at.ruling) : null
      const theirs = yield* runTest(tests.theirs, { adjust: 0, secret: false })
      const end = contestRound([mine?.success ?? true, theirs.success])
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
      who: [one.id, other.id],
      why,
      effects: [
        { do: 'change', creature: one.id, field: 'verve', by: -price, min: 0 },
        ...(goes ? joinConflict(one, other, situation) : []),
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

function joinConflict(
  one: ReadonlyCreature,
  other: ReadonlyCreature,
  situation: Situation,
): Effect[] {
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

/** Leaves a psychic conflict, the only action of that round. Rules GAM-PSY-04, GAM-PSY-T04. */
export const leaveMind = defineAction({
  id: 'gods-and-monsters.psychic-leave',
  title: 'Leave a mind',
  rule: 'GAM-PSY-04',
  phase: 'fight',
  slot: 'withdraw',
  needs: [],
  finds: 'psychic exit mind reason escape',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party', begins: [psychic] },
  },
  plan(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who leaves.')
    if (!(psychic in creature.conditions))
      return refusal(`${creature.name} is in no psychic conflict: enter a mind first.`)
    const busy = wholeRoundRefusal(creature, situation)
    if (busy) return refusal(busy)
    const test = creatureTest(creature, situation, 'reason', {
      rule: 'GAM-PSY-T04',
      success: 'Is out',
      failure: 'Can’t leave',
      scoreRule: 'GAM-PSY-T04',
      terms: [charismaTerm(creature, situation)],
    })
    return { creature, test }
  },
  preview: ({ test }, _situation, at) => previewTest(test, at.ruling),
  *run({ creature, test }, situation, at) {
    const result = yield* runTest(test, at.ruling)
    return line(at, {
      rule: 'GAM-PSY-04',
      what: `${creature.name} leaves the conflict of minds`,
      says: result.success ? 'Is out' : 'Can’t get out yet',
      tone: result.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: result.why,
      effects: compact(
        result.success && condition(creature.id, psychic, null),
        ...spendPsychicRound(creature, situation),
      ),
    })
  },
})
