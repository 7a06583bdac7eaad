import type { RuleId } from './outcome.ts'
import type { RuleText } from './ruleset.ts'

/** A text and the rules it covers: `HRT-BX-01..04` names four. */
type Passage = readonly [rules: string, title: string, text: string]

/** Every rule of a section with its text; rows of a table share one. */
export function section(title: string, passages: readonly Passage[]): RuleText[] {
  return passages.flatMap(([rules, name, text]) =>
    idsOf(rules).map((rule) => ({ rule, title: name, text, section: title })),
  )
}

/** `A-01..03 B-07` →, B-07; rows of a list have its letter: `A-F01..03`. */
export function idsOf(rules: string): RuleId[] {
  return rules
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const range = /^(.+-[A-Z]?)(\d+)\.\.(\d+)$/.exec(word)
      if (!range?.[1] || !range[2] || !range[3]) return [word as RuleId]
      const [stem, from, to] = [range[1], Number(range[2]), Number(range[3])]
      const width = range[2].length
      return Array.from(
        { length: to - from + 1 },
        (_, at) => `${stem}${String(from + at).padStart(width, '0')}` as RuleId,
      )
    })
}
