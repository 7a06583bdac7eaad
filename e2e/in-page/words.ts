import { collapseSpaces, type DrawnItem } from './items.ts'
import { boxOf } from './boxes.ts'

/** True when the element or something near around it has these words in its title. */
export function hasTitle(element: Element, words: string): boolean {
  let one: Element | null = element
  for (let up = 0; one && up < 4; up += 1, one = one.parentElement)
    if (collapseSpaces(one.getAttribute('title')).includes(collapseSpaces(words))) return true
  return false
}

/** The block that a text is laid out in; a button is one even in a line. */
function blockOf(element: Element): Element {
  let one = element
  while (!one.matches('button') && /^(inline|contents|ruby)$/.test(getComputedStyle(one).display))
    one = one.parentElement ?? document.body
  return one
}

/** A text that stands out sideways of the block or the control it is in, where nothing cuts it. */
export function spillFault({ element, name, boxes }: DrawnItem): string[] {
  const block = blockOf(element)
  const control = element.closest('button, label, legend, summary')
  const boxesAround = [block, control ?? block].map((one) => boxOf(one.getBoundingClientRect()))
  const over = Math.max(
    ...boxes.flatMap(({ left, right }) =>
      boxesAround.map((around) => Math.max(around.left - left, right - around.right)),
    ),
  )
  const { overflowX, writingMode } = getComputedStyle(block)
  // Letters that stand upright are wider than their line, not than their place.
  const spills = over > 1 && overflowX === 'visible' && writingMode === 'horizontal-tb'
  return spills ? [`stands out by ${Math.round(over)} px: ${name}`] : []
}

const figures = /^[-+\d./ ]+$/

/** The words of a field that must be seen whole: what is chosen, a figure, or the hint in an empty one. */
function wordsOf(field: Element): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? ''
  if (!(field instanceof HTMLInputElement)) return ''
  if (field.value === '') return field.placeholder
  return figures.test(field.value) ? field.value : ''
}

const pen = document.createElement('canvas').getContext('2d')

/** A field that is too narrow for its words. */
export function fieldFault({ element, name }: DrawnItem): string[] {
  const words = wordsOf(element)
  if (words === '' || !pen) return []
  const { paddingLeft, paddingRight, fontStyle, fontWeight, fontSize, fontFamily } =
    getComputedStyle(element)
  const room =
    element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  // The shorthand is empty where figures are set to line up.
  pen.font = [fontStyle, fontWeight, fontSize, fontFamily].join(' ')
  const narrow = room > 0 && pen.measureText(words).width > room + 1
  return narrow && !hasTitle(element, words) ? [`cut in its field: “${words}”, ${name}`] : []
}
