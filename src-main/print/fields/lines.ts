import type { PDFFont } from '@cantoo/pdf-lib'

/** Line height relative to the type size, as the drawing of fields uses it. */
const leading = 1.55
/** Points of margin at each side of a field. */
const edge = 3
/** Type sizes to try for a field without a size, in points, largest first. */
const sizes = [9, 8, 7, 6, 5.5, 5, 4.5] as const
const least = 4

interface Laid {
  lines: string[]
  /** Points. */
  size: number
}

/**
 * Breaks the text of a field into the lines it is drawn in: at its own line ends, between words, and
 * inside a word that is wider than the field. Each word is measured once, so a long text takes no
 * longer than its length.
 * @param size points; 0 takes the largest at which all lines fit the height.
 */
export function layLines(
  text: string,
  size: number,
  room: { width: number; height: number },
  font: Pick<PDFFont, 'widthOfTextAtSize'>,
): Laid {
  const width = Math.max(1, room.width - 2 * edge)
  const widths = new Map<string, number>()
  /** Width of a word at a type size of one point. */
  const widthOf = (word: string): number => {
    const known = widths.get(word) ?? font.widthOfTextAtSize(word, 1)
    widths.set(word, known)
    return known
  }
  const at = (points: number): Laid => ({
    lines: linesOf(text, width / points, widthOf),
    size: points,
  })
  if (size > 0) return at(size)
  for (const points of sizes) {
    const laid = at(points)
    if (laid.lines.length * points * leading <= room.height) return laid
  }
  return at(least)
}

function linesOf(text: string, width: number, widthOf: (word: string) => number): string[] {
  const space = widthOf(' ')
  return text.split(/\r\n|\r|\n/u).flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const word of paragraph.split(' ').flatMap((whole) => pieces(whole, width, widthOf))) {
      const own = widthOf(word)
      if (line !== '' && used + space + own > width) {
        lines.push(line)
        line = word
        used = own
      } else {
        used += (line === '' ? 0 : space) + own
        line = line === '' ? word : `${line} ${word}`
      }
    }
    return [...lines, line]
  })
}

function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const found: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter) > width) {
      found.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...found, piece]
}
