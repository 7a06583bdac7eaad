import {
  lengthOf,
  divideIntoLines,
  lineOf,
  pointInMillimetres,
  type TextSetting,
} from '../monsters/lines.ts'
import { nameLeading, nameSizes, smallestName } from './settings.ts'

/** The upper part of a card's face. */
export interface CardHead {
  /** Points. */
  nameSize: number
  /** Width of the picture in millimetres; 0 for none. */
  cut: number
  /** True when the tags are under the name; else they are among the words. */
  tags: boolean
  height: number
}

const besideCut = 1.5

/**
 * A name as large as it goes: beside the picture, or where it is too long for that over the whole
 * width. A word is broken only in a name that fits nowhere; such a one is small enough to be no
 * higher than `most`, as far as it can be read.
 */
export function headOf(
  name: string,
  tags: string,
  width: number,
  { cut, tagsSet, scale, most }: { cut: number; tagsSet: TextSetting; scale: number; most: number },
): CardHead {
  const beside = width - (cut > 0 ? cut + besideCut : 0)
  for (const [room, picture] of cut > 0
    ? [[beside, cut] as const, [width, 0] as const]
    : [[width, 0] as const]) {
    for (const { size, lines } of nameSizes) {
      const set = size * scale
      if (fits(name, room, set, lines)) return head(name, tags, room, picture, set, tagsSet)
    }
  }
  let least = head(name, tags, width, 0, smallestName * scale, tagsSet)
  for (const size of [smallestName, 8, 7]) {
    if (least.height <= most) break
    least = head(name, tags, width, 0, Math.min(size, size * scale), tagsSet)
  }
  return least
}

function fits(name: string, width: number, size: number, lines: number): boolean {
  const wide = size * broad(name)
  const longest = Math.max(...name.split(' ').map((word) => lengthOf(word, wide)))
  return longest <= width && divideIntoLines(name, width, wide).ends.length <= lines
}

function head(
  name: string,
  tags: string,
  width: number,
  cut: number,
  nameSize: number,
  tagsSet: TextSetting,
): CardHead {
  const nameLines = divideIntoLines(name, width, nameSize * broad(name)).ends.length
  const tagLines = tags === '' ? 0 : divideIntoLines(tags, width, tagsSet.size).ends.length
  const shown = tagLines <= 2
  const text =
    nameLines * nameSize * nameLeading * pointInMillimetres +
    (shown ? tagLines * lineOf(tagsSet) + underName : 0)
  return { nameSize, cut, tags: shown && tagLines > 0, height: Math.max(cut, text) }
}

const underName = 1.2

/** The capitals of the face of titles are broader than those of the face of text, which is what is measured. */
function broad(name: string): number {
  const capitals = name.match(/\p{Lu}/gu)?.length ?? 0
  return capitals > name.length / 3 ? 1.1 : 1
}
