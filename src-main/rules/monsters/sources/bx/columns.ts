import type { Span } from '../../canonical.ts'
import type { Clause } from './clauses.ts'

/** A line's rest of a routine, and whether it leaves a choice. */
export interface Continued extends Span {
  joins: 'and' | 'or'
}

const joining = /[^\S\n]{0,30}(or|oder|ou|o|and|und|et|y|e|plus|\+(?!\d)|&|\/)(?=[\s\d])\s?/iy

/** Columns side by side: `Attacks: 1 bite   Treasure Type: C`, and under it `or 1 weapon   Alignment: Chaotic`. */
export function continuedBelow(
  text: string,
  clauses: readonly Clause[],
  index: number,
): Continued | null {
  const [clause, next] = [clauses[index], clauses[index + 1]]
  if (!clause || !next) return null
  const lineEnd = text.indexOf('\n', clause.from)
  if (lineEnd < 0 || next.hit.from > lineEnd) return null
  joining.lastIndex = lineEnd + 1
  const joint = joining.exec(text)?.[1]
  if (joint === undefined) return null
  // `Dam 1d10/1d6` and under it `+ poison`: what is dealt goes on.
  if (clauses.findLast(({ hit }) => hit.from < lineEnd)?.hit.figure === 'damage') return null
  const from = joining.lastIndex
  // `and its cat: AC 7` is another block's.
  if (from >= (clauses.at(-1)?.to ?? 0)) return null
  const end = text.indexOf('\n', from)
  const after = clauses.find(({ hit }) => hit.from >= from)?.hit.from ?? text.length
  const to = Math.min(end < 0 ? text.length : end, after)
  return to > from ? { from, to, joins: /^o/i.test(joint) ? 'or' : 'and' } : null
}
