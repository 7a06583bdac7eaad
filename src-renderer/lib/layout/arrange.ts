import type { LayoutSlot, OwnFold } from '../../../src-main/ipc/contract/folds.ts'
import {
  columns,
  freePlace,
  leafAt,
  leastOf,
  leavesOf,
  placeFault,
  rows,
  type Cells,
  type LeafCount,
  type LeastSize,
  type PlaceFault,
} from './grid.ts'

/** A changed fold, or the reason why nothing was changed. */
export type Arranged = OwnFold | PlaceFault

export const isRefused = (arranged: Arranged): arranged is PlaceFault =>
  typeof arranged === 'string'

/** The slot that holds a panel; null when the fold has none. */
export function slotOf({ slots }: OwnFold, panel: string): LayoutSlot | null {
  return slots.find(({ panels }) => panels.includes(panel)) ?? null
}

/** All panels of a fold, as they are read: leaf by leaf, from the top left. */
export function panelsOf(fold: OwnFold): string[] {
  return inReadingOrder(fold).flatMap(({ panels }) => panels)
}

export function inReadingOrder({ slots, leaves }: OwnFold): LayoutSlot[] {
  return [...slots].sort(
    (one, other) =>
      leafAt(one.column, leaves) - leafAt(other.column, leaves) ||
      one.row - other.row ||
      one.column - other.column,
  )
}

const without = (fold: OwnFold, slot: LayoutSlot): LayoutSlot[] =>
  fold.slots.filter((one) => one !== slot)

const replace = (fold: OwnFold, slot: LayoutSlot, next: LayoutSlot): OwnFold => ({
  ...fold,
  slots: fold.slots.map((one) => (one === slot ? next : one)),
})

/** Puts the slot of a panel into these cells: moves it, sizes it, or both. */
export function placePanel(fold: OwnFold, panel: string, cells: Cells, least: LeastSize): Arranged {
  const slot = slotOf(fold, panel)
  if (!slot) return addPanel(fold, panel, cells, least)
  const { column, row, width, height } = cells
  const fault = placeFault(cells, leastOf(slot.panels, least), without(fold, slot), fold.leaves)
  return fault ?? replace(fold, slot, { ...slot, column, row, width, height })
}

/** Adds a panel that the fold does not have yet; without cells in the first free place. */
export function addPanel(
  fold: OwnFold,
  panel: string,
  wanted: Cells | null,
  least: LeastSize,
): Arranged {
  if (slotOf(fold, panel)) return 'taken'
  const size = least(panel)
  const cells = wanted ?? freePlace(size, fold.slots, fold.leaves)
  if (!cells) return 'taken'
  const { column, row, width, height } = cells
  const fault = placeFault(cells, size, fold.slots, fold.leaves)
  const slot = { column, row, width, height, panels: [panel], front: panel }
  return fault ?? { ...fold, slots: [...fold.slots, slot] }
}

/** Takes a panel off the fold; the last one of a slot takes the slot with it. */
export function removePanel(fold: OwnFold, panel: string): OwnFold {
  const slot = slotOf(fold, panel)
  if (!slot) return fold
  const panels = slot.panels.filter((one) => one !== panel)
  const [first] = panels
  if (first === undefined) return { ...fold, slots: without(fold, slot) }
  return replace(fold, slot, {
    ...slot,
    panels,
    front: panels.includes(slot.front) ? slot.front : first,
  })
}

/** Lays a panel, of this fold or new to it, as a tab on the slot of another. */
export function stackPanel(fold: OwnFold, panel: string, onto: string, least: LeastSize): Arranged {
  const target = slotOf(fold, onto)
  if (!target || target.panels.includes(panel)) return 'taken'
  const size = least(panel)
  if (target.width < size.width || target.height < size.height) return 'too small'
  const rest = removePanel(fold, panel)
  const stood = slotOf(rest, onto)
  if (!stood) return 'taken'
  return replace(rest, stood, { ...stood, panels: [...stood.panels, panel], front: panel })
}

/** Takes a tab out of its stack: to the first free place, or to one half of the stack's. */
export function unstackPanel(fold: OwnFold, panel: string, least: LeastSize): Arranged {
  const slot = slotOf(fold, panel)
  if (!slot || slot.panels.length < 2) return 'taken'
  const rest = removePanel(fold, panel)
  const free = addPanel(rest, panel, null, least)
  return isRefused(free) ? splitSlot(fold, panel, least) : free
}

/** Divides the slot of a stacked panel: the panel gets the lower or the right half, the others keep the rest. */
function splitSlot(fold: OwnFold, panel: string, least: LeastSize): Arranged {
  const rest = removePanel(fold, panel)
  const other = slotOf(fold, panel)?.panels.find((one) => one !== panel)
  const slot = other === undefined ? null : slotOf(rest, other)
  if (!slot) return 'taken'
  const kept = leastOf(slot.panels, least)
  const needs = least(panel)
  const { column, row, width, height } = slot
  const fits = (smaller: Partial<LayoutSlot>, cells: Cells): Arranged | null => {
    const cut = replace(rest, slot, { ...slot, ...smaller })
    const added = addPanel(cut, panel, cells, least)
    return isRefused(added) ? null : added
  }
  const upper = Math.max(kept.height, Math.min(Math.ceil(height / 2), height - needs.height))
  if (upper < height) {
    const below = fits(
      { height: upper },
      { column, row: row + upper, width, height: height - upper },
    )
    if (below) return below
  }
  const left = Math.max(kept.width, Math.min(Math.ceil(width / 2), width - needs.width))
  if (left < width) {
    const beside = fits(
      { width: left },
      { column: column + left, row, width: width - left, height },
    )
    if (beside) return beside
  }
  return 'taken'
}

/** Brings a tab to the front of its stack. */
export function showPanel(fold: OwnFold, panel: string): OwnFold {
  const slot = slotOf(fold, panel)
  return slot && slot.front !== panel ? replace(fold, slot, { ...slot, front: panel }) : fold
}

/**
 * Cuts the fold into another number of leaves. What would lie across a hinge is moved or narrowed, and where that
 * has no room laid as tabs on another slot; refused when a panel would have no place at all.
 */
export function cutLeaves(fold: OwnFold, leaves: LeafCount, least: LeastSize): Arranged {
  const empty: OwnFold = { ...fold, leaves, slots: [] }
  const standing = inReadingOrder(fold)
  const fitting = standing.filter(
    (slot) => placeFault(slot, leastOf(slot.panels, least), [], leaves) === null,
  )
  const across = standing.filter((slot) => !fitting.includes(slot))
  return across.reduce<Arranged>(
    (arranged, slot) => (isRefused(arranged) ? arranged : settle(arranged, slot, least)),
    { ...empty, slots: fitting },
  )
}

/** Adds a slot as near to its cells as there is room; else its panels become tabs of another. */
export function settle(fold: OwnFold, slot: LayoutSlot, least: LeastSize): Arranged {
  const size = leastOf(slot.panels, least)
  const cells = nearby(slot, size, fold) ?? freePlace(size, fold.slots, fold.leaves)
  if (cells) return { ...fold, slots: [...fold.slots, { ...slot, ...cells }] }
  const host = fold.slots.find(({ width, height }) => width >= size.width && height >= size.height)
  if (!host) return 'taken'
  return replace(fold, host, { ...host, panels: [...host.panels, ...slot.panels] })
}

/** The slot's own cells, narrowed to the leaf in which it begins or ends and to the grid. */
function nearby(slot: Cells, size: { width: number; height: number }, fold: OwnFold): Cells | null {
  const row = Math.min(Math.max(1, slot.row), rows)
  const height = Math.min(slot.height, rows - row + 1)
  const last = Math.min(columns, slot.column + slot.width - 1)
  for (const leaf of leavesOf(fold.leaves)) {
    const column = Math.max(slot.column, leaf.first)
    const width = Math.min(last, leaf.last) - column + 1
    if (width < 1) continue
    const cells = { column, row, width, height }
    if (placeFault(cells, size, fold.slots, fold.leaves) === null) return cells
  }
  return null
}
