import {
  overlapOf,
  boxOf,
  isEmptyBox,
  VisibleParts,
  type PixelBox,
  type VisiblePart,
} from './boxes.ts'
import {
  elementCovering,
  leafOverFold,
  isStickyCover,
  topForClicks,
  topForEyes,
  type TopElement,
} from './covers.ts'
import { controlsOf, rootInUse, nameOf, textsOf, type DrawnItem } from './items.ts'
import { fieldFault, hasTitle, spillFault } from './words.ts'

/** Faults of the screen as it stands, one line each. */
export function cutAndCovered(): string[] {
  const [root, sight] = [rootInUse(), new VisibleParts()]
  const look = (item: DrawnItem): Look => {
    const { kind, element } = item
    // A text is cut by the element it stands in, a control only by what is around it.
    const [parent, position] =
      kind === 'text'
        ? [element, 'static']
        : [element.parentElement, getComputedStyle(element).position]
    return {
      item,
      seen: item.boxes.map((box) => sight.see(parent, box, slackOf(item, box), position)),
    }
  }
  // A row far from what is seen of its list is not drawn, and has no size of its own until it is.
  const isDrawn = ({ element }: DrawnItem) =>
    element.checkVisibility({ contentVisibilityAuto: true })
  const looks = (items: readonly DrawnItem[]): Look[] => items.filter(isDrawn).map(look)
  const [controls, texts] = [looks(controlsOf(root)), looks(textsOf(root))]
  return [
    ...new Set([
      ...[...controls, ...texts].flatMap(cutFaults),
      ...controls.flatMap((one) => coverFaults(one, topForClicks)),
      ...texts.flatMap((one) => coverFaults(one, topForEyes)),
      ...texts.flatMap(({ item }) => spillFault(item)),
      ...controls.flatMap(({ item }) => fieldFault(item)),
      ...overlapFaults(controls),
    ]),
  ]
}

/** All that is wrong with the screen at this size: faults, and how far the page itself scrolls, which should stand still. */
export function faultsAtThisSize(): string[] {
  const all = document.scrollingElement ?? document.documentElement
  const across = all.scrollWidth - all.clientWidth
  const down = all.scrollHeight - all.clientHeight
  const scrolls = across === 0 && down === 0 ? [] : [`the page scrolls: ${across} by ${down}`]
  return [...scrolls, ...cutAndCovered(), ...outOfReach()]
}

/** Controls that stay out of the window or under something even when they are scrolled to. */
export function outOfReach(): string[] {
  const before = [...document.querySelectorAll('*')]
    .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
    .map((one) => ({ one, top: one.scrollTop, left: one.scrollLeft }))
  const found = controlsOf(rootInUse()).flatMap((item) => {
    if (isReached(item)) return []
    item.element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const box = boxOf(item.element.getBoundingClientRect())
    const by = elementCovering(item, middle(box), topForClicks, true)
    const { x, y } = middle(box)
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [`out of reach: ${item.name}`]
    return by ? [`out of reach: ${item.name} under ${nameOf(by)}`] : []
  })
  for (const { one, top, left } of before) one.scrollTo({ top, left, behavior: 'instant' })
  return found
}

/** True when a click on its middle, as the page is scrolled now, is a click on it. */
function isReached({ element }: DrawnItem): boolean {
  const { x, y } = middle(boxOf(element.getBoundingClientRect()))
  const hit = document.elementFromPoint(x, y)
  return hit !== null && element.contains(hit)
}

/** An item with what its ancestors leave of each of its boxes. */
interface Look {
  item: DrawnItem
  seen: VisiblePart[]
}

/** Glyphs leave a fifth of their line empty on both sides of it. */
function slackOf({ kind, element }: DrawnItem, box: PixelBox): { across: number; down: number } {
  if (kind === 'control') return { across: 1, down: 1 }
  const upright = getComputedStyle(element).writingMode === 'horizontal-tb'
  const beside = (upright ? box.bottom - box.top : box.right - box.left) / 5 + 1
  return upright ? { across: 1, down: beside } : { across: beside, down: 1 }
}

function cutFaults({ item: { name, words }, seen }: Look): string[] {
  return seen.flatMap(({ cutBy }) => {
    if (cutBy === null) return []
    if (cutBy.element === document.body) return [`outside the window: ${name}`]
    const { display, textOverflow, webkitLineClamp, writingMode } = getComputedStyle(cutBy.element)
    const alongLine = writingMode === 'horizontal-tb' ? cutBy.across : !cutBy.across
    // The dots come only in a block: letters in a flex box are cut where it ends.
    const dots = textOverflow === 'ellipsis' && !/flex|grid/.test(display)
    const shortened = alongLine ? dots : webkitLineClamp !== 'none'
    if (!shortened) return [`cut: ${name} by ${nameOf(cutBy.element)}`]
    const whole = hasTitle(cutBy.element, words)
    return whole ? [] : [`shortened without a title: ${name}`]
  })
}

const middle = ({ left, top, right, bottom }: PixelBox) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** Less than a third of a thing is left at the edge of a list that scrolls: a point of it may fall on what is beyond. */
const isSliver = (left: PixelBox, whole: PixelBox): boolean =>
  isLess(left.right - left.left, whole.right - whole.left) ||
  isLess(left.bottom - left.top, whole.bottom - whole.top)

const isLess = (part: number, whole: number): boolean => part < Math.max(3, whole / 3)

/** Points of what is seen of it where nothing may cover it: a control in its middle, the letters of a text at both ends too. */
function pointsOf(item: DrawnItem, seen: PixelBox, whole: PixelBox) {
  if (item.kind === 'control') return [middle(seen)]
  const { across, down } = slackOf(item, whole)
  // A pixel of the slack is for rounding.
  const letters = {
    left: whole.left + across - 1,
    right: whole.right - across + 1,
    top: whole.top + down - 1,
    bottom: whole.bottom - down + 1,
  }
  const box = overlapOf(seen, letters)
  if (isSliver(box, letters)) return []
  const { x, y } = middle(box)
  return [box.left + 2, x, box.right - 2].map((at) => ({ x: at, y }))
}

function coverFaults({ item, seen }: Look, topAt: TopElement): string[] {
  const by = seen
    .map(({ box }, at) => ({ box, whole: item.boxes[at] ?? box }))
    .filter(({ box, whole }) => !isSliver(box, whole))
    .flatMap(({ box, whole }) => pointsOf(item, box, whole))
    .map((point) => elementCovering(item, point, topAt, false))
    .find((one) => one !== null)
  return by ? [`covered: ${item.name} by ${nameOf(by)}`] : []
}

/** True when a leaf laid over the fold hides this control of the fold whole. */
function hides(one: Element, { element, box }: { element: Element; box: PixelBox }): boolean {
  const leaf = one.closest(leafOverFold)
  if (!leaf || leaf.contains(element)) return false
  const { left, right } = leaf.getBoundingClientRect()
  return box.left >= left && box.right <= right
}

/** True when what one of them shares with the other lies under the head of a list, and can be scrolled from there. */
function isUnderSticky(both: readonly Element[], shared: PixelBox): boolean {
  const { x, y } = middle(shared)
  const all = document.elementsFromPoint(x, y)
  return both.some((one) => {
    const at = all.findIndex((element) => one.contains(element))
    return all.slice(0, at).some((cover) => isStickyCover(cover, one))
  })
}

/** Controls that lie partly over one another. */
function overlapFaults(looks: readonly Look[]): string[] {
  const shown = looks.flatMap(({ item: { element, name }, seen: [first] }) =>
    first && !isEmptyBox(first.box) ? [{ element, name, box: first.box }] : [],
  )
  return shown.flatMap(({ element, name, box }, at) =>
    shown
      .slice(at + 1)
      .filter((other) => !element.contains(other.element) && !other.element.contains(element))
      .filter((other) => !hides(element, other) && !hides(other.element, { element, box }))
      .filter((other) => {
        const shared = overlapOf(box, other.box)
        return (
          shared.right - shared.left > 2 &&
          shared.bottom - shared.top > 2 &&
          !isUnderSticky([element, other.element], shared)
        )
      })
      .map((other) => `over each other: ${name} and ${other.name}`),
  )
}
