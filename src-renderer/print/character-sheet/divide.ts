import type { Band, SheetBlock, SheetColumn } from '../../../src-main/rules/core/sheet.ts'
import { labelByRow, type SheetFlow } from './flow.ts'
import type { LaidBand, LaidBlock, LaidColumn } from './laid-blocks.ts'
import {
  columnWidths,
  gapOf,
  innerWidth,
  rowsOn,
  type SheetLayout,
  type SheetPaper,
} from './layout.ts'

/** Bands of a page with what of the lists stands in their blocks. */
export function layBands(
  bands: readonly Band[],
  flow: SheetFlow,
  { paper }: SheetLayout,
): LaidBand[] {
  return bands.map((band) => {
    const gap = gapOf(band.columns.length, paper)
    const columns = layColumns(band.columns, innerWidth(paper), gap, flow, paper)
    return { grow: band.grow === true, gap, columns }
  })
}

function layColumns(
  columns: readonly SheetColumn[],
  width: number,
  gap: number,
  flow: SheetFlow,
  paper: SheetPaper,
): LaidColumn[] {
  const widths = columnWidths(
    columns.map(({ share }) => share),
    width,
    gap,
  )
  return columns.map(({ share, blocks }, at) => ({
    share,
    blocks: blocks.map((block) => layBlock(block, widths[at] ?? 0, flow, paper)),
  }))
}

/** Millimetres that a cell's ruled sides take of it. */
const sides = 2
const slotSides = 5

function layBlock(block: SheetBlock, width: number, flow: SheetFlow, paper: SheetPaper): LaidBlock {
  switch (block.kind) {
    case 'table': {
      const { room, ...rest } = block
      const sets = block.across ?? 1
      const shares = block.columns.map(({ share }) => share)
      const widths = columnWidths(shares, width / sets, 0).map((each) => each - sides)
      flow.isShown(
        block.list,
        block.title,
        block.columns.map(({ title }) => title),
      )
      return { ...rest, ...flow.rows(block.list, rowsOn(paper, room), widths, sets === 1) }
    }
    case 'lines': {
      const { room, ...rest } = block
      const [own = 0] = columnWidths(Array(block.columns ?? 1).fill(1), width, 6)
      flow.isShown(block.list, block.title)
      const count = rowsOn(paper, room)
      const { rows, more } = flow.rows(block.list, count, [own - (block.numbered ? 6 : 0)])
      return { ...rest, rows: rows.flatMap(([cell]) => (cell ? [labelByRow(cell)] : [])), more }
    }
    case 'slots': {
      const each = width / block.across - slotSides - (block.lines > 1 ? 0 : besides(block.slots))
      flow.isShown(block.list, block.title)
      const widths = Array.from({ length: block.lines }, () => each)
      return { ...block, ...flow.rows(block.list, block.slots.length, widths) }
    }
    case 'notes': {
      const { room, ...rest } = block
      const laid = flow.notes(rowsOn(paper, room), width)
      return { ...rest, ...laid, goesOn: flow.notesGoOn }
    }
    case 'group': {
      const gap = block.arrows ? arrowed : gapOf(block.columns.length, paper)
      return { ...block, gap, columns: layColumns(block.columns, width, gap, flow, paper) }
    }
    default:
      return block
  }
}

/** Millimetres between steps, with an arrow there. */
const arrowed = 12

/** Millimetres that the number and the ticks of a slot in one row take. */
function besides(slots: readonly { ticks: readonly { title: string }[] }[]): number {
  const words = slots[0]?.ticks.map(({ title }) => title) ?? []
  return 7 + words.reduce((sum, word) => sum + 6 + word.length * 1.5, 0)
}
