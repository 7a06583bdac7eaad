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
  return { parts: [...places.keys()], whole: withSigns(value, (one) => places.get(one)) }
}

export function unpack<T>({ parts, whole }: Packed<T>): T {
  return parts.length === 0 ? (whole as T) : (withoutSigns(whole, (place) => parts[place]) as T)
}

/** A value with a sign for each object that has a place among the parts, which stand elsewhere. */
export function withSigns(value: unknown, placeOf: (one: object) => number | undefined): unknown {
  const copy = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one
    const part = placeOf(one)
    if (part !== undefined) return { [sign]: part }
    if (Array.isArray(one)) return one.map(copy)
    const same = copied(one, copy)
    return Object.hasOwn(one, sign) ? { [sign]: same } : same
  }
  return copy(value)
}

/** The value again. @param partAt gives the part that a sign means */
export function withoutSigns(value: unknown, partAt: (place: number) => unknown): unknown {
  const open = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one
    if (Array.isArray(one)) return one.map(open)
    if (!Object.hasOwn(one, sign)) return copied(one, open)
    const meant = (one as Record<string, unknown>)[sign]
    return typeof meant === 'number' ? partAt(meant) : copied(meant as object, open)
  }
  return open(value)
}

function copied(one: object, copy: (inner: unknown) => unknown): unknown {
  return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, copy(inner)]))
}
