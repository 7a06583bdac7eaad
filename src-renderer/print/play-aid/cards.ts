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

/** Millimetres of a card and inside its cut, and points of its text and name. */
export const cardFrame = { width: 63, height: 88, inset: 5 } as const
export const cardText = { sizes: [12, 11, 10, 9.5], leading: 1.28 } as const
export const cardName = { size: 15, leading: 1.05 } as const
const figureRow = 7.5
const gap = 2
/** Below the words: the name of the game. */
const foot = 5

/** All cards in one size of type, in points: the largest with which none goes on on another, or the smallest. */
export function laidCards(
  cards: readonly AidCard[],
  scale: number,
): { size: number; laid: LaidCard[] } {
  const tried = cardText.sizes.map((size) => ({ size, laid: laidAt(cards, scale, size) }))
  const fitting = tried.find(({ laid }) => laid.length === cards.length) ?? tried.at(-1)
  return fitting ?? { size: 0, laid: [] }
}

/** Cards with their words: what one card has no room for goes on on another, no word lost. */
function laidAt(cards: readonly AidCard[], scale: number, size: number): LaidCard[] {
  const width = cardFrame.width - 2 * cardFrame.inset
  return cards.flatMap((card) => {
    const words = { leading: cardText.leading, size: size * scale }
    const named = { ...cardName, size: cardName.size * scale }
    const lines = divideIntoLines(card.name, width, named.size * 1.1).ends.length
    const head = lines * lineOf(named) + gap
    const room = cardFrame.height - 2 * cardFrame.inset - head - foot
    const numbers = card.figures.length > 0 ? figureRow * scale + gap : 0
    const piece = paragraph({ title: '', text: card.text }, width, words)
    const sides = fillSides(card.text === '' ? [] : [piece], (side) =>
      side === 0 ? room - numbers : room,
    )
    return sides.map((parts, at) => ({ card, goesOn: at > 0, parts }))
  })
}

/** Cards that lie on a page, and the corner of the first, in millimetres. */
export function onPage(page: { width: number; height: number }): {
  columns: number
  rows: number
  left: number
  top: number
} {
  const columns = Math.max(1, Math.floor((page.width - 6) / cardFrame.width))
  const rows = Math.max(1, Math.floor((page.height - 6) / cardFrame.height))
  const left = (page.width - columns * cardFrame.width) / 2
  return { columns, rows, left, top: (page.height - rows * cardFrame.height) / 2 }
}
