/**
 * A JSON value in which some objects are told once, however often they stand in it: an entry that keeps
 * five thousand monsters holds each in its command, in its patches and in the records. Opened again each
 * is one object in all those places, so the browser stores it once too.
 */
export interface Packed<T> {
  /** The objects that are told once, as they are. */
  parts: unknown[]
  /** The value, with `{ "$part": 3 }` where the fourth part stands. Without parts it is the value itself. */
  whole: unknown
  /** Never there: it tells the compiler what comes out. */
  readonly of?: T
}

/** With a number it means a part; with an object it is that object, which looks like a sign itself. */
const sign = '$part'

/** @param parts the very objects of `value` that may stand in it more than once; none holds another */
export function pack<T>(value: T, parts: Iterable<object>): Packed<T> {
  const places = new Map<object, number>()
  for (const part of parts) if (!places.has(part)) places.set(part, places.size)
  if (places.size === 0) return { parts: [], whole: value }
  const copy = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one
    const part = places.get(one)
    if (part !== undefined) return { [sign]: part }
    if (Array.isArray(one)) return one.map(copy)
    const same = copied(one, copy)
    return Object.hasOwn(one, sign) ? { [sign]: same } : same
  }
  return { parts: [...places.keys()], whole: copy(value) }
}

export function unpack<T>({ parts, whole }: Packed<T>): T {
  if (parts.length === 0) return whole as T
  const open = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one
    if (Array.isArray(one)) return one.map(open)
    if (!Object.hasOwn(one, sign)) return copied(one, open)
    const meant = (one as Record<string, unknown>)[sign]
    return typeof meant === 'number' ? parts[meant] : copied(meant as object, open)
  }
  return open(whole) as T
}

function copied(one: object, copy: (inner: unknown) => unknown): unknown {
  return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, copy(inner)]))
}
