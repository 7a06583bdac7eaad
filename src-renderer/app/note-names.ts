import type { Screen } from '../lib/screen.svelte.ts'

/** Opens the note of the name that was clicked with Alt held, in place of what the click would do. */
export function openClickedNote(screen: Screen, event: MouseEvent): void {
  if (!event.altKey || event.button !== 0 || !screen.campaign) return
  event.preventDefault()
  event.stopPropagation()
  const caret = document.caretPositionFromPoint(event.clientX, event.clientY)
  const { target } = event
  if (
    caret?.offsetNode instanceof Text &&
    target instanceof Node &&
    target.contains(caret.offsetNode)
  )
    void screen.prep.openNoteAt(caret.offsetNode.data, caret.offset)
  else if (target instanceof Element) void screen.prep.openNoteAt(textAround(target), null)
}

/** Opens the note of the name that is selected, or of the first one where the focus is. */
export function openFocusedNote(screen: Screen): void {
  const selected = getSelection()?.toString().trim() ?? ''
  const { activeElement } = document
  const text = selected !== '' ? selected : activeElement ? textAround(activeElement) : ''
  if (text !== '') void screen.prep.openNoteAt(text, null)
}

/** Text of a control, or of what labels it. */
function textAround(element: Element): string {
  const label = element.getAttribute('aria-label') ?? ''
  return `${element.textContent} ${label}`.trim()
}
