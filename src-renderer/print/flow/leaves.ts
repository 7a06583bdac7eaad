import { divide } from './divide.ts'
import type { Leaf } from './leaf.ts'

const millimetre = 96 / 25.4

/** What words are set in and how they are divided. */
export interface Mould {
  /** Class names of the page, which say its faces and sizes. */
  kind: string
  leaf: Leaf
  /** Columns side by side on a leaf, and millimetres between them. */
  columns: number
  between: number
  /** Part of the usual text size. */
  text: number
}

/** Width of one column in millimetres. */
export function columnOf({ leaf, columns, between }: Mould): number {
  return (leaf.width - between * (columns - 1)) / columns
}

/**
 * What stands in `words`, column by column, once the fonts are there to measure by. It is measured out of
 * sight and at its own size, so that pages are the same at every zoom and in the press.
 */
export async function leavesOf(words: HTMLElement, mould: Mould): Promise<DocumentFragment[]> {
  const [width, height] = [columnOf(mould) * millimetre, mould.leaf.height * millimetre]
  const page = document.createElement('div')
  page.className = `page ${mould.kind} mould`
  page.style.setProperty('--text', String(mould.text))
  page.setAttribute('aria-hidden', 'true')
  const flow = words.cloneNode(true) as HTMLElement
  flow.className = 'flows'
  flow.hidden = false
  page.append(flow)
  document.body.append(page)
  try {
    for (const picture of flow.querySelectorAll('img')) fit(picture, width, height)
    // Asked for its size, the browser begins to load what it is set in.
    flow.getBoundingClientRect()
    await document.fonts.ready
    const leaves = divide(flow, width, height - lineBelow)
    return leaves.length > 0 ? leaves : [document.createDocumentFragment()]
  } finally {
    page.remove()
  }
}

/** Pixels of the screen for one of a picture printed at 150 to the inch. */
const ofPicture = 96 / 150

/** Pixels that a table's rule takes again where the table goes on. */
const lineBelow = 3

/** Part of a page's height that a picture takes where nobody says how large it is to be. */
const usualPart = 0.6

/** Given a size before it is loaded: as wide as the text says, or as it is, and never past the page. */
function fit(picture: HTMLImageElement, width: number, height: number): void {
  const own = {
    width: Number(picture.getAttribute('width')) * ofPicture,
    height: Number(picture.getAttribute('height')) * ofPicture,
  }
  const part = Number(picture.dataset['part'] ?? NaN)
  const most = (height * 0.97) / own.height
  const scale = Number.isNaN(part)
    ? Math.min(1, width / own.width, (height * usualPart) / own.height)
    : Math.min((width * part) / own.width, most)
  picture.style.width = `${own.width * scale}px`
  picture.style.height = `${own.height * scale}px`
}
