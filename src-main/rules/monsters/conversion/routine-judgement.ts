import type { Attack, Judgement, Monster } from '../canonical.ts'
import type { RuleId } from '../../core/outcome.ts'
import { asBlast, routinesOf, severalAt, shortDie, thrownTogether } from './routine.ts'
import { roundHarms, roundHarmTitle } from './routine-odds.ts'

export type RoutineReading = 'together' | 'apart' | 'blast'

const words: Readonly<Record<RoutineReading, readonly [title: string, hint: string]>> = {
  together: ['Thrown together', 'the highest die counts'],
  apart: ['Each on its own', 'one after the other, or one is chosen'],
  blast: ['As a blast', 'its biggest die on all near'],
}

/** Judgement for rounds with several attacks whose dice could be rolled together. */
export function routineJudgement(
  { attacks }: Monster,
  rule: RuleId,
  otherwise: RoutineReading,
): Judgement[] {
  const place = severalAt(attacks)
  if (place < 0) return []
  return [
    {
      id: 'routine',
      asks: 'How are several attacks of one round made?',
      evidence: attacks.map(({ name }) => name).join(', '),
      like: 'several attacks',
      options: (Object.keys(words) as RoutineReading[]).map((id) => {
        const reading = readAs(attacks, id)
        const round = routinesOf(reading)[place] ?? []
        return {
          id,
          title: words[id][0],
          hint: words[id][1],
          gives: { title: 'Attacks', value: diceOf(reading) },
          odds: [{ title: roundHarmTitle, chance: roundHarms(round) }],
        }
      }),
      default: otherwise,
      rule,
    },
  ]
}

function diceOf(attacks: readonly Attack[]): string {
  return attacks
    .map(({ count, name, dice }) => `${count > 1 ? `${count} × ` : ''}${shortDie(dice) || name}`)
    .join(', ')
}

function readAs(attacks: readonly Attack[], reading: RoutineReading | undefined): Attack[] {
  if (reading === 'together') return thrownTogether(attacks)
  return reading === 'blast' ? asBlast(attacks) : [...attacks]
}

/** Attacks according to the answer, and how each was derived. */
export function routineAs(
  attacks: readonly Attack[],
  answers: Readonly<Record<string, string>>,
): {
  attacks: Attack[]
  /** True when the routine judgement was asked. */
  several: boolean
  how: (attack: Attack) => string
  judgement: () => string | undefined
} {
  const reading = answers['routine'] as RoutineReading | undefined
  return {
    attacks: readAs(attacks, reading),
    several: reading !== undefined,
    judgement: () => reading && 'routine',
    how: ({ dice, notes }) => {
      if (reading === 'together' && dice.includes('+d'))
        return 'one round together, the highest die counts'
      if (reading === 'blast' && /\bblast\b/.test(notes))
        return 'the biggest die of a round, on all near'
      return 'its die as written'
    },
  }
}
