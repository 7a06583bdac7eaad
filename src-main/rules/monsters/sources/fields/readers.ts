import type { Monster } from '../../canonical.ts'
import type { Reader } from '../reader.ts'
import { builtFrom } from './build.ts'
import { opened, type Opened } from './open.ts'
import { shapeOf, shapes, type Shape } from './shapes.ts'

/** A reader for each form of structured file; all of them share one look at the text. */
export const structured: readonly Reader[] = shapes.map(readerOf)

function readerOf(shape: Shape): Reader {
  return {
    id: shape.id,
    title: shape.title,
    family: shape.family,
    whole: true,
    recognise(text) {
      const file = opened(text)
      const first = file?.monsters[0]
      return file && first && shapeOf(first.branch, file.syntax).id === shape.id ? 1 : 0
    },
    read(text) {
      const file = opened(text)
      return file ? monstersOf(text, file) : []
    },
  }
}

function monstersOf(text: string, file: Opened): Monster[] {
  return file.monsters.map((place, index) => {
    const from = index === 0 ? 0 : place.from
    const to = file.monsters[index + 1]?.from ?? text.length
    const beside = file.beside.filter(({ span }) => span.from >= from && span.from < to)
    const prose = file.prose
      .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
      .filter((span) => span.from < span.to)
    const shape = shapeOf(place.branch, file.syntax)
    return builtFrom(text, place, { from, to, beside, prose }, shape, index)
  })
}
