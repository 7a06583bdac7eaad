import { pointBefore, depthOf, type TextPoint } from './text-point.ts'

/** A beginning taken off a text, and how many elements it was cut through there. */
interface Portion {
  words: DocumentFragment
  cut: number
}

/** Elements that a text may be parted before; parts that belong closely together are not among them. */
const blocks = 'p,h1,h2,h3,h4,h5,h6,li,tr,dt,pre,hr,section,table,ul,ol,blockquote,figure,div'

/** Letters that stand for the room a block takes beside its words, and a picture. */
const ofBlock = 40
const ofPicture = 1500

/** Takes about so many letters off a text's beginning: up to the next block, or a word of a long one. */
export function takePortion(text: HTMLElement, letters: number): Portion {
  const end = endOf(text, letters)
  const range = document.createRange()
  range.selectNodeContents(text)
  if (end) range.setEnd(end.node, end.offset)
  return { cut: end ? depthOf(end.node, text) : 0, words: range.extractContents() }
}

function endOf(text: HTMLElement, letters: number): TextPoint | null {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let taken = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (taken + node.length > 2 * letters) {
        const offset = wordIn(node, Math.max(0, letters - taken))
        if (offset !== null) return { node, offset }
      }
      taken += node.length
    } else if (node instanceof Element && node.matches(blocks)) {
      if (taken >= letters) return pointBefore(node, text)
      taken += ofBlock
    } else if (node instanceof HTMLImageElement) taken += ofPicture
  }
  return null
}

/** The beginning of a word from so many letters on; none in a cell, whose row would be cut too. */
function wordIn(text: Text, from: number): number | null {
  if (text.parentElement?.closest('td, th, pre')) return null
  const space = text.data.indexOf(' ', from)
  return space < 0 || space + 1 >= text.length ? null : space + 1
}

/** Puts a portion behind what was taken before it; what was cut in two is one again. */
export function joinPortion(text: Node & ParentNode, next: Node & ParentNode, cut: number): void {
  const [end, start] = [text.lastElementChild, next.firstElementChild]
  if (cut > 0 && end && start) {
    joinPortion(end, start, cut - 1)
    start.remove()
  }
  text.append(...next.childNodes)
  if (cut === 0) text.normalize()
}
