import type { Monster } from '../../../canonical.ts'

/** The figures that are printed, by their names. */
export function printedIn(figures: Monster['figures']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([key, figure]: [string, unknown]) =>
      typeof figure === 'object' && figure !== null && 'value' in figure
        ? [[key, figure.value]]
        : [],
    ),
  )
}
