import type { Operations, Values } from './operations.ts'

/** A worked check. Only the fields that `expect` names are compared. */
export interface Example {
  id: string
  rule: string
  op: string
  input: Values
  expect: Values
  why?: string
}

/** Numbers this near are equal. */
const near = 1e-9

/** How a check's result differs from what it expects, one line each; empty when it passes. */
export function differences(example: Example, operations: Operations): string[] {
  const operation = operations[example.op]
  if (!operation) return [`there is no operation “${example.op}”`]
  try {
    const result = operation(example.input) as Values
    return Object.entries(example.expect).flatMap(([field, wanted]) =>
      differencesIn(field, wanted, result[field]),
    )
  } catch (cause) {
    return [`threw: ${cause instanceof Error ? cause.message : String(cause)}`]
  }
}

/** How a value differs from what is wanted at a path; a text between two “…” is met by any text with it. */
export function differencesIn(path: string, wanted: unknown, got: unknown): string[] {
  if (typeof wanted === 'number' && typeof got === 'number') {
    return Math.abs(wanted - got) <= near ? [] : [said(path, wanted, got)]
  }
  if (Array.isArray(wanted)) {
    if (!Array.isArray(got) || got.length !== wanted.length) return [said(path, wanted, got)]
    return wanted.flatMap((each, at) => differencesIn(`${path}[${at}]`, each, got[at]))
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof got !== 'object' || got === null) return [said(path, wanted, got)]
    return Object.entries(wanted).flatMap(([key, each]) =>
      differencesIn(`${path}.${key}`, each, (got as Values)[key]),
    )
  }
  return wanted === got || isWithin(wanted, got) ? [] : [said(path, wanted, got)]
}

function isWithin(wanted: unknown, got: unknown): boolean {
  const [, part] = typeof wanted === 'string' ? (/^…(.+)…$/.exec(wanted) ?? []) : []
  return part !== undefined && typeof got === 'string' && got.includes(part)
}

function said(path: string, wanted: unknown, got: unknown): string {
  return `${path} should be ${JSON.stringify(wanted)} and is ${JSON.stringify(got)}`
}
