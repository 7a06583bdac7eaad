import type { Span } from '../../canonical.ts'

/** A text in which words broken at the ends of lines are whole again, and the way back. */
export interface Mended {
  text: string
  back(span: Span): Span
}

const brokenWord = /(?<=\p{L})-[ \t]?\n[ \t]{0,8}(?=\p{Ll})/gu

/** `1 Ar-` and on the next line `mor`: the hyphen and the line end are left out. */
export function mendBroken(text: string): Mended {
  if (!/[^\s\d]-[ \t]?\n/.test(text)) return { text, back: (span) => span }
  /** Where a piece was left out of the mended text, and how much was before it with itself. */
  const cuts: { at: number; left: number }[] = []
  let left = 0
  const mended = text.replace(brokenWord, (hyphen, offset: number) => {
    cuts.push({ at: offset - left, left: left + hyphen.length })
    left += hyphen.length
    return ''
  })
  const placeOf = (at: number): number => {
    let low = 0
    let high = cuts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((cuts[middle]?.at ?? 0) <= at) low = middle + 1
      else high = middle
    }
    return at + (cuts[low - 1]?.left ?? 0)
  }
  return {
    text: mended,
    back: ({ from, to }) => ({
      from: placeOf(from),
      to: to > from ? placeOf(to - 1) + 1 : placeOf(from),
    }),
  }
}
