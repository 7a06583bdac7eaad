import { columns, rows, type LeafCount } from '../../lib/layout/grid.ts'
import { gridArea } from '../../lib/layout/grid-lines.ts'

interface Point {
  clientX: number
  clientY: number
}

/** The cell of a drawn grid under a point; the nearest one beside it. Null before the grid is laid out. */
export function cellUnder(
  grid: HTMLElement,
  { clientX, clientY }: Point,
  leaves: LeafCount,
): { column: number; row: number } | null {
  const style = getComputedStyle(grid)
  const box = grid.getBoundingClientRect()
  const widths = style.gridTemplateColumns.split(' ').map(parseFloat)
  const heights = style.gridTemplateRows.split(' ').map(parseFloat)
  if (widths.some(Number.isNaN) || heights.some(Number.isNaN)) return null
  const left = clientX - box.left - parseFloat(style.paddingLeft)
  const top = clientY - box.top - parseFloat(style.paddingTop) + grid.scrollTop
  const line = trackAt(left, widths, parseFloat(style.columnGap))
  const lines = Array.from({ length: columns }, (_, at) =>
    Number(gridArea({ column: at + 1, row: 1, width: 1, height: 1 }, leaves).split(' / ')[1]),
  )
  // A hinge belongs to the column before it.
  const column = lines.findLastIndex((one) => one <= line) + 1
  const row = Math.min(rows, trackAt(top, heights, parseFloat(style.rowGap)))
  return { column: Math.max(1, column), row }
}

/** Number, from 1, of the track in which an offset lies. */
function trackAt(offset: number, sizes: readonly number[], gap: number): number {
  let end = 0
  const at = sizes.findIndex((size) => {
    end += size + gap
    return offset < end
  })
  return at < 0 ? sizes.length : at + 1
}

interface Drag {
  move(at: Point): void
  end(at: Point): void
  cancel(): void
}

/** Follows a pointer from its press to its release. A press that hardly moves is a click and no drag. */
export function dragging(press: PointerEvent, drag: Drag): void {
  const over = new AbortController()
  const { signal } = over
  let moves = false
  const isFar = ({ clientX, clientY }: Point): boolean =>
    Math.hypot(clientX - press.clientX, clientY - press.clientY) > 5
  addEventListener(
    'pointermove',
    (event) => {
      moves ||= isFar(event)
      if (moves) drag.move(event)
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    (event) => {
      over.abort()
      if (moves) drag.end(event)
    },
    { signal },
  )
  addEventListener(
    'pointercancel',
    () => {
      over.abort()
      drag.cancel()
    },
    { signal },
  )
}
