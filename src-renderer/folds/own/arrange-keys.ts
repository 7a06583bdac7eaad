/** Keys of the arrange mode, as they are shown under the fold. */
export const arrangeKeys: readonly { keys: string; does: string }[] = [
  { keys: 'Tab', does: 'next panel' },
  { keys: 'Enter', does: 'lift, drop' },
  { keys: 'Arrows', does: 'move' },
  { keys: 'Shift+Arrows', does: 'size' },
  { keys: 'T', does: 'lay as a tab' },
  { keys: 'S', does: 'out of the stack' },
  { keys: 'P', does: 'pin' },
  { keys: 'Delete', does: 'to the drawer' },
  { keys: 'Escape', does: 'put back' },
]

/** Actions of the screen that are heard while a fold is arranged: folds, windows, palette, help. No panel hears any. */
export function isHeardBeside(action: string): boolean {
  return /^(fold\.|own\.|players\.|second\.|region\.|palette$|help$|theme$|settings$|rules$|chronicle$|Escape$)/.test(
    action,
  )
}
