import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { plain, refusal, type Preview } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoreOf } from '../character/people.ts'
import { contest } from '../checks/contest.ts'
import { facesOf } from '../checks/odds.ts'
import { dueNow, settleOpen } from '../effects.ts'
import { targetAsk } from '../../../gm/fight/attack-asks.ts'

const rule = 'BDPX-DUL-01'

const stages = { staredown: 'WIL', draw: 'DEX', clash: 'STR' } as const
type Stage = keyof typeof stages
const stageNames = Object.keys(stages) as Stage[]

type Pair = readonly [ReadonlyCreature, ReadonlyCreature]

/** Due of a stage; its id names who won the stage before, so that the duel knows. */
const dueId = (stage: Stage, winner: string): string => `duel:${stage}:${winner}`

/** Whoever of the two won the stage before this one; null at the start and after an even stage. */
function aheadIn({ dues }: Situation, stage: Stage, pair: Pair): ReadonlyCreature | null {
  return pair.find(({ id }) => dueId(stage, id) in dues) ?? null
}

/** The stage that these two are at: that of the due they have, if any. */
function pendingStage({ dues }: Situation, pair: Pair): Stage | undefined {
  return stageNames.find((stage) =>
    Object.values(dues).some(
      ({ id, who }) => id.startsWith(`duel:${stage}:`) && pair.every((one) => who.includes(one.id)),
    ),
  )
}

/** Winner of a stage by the faces of both: of several throws the one ahead takes the best. Null where it is even. */
function winnerOf(
  [a, b]: Pair,
  scores: readonly [number, number],
  tries: readonly [readonly number[], readonly number[]],
  ahead: ReadonlyCreature | null,
): ReadonlyCreature | null {
  const ends = tries[0].flatMap((mine) =>
    tries[1].map((theirs) => contest(scores[0], scores[1], mine, theirs).winner),
  )
  const favoured = ahead === b ? 'b' : 'a'
  const end = ends.find((one) => one === favoured) ?? ends.find((one) => one === 'tie') ?? ends[0]
  return end === 'a' ? a : end === 'b' ? b : null
}

/** Chances of a stage over every throw of both. */
function stageChances(
  pair: Pair,
  scores: readonly [number, number],
  ahead: ReadonlyCreature | null,
): Preview['chances'] {
  const once = facesOf(20).map((face) => [face])
  const twice = facesOf(20).flatMap((face) => facesOf(20).map((again) => [face, again]))
  const [mine, theirs] = pair.map((one) => (one === ahead ? twice : once))
  const counts = new Map<ReadonlyCreature | null, number>()
  for (const a of mine ?? [])
    for (const b of theirs ?? []) {
      const won = winnerOf(pair, scores, [a, b], ahead)
      counts.set(won, (counts.get(won) ?? 0) + 1)
    }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return [pair[0], null, pair[1]].map((one) => ({
    says: one ? `${one.name} wins` : 'Even',
    chance: (counts.get(one) ?? 0) / all,
    tone: 'plain',
  }))
}

/** Dues that follow a stage: the next one, or the blow of the clash. */
function follows(stage: Stage, [a, b]: Pair, won: ReadonlyCreature | null): Effect[] {
  const next = stageNames[stageNames.indexOf(stage) + 1]
  const who = [a.id, b.id]
  if (next)
    return [
      dueNow({
        id: dueId(next, won?.id ?? 'even'),
        action: 'block-dodge-parry.duel',
        input: { who: a.id, other: b.id, stage: next },
        title: `Duel: the ${next}`,
        why: won ? `${won.name} won the ${stage} and has advantage` : `The ${stage} was even`,
        rule,
        who,
      }),
    ]
  if (!won) return []
  return [
    dueNow({
      id: `clash:${won.id}`,
      action: 'block-dodge-parry.attack',
      input: {
        attacker: won.id,
        target: won === a ? b.id : a.id,
        how: 'enhanced',
        unaware: true,
      },
      title: `${won.name} strikes`,
      why: 'The clash is won: the better of the weapon’s die and d12, to STR',
      rule,
      who,
    }),
  ]
}

/** Fights a stage of an older edition's duel: staredown, draw or clash. Rule BDPX-DUL-01. */
export const duel = defineAction({
  id: 'block-dodge-parry.duel',
  title: 'Duel, a stage',
  rule,
  phase: 'fight',
  slot: 'manoeuvre',
  needs: ['str', 'dex', 'wil'],
  finds: 'duel staredown draw clash showdown',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    other: { ...targetAsk, title: 'Against whom' },
    stage: { kind: 'choice', title: 'Stage', of: stageNames, default: 'staredown' },
  },
  plan(situation, { who, other, stage }) {
    const [a, b] = [situation.creatures[who], situation.creatures[other]]
    if (!a || !b || a === b)
      return refusal('Choose two who duel: one, and another who stands against them.')
    const pair: Pair = [a, b]
    const ability = stages[stage]
    const scores = [scoreOf(a, ability), scoreOf(b, ability)] as const
    return { pair, stage, ability, scores, ahead: aheadIn(situation, stage, pair) }
  },
  preview({ pair, ability, scores: [own, theirs], ahead }, situation, { ruling }) {
    const [a, b] = pair
    const pending = pendingStage(situation, pair)
    const shown = plain(
      `${a.name} and ${b.name}: both save by ${ability}${ahead ? `, ${ahead.name} with advantage` : ''}`,
      [a, b].map((one) => step(one.name, scoreOf(one, ability), rule)),
      [
        ...(ahead ? [step(ahead.name, 'won the stage before', rule)] : []),
        step('An older edition', 'an option', rule),
      ],
    )
    return {
      ...shown,
      chances: stageChances(pair, [own + ruling.adjust, theirs], ahead),
      ...(pending ? { scope: { stage: { of: [pending] } } } : {}),
    }
  },
  *run({ pair, stage, ability, scores: [own, theirs], ahead }, situation, at) {
    const [a, b] = pair
    const tries: [number[], number[]] = [[], []]
    for (const [which, one] of pair.entries()) {
      const label = `${one.name}: ${stage}`
      const faces = tries[which as 0 | 1]
      faces.push(yield* rollOne(label, 20))
      if (one === ahead) faces.push(yield* rollOne(`${label}, once more`, 20))
    }
    const ruled = at.ruling.override
    const thrown = winnerOf(pair, [own + at.ruling.adjust, theirs], tries, ahead)
    const won = ruled ? (ruled === 'success' ? a : b) : thrown
    return line(at, {
      rule,
      what: `Duel, ${stage}: ${a.name} and ${b.name}`,
      says: won
        ? `${won.name} wins the ${stage}${stage === 'clash' ? ': the better of weapon and d12, to STR' : ''}`
        : 'Even',
      tone: won ? (won.side === 'party' ? 'good' : 'bad') : 'plain',
      who: [a.id, b.id],
      why: [
        ...(ahead ? [step(ahead.name, 'won the stage before: rolls twice', rule)] : []),
        step(ability, tries.map((faces) => faces.join(' or ')).join(' against '), rule),
      ],
      effects: [
        ...[a.id, b.id, 'even'].flatMap((winner) => settleOpen(situation, dueId(stage, winner))),
        ...follows(stage, pair, won),
      ],
    })
  },
})
