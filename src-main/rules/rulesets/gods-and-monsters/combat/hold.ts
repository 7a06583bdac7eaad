import { defineAction } from '../../../core/action.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { condition } from '../harm/states.ts'
import { sizeOf } from '../people.ts'
import { sizesApart } from '../scales/sizes.ts'
import { breakingBonus, holdBonuses, holdEnd, type HoldEnd } from './figures.ts'
import { holdDue, holdId } from './hold-due.ts'
import { held, holds, immobilized } from './marks.ts'

function testOf(situation: Situation, creature: ReadonlyCreature, size: number): ScoredTest {
  return scoredTest(
    `fortitude of ${creature.name} (${creature.id})`,
    [
      scoreTerm(creature, 'fortitude'),
      { name: 'Larger', value: size, rule: 'GAM-CMB-29' },
      ...burdens(creature, situation, 'fortitude'),
    ],
    { rule: 'GAM-CMB-29', success: 'Holds', failure: 'Fails' },
  )
}

function pairOf(situation: Situation, attacker: string, target: string) {
  const [one, other] = [situation.creatures[attacker], situation.creatures[target]]
  if (!one || !other || one.id === other.id) return null
  const size = holdBonuses(sizesApart(sizeOf(other), sizeOf(one)))
  return {
    one,
    other,
    tests: [testOf(situation, one, size.attacker), testOf(situation, other, size.target)] as const,
  }
}

const says: Record<HoldEnd, string> = {
  stalemate: 'Neither gives way',
  broken: 'The hold is broken',
  immobilized: 'Immobilized',
}

/** A round of a hold: both test fortitude. Rules GAM-CMB-29, GAM-CMB-30. */
export const hold = defineAction({
  id: 'gods-and-monsters.hold',
  title: 'A round of a hold',
  rule: 'GAM-CMB-29',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'grapple wrestle immobilize pin break free fortitude',
  asks: {
    attacker: { kind: 'creature', title: 'Who holds', first: 'party' },
    target: { kind: 'creature', title: 'Who is held' },
  },
  preview(situation, { attacker, target }, at) {
    const pair = pairOf(situation, attacker, target)
    if (!pair) return refusal('Choose who holds, and somebody else who is held.')
    if (!(held in pair.other.conditions))
      return refusal(
        `${pair.other.name} is not held: grab them first, with an attack that aims to.`,
      )
    const [mine, theirs] = pair.tests
    const one = chanceUnder(20, mine.trial.score + at.ruling.adjust, 'equal')
    const two = chanceUnder(20, theirs.trial.score, 'equal')
    const ends = ended(one, two, at.ruling.override)
    return {
      ...plain(
        `${pair.one.name} at or under ${mine.trial.score}, ${pair.other.name} at or under ${theirs.trial.score}`,
        [...mine.terms, ...theirs.terms.map((term) => ({ ...term, name: `${term.name}, theirs` }))],
      ),
      chances: [
        { says: says.immobilized, chance: ends.immobilized, tone: 'good' },
        { says: says.broken, chance: ends.broken, tone: 'bad' },
        { says: says.stalemate, chance: ends.stalemate, tone: 'plain' },
      ],
    }
  },
  *run(situation, { attacker, target }, at) {
    const pair = pairOf(situation, attacker, target)
    if (!pair) return line(at, { rule: 'GAM-CMB-29', what: 'Hold', says: 'Nobody is held' })
    const one = yield* runTest(pair.tests[0], at.ruling)
    const two = yield* runTest(pair.tests[1], { adjust: 0, secret: false })
    const end = at.ruling.override
      ? at.ruling.override === 'success'
        ? 'immobilized'
        : 'broken'
      : holdEnd(one.success, two.success)
    return line(at, {
      rule: 'GAM-CMB-29',
      what: `${pair.one.name} holds ${pair.other.name}`,
      says: says[end],
      tone: end === 'stalemate' ? 'plain' : end === 'immobilized' ? 'good' : 'bad',
      who: [attacker, target],
      why: [...one.why, ...two.why],
      effects: [{ do: 'settle', due: holdId(target) }, ...endEffects(pair.one, pair.other, end)],
    })
  },
})

function ended(
  one: number,
  two: number,
  override: 'success' | 'failure' | undefined,
): Record<HoldEnd, number> {
  if (override)
    return {
      immobilized: Number(override === 'success'),
      broken: Number(override === 'failure'),
      stalemate: 0,
    }
  return {
    immobilized: one * (1 - two),
    broken: two * (1 - one),
    stalemate: one * two + (1 - one) * (1 - two),
  }
}

/** A hold that is broken leaves an opening; one that is complete leaves nothing to test. Rule GAM-CMB-29. */
function endEffects(one: ReadonlyCreature, other: ReadonlyCreature, end: HoldEnd): Effect[] {
  if (end === 'stalemate') return [holdDue(one, other)]
  const free = condition(other.id, held, null)
  if (end === 'immobilized')
    return [
      free,
      condition(other.id, immobilized, { fight: true, rule: 'GAM-CMB-29' }),
      { do: 'mark', creature: one.id, mark: holds(other.id), on: true },
    ]
  return [
    free,
    {
      do: 'due',
      due: {
        id: `opening:${other.id}`,
        action: 'gods-and-monsters.attack',
        input: { attacker: other.id, target: one.id, bonus: breakingBonus },
        title: `An attack at +${breakingBonus}`,
        why: `${other.name} broke the hold of ${one.name}`,
        rule: 'GAM-CMB-29',
        when: 'now',
        who: [other.id, one.id],
        must: false,
      },
    },
  ]
}
