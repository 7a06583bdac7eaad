import type { Patch } from './patches.ts'

/** A word or more between two grave accents, and no feet: 30` (10`). */
const span =
  /(?<![\w`)])(`{1,2})(?=[^\s`])[^`\n]{0,80}[^\s`]\1(?![\w`])|(?<![\w`)])`[^\s`]`(?![\w`])/g

/** The marks around what a page sets like code: `AC 5` beside `HD 2`. */
export function codeSpansIn(source: string): Patch[] {
  if (!source.includes('`')) return []
  const found: Patch[] = []
  for (const { index, 0: whole, 1: mark = '`' } of source.matchAll(span)) {
    const to = index + whole.length
    found.push(
      { from: index, to: index + mark.length, by: '' },
      { from: to - mark.length, to, by: '' },
    )
  }
  return found
}
