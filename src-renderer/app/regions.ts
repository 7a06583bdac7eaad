const focusable =
  'button:not([disabled]), input:not([disabled]), select, textarea, a[href], [tabindex="0"]'

/** F6: the next part of the screen that has something to reach; `back` goes the other way. */
export function nextRegion(page: Document, back: boolean): void {
  const regions = [...page.querySelectorAll<HTMLElement>('[data-region]')].filter((region) =>
    firstIn(region),
  )
  if (regions.length === 0) return
  const here = regions.findIndex((region) => region.contains(page.activeElement))
  const start = here < 0 && back ? 0 : here
  const next = regions[(start + (back ? -1 : 1) + regions.length) % regions.length]
  if (next) firstIn(next)?.focus()
}

function firstIn(region: HTMLElement): HTMLElement | null {
  return (
    region
      .querySelector<HTMLElement>(`[aria-current], ${focusable}`)
      ?.closest<HTMLElement>(focusable) ?? region.querySelector<HTMLElement>(focusable)
  )
}
