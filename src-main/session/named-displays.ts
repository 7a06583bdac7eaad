import type { WindowDisplay } from '../ipc/contract/second-window.ts'
import type { Display } from '../shell/shell.ts'

/** Displays as the GM chooses among them; one without a title gets a number. */
export function namedDisplays(displays: readonly Display[]): WindowDisplay[] {
  return displays.map(({ id, title, width, height, isPrimary }, nth) => ({
    id,
    title: title || `Display ${nth + 1}`,
    width,
    height,
    isPrimary,
  }))
}
