import type { ViewPatch } from './views.ts'

/**
 * The steps that turn one JSON value into another. Objects are compared key by key; lists whose
 * members bear an id or a number by that, so that a new first line costs one step even when the
 * last one goes; other lists from both ends.
 */
export function diff(before: unknown, after: unknown, path: (string | number)[] = []): ViewPatch[] {
  if (before === after) return []
  if (Array.isArray(before) && Array.isArray(after)) return listDiff(before, after, path)
  if (isObject(before) && isObject(after)) return objectDiff(before, after, path)
  return [{ op: 'set', path, value: after }]
}

function objectDiff(before: Json, after: Json, path: (string | number)[]): ViewPatch[] {
  const patches: ViewPatch[] = []
  for (const key of Object.keys(before)) {
    if (own(after, key) === undefined && before[key] !== undefined)
      patches.push({ op: 'remove', path: [...path, key] })
  }
  for (const [key, value] of Object.entries(after)) {
    if (value !== undefined) patches.push(...diff(own(before, key), value, [...path, key]))
  }
  return patches
}

function listDiff(before: unknown[], after: unknown[], path: (string | number)[]): ViewPatch[] {
  return namedDiff(before, after, path) ?? endsDiff(before, after, path)
}

/** What goes, from the end; what comes, from the start; then each that stayed. Null where names fail. */
function namedDiff(
  before: unknown[],
  after: unknown[],
  path: (string | number)[],
): ViewPatch[] | null {
  const [old, fresh] = [namesOf(before), namesOf(after)]
  if (!old || !fresh) return null
  const stayed = [...old.keys()].filter((name) => fresh.has(name))
  const inOrder = [...fresh.keys()].filter((name) => old.has(name))
  if (stayed.length === 0 || stayed.some((name, at) => name !== inOrder[at])) return null
  const goes = runs([...old].flatMap(([name, at]) => (fresh.has(name) ? [] : [at])))
  const comes = runs([...fresh].flatMap(([name, at]) => (old.has(name) ? [] : [at])))
  return [
    ...goes
      .reverse()
      .map(({ at, count }): ViewPatch => ({ op: 'splice', path, at, remove: count, add: [] })),
    ...comes.map(({ at, count }): ViewPatch => ({
      op: 'splice',
      path,
      at,
      remove: 0,
      add: after.slice(at, at + count),
    })),
    ...stayed.flatMap((name) => {
      const at = fresh.get(name) ?? 0
      return diff(before[old.get(name) ?? 0], after[at], [...path, at])
    }),
  ]
}

/** Where each member stands, by its id or number; null when one has none or two are alike. */
function namesOf(list: unknown[]): Map<unknown, number> | null {
  const names = new Map<unknown, number>()
  for (const [at, one] of list.entries()) {
    const name = isObject(one) ? (one['id'] ?? one['number']) : undefined
    if ((typeof name !== 'string' && typeof name !== 'number') || names.has(name)) return null
    names.set(name, at)
  }
  return names
}

/** Places in rising order as stretches. */
function runs(places: readonly number[]): { at: number; count: number }[] {
  const found: { at: number; count: number }[] = []
  for (const at of places) {
    const last = found.at(-1)
    if (last && last.at + last.count === at) last.count += 1
    else found.push({ at, count: 1 })
  }
  return found
}

function endsDiff(before: unknown[], after: unknown[], path: (string | number)[]): ViewPatch[] {
  const start = sameFromStart(before, after)
  const end = sameFromEnd(before, after, start)
  const gone = before.length - start - end
  const come = after.length - start - end
  if (gone === 0 && come === 0) return []
  if (gone !== come) {
    return [{ op: 'splice', path, at: start, remove: gone, add: after.slice(start, start + come) }]
  }
  return after
    .slice(start, start + come)
    .flatMap((value, index) => diff(before[start + index], value, [...path, start + index]))
}

function sameFromStart(before: unknown[], after: unknown[]): number {
  let same = 0
  while (same < before.length && same < after.length && equal(before[same], after[same])) same++
  return same
}

function sameFromEnd(before: unknown[], after: unknown[], start: number): number {
  let same = 0
  const most = Math.min(before.length, after.length) - start
  while (same < most && equal(before[before.length - 1 - same], after[after.length - 1 - same]))
    same++
  return same
}

/** Whether two JSON values say the same; a key that is undefined counts as absent. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => equal(value, b[index]))
  }
  if (!isObject(a) || !isObject(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => equal(own(a, key), own(b, key)))
}

type Json = Record<string, unknown>
/** A key that the GM typed may be called `toString`: what every object inherits is not the value's. */
function own(value: Json, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined
}
function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
