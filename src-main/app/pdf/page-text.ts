/** Words on a page, where they stand: points from its left and its bottom edge. */
export interface PlacedWords {
  text: string
  x: number
  y: number
  width: number
  /** Size of the letters, in points. */
  size: number
}

/** Words of one line and column. */
interface Segment extends PlacedWords {
  /** Right edge. */
  end: number
}

/** Fewest lines with words on both sides of a gutter. */
const fewest = 4
/** Largest share of lines that may cross a gutter: headings over both columns. */
const crossing = 0.25

/** Text of a page, its columns one under the other, with a blank line between paragraphs set apart. */
export function pageText(words: readonly PlacedWords[]): string {
  const segments = withoutPageNumber(segmentsOf(words))
  const gutter = gutterOf(segments)
  if (gutter === null) return linesOf(segments)
  const parts: string[] = []
  let band: Segment[] = []
  const flush = (): void => {
    for (const side of [band.filter(({ x }) => x < gutter), band.filter(({ x }) => x >= gutter)])
      if (side.length > 0) parts.push(linesOf(side))
    band = []
  }
  for (const segment of segments) {
    if (segment.x < gutter && segment.end > gutter) {
      flush()
      parts.push(segment.text)
    } else band.push(segment)
  }
  flush()
  return parts.join('\n')
}

/** Words that stand close together in a line, from the top of the page to its foot. */
function segmentsOf(words: readonly PlacedWords[]): Segment[] {
  const rows: PlacedWords[][] = []
  for (const word of [...words]
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(first.y - word.y) < Math.max(first.size, word.size) * 0.4)
      row.push(word)
    else rows.push([word])
  }
  return rows.flatMap((row) => {
    const found: Segment[] = []
    for (const word of row.sort((a, b) => a.x - b.x)) {
      const last = found.at(-1)
      const gap = last ? word.x - last.end : 0
      if (!last || gap > word.size * 1.2) found.push({ ...word, end: word.x + word.width })
      else {
        const apart = gap > word.size * 0.12 && !/\s$/.test(last.text) && !/^\s/.test(word.text)
        last.text += `${apart ? ' ' : ''}${word.text}`
        last.end = word.x + word.width
      }
    }
    return found
  })
}

/** Segments without the page’s number: a figure with nothing beside it, at the head or the foot, apart from the text. */
function withoutPageNumber(segments: readonly Segment[]): readonly Segment[] {
  return segments.filter((segment, at) => {
    if (!/^\s*\d{1,4}\s*$/.test(segment.text)) return true
    const [above, below] = [segments[at - 1], segments[at + 1]]
    const near = (other: Segment | undefined): boolean =>
      other !== undefined && Math.abs(other.y - segment.y) < segment.size * 2
    return (above !== undefined && below !== undefined) || near(above) || near(below)
  })
}

/** Offset of the gutter between two columns, in points; null on a page of one. */
function gutterOf(segments: readonly Segment[]): number | null {
  const left = Math.min(...segments.map(({ x }) => x))
  const right = Math.max(...segments.map(({ end }) => end))
  let best: { at: number; crossed: number } | null = null
  for (let share = 0.35; share <= 0.65; share += 0.01) {
    const at = left + (right - left) * share
    const crossed = segments.filter(({ x, end }) => x < at && end > at).length
    if (!best || crossed < best.crossed) best = { at, crossed }
  }
  if (!best) return null
  const { at, crossed } = best
  const before = segments.filter(({ end }) => end <= at).length
  const behind = segments.filter(({ x }) => x >= at).length
  return before >= fewest && behind >= fewest && crossed <= segments.length * crossing ? at : null
}

/** The segments line by line; what stands far apart in a line keeps a gap. */
function linesOf(segments: readonly Segment[]): string {
  let text = ''
  let last: Segment | null = null
  for (const segment of segments) {
    if (last) {
      const fall = last.y - segment.y
      const height = Math.max(last.size, segment.size)
      text += fall < height * 0.4 ? '   ' : fall > height * 1.9 ? '\n\n' : '\n'
    }
    text += segment.text.trim()
    last = segment
  }
  return text
}
