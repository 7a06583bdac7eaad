import type { OwnFold } from '../../../src-main/ipc/contract/folds.ts'
import type { OwnFolds } from '../../lib/own-folds.svelte.ts'
import {
  addPanel,
  cutLeaves,
  isRefused,
  panelsOf,
  placePanel,
  removePanel,
  showPanel,
  slotOf,
  stackPanel,
  unstackPanel,
  type Arranged,
} from '../../lib/layout/arrange.ts'
import {
  columns,
  freePlace,
  leastOf,
  leavesOf,
  overlap,
  placeFault,
  rows,
  type Cells,
  type CellSize,
  type LeafCount,
  type PlaceFault,
} from '../../lib/layout/grid.ts'
import { leastPanelSize as least, panelTitle } from '../../lib/layout/panels.ts'

/** A panel in hand, over the cells where it would land. */
interface Held {
  panel: string
  cells: Cells
  /** Its edge is dragged, not the panel. */
  sizes: boolean
}

const faults: Record<PlaceFault, string> = {
  outside: 'outside of the fold',
  hinge: 'lies across the hinge',
  taken: 'taken',
  'too small': 'too small',
}

/** The fold in the GM's hands: what is selected, what is held and where it would land. */
export class ArrangeState {
  selected = $state<string | null>(null)
  held = $state.raw<Held | null>(null)
  /** Words on the last step, read out politely. */
  said = $state('')
  #before = $state.raw<readonly OwnFold[]>([])

  constructor(
    private readonly ownFolds: OwnFolds,
    readonly saved: OwnFold,
  ) {
    this.selected = panelsOf(this.draft)[0] ?? null
  }

  get draft(): OwnFold {
    return this.ownFolds.draft ?? this.saved
  }

  get changed(): boolean {
    return JSON.stringify(this.draft) !== JSON.stringify(this.saved)
  }

  get canUndo(): boolean {
    return this.#before.length > 0
  }

  /** Cells of a panel in the fold; null when it is in the drawer. */
  cellsOf(panel: string): Cells | null {
    return slotOf(this.draft, panel)
  }

  /** The reason why the panel in hand can't land where it is; null when it can. */
  get heldFault(): PlaceFault | null {
    const { held, draft } = this
    if (!held) return null
    const slot = slotOf(draft, held.panel)
    const others = draft.slots.filter((one) => one !== slot)
    return placeFault(held.cells, this.#needs(held.panel), others, draft.leaves)
  }

  /** Panel in front of the slot on which the held one would be laid as a tab. */
  get heldOver(): string | null {
    const { held, draft } = this
    if (!held || held.sizes) return null
    const own = slotOf(draft, held.panel)
    const { column, row } = held.cells
    const at = { column, row, width: 1, height: 1 }
    return draft.slots.find((slot) => slot !== own && overlap(slot, at))?.front ?? null
  }

  get heldWords(): string {
    const { held, heldFault, heldOver } = this
    if (!held) return ''
    const { column, row, width, height } = held.cells
    const where = held.sizes ? `${width} by ${height}` : `over column ${column}, row ${row}`
    const fits = heldFault === null ? 'fits' : faults[heldFault]
    const tab = heldOver && heldFault ? `; T lays it as a tab on ${panelTitle(heldOver)}` : ''
    return `${panelTitle(held.panel)} ${where}: ${fits}${tab}`
  }

  select(panel: string): void {
    this.selected = panel
    if (slotOf(this.draft, panel)) this.#set(showPanel(this.draft, panel), null)
  }

  /** The next panel, or the one before. */
  selectNext(by: number): void {
    const panels = panelsOf(this.draft)
    const at = panels.indexOf(this.selected ?? '')
    const next = panels[(at + by + panels.length) % panels.length]
    if (next !== undefined) this.selected = next
  }

  /** Takes a panel in hand, from the fold or from the drawer. */
  lift(panel: string, sizes = false): void {
    const slot = this.cellsOf(panel)
    const { width, height } = least(panel)
    const cells = slot ??
      freePlace({ width, height }, this.draft.slots, this.draft.leaves) ?? {
        column: 1,
        row: 1,
        width,
        height,
      }
    this.selected = panel
    this.held = { panel, sizes, cells: bare(cells) }
    this.said = this.heldWords
  }

  /** Moves what is in hand over the grid; across a hinge it goes to the next leaf. */
  move(by: { columns: number; rows: number }): void {
    const { held } = this
    if (!held) return
    const { cells } = held
    const column = acrossHinge(cells, by.columns, this.draft.leaves)
    const row = Math.min(Math.max(1, cells.row + by.rows), rows - cells.height + 1)
    this.hold({ ...cells, column, row })
  }

  /** Holds the panel over these cells. */
  hold(cells: Cells): void {
    if (!this.held) return
    const column = Math.min(Math.max(1, cells.column), columns - cells.width + 1)
    const row = Math.min(Math.max(1, cells.row), rows - cells.height + 1)
    const inGrid = this.held.sizes ? cells : { ...cells, column, row }
    this.held = { ...this.held, cells: bare(inGrid) }
    this.said = this.heldWords
  }

  putBack(): void {
    const { held } = this
    this.held = null
    if (held) this.said = `${panelTitle(held.panel)} is back in its place.`
  }

  /** Lands what is in hand; it stays in hand where it does not fit. */
  drop(): boolean {
    const { held } = this
    if (!held) return false
    return this.#take(placePanel(this.draft, held.panel, held.cells, least), held.panel)
  }

  /** Lays what is in hand as a tab on the panel under it. */
  stack(onto = this.heldOver): void {
    const { held } = this
    if (!held || onto === null) return
    this.#take(stackPanel(this.draft, held.panel, onto, least), held.panel)
  }

  /** Takes the selected tab out of its stack. */
  unstack(): void {
    const { selected } = this
    if (selected === null) return
    const slot = slotOf(this.draft, selected)
    if (!slot || slot.panels.length < 2) this.said = `${panelTitle(selected)} stands alone.`
    else this.#take(unstackPanel(this.draft, selected, least), selected)
  }

  /** Makes the selected panel larger or smaller. */
  size(by: CellSize): void {
    const { selected } = this
    const cells = selected === null ? null : this.cellsOf(selected)
    if (selected === null || !cells) return
    const next = { ...bare(cells), width: cells.width + by.width, height: cells.height + by.height }
    if (this.#take(placePanel(this.draft, selected, next, least), selected))
      this.said = `${panelTitle(selected)} is ${next.width} by ${next.height}.`
  }

  /** Puts a panel of the drawer into the first free place. */
  add(panel: string): void {
    this.#take(addPanel(this.draft, panel, null, least), panel)
  }

  /** Puts the selected panel back into the drawer. */
  remove(panel = this.selected): void {
    if (panel === null || !this.cellsOf(panel)) return
    const panels = panelsOf(this.draft)
    const at = panels.indexOf(panel)
    this.#set(removePanel(this.draft, panel), `${panelTitle(panel)} is in the drawer.`)
    this.held = null
    this.selected = panels[at + 1] ?? panels[at - 1] ?? null
  }

  cut(leaves: LeafCount): void {
    const cut = cutLeaves(this.draft, leaves, least)
    if (isRefused(cut)) this.said = 'The panels have no room in so many leaves.'
    else this.#set(cut, `${leaves} ${leaves === 1 ? 'leaf' : 'leaves'}.`)
  }

  rename(name: string): void {
    const trimmed = name.trim().slice(0, 40)
    if (trimmed) this.#set({ ...this.draft, name: trimmed }, null)
  }

  undo(): void {
    const last = this.#before.at(-1)
    if (!last) return
    this.#before = this.#before.slice(0, -1)
    this.held = null
    this.ownFolds.draft = last
    this.said = 'The last step is undone.'
  }

  undoAll(): void {
    if (!this.changed) return
    this.#set(this.saved, 'All is as it was saved.')
    this.held = null
  }

  /** Saves the fold for this campaign and goes back to play. */
  async save(): Promise<void> {
    const { draft } = this
    if (await this.ownFolds.keep(draft)) this.ownFolds.draft = null
  }

  #needs(panel: string): CellSize {
    return leastOf(slotOf(this.draft, panel)?.panels ?? [panel], least)
  }

  #take(arranged: Arranged, panel: string): boolean {
    if (isRefused(arranged)) {
      const words = arranged === 'taken' ? 'has no room there' : faults[arranged]
      this.said = `${panelTitle(panel)}: ${words}.`
      return false
    }
    this.held = null
    this.selected = panel
    const at = slotOf(arranged, panel)
    this.#set(arranged, `${panelTitle(panel)} stands at column ${at?.column}, row ${at?.row}.`)
    return true
  }

  #set(next: OwnFold, said: string | null): void {
    if (next === this.draft) return
    this.#before = [...this.#before.slice(-99), this.draft]
    this.ownFolds.draft = next
    if (said !== null) this.said = said
  }
}

const bare = ({ column, row, width, height }: Cells): Cells => ({ column, row, width, height })

/** Column after some steps to a side; what would lie across a hinge goes to the next leaf. */
function acrossHinge({ column, width }: Cells, by: number, leaves: LeafCount): number {
  const wanted = Math.min(Math.max(1, column + by), columns - width + 1)
  const leaf = leavesOf(leaves).find(({ first, last }) => wanted >= first && wanted <= last)
  if (!leaf || wanted + width - 1 <= leaf.last || width > leaf.last - leaf.first + 1) return wanted
  if (by < 0) return leaf.last - width + 1
  return Math.min(leaf.last + 1, columns - width + 1)
}
