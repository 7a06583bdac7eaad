import { firstThatFits } from './first-that-fits.ts'

/** A look that a part is drawn in: share of its usual size, rows of a line each, and a strip of several lines. */
export interface FitStep {
  size: number
  dense: boolean
  wraps?: boolean
}

const usual: FitStep = { size: 1, dense: false }

const sizes = (all: readonly number[], dense: boolean): FitStep[] =>
  all.map((size) => ({ size, dense }))

/** Steps of a side: still readable from five metres at the last. */
export const sideSteps: readonly FitStep[] = [
  ...sizes([1, 0.93], false),
  ...sizes([1, 0.93, 0.86], true),
]

/** Steps of a side that has half of the window, where it is drawn larger. */
export const wideSideSteps: readonly FitStep[] = [
  ...sizes([1.25, 1.12, 1], false),
  ...sizes([1.25, 1.12, 1, 0.93, 0.86], true),
]

/** Steps of the strip of names along the foot. */
export const stripSteps: readonly FitStep[] = [
  ...sizes([1, 0.9], false),
  ...sizes([1, 0.9, 0.8, 0.7, 0.6], true),
  { size: 0.7, dense: true, wraps: true },
]

/**
 * Draws an element's content in the first of these steps in which all of it has room: by `--fit`, `data-dense` and `data-wraps`. Where
 * there is none, the longest of its lists (`data-rows`) lose rows, marked ones (`data-out`) first and then the last, and
 * the paragraph after the list says how many (`data-more`). Again when the element's size or the length of what is in it
 * changes: each look at the room is a layout of the page.
 */
export function fitRoom(steps: readonly FitStep[]): (element: HTMLElement) => () => void {
  return (element) => {
    const draw = ({ size, dense, wraps = false }: FitStep): void => {
      element.style.setProperty('--fit', String(size))
      element.toggleAttribute('data-dense', dense)
      element.toggleAttribute('data-wraps', wraps)
    }
    const lengths = (): string =>
      [
        element.clientWidth,
        element.clientHeight,
        element.textContent.length,
        element.querySelectorAll('*').length,
      ].join()
    const fit = (): void => {
      showAllRows(element)
      const first = firstThatFits(steps.length, (nth) => {
        draw(steps[nth] ?? usual)
        return overflowOf(element) === 0
      })
      draw(steps[Math.min(first, steps.length - 1)] ?? usual)
      if (first < steps.length) return
      for (let over = 1; over > 0;) {
        over = overflowOf(element)
        if (over > 0 && !hideRows(element, over)) return
      }
    }
    let before = ''
    const refit = (): void => {
      if (lengths() !== before || overflowOf(element) > 0) fit()
      before = lengths()
      // Its own changes are none to be heard.
      changed.takeRecords()
    }
    const changed = new MutationObserver(refit)
    const sized = new ResizeObserver(refit)
    sized.observe(element)
    changed.observe(element, { childList: true, subtree: true, characterData: true })
    refit()
    return () => {
      sized.disconnect()
      changed.disconnect()
    }
  }
}

/** Pixels of height that an element's content lacks, or 1 where only width is lacking; 0 where all has room. */
function overflowOf({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): number {
  const over = scrollHeight - clientHeight
  if (over > 1) return over
  return scrollWidth > clientWidth + 1 ? 1 : 0
}

const rowsOf = (list: Element): HTMLElement[] =>
  [...list.children].filter((row): row is HTMLElement => row instanceof HTMLElement && !row.hidden)

function showAllRows(element: Element): void {
  for (const row of element.querySelectorAll<HTMLElement>('[data-rows] > [hidden]'))
    row.hidden = false
  for (const more of element.querySelectorAll<HTMLElement>('[data-more]')) more.hidden = true
}

/** Hides rows of the longest list, for so many pixels at most but at least one. False where each has but one left. */
function hideRows(element: Element, over: number): boolean {
  const lists = [...element.querySelectorAll('[data-rows]')]
  const [longest] = lists.sort((a, b) => rowsOf(b).length - rowsOf(a).length)
  const rows = longest ? rowsOf(longest) : []
  if (!longest || rows.length < 2) return false
  const out = rows.filter((row) => row.hasAttribute('data-out'))
  const standing = rows.filter((row) => !row.hasAttribute('data-out'))
  const inTurn = [...out.reverse(), ...standing.reverse()].slice(0, rows.length - 1)
  const height = Math.max(1, rows[0]?.offsetHeight ?? 1)
  for (const row of inTurn.slice(0, Math.max(1, Math.floor(over / height)))) row.hidden = true
  const more = longest.nextElementSibling
  if (more instanceof HTMLElement && more.hasAttribute('data-more')) {
    more.hidden = false
    more.textContent = `and ${longest.children.length - rowsOf(longest).length} more`
  }
  return true
}
