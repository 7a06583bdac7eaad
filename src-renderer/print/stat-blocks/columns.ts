import type { StatBlocksData } from '../../../src-main/campaign/print/stat-blocks.ts'
import {
  marginOf,
  pageOf,
  type PrintOptions,
} from '../../../src-main/ipc/contract/print-options.ts'
import { fillSides } from '../monsters/fill.ts'
import type { StatPart } from './parts.ts'
import { blockGaps, creditPieces, piecesOf } from './pieces.ts'

/** A page of stat blocks: what stands in each of its columns. */
interface StatPage {
  columns: StatColumn[]
}
interface StatColumn {
  /** The block that goes on here; empty where the column begins with a new one. */
  again: string
  parts: StatPart[]
}

/** Millimetres between columns, of the title of the first page with what is under it, and for the foot. */
const between = 8
const titleHeight = 13
const footHeight = 7
const headGap = 3
const againHeight = 6

/**
 * Blocks in columns, one after the other; a block goes on where a column ends, its head never without its attacks.
 * The gaps between blocks shrink where only the last block or the sources would need another page.
 */
export function pagesOf(
  data: Pick<StatBlocksData, 'blocks' | 'credits'>,
  options: Pick<PrintOptions, 'paper' | 'folding' | 'margins' | 'textSize'>,
): StatPage[] {
  const [roomy, ...closer] = blockGaps.map((gap) => () => pagesWith(data, options, gap))
  const pages = roomy?.() ?? []
  if (!endsInRest(pages)) return pages
  for (const way of closer) {
    const tried = way()
    if (!endsInRest(tried)) return tried
  }
  return pages
}

/** True when no block begins on the last of several pages: it holds sources, and an end at most. */
function endsInRest(pages: readonly StatPage[]): boolean {
  const parts = pages.length > 1 ? (pages.at(-1)?.columns.flatMap((one) => one.parts) ?? []) : []
  return parts.length > 0 && parts.every(({ kind }) => kind !== 'head')
}

const isCredit = (part: StatPart | undefined): boolean =>
  part?.kind === 'words' && part.credit === true

function pagesWith(
  { blocks, credits }: Pick<StatBlocksData, 'blocks' | 'credits'>,
  options: Pick<PrintOptions, 'paper' | 'folding' | 'margins' | 'textSize'>,
  gap: number,
): StatPage[] {
  const page = pageOf(options)
  const margin = marginOf[options.margins]
  const columns = page.width - 2 * margin > 150 ? 2 : 1
  const width = (page.width - 2 * margin - (columns - 1) * between) / columns
  const height = page.height - 2 * margin - footHeight
  const scale = options.textSize / 100
  const pieces = [
    ...blocks.flatMap((block) => piecesOf(block, width, scale, gap)),
    ...creditPieces(credits, width, scale, gap),
  ]
  const filled = named(
    fillSides(
      pieces,
      (side) =>
        height - (side < columns ? titleHeight + headGap : 0) - (side === 0 ? 0 : againHeight),
    ),
  )
  return Array.from({ length: Math.ceil(filled.length / columns) }, (_, at) => ({
    columns: Array.from(
      { length: columns },
      (_, side) => filled[at * columns + side] ?? { again: '', parts: [] },
    ),
  }))
}

function named(sides: readonly StatPart[][]): StatColumn[] {
  let name = ''
  return sides.map((parts) => {
    const again = parts[0]?.kind === 'head' || isCredit(parts[0]) ? '' : name
    name = parts.findLast((part) => part.kind === 'head')?.name ?? name
    return { again, parts }
  })
}
