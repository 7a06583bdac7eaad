import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'
import { scoreOf } from '../character/people.ts'

const moves = ['Attack', 'Defend', 'Flourish'] as const
type Move = (typeof moves)[number]
const beats: Readonly<Record<Move, Move>> = {
  Defend: 'Attack',
  Flourish: 'Defend',
  Attack: 'Flourish',
}

/** Winner of two moves; null where both chose the same. Rule BDPX-SOC-03. */
function socialWinner(a: Move, b: Move): 'a' | 'b' | null {
  if (a === b) return null
  return beats[a] === b ? 'a' : 'b'
}

const composureUse = 'Composure'

/**
 * Composure left and in all: WIL less what was lost, which comes back with the end of the encounter; losing it
 * never lowers WIL. Rule BDPX-SOC-01.
 */
function composureOf(creature: ReadonlyCreature): { left: number; of: number } {
  const { of = 0, spent = 0 } = creature.uses?.[useId(composureUse)] ?? {}
  const most = spent > 0 ? of : Math.max(1, scoreOf(creature, 'WIL'))
  return { left: most - spent, of: most }
}

function loseComposure(
  creature: ReadonlyCreature,
  by: number,
  now: number,
): { left: number; effect: Effect } {
  const { left, of } = composureOf(creature)
  const after = Math.max(0, left - by)
  return {
    left: after,
    effect: {
      do: 'use',
      creature: creature.id,
      id: useId(composureUse),
      to: { title: composureUse, of, spent: of - after, at: now, again: 'fight' },
    },
  }
}

function pairOf(
  situation: Situation,
  a: string,
  b: string,
): readonly [ReadonlyCreature, ReadonlyCreature] | RefusedPreview {
  const [left, right] = [situation.creatures[a], situation.creatures[b]]
  if (!left || !right || left === right)
    return refusal('Choose two who argue: one of the party, and one who stands against them.')
  return [left, right]
}

const dice = { win: 8, lose: 4, same: 6 } as const

/** Argues a round: both choose a move in secret, the loser speaks first. Rules BDPX-SOC-01 to BDPX-SOC-04. */
export const argument = defineAction({
  id: 'block-dodge-parry.argument',
  title: 'Social conflict, a round',
  rule: 'BDPX-SOC-03',
  phase: 'encounter',
  slot: 'task',
  needs: ['wil'],
  finds: 'argue argument debate persuade composure attack defend flourish talk conflict',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who speaks', side: 'party' },
    move: { kind: 'choice', title: 'Their move', of: moves, default: 'Attack' },
    other: { kind: 'creature', role: 'target', title: 'Against whom' },
    answer: { kind: 'choice', title: 'The other’s move', of: moves, default: 'Defend' },
  },
  plan(situation, { who, other, move, answer }) {
    const pair = pairOf(situation, who, other)
    return isRefusal(pair) ? pair : { pair, move, answer, won: socialWinner(move, answer) }
  },
  preview: ({ pair: [a, b], move, answer, won }) =>
    plain(
      won === null
        ? 'The same: d6 each'
        : `${won === 'a' ? a.name : b.name} deals d8, the other d4`,
      [
        step(`${a.name}’s composure`, composureOf(a).left, 'BDPX-SOC-01'),
        step(`${b.name}’s composure`, composureOf(b).left, 'BDPX-SOC-01'),
      ],
      [
        step('Stakes', 'agreed beforehand', 'BDPX-SOC-01'),
        step('Chosen in secret', 'most know two of the moves', 'BDPX-SOC-02'),
        step(
          `${move} and ${answer}`,
          won === null ? 'the same' : `${won === 'a' ? move : answer} wins`,
          'BDPX-SOC-03',
        ),
      ],
    ),
  *run({ pair: [a, b], move, answer, won }, situation, at) {
    const sides = (mine: 'a' | 'b') =>
      won === null ? dice.same : won === mine ? dice.win : dice.lose
    // The loser speaks and rolls first.
    const first = won === 'a' ? yield* rollOne(`${b.name} deals`, sides('b')) : null
    const byA = Math.max(0, (yield* rollOne(`${a.name} deals`, sides('a'))) + at.ruling.adjust)
    const byB = first ?? (yield* rollOne(`${b.name} deals`, sides('b')))
    const now = situation.clock.seconds
    const [hitB, hitA] = [loseComposure(b, byA, now), loseComposure(a, byB, now)]
    const over = hitA.left === 0 || hitB.left === 0
    const says = !over
      ? `${a.name} ${hitA.left}, ${b.name} ${hitB.left} composure`
      : hitA.left === 0 && hitB.left === 0
        ? 'An impasse: nothing changes'
        : `${hitB.left === 0 ? a.name : b.name} carries the day`
    const why: Step[] = [
      step(
        `${move} and ${answer}`,
        won === null ? 'the same' : `${won === 'a' ? a.name : b.name} wins`,
        'BDPX-SOC-03',
      ),
      step(`${a.name} deals`, byA, 'BDPX-SOC-03'),
      step(`${b.name} deals`, byB, 'BDPX-SOC-03'),
      ...(over ? [step('Composure', 'gone', 'BDPX-SOC-04')] : []),
    ]
    return line(at, {
      rule: over ? 'BDPX-SOC-04' : 'BDPX-SOC-03',
      what: `${a.name} and ${b.name} argue`,
      says,
      tone: !over ? 'plain' : hitA.left > 0 ? 'good' : 'bad',
      who: [a.id, b.id],
      why,
      effects: over
        ? [a, b].map((one): Effect => ({
            do: 'use',
            creature: one.id,
            id: useId(composureUse),
            to: null,
          }))
        : [hitA.effect, hitB.effect],
    })
  },
})
