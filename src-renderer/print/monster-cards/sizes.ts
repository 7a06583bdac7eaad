import {
  sheetOf,
  type PrintOptions,
  type PaperSize,
} from '../../../src-main/ipc/contract/print-options.ts'
import type { MonsterCardsData } from '../../../src-main/campaign/print/monster-cards.ts'

/** A card and how many of it lie on a sheet, all in millimetres. */
export interface CardSize extends PaperSize {
  columns: number
  rows: number
  /** Corner of the first card: the block of cards lies in the middle, so that backs meet faces. */
  left: number
  top: number
  /** Margins round the contents of a card, inside its cut. */
  inset: { side: number; top: number; foot: number }
  /** Room for the picture. */
  cut: number
  /** Large enough for larger type. */
  roomy: boolean
}

const cards: Readonly<
  Record<MonsterCardsData['size'], PaperSize & Pick<CardSize, 'inset' | 'cut' | 'roomy'>>
> = {
  poker: { width: 63, height: 88, inset: { side: 4.4, top: 4, foot: 3.4 }, cut: 21, roomy: false },
  index: {
    width: 76.2,
    height: 127,
    inset: { side: 5.6, top: 5.4, foot: 4.6 },
    cut: 26,
    roomy: true,
  },
}

/** Upright cards on an upright sheet: as many as leave the printer its edge. */
export function cardSize(
  size: MonsterCardsData['size'],
  options: Pick<PrintOptions, 'paper' | 'folding'>,
): CardSize {
  const sheet = sheetOf(options)
  const card = cards[size]
  const columns = Math.floor((sheet.width - 2 * edge) / card.width)
  const rows = Math.floor((sheet.height - 2 * edge) / card.height)
  return {
    ...card,
    columns,
    rows,
    left: (sheet.width - columns * card.width) / 2,
    top: (sheet.height - rows * card.height) / 2,
  }
}

/** Margin that a printer leaves white, in millimetres. */
const edge = 5
