import type { Span } from './canonical.ts'
import type { Reader } from './sources/reader.ts'
import { sourceOf, type TextSource } from './sources/source.ts'
import { lineStartOf } from './sources/spans.ts'

/** A stretch of a paste in one layout. */
interface Section extends Span {
  reader: Reader
}

/** A reader with how sure it is of the whole paste, 0 to 1. */
export interface ReaderConfidence {
  reader: Reader
  confidence: number
}

/** A paragraph must be this sure of another layout before a paste is cut. */
const minConfidence = 0.5

/**
 * Cuts a paste that mixes layouts, such as an OSE block and a Cairn block under it, into stretches
 * of one layout each; one after the other they are the whole text. `best` reads what no paragraph
 * is sure about, and the whole of a paste that does not mix.
 */
export function sectionsOf(
  source: TextSource,
  best: Reader,
  confidences: readonly ReaderConfidence[],
): Section[] {
  const { text } = source
  const sections: Section[] = [{ reader: best, from: 0, to: text.length }]
  if (confidences.filter(({ confidence }) => confidence >= minConfidence).length < 2)
    return sections
  const readers = confidences.map(({ reader }) => reader)
  const parts = partsOf(source, confidences)
  let figuresEnd = 0
  const ends = parts.map(({ to }) => to)
  for (const paragraph of paragraphsOf(text).flatMap((each) => cutAt(each, ends))) {
    while ((parts[0]?.to ?? Infinity) <= paragraph.from) parts.shift()
    const part = parts[0] && parts[0].from < paragraph.to ? parts[0] : null
    const reader =
      part?.reader ?? layoutOf(sourceOf(text.slice(paragraph.from, paragraph.to)), readers)
    if (!reader) continue
    const last = sections.at(-1)
    if (last && figuresEnd === 0) last.reader = reader
    else if (last && last.reader !== reader) {
      const from = part
        ? Math.max(figuresEnd, Math.min(part.from, paragraph.from))
        : beginningOf(text, figuresEnd, paragraph, reader)
      last.to = from
      sections.push({ reader, from, to: text.length })
    }
    figuresEnd = paragraph.to
  }
  return sections
}

/** The stretches that a reader is sure of, blank lines and all. */
function partsOf(source: TextSource, confidences: readonly ReaderConfidence[]): Section[] {
  return confidences.flatMap(({ reader, confidence }) =>
    confidence === 1 ? (reader.parts?.(source) ?? []).map((part) => ({ reader, ...part })) : [],
  )
}

/** The layout a paragraph holds the figures of; none for prose, bullets and bare names. */
function layoutOf(paragraph: TextSource, readers: readonly Reader[]): Reader | undefined {
  const ranked = readers
    .map((reader) => ({ reader, confidence: reader.recognise(paragraph) }))
    .sort((a, b) => b.confidence - a.confidence)
  return ranked.find(({ confidence }) => confidence >= minConfidence)?.reader
}

/** Start of the first monster of a new layout: the line with its name, after the last figures. */
function beginningOf(text: string, after: number, paragraph: Span, reader: Reader): number {
  // A table's first name is under its headings.
  if (reader.whole) return paragraph.from
  const name = reader.read(sourceOf(text.slice(after, paragraph.to)))[0]?.nameSpan
  return name ? Math.max(after, lineStartOf(text, after + name.from)) : paragraph.from
}

/** A paragraph cut where parts of it end: what stands right under a table or a fence is its own. */
function cutAt({ from, to }: Span, ends: readonly number[]): Span[] {
  const cuts = [from, ...ends.filter((end) => end > from && end < to), to]
  return cuts.slice(1).map((end, index) => ({ from: cuts[index] ?? from, to: end }))
}

/** Stretches between blank lines. */
function paragraphsOf(text: string): Span[] {
  const found: Span[] = []
  let from = 0
  let at = 0
  while (at < text.length) {
    const end = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at)
    const blank = text.slice(at, end).trim() === ''
    if (blank) {
      if (at > from) found.push({ from, to: at })
      from = end + 1
    }
    at = end + 1
  }
  if (from < text.length) found.push({ from, to: text.length })
  return found
}
