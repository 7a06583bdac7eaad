import type {
  Attack,
  ConversionTarget,
  Converted,
  Derived,
  Judgement,
  Monster,
} from '../canonical.ts'

/** A conversion put together: numbers of its figures become values, figures in words stay words. */
export function convertedAs(
  ruleset: ConversionTarget,
  monster: Monster,
  made: {
    asked: Judgement[]
    answers: Record<string, string>
    derived: Derived[]
    attacks?: Attack[]
    /** Values that follow from others: pools at their most. */
    more?(values: Record<string, number>): Record<string, number>
  },
): Converted {
  const values: Record<string, number> = {}
  for (const { field, value } of made.derived) if (typeof value === 'number') values[field] = value
  if (made.more) Object.assign(values, made.more(values))
  return {
    ruleset,
    name: monster.name,
    values,
    attacks: made.attacks ?? monster.attacks,
    derived: made.derived,
    judgements: made.asked,
    answers: made.answers,
    tags: monster.tags,
  }
}
