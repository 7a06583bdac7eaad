import type { ViewPatch } from './views.ts'

type Path = (string | number)[]

/**
 * Patches that turn one JSON value into another. Objects are compared key by key; lists whose members
 * have an id or a number by that, so that a new first line costs one patch even when the last one
 * goes; other lists from both ends.
 */
export function diff(before: unknown, after: unknown): ViewPatch[] {
  const patches: ViewPatch[] = []
  compare(before, after, [], patches)
  return patches
}

/** `path` is one array for the whole recursion; each patch takes a copy of it. */
function compare(before: unknown, after: unknown, path: Path, patches: ViewPatch[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, patches)
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, patches)
  else patches.push({ op: 'set', path: [...path], value: after })
}

function compareUnder(
  key: string | number,
  before: unknown,
  after: unknown,
  path: Path,
  patches: ViewPatch[],
): void {
  if (before === after) return
  path.push(key)
  compare(before, after, path, patches)
  path.pop()
}

function compareObjects(before: Json, after: Json, path: Path, patches: ViewPatch[]): void {
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && ownValue(after, key) === undefined)
      patches.push({ op: 'remove', path: [...path, key] })
  }
  for (const key of Object.keys(after)) {
    const value = after[key]
    if (value !== undefined) compareUnder(key, ownValue(before, key), value, path, patches)
  }
}

function compareLists(before: unknown[], after: unknown[], path: Path, patches: ViewPatch[]): void {
  if (before.length === after.length && before.every((one, at) => isCalledAs(one, after[at])))
    after.forEach((value, at) => compareUnder(at, before[at], value, path, patches))
  else if (!compareNamed(before, after, path, patches)) compareEnds(before, after, path, patches)
}

/** True for the same value, or for two with the same id or number. */
function isCalledAs(one: unknown, other: unknown): boolean {
  if (one === other) return true
  const name = nameOf(one)
  return name !== undefined && name === nameOf(other)
}

function nameOf(one: unknown): string | number | undefined {
  const name = isObject(one) ? (one['id'] ?? one['number']) : undefined
  return typeof name === 'string' || typeof name === 'number' ? name : undefined
}

/**
 * Compares lists by the names of their members: removals from the end, additions from the start, then
 * each member that stayed. False when a name is missing or double, none stayed, or the order changed.
 */
function compareNamed(
  before: unknown[],
  after: unknown[],
  path: Path,
  patches: ViewPatch[],
): boolean {
  const [old, fresh] = [namesOf(before), namesOf(after)]
  if (!old || !fresh) return false
  const stayed = [...old.keys()].filter((name) => fresh.has(name))
  const inOrder = [...fresh.keys()].filter((name) => old.has(name))
  if (stayed.length === 0 || stayed.some((name, at) => name !== inOrder[at])) return false
  const goes = runs([...old].flatMap(([name, at]) => (fresh.has(name) ? [] : [at])))
  const comes = runs([...fresh].flatMap(([name, at]) => (old.has(name) ? [] : [at])))
  for (const { at, count } of goes.reverse())
    patches.push({ op: 'splice', path: [...path], at, remove: count, add: [] })
  for (const { at, count } of comes) {
    const add = after.slice(at, at + count)
    patches.push({ op: 'splice', path: [...path], at, remove: 0, add })
  }
  for (const name of stayed) {
    const at = fresh.get(name) ?? 0
    compareUnder(at, before[old.get(name) ?? 0], after[at], path, patches)
  }
  return true
}

/** Index of each member by its id or number; null when one has none or two are alike. */
function namesOf(list: unknown[]): Map<unknown, number> | null {
  const names = new Map<unknown, number>()
  for (const [at, one] of list.entries()) {
    const name = nameOf(one)
    if (name === undefined || names.has(name)) return null
    names.set(name, at)
  }
  return names
}

/** Groups ascending indices into runs of neighbours. */
function runs(places: readonly number[]): { at: number; count: number }[] {
  const found: { at: number; count: number }[] = []
  for (const at of places) {
    const last = found.at(-1)
    if (last && last.at + last.count === at) last.count += 1
    else found.push({ at, count: 1 })
  }
  return found
}

function compareEnds(before: unknown[], after: unknown[], path: Path, patches: ViewPatch[]): void {
  const start = sameFromStart(before, after)
  const end = sameFromEnd(before, after, start)
  const gone = before.length - start - end
  const come = after.length - start - end
  if (gone !== come) {
    const add = after.slice(start, start + come)
    patches.push({ op: 'splice', path: [...path], at: start, remove: gone, add })
    return
  }
  for (let at = start; at < start + come; at += 1)
    compareUnder(at, before[at], after[at], path, patches)
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

/** True when two JSON values are equal; a key that is undefined counts as absent. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => equal(value, b[index]))
  }
  if (!isObject(a) || !isObject(b)) return false
  return (
    Object.keys(a).every((key) => equal(a[key], ownValue(b, key))) &&
    Object.keys(b).every((key) => Object.hasOwn(a, key) || b[key] === undefined)
  )
}

type Json = Record<string, unknown>
/** Own value of a key: one that the GM typed may be `toString`, which every object inherits. */
function ownValue(value: Json, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined
}
function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
