/** Attribute of the control that the tour marks; the sheet `frame.css` draws its ring. */
const mark = 'data-marked'

/** The first control on the page that does one of these actions and can be pressed; else one that can't be. */
export function findControl(page: ParentNode, actions: readonly string[]): HTMLElement | null {
  const found = actions.flatMap((action) =>
    [...page.querySelectorAll<HTMLElement>(`[data-does="${action}"]`)].map(
      (one) => one.closest<HTMLElement>('button') ?? one,
    ),
  )
  const seen = found.filter((one) => one.checkVisibility({ visibilityProperty: true }))
  return seen.find((one) => !one.matches(':disabled')) ?? seen[0] ?? null
}

/** Marks a control, and no other; null takes the mark away. */
export function markControl(page: ParentNode, control: HTMLElement | null): void {
  for (const before of page.querySelectorAll(`[${mark}]`))
    if (before !== control) before.removeAttribute(mark)
  control?.setAttribute(mark, '')
}

/** Calls back once a frame in which the page changed; returns how to stop. */
export function onPageChange(page: Node, does: () => void): () => void {
  let frame = 0
  const hear = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      does()
    })
  }
  const observer = new MutationObserver(hear)
  observer.observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'class', 'data-does'],
  })
  hear()
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
