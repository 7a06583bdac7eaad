import type { HalfPages, SheetData } from '../../../src-main/rules/core/sheet.ts'
import { layBands } from './divide.ts'
import { SheetFlow } from './flow.ts'
import type { SheetPage } from './laid-blocks.ts'
import type { SheetLayout } from './layout.ts'
import { overflowPages } from './overflow-pages.ts'

/**
 * Divides a sheet into pages. Nothing is cut off: what is too long for its place, or too much for its
 * list, goes on overleaf and from there to further pages, and each page says what follows. The back
 * is there when it is asked for, and when something goes on there.
 */
export function pagesOf(data: SheetData, layout: SheetLayout): SheetPage[] {
  const flow = new SheetFlow(data, layout.fillable)
  const sides = sidesOf(data, layout)
  const pages = sides.front.map((bands, at): SheetPage => {
    return { kind: at === 0 ? 'front' : 'back', bands: layBands(bands, flow, layout) }
  })
  for (const bands of sides.back) {
    if (!layout.backs && !flow.any) break
    pages.push({ kind: 'back', bands: layBands(bands, flow, layout) })
  }
  return [...pages, ...overflowPages(flow, layout)]
}

/** Bands of the pages that are always there, and of those behind them. */
function sidesOf(data: SheetData, { paper }: SheetLayout): Pick<HalfPages, 'front' | 'back'> {
  if (paper === 'half') return data.half
  return { front: [data.front], back: data.back.length > 0 ? [data.back] : [] }
}
