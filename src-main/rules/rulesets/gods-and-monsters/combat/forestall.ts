import { defineAction, type Chance, type Ruling } from '../../../core/action.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import { percent, plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { forestallTie } from '../house-rules/fight.ts'
import { coveringId, coversOf } from './aiming.ts'
import { cannotAct } from './can-act.ts'

/** Perception or evasion, whichever is better: each side picks. Rule GAM-CMB-34. */
function quickest(situation: Situation, creature: ReadonlyCreature): ScoredTest {
  const [best] = (['perception', 'evasion'] as const)
    .map((reaction) => {
      const terms = [
        { ...scoreTerm(creature, reaction), rule: 'GAM-CMB-34' as const },
        ...burdens(creature, situation, reaction),
      ]
      return scoredTest(`${reaction} of ${creature.name} (${creature.id})`, terms, {
        rule: 'GAM-CMB-34',
        success: 'Quick',
        failure: 'Slow',
      })
    })
    .sort((one, other) => other.trial.score - one.trial.score)
  if (!best) throw new Error('nobody picks between no reactions')
  return best
}

interface Pair {
  aimedAt: ReadonlyCreature
  aims: ReadonlyCreature
  tests: readonly [ScoredTest, ScoredTest]
}

function pairOf(
  situation: Situation,
  { who, against }: { who: string; against?: string | undefined },
): Pair | { says: string } {
  const aimedAt = situation.creatures[who]
  if (!aimedAt) return { says: 'Choose who is aimed at.' }
  const free = coversOf(situation, who).filter((id) => coveringId(id, who) in situation.dues)
  const aims = situation.creatures[against ?? free[0] ?? '']
  if (!aims || !free.includes(aims.id))
    return { says: `Nobody has a free attack on ${aimedAt.name}: they may act as they like.` }
  const cannot = cannotAct(aimedAt, situation)
  if (cannot) return { says: cannot }
  return { aimedAt, aims, tests: [quickest(situation, aimedAt), quickest(situation, aims)] }
}

/** True when the free attack is lost. Rules GAM-CMB-34, GAM-AMB-39. */
function lost(situation: Situation, aimedAt: boolean, aims: boolean): boolean {
  const mine = houseRule(situation, forestallTie) === 'who is aimed at'
  return mine ? aimedAt || !aims : aimedAt && !aims
}

function chancesOf(situation: Situation, { tests }: Pair, ruling: Ruling): [Chance, Chance] {
  const [one, two] = [
    chanceUnder(20, tests[0].trial.score + ruling.adjust, 'equal'),
    chanceUnder(20, tests[1].trial.score, 'equal'),
  ]
  const both = [true, false].flatMap((first) =>
    [true, false].map((second) =>
      lost(situation, first, second) ? (first ? one : 1 - one) * (second ? two : 1 - two) : 0,
    ),
  )
  const chance = ruling.override
    ? Number(ruling.override === 'success')
    : both.reduce((sum, each) => sum + each, 0)
  return [
    { says: 'The free attack is lost', chance, tone: 'good' },
    { says: 'It stays free', chance: 1 - chance, tone: 'bad' },
  ]
}

/** Whoever is aimed at strikes first, if they are quick. Rules GAM-CMB-34, GAM-AMB-39. */
export const forestall = defineAction({
  id: 'gods-and-monsters.forestall',
  title: 'Forestall an aimed weapon',
  rule: 'GAM-CMB-34',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'covered aimed at strike first react perception evasion contest',
  asks: {
    who: { kind: 'creature', title: 'Who is aimed at', first: 'party' },
    against: { kind: 'creature', title: 'Who aims', optional: true },
  },
  preview(situation, input, at) {
    const pair = pairOf(situation, input)
    if ('says' in pair) return refusal(pair.says)
    const [mine, theirs] = pair.tests
    const chances = chancesOf(situation, pair, at.ruling)
    return {
      ...plain(
        `${pair.aimedAt.name} at or under ${mine.trial.score + at.ruling.adjust}, ${pair.aims.name} at or under ${theirs.trial.score}: ${percent(chances[0].chance)}`,
        [...mine.terms, ...theirs.terms.map((term) => ({ ...term, name: `${term.name}, theirs` }))],
      ),
      chances,
    }
  },
  *run(situation, input, at) {
    const pair = pairOf(situation, input)
    if ('says' in pair)
      return line(at, { rule: 'GAM-CMB-34', what: 'Forestalling', says: pair.says })
    const { aimedAt, aims, tests } = pair
    const mine = yield* runTest(tests[0], at.ruling)
    const theirs = at.ruling.override
      ? { success: false, why: [] }
      : yield* runTest(tests[1], { adjust: 0, secret: false })
    const gone = at.ruling.override ? mine.success : lost(situation, mine.success, theirs.success)
    return line(at, {
      rule: 'GAM-CMB-34',
      what: `${aimedAt.name} forestalls ${aims.name}`,
      says: gone ? 'The attack is free no more' : 'The attack stays free',
      tone: gone === (aimedAt.side === 'party') ? 'good' : 'bad',
      who: [aimedAt.id, aims.id],
      why: [
        ...mine.why,
        ...theirs.why,
        ...(mine.success === theirs.success
          ? [
              {
                name: 'Nobody wins',
                value: gone ? 'it is lost' : 'it stays',
                rule: 'GAM-AMB-39' as const,
              },
            ]
          : []),
      ],
      effects: gone ? [{ do: 'settle', due: coveringId(aims.id, aimedAt.id) }] : [],
    })
  },
})
