import { isClickedControl } from '../lib/focus.ts'
import type { Focus } from '../lib/keys.ts'

const textless = new Set([
  'button',
  'checkbox',
  'radio',
  'range',
  'file',
  'submit',
  'reset',
  'color',
])

/** Focus at an element: whether it takes text, and whether Space or Enter presses it. */
export function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof HTMLElement)) return { typing: false, pressable: false }
  const field =
    target instanceof HTMLInputElement
      ? !textless.has(target.type)
      : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  return {
    typing: field || target.isContentEditable,
    pressable:
      target.closest('button, a[href], summary, input, select, [role="button"]') !== null &&
      !isClickedControl(target),
  }
}
