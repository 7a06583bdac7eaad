import { defineAction, type Action } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'
import { scoreOf } from '../people.ts'
import { contest } from '../saves/figures.ts'

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

/** WIL less what was lost; losing it never hurts WIL. Rule BDPX-SOC-01. */
function composureOf(creature: ReadonlyCreature): { left: number; of: number } {
  const kept = creature.uses?.[useId(composureUse)]
  const of = kept?.of ?? Math.max(1, scoreOf(creature, 'WIL'))
  return { left: of - (kept?.spent ?? 0), of }
}

function lose(
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
      to: { title: composureUse, of, spent: of - after, at: now, again: 'never' },
    },
  }
}

function pairOf(
  situation: Situation,
  a: string,
  b: string,
): [ReadonlyCreature, ReadonlyCreature] | string {
  const [left, right] = [situation.creatures[a], situation.creatures[b]]
  if (!left || !right || left === right)
    return 'Choose two who argue: one of the party, and one who stands against them.'
  return [left, right]
}

const dice = { win: 8, lose: 4, same: 6 } as const

/** Both choose in secret; the loser speaks first. Rules BDPX-SOC-01 to BDPX-SOC-04. */
const argument = defineAction({
  id: 'block-dodge-parry.argument',
  title: 'Social conflict, a round',
  rule: 'BDPX-SOC-03',
  phase: 'encounter',
  slot: 'task',
  needs: ['wil'],
  finds: 'argue argument debate persuade composure attack defend flourish talk conflict',
  asks: {
    who: { kind: 'creature', title: 'Who speaks', side: 'party' },
    move: { kind: 'choice', title: 'Their move', of: moves, default: 'Attack' },
    other: { kind: 'creature', title: 'Against whom' },
    answer: { kind: 'choice', title: 'The other’s move', of: moves, default: 'Defend' },
  },
  preview(situation, { who, other, move, answer }) {
    const pair = pairOf(situation, who, other)
    if (typeof pair === 'string') return refusal(pair)
    const [a, b] = pair
    const won = socialWinner(move, answer)
    return plain(
      won === null
        ? 'The same: d6 each'
        : `${won === 'a' ? a.name : b.name} deals d8, the other d4`,
      [
        { name: `${a.name}’s composure`, value: composureOf(a).left, rule: 'BDPX-SOC-01' },
        { name: `${b.name}’s composure`, value: composureOf(b).left, rule: 'BDPX-SOC-01' },
      ],
      [
        { name: 'Stakes', value: 'agreed beforehand', rule: 'BDPX-SOC-01' },
        { name: 'Chosen in secret', value: 'most know two of the moves', rule: 'BDPX-SOC-02' },
        {
          name: `${move} and ${answer}`,
          value: won === null ? 'the same' : `${won === 'a' ? move : answer} wins`,
          rule: 'BDPX-SOC-03',
        },
      ],
    )
  },
  *run(situation, { who, other, move, answer }, at) {
    const pair = pairOf(situation, who, other)
    if (typeof pair === 'string')
      return line(at, { rule: 'BDPX-SOC-03', what: 'Social conflict', says: pair })
    const [a, b] = pair
    const won = socialWinner(move, answer)
    const sides = (mine: 'a' | 'b') =>
      won === null ? dice.same : won === mine ? dice.win : dice.lose
    const byA = Math.max(0, (yield* rollOne(`${a.name} deals`, sides('a'))) + at.ruling.adjust)
    const byB = yield* rollOne(`${b.name} deals`, sides('b'))
    const now = situation.clock.seconds
    const [hitB, hitA] = [lose(b, byA, now), lose(a, byB, now)]
    const over = hitA.left === 0 || hitB.left === 0
    const says = !over
      ? `${a.name} ${hitA.left}, ${b.name} ${hitB.left} composure`
      : hitA.left === 0 && hitB.left === 0
        ? 'An impasse: nothing changes'
        : `${hitB.left === 0 ? a.name : b.name} carries the day`
    const why: Step[] = [
      {
        name: `${move} and ${answer}`,
        value: won === null ? 'the same' : `${won === 'a' ? a.name : b.name} wins`,
        rule: 'BDPX-SOC-03',
      },
      { name: `${a.name} deals`, value: byA, rule: 'BDPX-SOC-03' },
      { name: `${b.name} deals`, value: byB, rule: 'BDPX-SOC-03' },
      ...(over ? [{ name: 'Composure', value: 'gone', rule: 'BDPX-SOC-04' as const }] : []),
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

const stages = { staredown: 'WIL', draw: 'DEX', clash: 'STR' } as const
const stageNames = Object.keys(stages) as (keyof typeof stages)[]

/** An older edition's duel: eyes, hands, steel. Rule BDPX-DUL-01. */
const duel = defineAction({
  id: 'block-dodge-parry.duel',
  title: 'Duel, a stage',
  rule: 'BDPX-DUL-01',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: ['str', 'dex', 'wil'],
  finds: 'duel staredown draw clash showdown',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    other: { kind: 'creature', title: 'Against whom' },
    stage: { kind: 'choice', title: 'Stage', of: stageNames, default: 'staredown' },
    ahead: { kind: 'switch', title: 'Won the stage before', default: false },
  },
  preview(situation, { who, other, stage, ahead }) {
    const pair = pairOf(situation, who, other)
    if (typeof pair === 'string') return refusal(pair)
    const [a, b] = pair
    return plain(
      `${a.name} and ${b.name}: both save by ${stages[stage]}${ahead ? `, ${a.name} with advantage` : ''}`,
      pair.map((one) => ({
        name: one.name,
        value: scoreOf(one, stages[stage]),
        rule: 'BDPX-DUL-01',
      })),
      [{ name: 'An older edition', value: 'an option', rule: 'BDPX-DUL-01' }],
    )
  },
  *run(situation, { who, other, stage, ahead }, at) {
    const pair = pairOf(situation, who, other)
    if (typeof pair === 'string') return line(at, { rule: 'BDPX-DUL-01', what: 'Duel', says: pair })
    const [a, b] = pair
    const ability = stages[stage]
    const first = yield* rollOne(`${a.name}: ${stage}`, 20)
    const second = ahead ? yield* rollOne(`${a.name}: ${stage}, once more`, 20) : null
    const theirs = yield* rollOne(`${b.name}: ${stage}`, 20)
    const scores = [scoreOf(a, ability) + at.ruling.adjust, scoreOf(b, ability)] as const
    const tries = [first, ...(second === null ? [] : [second])]
    const ends = tries.map((die) => contest(scores[0], scores[1], die, theirs).winner)
    const best =
      ends.find((end) => end === 'a') ?? ends.find((end) => end === 'tie') ?? ends[0] ?? 'none'
    const won = at.ruling.override
      ? at.ruling.override === 'success'
        ? a
        : b
      : best === 'a'
        ? a
        : best === 'b'
          ? b
          : null
    return line(at, {
      rule: 'BDPX-DUL-01',
      what: `Duel, ${stage}: ${a.name} and ${b.name}`,
      says: won
        ? `${won.name} wins the ${stage}${stage === 'clash' ? ': the better of weapon and d12, to STR' : ''}`
        : 'Even',
      tone: won ? (won.side === 'party' ? 'good' : 'bad') : 'plain',
      who: [a.id, b.id],
      why: [
        { name: ability, value: `${tries.join(' or ')} against ${theirs}`, rule: 'BDPX-DUL-01' },
      ],
      effects:
        won && stage === 'clash'
          ? [
              {
                do: 'due',
                due: {
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
                  rule: 'BDPX-DUL-01',
                  when: 'now',
                  who: [a.id, b.id],
                  must: false,
                },
              },
            ]
          : [],
    })
  },
})

export const social: readonly Action[] = [argument, duel]
