import { lineEndOf } from '../../spans.ts'
import type { TreeLeaf } from '../tree.ts'

/** Lines that are looked at above a place, and below it. */
const mostAbove = 40
const mostBelow = 200

/** The lines with words from a place on. */
export function linesFrom(text: string, start: number): TreeLeaf[] {
  const lines: TreeLeaf[] = []
  for (let from = start; from < text.length && lines.length < mostBelow;) {
    const end = lineEndOf(text, from)
    const line = lineOf(text, from, end)
    if (line.value !== '') lines.push(line)
    from = end + 1
  }
  return lines
}

/** The lines with words above a place, the nearest first. */
export function linesBefore(text: string, start: number): TreeLeaf[] {
  const lines: TreeLeaf[] = []
  for (let end = start - 1; end > 0 && lines.length < mostAbove;) {
    const from = text.lastIndexOf('\n', end - 1) + 1
    const line = lineOf(text, from, end)
    if (line.value !== '') lines.push(line)
    end = from - 1
  }
  return lines
}

function lineOf(text: string, from: number, end: number): TreeLeaf {
  const raw = text.slice(from, Math.min(end, from + 2000))
  const start = from + raw.length - raw.trimStart().length
  return {
    kind: 'leaf',
    value: raw.trim(),
    span: { from: start, to: Math.max(start, from + raw.trimEnd().length) },
  }
}

/** Span from the first cell to the last. */
export function stretchOf(leaves: readonly TreeLeaf[]): { from: number; to: number } {
  return { from: leaves[0]?.span.from ?? 0, to: leaves.at(-1)?.span.to ?? 0 }
}
