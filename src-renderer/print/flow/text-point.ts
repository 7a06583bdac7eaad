/** Point at which a text is divided, like the start of a range. */
export interface TextPoint {
  node: Node
  offset: number
}

/** Before a piece, and before all that begins with it. */
export function pointBefore(piece: Node, flow: HTMLElement): TextPoint {
  let node = piece
  for (;;) {
    const parent = node.parentNode
    if (!parent || parent === flow || !isFirstSibling(node)) break
    node = parent
  }
  const parent = node.parentNode ?? flow
  return { node: parent, offset: [...parent.childNodes].indexOf(node as ChildNode) }
}

/** True when nothing but space stands before it among its siblings. */
export function isFirstSibling(node: Node): boolean {
  for (let other = node.previousSibling; other; other = other.previousSibling) {
    if (other instanceof Element || (other.textContent ?? '').trim() !== '') return false
  }
  return true
}

/** Elements that a place stands in, those of the flow itself. */
export function depthOf(node: Node, flow: Node): number {
  let depth = 0
  for (let at: Node | null = node; at && at !== flow; at = at.parentNode) {
    if (at instanceof Element) depth += 1
  }
  return depth
}
