import { compact } from '../../../common/compact.ts'
import { percent } from '../../../common/check.ts'
import { defineAction, type Ruling } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { plain, refusal, type Chance, type RefusedPreview } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import { burdens, runTest, scoredTest, scoreTerm, type ScoredTest } from '../checks/trial.ts'
import { condition } from '../harm/states.ts'
import { forestallTie } from '../house-rules/fight.ts'
import { cannotAct, markActed } from './can-act.ts'
import { covered } from './marks.ts'

/** The due of a free attack on somebody who is aimed at. Rule GAM-CMB-34. */
export const coveringId = (attacker: string, target: string): string =>
  `covering:${attacker}:${target}`

/** Kept on whoever aims, so that the bonus is theirs alone; the screen shows the name. Rule GAM-CMB-17. */
export const aimMark = (target: string): string => `aims at ${target}`

/** Ids of the creatures that aim at the target. */
export function coversOf(situation: Situation, target: string): string[] {
  return Object.keys(situation.creatures).filter(
    (id) =>
      coveringId(id, target) in situation.dues || situation.fight?.marks?.[id]?.[aimMark(target)],
  )
}

/** An attack that costs no action, for as long as the target does not forestall it. Rule GAM-CMB-34. */
function freeAttackDue(attacker: ReadonlyCreature, target: ReadonlyCreature): Effect {
  return {
    do: 'due',
    due: {
      id: coveringId(attacker.id, target.id),
      action: 'gods-and-monsters.attack',
      input: { attacker: attacker.id, target: target.id, ready: 'covered' },
      title: 'Free attack',
      why: `${attacker.name} aims at ${target.name}`,
      rule: 'GAM-CMB-34',
      when: 'next turn',
      who: [attacker.id, target.id],
      must: false,
    },
  }
}

/** A weapon is aimed at the unready: a free attack on them at +4, and +1 damage. Rules GAM-CMB-33, GAM-CMB-34. */
export const aimAt = defineAction({
  id: 'gods-and-monsters.aim-at',
  title: 'Aim (unready target)',
  rule: 'GAM-CMB-34',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'cover covered hold at bay bow crossbow gun ambush free attack threaten',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who aims', first: 'party' },
    targets: { kind: 'creatures', role: 'target', title: 'At whom', first: 'foes' },
  },
  plan(situation, { who, targets }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who aims.')
    const cannot = cannotAct(creature, situation)
    if (cannot) return refusal(cannot)
    const aimed = (targets ?? [])
      .flatMap((id) => situation.creatures[id] ?? [])
      .filter(({ side, conditions }) => side !== creature.side && !('dead' in conditions))
    return aimed.length === 0
      ? refusal('Nobody of another side is aimed at: choose those who are not ready for it.')
      : { creature, targets: aimed }
  },
  preview: ({ creature, targets }) =>
    plain(
      `${creature.name} covers ${listed(targets.map(({ name }) => name))}`,
      [
        { name: 'To attack them', value: 4, rule: 'GAM-CMB-34' },
        { name: 'Damage', value: 1, rule: 'GAM-CMB-34' },
      ],
      [
        { name: 'The attack', value: 'costs no action unless forestalled', rule: 'GAM-CMB-34' },
        {
          name: 'Unaware or immobile as well',
          value: 'only the best of the three counts',
          rule: 'GAM-CMB-33',
        },
      ],
    ),
  run: ({ creature, targets }, situation, at) =>
    line(at, {
      rule: 'GAM-CMB-34',
      what: `${creature.name} aims`,
      says: `${listed(targets.map(({ name }) => name))} covered`,
      tone: creature.side === 'party' ? 'good' : 'bad',
      who: [creature.id, ...targets.map(({ id }) => id)],
      effects: [
        ...targets.flatMap((target): Effect[] => [
          condition(target.id, covered, { fight: true, rule: 'GAM-CMB-34' }),
          { do: 'mark', creature: creature.id, mark: aimMark(target.id), on: true },
          freeAttackDue(creature, target),
        ]),
        ...markActed(situation, creature),
      ],
    }),
})

/** Perception or evasion, whichever is better: each side picks. Rule GAM-CMB-34. */
function betterReaction(situation: Situation, creature: ReadonlyCreature): ScoredTest {
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

/** True when the free attack is lost. Rules GAM-CMB-34, GAM-AMB-39. */
function isFreeAttackLost(situation: Situation, aimedAt: boolean, aims: boolean): boolean {
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
      isFreeAttackLost(situation, first, second)
        ? (first ? one : 1 - one) * (second ? two : 1 - two)
        : 0,
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
    who: { kind: 'creature', role: 'actor', title: 'Who is aimed at', first: 'party' },
    against: { kind: 'creature', role: 'target', title: 'Who aims', optional: true },
  },
  plan(situation, { who, against }): Pair | RefusedPreview {
    const aimedAt = situation.creatures[who]
    if (!aimedAt) return refusal('Choose who is aimed at.')
    const free = coversOf(situation, who).filter((id) => coveringId(id, who) in situation.dues)
    const aims = situation.creatures[against ?? free[0] ?? '']
    if (!aims || !free.includes(aims.id))
      return refusal(`Nobody has a free attack on ${aimedAt.name}: they may act as they like.`)
    const cannot = cannotAct(aimedAt, situation)
    if (cannot) return refusal(cannot)
    return {
      aimedAt,
      aims,
      tests: [betterReaction(situation, aimedAt), betterReaction(situation, aims)],
    }
  },
  preview(pair, situation, at) {
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
  *run({ aimedAt, aims, tests }, situation, at) {
    const mine = yield* runTest(tests[0], at.ruling)
    const theirs = at.ruling.override
      ? { success: false, why: [] }
      : yield* runTest(tests[1], { adjust: 0, secret: false })
    const gone = at.ruling.override
      ? mine.success
      : isFreeAttackLost(situation, mine.success, theirs.success)
    return line(at, {
      rule: 'GAM-CMB-34',
      what: `${aimedAt.name} forestalls ${aims.name}`,
      says: gone ? 'The attack is free no more' : 'The attack stays free',
      tone: gone === (aimedAt.side === 'party') ? 'good' : 'bad',
      who: [aimedAt.id, aims.id],
      why: compact(
        ...mine.why,
        ...theirs.why,
        mine.success === theirs.success && {
          name: 'Nobody wins',
          value: gone ? 'it is lost' : 'it stays',
          rule: 'GAM-AMB-39',
        },
      ),
      effects: gone ? [{ do: 'settle', due: coveringId(aims.id, aimedAt.id) }] : [],
    })
  },
})
