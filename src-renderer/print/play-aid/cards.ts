import type { AidCard } from '../../../src-main/campaign/print/play-aid/parts.ts'
import { fillSides } from '../monsters/fill.ts'
import { divideIntoLines, lineOf } from '../monsters/lines.ts'
import { paragraph, type Paragraph } from '../monsters/paragraph.ts'

/** One card to be cut out: the first of its spell or thing, or one on which that goes on. */
interface LaidCard {
  card: AidCard
  goesOn: boolean
  parts: Paragraph[]
}

/** Millimetres of a card and inside its cut, and points of its name and, largest first, of its text. */
interface CardFrame {
  width: number
  height: number
  inset: number
  name: number
  sizes: readonly number[]
}

/** Half a playing card, where all texts are short; else a whole one. */
export const halfCard: CardFrame = { width: 63, height: 44, inset: 4, name: 13, sizes: [11, 10] }
export const wholeCard: CardFrame = {
  width: 63,
  height: 88,
  inset: 5,
  name: 15,
  sizes: [12, 11, 10, 9.5],
}
export const leading = { text: 1.28, name: 1.05 } as const
const figureRow = 7.5
const gap = 2
/** Below the words: the name of the game. */
const foot = 5

/** Cards of a job, all of one frame and one size of type. */
interface LaidCards {
  frame: CardFrame
  /** Points. */
  size: number
  laid: LaidCard[]
}

/** The smaller frame and the largest type with which no card goes on on another; else whole cards and the smallest. */
export function laidCards(cards: readonly AidCard[], scale: number): LaidCards {
  const tried = [halfCard, wholeCard].flatMap((frame) =>
    frame.sizes.map((size) => ({ frame, size, laid: laidAt(cards, scale, frame, size) })),
  )
  const fitting = tried.find(({ laid }) => laid.length === cards.length) ?? tried.at(-1)
  return fitting ?? { frame: wholeCard, size: 0, laid: [] }
}

/** Cards with their words: what one card has no room for goes on on another, no word lost. */
function laidAt(
  cards: readonly AidCard[],
  scale: number,
  frame: CardFrame,
  size: number,
): LaidCard[] {
  const width = frame.width - 2 * frame.inset
  return cards.flatMap((card) => {
    const words = { leading: leading.text, size: size * scale }
    const named = { leading: leading.name, size: frame.name * scale }
    const lines = divideIntoLines(card.name, width, named.size * 1.1).ends.length
    const head = lines * lineOf(named) + gap
    const room = frame.height - 2 * frame.inset - head - foot
    const numbers = card.figures.length > 0 ? figureRow * scale + gap : 0
    const piece = paragraph({ title: '', text: card.text }, width, words)
    const sides = fillSides(card.text === '' ? [] : [piece], (side) =>
      side === 0 ? room - numbers : room,
    )
    return sides.map((parts, at) => ({ card, goesOn: at > 0, parts }))
  })
}

/** Cards that lie on a page, and the corner of the first, in millimetres. */
export function onPage(
  page: { width: number; height: number },
  frame: CardFrame,
): {
  columns: number
  rows: number
  left: number
  top: number
} {
  const columns = Math.max(1, Math.floor((page.width - 6) / frame.width))
  const rows = Math.max(1, Math.floor((page.height - 6) / frame.height))
  const left = (page.width - columns * frame.width) / 2
  return { columns, rows, left, top: (page.height - rows * frame.height) / 2 }
}
