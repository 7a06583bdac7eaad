import type { Span } from '../../canonical.ts'
import type { MonsterBranch } from './find.ts'
import type { Tree } from './tree.ts'
import { yamlTrees } from './yaml.ts'

/** A line that fences a stat block off; it ends with it. */
export const fence = /^(`{3,}|~{3,})[ \t]*(statblock|ya?ml|json\w*)\b[^\n]*\n/gim

/** True when a text has fenced blocks of `statblock`, YAML or JSON. */
export function hasFences(text: string): boolean {
  return (
    (text.includes('```') || text.includes('~~~')) &&
    /(?:```|~~~)[ \t]*(?:statblock|ya?ml|json)/i.test(text)
  )
}

/** Trees of the fenced blocks, and the text around them. */
interface Fenced {
  trees: Tree[]
  prose: Span[]
  fences: Span[]
}

/** The stat blocks fenced off in a note; null for a text without fences. */
export function fencedIn(text: string): Fenced | null {
  if (!hasFences(text)) return null
  const fenced: Fenced = { trees: [], prose: [], fences: [] }
  let outside = 0
  fence.lastIndex = 0
  for (let match = fence.exec(text); match; match = fence.exec(text)) {
    const from = match.index + match[0].length
    const closing = text.indexOf(`\n${match[1] ?? ''}`, from - 1)
    const to = closing < 0 ? text.length : closing + 1
    const found = yamlTrees(text.slice(from, to), from)
    if (found) {
      fenced.trees.push(...found)
      fenced.prose.push({ from: outside, to: match.index })
      fenced.fences.push({ from: match.index, to })
      const end = text.indexOf('\n', to)
      outside = end < 0 ? text.length : end
    }
    fence.lastIndex = to
  }
  fenced.prose.push({ from: outside, to: text.length })
  return fenced
}

/** The line that opens a fence belongs to the first stat block within it. */
export function moveBehindFences(
  places: readonly MonsterBranch[],
  fences: readonly Span[],
): MonsterBranch[] {
  let next = 0
  return places.map((place) => {
    while (next < fences.length && (fences[next]?.to ?? 0) <= place.from) next += 1
    const fenced = fences[next]
    if (!fenced || place.from < fenced.from) return place
    next += 1
    return { ...place, from: fenced.from }
  })
}

/** Figures in the words around the fences: a stat block that stands in no fence. */
const figures =
  /\b(?:AC|HD|CA|DG|DV|RK|TW)[ :]{1,3}\[?\d|\b\d{1,3} HP\b|\bHP[ :]{1,2}\d|\bSTR[ :]{1,2}\d|\d STR\b/

export function hasFiguresAround(text: string, { prose }: Fenced): boolean {
  return prose.some(({ from, to }) => figures.test(text.slice(from, to)))
}
