import type { ConversionTarget, Judgement, Monster } from '../canonical.ts'

/** An answer that the GM gave for every monster whose question is like this one. */
export interface SharedAnswer {
  target: ConversionTarget
  judgement: string
  /** Likeness of the question: its own `like`, or else its evidence. */
  like: string
  option: string
}

/** Key by which questions count as alike: their own `like`, or else their evidence. */
const likeness = ({ like, evidence }: Pick<Judgement, 'like' | 'evidence'>): string =>
  like ?? evidence

/** Shared answers that fit a monster's questions, by judgement; the last one given wins. */
export function matchingAnswers(
  judgements: readonly Judgement[],
  shared: readonly SharedAnswer[],
  target: ConversionTarget,
): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const one of shared) {
    if (one.target !== target) continue
    const judgement = judgements.find(({ id }) => id === one.judgement)
    if (
      judgement &&
      likeness(judgement) === one.like &&
      judgement.options.some(({ id }) => id === one.option)
    )
      answers[one.judgement] = one.option
  }
  return answers
}

/** Adds the shared answers that fit to a monster; its own answers win. */
export function applySharedAnswers(
  monster: Monster,
  shared: readonly SharedAnswer[],
  judgementsFor: (target: ConversionTarget) => readonly Judgement[],
): Monster {
  const targets = [...new Set(shared.map(({ target }) => target))]
  const judged = targets.flatMap((target) => {
    const fits = matchingAnswers(judgementsFor(target), shared, target)
    return Object.keys(fits).length === 0 ? [] : [[target, { ...fits, ...monster.judged[target] }]]
  })
  return judged.length === 0
    ? monster
    : { ...monster, judged: { ...monster.judged, ...Object.fromEntries(judged) } }
}
