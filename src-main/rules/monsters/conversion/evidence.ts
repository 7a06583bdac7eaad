import { oneSpaced } from '../sources/signs.ts'
import type { Judgement, Monster, Read } from '../canonical.ts'

/** What the text says about a question, in its own words, and where; `silent` where it says nothing. */
export function evidenceOf(
  monster: Monster,
  read: Read<unknown> | null,
  silent = '',
): Pick<Judgement, 'evidence' | 'span'> {
  if (!read) return { evidence: silent }
  const { span } = read
  const words = oneSpaced(monster.source.text.slice(span.from, span.to))
  return { evidence: words, span }
}
