import type { Step } from '../../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import { scoreTerm, type ScoreName } from '../scores.ts'
import { burdens, targetOf, termSteps } from '../trial.ts'

/** One of those who contest; the first of them acts. */
export interface Contestant {
  who: ReadonlyCreature
  target: number
  terms: Step[]
}

interface Asked {
  acting: string
  score: ScoreName
  bonus: number
  resisting?: string | undefined
  more?: readonly string[] | undefined
  against: ScoreName
  theirs: number
}

function sideOf(
  situation: Situation,
  who: ReadonlyCreature,
  score: ScoreName,
  bonus: number,
): Contestant {
  const terms = [
    scoreTerm(who, score),
    { name: 'Bonus', value: bonus, rule: 'GAM-CTS-13' as const },
    ...burdens(who, situation, score),
  ].filter(({ value }, at) => at === 0 || value !== 0)
  return { who, target: targetOf(terms), terms: termSteps(terms) }
}

/** Sides of a contest, the acting one first, or the reason there is none. Rule GAM-CTS-15. */
export function sidesOf(situation: Situation, input: Asked): Contestant[] | { says: string } {
  const acting = situation.creatures[input.acting]
  if (!acting) return { says: 'Choose who acts.' }
  const named = [input.resisting ?? '', ...(input.more ?? [])].flatMap(
    (id) => situation.creatures[id] ?? [],
  )
  const foe = Object.values(situation.creatures).find(({ side }) => side !== acting.side)
  const others = named.length > 0 ? [...new Set(named)] : foe ? [foe] : []
  if (others.length === 0) return { says: 'Nobody stands against them: choose who does.' }
  if (others.some(({ id }) => id === acting.id))
    return { says: 'Nobody contests with themselves: choose another.' }
  return [
    sideOf(situation, acting, input.score, input.bonus),
    ...others.map((other) => sideOf(situation, other, input.against, input.theirs)),
  ]
}

export const targetsOf = (sides: readonly Contestant[]): number[] =>
  sides.map(({ target }) => target)
