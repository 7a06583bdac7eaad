import type { ViewPatch } from './views.ts'

/**
 * The steps that turn one JSON value into another. Lists are compared from both ends, so that a
 * new first line costs one step; objects key by key.
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
    if (after[key] === undefined && before[key] !== undefined)
      patches.push({ op: 'remove', path: [...path, key] })
  }
  for (const [key, value] of Object.entries(after)) {
    if (value !== undefined) patches.push(...diff(before[key], value, [...path, key]))
  }
  return patches
}

function listDiff(before: unknown[], after: unknown[], path: (string | number)[]): ViewPatch[] {
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
  return [...keys].every((key) => equal(a[key], b[key]))
}

type Json = Record<string, unknown>
function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
