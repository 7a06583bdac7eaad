/** JSON with keys sorted and absent values left out: two equal values give one text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`)
  return `{${pairs.join(',')}}`
}

/** True when two values are the same as JSON, whatever the order of their keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a) === canonicalJson(b)
}

/** Deeper nesting than any campaign has; beyond it a text is an attack or damage. */
const deepest = 64
const neverKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses JSON from an untrusted source.
 * @throws {SyntaxError} when it is not JSON, nests too deep, or holds a key that no data of ours has.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  checkPlain(value, 0)
  return value
}

function checkPlain(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) throw new SyntaxError('it nests too deep')
  for (const [key, inner] of Object.entries(value)) {
    if (neverKeys.has(key)) throw new SyntaxError(`it holds the key “${key}”`)
    checkPlain(inner, depth + 1)
  }
}
