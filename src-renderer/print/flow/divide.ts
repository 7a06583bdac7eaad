import { pointBefore, depthOf, isFirstSibling, type TextPoint } from './text-point.ts'

/** Pixels between two columns: nothing that hangs over one reaches the next. */
const gap = 400

/**
 * Divides what stands in a flow into pages, as the browser itself breaks columns: no line alone at a
 * page's end or beginning, no heading without its text, no row or picture cut in two.
 * @param flow an element in the document, one column of the page's size; its columns go on to the right.
 * @param size its columns, in pixels, and the page that they may be less high than.
 * @param held so many of the last pages stay in the flow, for what comes after them may part them again.
 */
export function divide(
  flow: HTMLElement,
  { width, height, page }: { width: number; height: number; page: number },
  held = 0,
): DocumentFragment[] {
  flow.style.width = `${width}px`
  forgetMarks(flow)
  keepShortWhole(flow)
  keepSmallWhole(flow, page)
  keepWordsWhole(flow)
  Object.assign(flow.style, {
    height: `${height}px`,
    columnWidth: `${width}px`,
    columnGap: `${gap}px`,
    columnFill: 'auto',
  })
  loosenTallRows(flow, height)
  repeatHeads(flow, width)
  const places = breaksIn(flow, columnsOf(flow, width))
  const pageCount = places.length + 1 - held
  if (pageCount <= 0) return []
  const stays =
    held > 0 ? places.slice(pageCount - 1, pageCount).map((place) => takeFrom(flow, place)) : []
  const starts = places.slice(0, pageCount - 1)
  const pages = starts.reverse().map((place) => takeFrom(flow, place))
  const first = document.createDocumentFragment()
  first.append(...flow.childNodes)
  flow.replaceChildren(...stays)
  return [first, ...pages.reverse()].filter(hasSomething)
}

/** Removes the marks of an earlier division; a repeated head stays only where it begins a page. */
function forgetMarks(flow: HTMLElement): void {
  for (const one of flow.querySelectorAll('.whole, .loose')) one.classList.remove('whole', 'loose')
  for (const row of flow.querySelectorAll('tr.again')) {
    if (!leads(row, flow)) row.remove()
  }
}

/** True when nothing but repeated heads stands before it. */
function leads(row: Element, flow: HTMLElement): boolean {
  let first = row
  while (first.previousElementSibling?.classList.contains('again'))
    first = first.previousElementSibling
  for (let node: Node | null = first; node && node !== flow; node = node.parentNode) {
    if (!isFirstSibling(node)) return false
  }
  return true
}

/** Which column a box stands in, counted from 0. */
type ColumnOf = (box: DOMRect) => number

function columnsOf(flow: HTMLElement, width: number): ColumnOf {
  const { left } = flow.getBoundingClientRect()
  return (box) => Math.floor((box.left - left + gap / 2) / (width + gap))
}

/**
 * Three lines can only be parted into two and one, so they stay together. Measured before there are
 * columns: afterwards a paragraph may have two heights.
 */
function keepShortWhole(flow: HTMLElement): void {
  const blocks = [...flow.querySelectorAll<HTMLElement>('p, li, dd')]
  const short = blocks.filter((one) => {
    const line = parseFloat(getComputedStyle(one).lineHeight)
    return one.offsetHeight < line * 3.5
  })
  for (const one of short) one.classList.add('whole')
}

/** A part or a table that takes little of a page is not parted either, nor an entry of a list that takes most of one. */
function keepSmallWhole(flow: HTMLElement, page: number): void {
  for (const one of flow.querySelectorAll<HTMLElement>('section, table')) {
    const part = one.matches('.entry') ? 0.8 : 0.33
    const most = one.localName === 'table' ? 0.25 : part
    if (one.offsetHeight < page * most) one.classList.add('whole')
  }
}

/** In cells only words that could widen a table past its page may be broken inside. */
function keepWordsWhole(flow: HTMLElement): void {
  for (const cell of flow.querySelectorAll('th, td')) {
    const words = cell.textContent.split(/\s+/u)
    if (words.every((word) => [...word].length <= longestWhole)) cell.classList.add('whole-words')
  }
}
const longestWhole = 14

/** A row that no page holds is set as lines one below the other. */
function loosenTallRows(flow: HTMLElement, height: number): void {
  for (const row of flow.querySelectorAll('tr')) {
    const tall = [...row.getClientRects()].reduce((sum, box) => sum + box.height, 0)
    if (tall > height * 0.8 || row.scrollHeight > height * 0.8) row.classList.add('loose')
  }
}

/** A table that goes on has its head again, and the head its room. */
function repeatHeads(flow: HTMLElement, width: number): void {
  for (const table of flow.querySelectorAll('table')) {
    const heads = headsOf(table)
    const [head] = heads
    if (!head) continue
    const rows = [...table.querySelectorAll(':scope > tbody > tr')]
    // Each head that is put in moves what follows it, so columns are looked at again.
    let column = columnsOf(flow, width)(head.getBoundingClientRect())
    for (const row of rows) {
      const own = columnsOf(flow, width)(row.getBoundingClientRect())
      if (own > column) {
        for (const one of heads) {
          const again = one.cloneNode(true) as HTMLElement
          again.classList.add('again')
          row.before(again)
        }
      }
      column = own
    }
  }
}

/** Rows of its head, or those that say it again on the page that its rest begins. */
function headsOf(table: HTMLElement): Element[] {
  const head = table.querySelector(':scope > thead')
  return [...(head?.children ?? table.querySelectorAll(':scope > tbody > tr.again'))]
}

/** Places where the pages after the first begin. */
function breaksIn(flow: HTMLElement, columnOf: ColumnOf): TextPoint[] {
  const places: TextPoint[] = []
  let column = 0
  for (const piece of piecesOf(flow)) {
    const boxes = boxesOf(piece)
    const [first] = boxes
    if (!first) continue
    if (columnOf(first) > column) {
      column = columnOf(first)
      places.push(pointBefore(piece, flow))
    }
    for (let last = lastColumn(boxes, columnOf); last > column;) {
      const offset = firstBeyond(piece as Text, column, columnOf)
      places.push({ node: piece, offset })
      column = lastColumn(boxesOf(piece, offset + 1), columnOf)
    }
  }
  return places
}

/** Words and pictures, in the order in which they are read. */
function* piecesOf(flow: HTMLElement): Generator<Node> {
  const walker = document.createTreeWalker(flow, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isText = node instanceof Text && node.data.trim() !== ''
    const isDrawn = node instanceof HTMLElement && ['img', 'hr'].includes(node.localName)
    if (isText || isDrawn) yield node
  }
}

/** Boxes of a piece, of a text up to an offset. */
function boxesOf(piece: Node, to?: number): DOMRect[] {
  if (piece instanceof HTMLElement) return [piece.getBoundingClientRect()]
  const range = document.createRange()
  range.selectNodeContents(piece)
  if (to !== undefined) range.setEnd(piece, to)
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
}

function lastColumn(boxes: readonly DOMRect[], columnOf: ColumnOf): number {
  return Math.max(...boxes.map((box) => columnOf(box)))
}

/** The first letter of a text that stands beyond a column. */
function firstBeyond(text: Text, column: number, columnOf: ColumnOf): number {
  let [low, high] = [0, text.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (lastColumn(boxesOf(text, middle + 1), columnOf) > column) high = middle
    else low = middle + 1
  }
  return low
}

/** Takes all from a place on out of the flow. What is cut in two there is marked as going on. */
function takeFrom(flow: HTMLElement, { node, offset }: TextPoint): DocumentFragment {
  const range = document.createRange()
  range.setStart(node, offset)
  range.setEnd(flow, flow.childNodes.length)
  let cut = depthOf(node, flow)
  const taken = range.extractContents()
  let going: Element | null = taken.firstElementChild
  for (; going && cut > 0; cut--) {
    going.classList.add('goes-on')
    going = going.firstElementChild
  }
  return taken
}

function hasSomething(page: DocumentFragment): boolean {
  return (page.textContent ?? '').trim() !== '' || page.querySelector('img, hr') !== null
}
