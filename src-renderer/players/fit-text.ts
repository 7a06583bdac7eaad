/** Smallest share of its size that shown text is set in; what is longer is cut off. */
const least = 0.5
/** Steps by which it is made smaller. */
const steps = 12

/**
 * Sets the text of an element smaller, by `--fit`, until it has room there: again when the element or what is in
 * it changes its size.
 */
export function fitText(element: HTMLElement): () => void {
  const text = element.firstElementChild
  const fit = (): void => {
    for (let step = 0; step <= steps; step += 1) {
      element.style.setProperty('--fit', String(1 - (step / steps) * (1 - least)))
      if (!text || text.scrollHeight <= text.clientHeight + 1) return
    }
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
