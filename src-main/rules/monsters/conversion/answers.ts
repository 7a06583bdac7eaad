import type { ConversionTarget, Judgement, Monster } from '../canonical.ts'

/** Answers in force: given now, kept with the monster, or the default; one that is no option counts as not given. */
export function answersTo(
  judgements: readonly Judgement[],
  monster: Monster,
  target: ConversionTarget,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const kept = monster.judged[target]
  return Object.fromEntries(
    judgements.map(({ id, options, default: otherwise }) => {
      const said = given[id] ?? kept?.[id]
      const known = said !== undefined && options.some((option) => option.id === said)
      return [id, known ? said : otherwise]
    }),
  )
}
