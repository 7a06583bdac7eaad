import type { Monster, Span } from '../../canonical.ts'
import type { Reader } from '../reader.ts'
import { buildMonster } from './build/index.ts'
import { openFile } from './open.ts'
import type { OpenedFile } from './opened-file.ts'
import { shapeOf, shapes, type Shape } from './shapes.ts'
import type { TreeEntry } from './tree.ts'

/** A reader for each form of structured file; all of them share one look at the text. */
export const structured: readonly Reader[] = shapes.map(readerOf)

function readerOf(shape: Shape): Reader {
  return {
    id: shape.id,
    title: shape.title,
    family: shape.family,
    whole: (source) => openFile(source)?.within !== true,
    parts: (source) => tablesOf(openFile(source)),
    recognise(source) {
      const file = openFile(source)
      const first = file?.monsters[0]
      return file && first && shapeOf(first.branch, file.syntax).id === shape.id ? 1 : 0
    },
    read(source) {
      const file = openFile(source)
      return file ? monstersOf(source.text, file) : []
    },
  }
}

/** Spans of a page's tables, from the prose between them. */
function tablesOf(file: OpenedFile | null): Span[] {
  if ((file?.syntax !== 'table' && file?.syntax !== 'note') || file.within !== true) return []
  return file.prose
    .slice(1)
    .map(({ from }, index) => ({ from: file.prose[index]?.to ?? 0, to: from }))
}

function monstersOf(text: string, file: OpenedFile): Monster[] {
  const beside = [...file.beside]
  const prose = [...file.prose]
  return file.monsters.map((place, index) => {
    const from = index === 0 ? 0 : place.from
    const to = file.monsters[index + 1]?.from ?? text.length
    const shape = shapeOf(place.branch, file.syntax)
    const stretch = {
      from,
      to,
      beside: besideUntil(beside, to),
      prose: proseUntil(prose, from, to),
    }
    return buildMonster(text, place, stretch, shape, index)
  })
}

/** Takes the first fields that begin before a place; they stand in the order of the text. */
function besideUntil(left: TreeEntry[], to: number): TreeEntry[] {
  const end = left.findIndex(({ span }) => span.from >= to)
  return left.splice(0, end < 0 ? left.length : end)
}

/** Takes the prose up to a place; a stretch that goes on beyond it is cut there. */
function proseUntil(left: Span[], from: number, to: number): Span[] {
  const taken: Span[] = []
  for (let next = left[0]; next && next.from < to; next = left[0]) {
    taken.push({ from: Math.max(next.from, from), to: Math.min(next.to, to) })
    if (next.to > to) {
      left[0] = { from: to, to: next.to }
      break
    }
    left.shift()
  }
  return taken.filter((span) => span.from < span.to)
}
