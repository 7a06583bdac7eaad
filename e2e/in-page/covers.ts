import type { DrawnItem } from './items.ts'

interface Point {
  x: number
  y: number
}

/** The uppermost element at a point that may hide the item there, or one of the item's own. */
export type TopElement = (item: DrawnItem, point: Point) => Element | null

/** Topmost element for a click. */
export const topForClicks: TopElement = (_item, { x, y }) => document.elementFromPoint(x, y)

/** Topmost element for the eye: only an element that paints there hides a text. */
export const topForEyes: TopElement = (item, { x, y }) => {
  const first = document.elementFromPoint(x, y)
  // Listing all elements at a point is slow, and most texts lie on top.
  if (first === null || isOwn(first, item)) return first
  const all = document.elementsFromPoint(x, y)
  return all.find((one) => isOwn(one, item) || paints(one, { x, y })) ?? null
}

const isOwn = (one: Element, { element }: DrawnItem): boolean =>
  one.contains(element) ||
  element.contains(one) ||
  (one.closest('label')?.contains(element) ?? false)

/** A leaf that is laid over a fold, and hides it on purpose. */
export const leafOverFold = 'main > section.over'

/** A tooltip goes with the pointer or the focus. Clicks go through it, so that no point tells what lies over it. */
const tooltip = '[role=tooltip]'

const covers = (element: Element): boolean =>
  element.closest(`${leafOverFold}, ${tooltip}`) === null

/**
 * The element over the item at this point, or null. What sticks to the edge of a list hides its rows
 * only until they are scrolled: unless `sticky`, it is no cover.
 */
export function elementCovering(
  item: DrawnItem,
  point: Point,
  topAt: TopElement,
  sticky: boolean,
): Element | null {
  if (item.element.closest(tooltip)) return null
  const top = topAt(item, point)
  if (top === null || isOwn(top, item) || !covers(top)) return null
  return !sticky && isStickyCover(top, item.element) ? null : top
}

/** True when what covers the item sticks to an edge, and the item can be scrolled out from under it. */
export function isStickyCover(cover: Element, item: Element): boolean {
  for (let one: Element | null = cover; one && !one.contains(item); one = one.parentElement)
    if (getComputedStyle(one).position === 'sticky') return true
  return false
}

const replaced = 'img, canvas, input, select, textarea, svg *'

/** True when the element itself puts colour on this point. */
function paints(element: Element, { x, y }: Point): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  if (element.matches(replaced)) return true
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  if (isOpaque(backgroundColor) || backgroundImage !== 'none') return true
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom,
    )
  })
}

/** More than half; a computed colour is `rgb(…)`, or has its alpha last. */
function isOpaque(color: string): boolean {
  const [, alpha = '1'] = /^\w+\(.*[,/]\s*([\d.]+)\)$/.exec(color.replace(/^rgb\(.*/, '')) ?? []
  return Number(alpha) > 0.5
}
