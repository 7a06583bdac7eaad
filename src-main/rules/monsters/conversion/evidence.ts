import { oneSpaced } from '../sources/signs.ts'
import type { Judgement, Monster, Read } from '../canonical.ts'

/** Words of the text about a question, with their span; only `silent` where it says nothing. */
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
