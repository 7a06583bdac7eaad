import { divide } from './divide.ts'
import { yieldToBrowser } from './yield-to-browser.ts'
import type { PageLeaf } from './leaf.ts'
import { joinPortion, takePortion } from './portions.ts'

const millimetre = 96 / 25.4

/** Page, columns and text size that words are set in. */
export interface PageFormat {
  /** Class names of the page, which say its faces and sizes. */
  kind: string
  leaf: PageLeaf
  /** Columns side by side on a leaf, and millimetres between them. */
  columns: number
  between: number
  /** Part of the usual text size. */
  text: number
  /** Millimetres of columns less high than the leaf, which pictures are still sized by. */
  height?: number
}

/** Width of one column in millimetres. */
export function columnOf({ leaf, columns, between }: PageFormat): number {
  return (leaf.width - between * (columns - 1)) / columns
}

/**
 * Contents of `words`, column by column, once the fonts are there to measure by. They are measured out of
 * sight and at their own size, so that pages are the same at every zoom and in the press; some pages at a
 * time, so that whoever types meanwhile is not kept waiting. Null when it was called off.
 */
export async function leavesOf(
  words: HTMLElement,
  mould: PageFormat,
  signal: AbortSignal,
): Promise<DocumentFragment[] | null> {
  const width = columnOf(mould) * millimetre
  const whole = mould.leaf.height * millimetre
  const height = mould.height === undefined ? whole : mould.height * millimetre
  const page = document.createElement('div')
  page.className = `page ${mould.kind} mould`
  page.style.setProperty('--text', String(mould.text))
  page.setAttribute('aria-hidden', 'true')
  document.body.append(page)
  try {
    const rest = words.cloneNode(true) as HTMLElement
    rest.hidden = false
    for (const picture of rest.querySelectorAll('img')) fit(picture, width, whole)
    const leaves = await parted({ page, width, height, whole, signal }, rest)
    if (signal.aborted) return null
    return leaves.length > 0 ? leaves : [document.createDocumentFragment()]
  } finally {
    page.remove()
  }
}

/** Millimetres of the highest picture in leaves that are laid out; 0 without pictures. */
export function highestPicture(leaves: readonly DocumentFragment[]): number {
  const heights = leaves
    .flatMap((leaf) => [...leaf.querySelectorAll('img')])
    .map(({ style }) => parseFloat(style.height) || 0)
  return Math.max(0, ...heights) / millimetre
}

interface Room {
  /** The mould that is measured in. */
  page: HTMLElement
  width: number
  height: number
  /** Height of a page whose columns are as high as it. */
  whole: number
  signal: AbortSignal
}

/** Letters that are divided at once, to begin with: some pages of them. */
const letters = 4000
/** Number of last pages held back until the next portion, which may still divide them again. */
const held = 2

async function parted(room: Room, rest: HTMLElement): Promise<DocumentFragment[]> {
  const leaves: DocumentFragment[] = []
  let [words, cut, most] = [rest.cloneNode(false) as HTMLElement, 0, letters]
  for (let goesOn = true; goesOn && !room.signal.aborted;) {
    await yieldToBrowser()
    const portion = takePortion(rest, most)
    joinPortion(words, portion.words, cut)
    cut = portion.cut
    goesOn = rest.hasChildNodes()
    const { made, left } = await pagesOf(room, words, goesOn ? held : 0)
    leaves.push(...made)
    words = left
    if (made.length === 0) most *= 2
  }
  return leaves
}

/**
 * A column's rules and margins are not those of a page to the pixel: where a page comes out too high, all
 * are divided again with less room. The last attempt stands, and the press looks once more.
 */
async function pagesOf(
  { page, width, height, whole, signal }: Room,
  words: HTMLElement,
  stay: number,
): Promise<{ made: DocumentFragment[]; left: HTMLElement }> {
  let [made, left]: [DocumentFragment[], HTMLElement] = [[], words]
  for (const less of [3, 9, 16, 24, 40]) {
    await yieldToBrowser()
    left = laidIn(page, words)
    // Asked for its size, the browser begins to load what it is set in.
    left.getBoundingClientRect()
    await document.fonts.ready
    await yieldToBrowser()
    made = divide(left, { width, height: height - less, page: whole }, stay)
    if (signal.aborted || (await allFit(page, made, width, height))) break
  }
  return { made, left }
}

async function allFit(
  page: HTMLElement,
  leaves: readonly DocumentFragment[],
  width: number,
  height: number,
): Promise<boolean> {
  for (const leaf of leaves) {
    await yieldToBrowser()
    if (!fits(page, leaf, width, height)) return false
  }
  return true
}

/** In the mould, in place of what was there. */
function laidIn(page: HTMLElement, words: Node): HTMLElement {
  const flow = words.cloneNode(true) as HTMLElement
  flow.removeAttribute('style')
  flow.className = 'flows'
  page.replaceChildren(flow)
  return flow
}

function fits(page: HTMLElement, leaf: DocumentFragment, width: number, height: number): boolean {
  const place = document.createElement('div')
  place.className = 'flows'
  Object.assign(place.style, { width: `${width}px`, height: `${height}px` })
  place.append(leaf.cloneNode(true))
  page.replaceChildren(place)
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = place
  return scrollHeight <= clientHeight + 2 && scrollWidth <= clientWidth + 2
}

/** Pixels of the screen for one of a picture printed at 150 to the inch. */
const ofPicture = 96 / 150

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
