/** Keys that lead from the focus to a control, and how many presses it seems to take. */
interface Stops {
  keys: 'F6' | 'Tab' | 'Shift+Tab'
  times: number
}

/**
 * Runs in the page: the way from the focus to a control, or null when it has the focus. With `back` it may go by F6 to
 * its part of the screen and by Shift+Tab, else by Tab alone, beginning again behind the last control. The number is a guess
 * (what scrolls may be a stop too): whoever presses looks again.
 */
export function stopsTowards(target: Element, back: boolean): Stops | null {
  const focus = document.activeElement
  if (focus === target) return null
  const region = target.closest('[data-region]')
  if (focus === null || (back && region !== null && !region.contains(focus)))
    return { keys: 'F6', times: 1 }
  const comesAfter = (one: Element, other: Element): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const radios = new Set<string>()
  for (const one of document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked'))
    radios.add(one.name)
  const isStop = (one: HTMLElement): boolean => {
    if (one.tabIndex < 0 || one.matches(':disabled, [inert] *')) return false
    if (one instanceof HTMLInputElement && one.type === 'radio' && radios.has(one.name))
      if (!one.checked) return false
    return one.checkVisibility({ visibilityProperty: true })
  }
  const all = (dialog ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  )
  const stops = [...all].filter((one) => one !== focus && (one === target || isStop(one)))
  const ahead = (one: Element) => comesAfter(focus, one)
  const upTo = (one: Element) => one === target || comesAfter(one, target)
  const isAhead = comesAfter(focus, target) || target.contains(focus)
  if (isAhead) return { keys: 'Tab', times: stops.filter((one) => ahead(one) && upTo(one)).length }
  const between = back
    ? stops.filter((one) => !ahead(one) && (one === target || comesAfter(target, one)))
    : stops.filter((one) => ahead(one) || upTo(one))
  return { keys: back ? 'Shift+Tab' : 'Tab', times: between.length }
}
