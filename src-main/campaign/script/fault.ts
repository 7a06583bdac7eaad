/** Fault in a script: the field, its value and what there is instead. */
export class ScriptFault extends Error {
  constructor(field: string, what: string, thereIs: readonly string[] = []) {
    super(`${field}: ${what}${thereIs.length > 0 ? ` There is: ${thereIs.join(', ')}.` : ''}`)
    this.name = 'ScriptFault'
  }
}

/** A value of a script in a message: “12”, “{"a":1}”. */
export function quoted(value: unknown): string {
  return `“${typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')}”`
}

/** True for a JSON object. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list of one or more: a single value counts as a list of it. */
export function listed(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** A number, also written as a text; null for anything else. */
export function numberFrom(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Result of what may be a fault of the script; undefined where it is. */
export function withinFaults<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch (cause) {
    if (cause instanceof ScriptFault) return undefined
    throw cause
  }
}
