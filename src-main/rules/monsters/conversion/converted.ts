import type {
  Attack,
  ConversionTarget,
  Converted,
  Derived,
  Judgement,
  Monster,
} from '../canonical.ts'

/** Builds a conversion: figures in numbers become values, figures in words stay words. */
export function convertedAs(
  ruleset: ConversionTarget,
  monster: Monster,
  parts: {
    judgements: Judgement[]
    answers: Record<string, string>
    derived: Derived[]
    attacks?: Attack[]
    /** Values that follow from others, such as pools at their maximum. */
    more?(values: Record<string, number>): Record<string, number>
  },
): Converted {
  const values: Record<string, number> = {}
  for (const { field, value } of parts.derived) if (typeof value === 'number') values[field] = value
  if (parts.more) Object.assign(values, parts.more(values))
  return {
    ruleset,
    name: monster.name,
    values,
    attacks: parts.attacks ?? monster.attacks,
    derived: parts.derived,
    judgements: parts.judgements,
    answers: parts.answers,
    tags: monster.tags,
  }
}
