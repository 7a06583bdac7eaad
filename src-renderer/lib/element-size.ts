/** Room inside an element, in pixels, without its scrollbars. */
interface ElementSize {
  width: number
  height: number
}

type Report = (size: ElementSize) => void

const reports = new WeakMap<Element, Report>()
let watch: ResizeObserver | null = null

/**
 * Attachment that reports an element's size after each layout that gave it another, the first one included. It never
 * asks for a layout of its own, as Svelte's `bind:clientWidth` does when the element is made.
 */
export function onSize(report: Report): (element: Element) => () => void {
  return (element) => {
    watch ??= new ResizeObserver((changed) => {
      for (const { target } of changed)
        reports.get(target)?.({ width: target.clientWidth, height: target.clientHeight })
    })
    reports.set(element, report)
    watch.observe(element)
    return () => {
      reports.delete(element)
      watch?.unobserve(element)
    }
  }
}

/** Pixels of one rem; the text size changes it. */
export function pixelsPerRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
