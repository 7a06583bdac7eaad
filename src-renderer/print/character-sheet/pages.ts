import type { SheetData } from '../../../src-main/rules/core/sheet.ts'
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
  const front: SheetPage = { kind: 'front', bands: layBands(data.front, flow, layout) }
  const backed = data.back.length > 0 && (layout.backs || flow.any)
  const back: SheetPage[] = backed
    ? [{ kind: 'back', bands: layBands(data.back, flow, layout) }]
    : []
  return [front, ...back, ...overflowPages(flow, layout)]
}
