import { firstThatFits } from './first-that-fits.ts'

/** Smallest share of its size that text is set in. */
const least = 0.6
/** Share of its size that text on pages is set in. */
const onPages = 0.78
/** Steps by which it is made smaller. */
const steps = 10

/**
 * Sets the text of an element smaller, by `--fit`, until it has room there: again when the element or what is in
 * it changes its size. Text that has no room at the least size is laid on pages of the element's width, side by side
 * (`data-paged`), of which `page` is turned to the front.
 * @param page number from 0; the last for one after it
 * @param heard hears the number of pages
 */
export function fitText(
  page = 0,
  heard: (pages: number) => void = () => undefined,
): (element: HTMLElement) => () => void {
  return (element) => {
    const text = element.firstElementChild
    const set = (fit: number): void => element.style.setProperty('--fit', String(fit))
    const fit = (): void => {
      if (!text) return
      element.removeAttribute('data-paged')
      const sizeOf = (step: number): number => 1 - (step / steps) * (1 - least)
      const first = firstThatFits(steps + 1, (step) => {
        set(sizeOf(step))
        return text.scrollHeight <= text.clientHeight + 1
      })
      if (first <= steps) {
        set(sizeOf(first))
        return heard(1)
      }
      element.setAttribute('data-paged', '')
      set(onPages)
      const gap = Number.parseFloat(getComputedStyle(text).columnGap) || 0
      const width = text.clientWidth + gap
      const pages = width > 0 ? Math.max(1, Math.round((text.scrollWidth + gap) / width)) : 1
      text.scrollLeft = Math.min(page, pages - 1) * width
      heard(pages)
    }
    const sized = new ResizeObserver(fit)
    sized.observe(element)
    const changed = new MutationObserver(fit)
    changed.observe(element, { childList: true, subtree: true })
    element.addEventListener('load', fit, true)
    return () => {
      sized.disconnect()
      changed.disconnect()
      element.removeEventListener('load', fit, true)
    }
  }
}
