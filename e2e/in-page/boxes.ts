/** A rectangle of the window, in CSS pixels. */
export interface PixelBox {
  left: number
  top: number
  right: number
  bottom: number
}

export const boxOf = ({ left, top, right, bottom }: DOMRect): PixelBox => ({
  left,
  top,
  right,
  bottom,
})

export const isEmptyBox = (box: PixelBox): boolean =>
  box.right - box.left < 1 || box.bottom - box.top < 1

export const overlapOf = (a: PixelBox, b: PixelBox): PixelBox => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

/** The box inside the borders, which is what `overflow` clips by. */
function paddingBox(element: Element): PixelBox {
  const { left, top } = element.getBoundingClientRect()
  return {
    left: left + element.clientLeft,
    top: top + element.clientTop,
    right: left + element.clientLeft + element.clientWidth,
    bottom: top + element.clientTop + element.clientHeight,
  }
}

/** True when it is the containing block even of what is fixed. */
const containsFixed = (style: CSSStyleDeclaration): boolean =>
  style.transform !== 'none' ||
  style.filter !== 'none' ||
  style.containerType !== 'normal' ||
  /layout|paint|strict|content/.test(style.contain)

/** How an element lays out and clips what is in it. */
interface Frame {
  element: Element
  position: string
  fixed: boolean
  across: string
  down: string
  inner: PixelBox
}

function frameOf(element: Element): Frame {
  const style = getComputedStyle(element)
  const { position, overflowX: across, overflowY: down } = style
  return {
    element,
    position,
    fixed: containsFixed(style),
    across,
    down,
    inner: paddingBox(element),
  }
}

/** The window, which shows nothing of what is outside of it. */
const windowFrame = (): Frame => ({
  element: document.body,
  position: 'static',
  fixed: true,
  across: 'hidden',
  down: 'hidden',
  inner: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
})

/** Part of a box that its ancestors leave visible, and the one that cuts it where nobody can scroll. */
export interface VisiblePart {
  box: PixelBox
  cutBy: { element: Element; across: boolean } | null
}

/** Looks at boxes of a page that stands still: what is known of an ancestor is kept. */
export class VisibleParts {
  readonly #frames = new Map<Element, Frame>()

  /**
   * The box of something in `parent`, which is positioned so; `slack` is how far it may stand out,
   * across and down, before it counts as cut.
   */
  see(
    parent: Element | null,
    whole: PixelBox,
    slack: { across: number; down: number },
    position = 'static',
  ): VisiblePart {
    let box = whole
    let cutBy: VisiblePart['cutBy'] = null
    for (const frame of this.#around(parent, position)) {
      if (isEmptyBox(box)) break
      const across = cutAcross(frame, box) > slack.across
      if (across || cutVertically(frame, box) > slack.down)
        cutBy ??= { element: frame.element, across }
      box = leftBy(frame, box)
    }
    return { box, cutBy }
  }

  /** Ancestors that clip it, from the inside; what is positioned escapes those it is not laid out in. */
  #around(parent: Element | null, from: string): Frame[] {
    const found: Frame[] = []
    let position = from
    for (let one = parent; one && one !== document.body; one = one.parentElement) {
      const frame = this.#frame(one)
      const escapes =
        position === 'fixed' || (position === 'absolute' && frame.position === 'static')
      if (escapes && !frame.fixed) continue
      position = frame.position
      if (frame.across !== 'visible' || frame.down !== 'visible') found.push(frame)
      // What is open on top is drawn over the page, whatever is around it in the tree.
      if (one.matches(':popover-open, dialog:modal')) break
    }
    return [...found, windowFrame()]
  }

  #frame(element: Element): Frame {
    const known = this.#frames.get(element) ?? frameOf(element)
    this.#frames.set(element, known)
    return known
  }
}

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

/** How much of the box can't be reached, sideways. */
function cutAcross({ element, across, inner }: Frame, { left, right }: PixelBox): number {
  if (across === 'visible') return 0
  if (scrolls(across)) return inner.left - left - element.scrollLeft
  return Math.max(inner.left - left, right - inner.right)
}

function cutVertically({ element, down, inner }: Frame, { top, bottom }: PixelBox): number {
  if (down === 'visible') return 0
  if (scrolls(down)) return inner.top - top - element.scrollTop
  return Math.max(inner.top - top, bottom - inner.bottom)
}

function leftBy({ across, down, inner }: Frame, box: PixelBox): PixelBox {
  return overlapOf(box, {
    left: across === 'visible' ? box.left : inner.left,
    right: across === 'visible' ? box.right : inner.right,
    top: down === 'visible' ? box.top : inner.top,
    bottom: down === 'visible' ? box.bottom : inner.bottom,
  })
}
