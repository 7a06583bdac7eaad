import type { Span } from '../../canonical.ts'

/** Opening mark of italics at the end of a stretch. */
const italics = /(?:^|[^*_])[*_]$|(?:^|[^'])''$|<(?:i|em)(?:\s[^<>]{0,80})?>$|\[i\]$/i

/** True when the text right after `signs`, in the text as pasted, was set in italics. */
export function isItalicAfter(signs: string): boolean {
  return italics.test(signs)
}

const closing = /^(?:\*{2,3}|_{2,3}|'{3}|<\/(?:b|strong)>|\[\/b\])/i
/** A few words that no count and no article opens: a name, and no sentence. */
const titled =
  /^(?!(?:an?|the|two|three|four|five|six|seven|eight|nine|ten|some|his|her|their|its)\s)["\p{L}][^\n:;.!?*_<>[\]]{1,60}$/u

/** The words in bold that end at a place of the text as pasted; null where none do. */
export function boldBefore(source: string, end: number): Span | null {
  const mark = closing.exec(source.slice(end, end + 9))?.[0]
  if (mark === undefined) return null
  const open = mark.replace('/', '')
  const reach = Math.max(0, end - 70)
  const from = source.slice(reach, end).toLowerCase().lastIndexOf(open.toLowerCase())
  if (from < 0) return null
  const start = reach + from + open.length
  return titled.test(source.slice(start, end)) ? { from: start, to: end } : null
}
