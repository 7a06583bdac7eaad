import { boxOf, type PixelBox } from './boxes.ts'

/** A control or a text of the screen that a GM should be able to see whole. */
export interface DrawnItem {
  kind: 'control' | 'text'
  /** The drawn element: for a radio or checkbox, its label. */
  element: Element
  name: string
  /** All that a text says; empty for a control. */
  words: string
  /** One for each line of a text. */
  boxes: PixelBox[]
}

const controls =
  'button, input:not([type=hidden]), select, textarea, summary, a[href], [role=button], [role=option]'
const drawnByLabel = '[type=radio], [type=checkbox], [type=file]'
/** Only screen readers come to the first; the printed pages have checks of their own in `src-main/print`. */
const leftOut = '.vh, .paper .pages, [inert]'
const withoutText = 'svg, select, textarea'

export const collapseSpaces = (words: string | null): string =>
  (words ?? '').trim().replace(/\s+/g, ' ')

export const nameOf = (element: Element): string => {
  const name =
    collapseSpaces(element.getAttribute('aria-label')) || collapseSpaces(element.textContent)
  const kind = element.tagName.toLowerCase()
  return `${kind}${name ? ` “${name.slice(0, 60)}”` : `.${[...element.classList].join('.')}`}`
}

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** The part of the screen that can be used now: the card or dialog on top, or all of it. */
export const rootInUse = (): Element =>
  document.querySelector(':popover-open') ??
  [...document.querySelectorAll('dialog:modal')].at(-1) ??
  document.body

export function controlsOf(root: Element): DrawnItem[] {
  return [...root.querySelectorAll<HTMLElement>(controls)].flatMap((one) => {
    const drawn = one.matches(drawnByLabel) ? (one.closest('label') ?? one) : one
    if (!isShown(drawn) || drawn.closest(leftOut)) return []
    const boxes = [boxOf(drawn.getBoundingClientRect())]
    return [{ kind: 'control' as const, element: drawn, name: nameOf(one), words: '', boxes }]
  })
}

export function textsOf(root: Element): DrawnItem[] {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    collapseSpaces(node.nodeValue) === '' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const found: DrawnItem[] = []
  const range = document.createRange()
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement
    if (!parent || parent.closest(`${leftOut}, ${withoutText}`) || !isShown(parent)) continue
    range.selectNodeContents(walk.currentNode)
    const boxes = [...range.getClientRects()].map(boxOf).filter(({ left, right }) => right > left)
    const words = collapseSpaces(walk.currentNode.nodeValue)
    const name = `“${words.slice(0, 60)}”`
    if (boxes.length > 0) found.push({ kind: 'text', element: parent, name, words, boxes })
  }
  return found
}
