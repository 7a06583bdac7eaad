import type { Patch } from 'immer'

/** Path in the state, outermost key first. */
type Path = Patch['path']

/** Records whose key order no screen shows, and which are too large to be kept whole with an entry. */
const unordered = ['', 'creatures']

/**
 * Patches that take a change back and leave every record in the order it had, which is the order in
 * which the screen lists its rows: a row put back by itself would stand last. Where a row comes back,
 * its record comes back whole.
 */
export function inKeyOrder(before: object, inverse: readonly Patch[]): Patch[] {
  const records = new Map<string, Path>()
  for (const { op, path } of inverse) {
    const record = path.slice(0, -1)
    if (op === 'add' && isRecord(valueAt(before, record)) && !unordered.includes(record.join('/')))
      records.set(record.join('/'), record)
  }
  const outermost = [...records.values()].filter(
    (one) => ![...records.values()].some((other) => isWithin(one, other)),
  )
  return [
    ...inverse.filter(({ path }) => !outermost.some((record) => isWithin(path, record))),
    ...outermost.map((path) => ({ op: 'replace' as const, path, value: valueAt(before, path) })),
  ]
}

function isWithin(path: Path, record: Path): boolean {
  return path.length > record.length && record.every((name, depth) => path[depth] === name)
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a place within another; undefined where there is no such place. */
export function valueAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    whole,
  )
}
