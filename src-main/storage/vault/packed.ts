/**
 * A JSON value in which an object that stands in several places is told once: an entry that keeps five
 * thousand monsters holds each in its command, in its patches and in the records. Opened again it is one
 * object in all those places, so the browser stores it once too.
 */
export interface Packed<T> {
  /** Objects that are meant from several places; they may mean one another. */
  parts: unknown[]
  /** The value, with `{ "$part": 3 }` where the fourth part stands. */
  whole: unknown
  /** Never there: it tells the compiler what comes out. */
  readonly of?: T
}

/** With a number it means a part; with an object it is that object, which looks like a sign itself. */
const sign = '$part'

export function pack<T>(value: T): Packed<T> {
  const shared = sharedIn(value)
  if (shared.size === 0) return { parts: [], whole: value }
  const inside = (one: object): unknown => {
    if (Array.isArray(one)) return one.map(copy)
    const entries = Object.entries(one).map(([key, inner]) => [key, copy(inner)] as const)
    const same: unknown = Object.fromEntries(entries)
    return Object.hasOwn(one, sign) ? { [sign]: same } : same
  }
  const copy = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one
    const part = shared.get(one)
    return part === undefined ? inside(one) : { [sign]: part }
  }
  return { parts: [...shared.keys()].map(inside), whole: copy(value) }
}

export function unpack<T>({ parts, whole }: Packed<T>): T {
  if (parts.length === 0) return whole as T
  const opened = new Map<number, unknown>()
  const part = (at: number): unknown => {
    if (!opened.has(at)) opened.set(at, open(parts[at]))
    return opened.get(at)
  }
  const inside = (one: object): unknown =>
    Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, open(inner)]))
  const open = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one
    if (Array.isArray(one)) return one.map(open)
    if (!Object.hasOwn(one, sign)) return inside(one)
    const meant = (one as Record<string, unknown>)[sign]
    return typeof meant === 'number' ? part(meant) : inside(meant as object)
  }
  return open(whole) as T
}

/** Objects met more than once, with their places among the parts. What looks like a sign of ours is one too. */
function sharedIn(value: unknown): Map<object, number> {
  const seen = new Set<object>()
  const shared = new Map<object, number>()
  const walk = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return
    const again = seen.has(one)
    if ((again || Object.hasOwn(one, sign)) && !shared.has(one)) shared.set(one, shared.size)
    if (again) return
    seen.add(one)
    for (const inner of Array.isArray(one) ? one : Object.values(one)) walk(inner)
  }
  walk(value)
  return shared
}
