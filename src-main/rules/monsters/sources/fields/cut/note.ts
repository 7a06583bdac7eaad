import { fence, hasFences } from '../fences.ts'
import type { CutFound } from './cut.ts'

/** Cuts a note before the last stat block that is fenced off in it, or behind one that stands first and is closed. */
export function cutNote(text: string): CutFound {
  if (!hasFences(text)) return null
  const fences = [...text.matchAll(fence)]
  const last = fences.at(-1)
  if (!last) return null
  const read = last.index > 0 ? last.index : endOf(text, last[0].length, last[1] ?? '')
  return read === null ? 'longer' : { closed: text.slice(0, read), end: read, read, opening: '' }
}

/** Offset behind the line that closes a fence; null while that is incomplete or still to come. */
function endOf(text: string, from: number, signs: string): number | null {
  const closing = text.indexOf(`\n${signs}`, from - 1)
  const end = closing < 0 ? -1 : text.indexOf('\n', closing + 1)
  return end < 0 ? null : end + 1
}
