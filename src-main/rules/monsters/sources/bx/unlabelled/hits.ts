import type { Hit } from '../hits/hit.ts'
import type { Lexicon } from '../labels/lexicon.ts'
import { valuesUnderHeads } from './heads.ts'
import { linesWithoutLabels } from './lines.ts'

/**
 * The hits of a paste and, where none of them is armour, those of figures whose labels stand
 * elsewhere or nowhere: above their values, or left out of a line in the usual order.
 */
export function withUnlabelled(
  text: string,
  hits: readonly Hit[],
  lexiconAt: (at: number) => Lexicon,
): readonly Hit[] {
  if (hits.some(({ figure }) => figure === 'ac')) return hits
  const bare = linesWithoutLabels(text)
  const under = valuesUnderHeads(text, lexiconAt)
  if (bare.length === 0 && under.length === 0) return hits
  const taken = new Set(
    bare.flatMap(({ figure, from }) => [-2, -1, 0, 1, 2].map((by) => `${figure}${from + by}`)),
  )
  let at = 0
  const kept = hits.filter(({ figure, from }) => {
    while ((under[at]?.to ?? Infinity) <= from) at += 1
    return from < (under[at]?.from ?? Infinity) && !taken.has(`${figure}${from}`)
  })
  return [...kept, ...bare, ...under.flatMap((each) => each.hits)].sort((a, b) => a.from - b.from)
}
