/**
 * JSON value that holds repeated objects only once: an entry that keeps five thousand monsters has each in
 * its command, in its patches and in the records. Unpacked, each is one object in all those places, so the
 * browser stores it once too.
 */
export interface Packed<T> {
  /** Repeated objects, unchanged. */
  parts: unknown[]
  /** Value with `{ "$part": 3 }` in place of the fourth part. Without parts it is the value itself. */
  whole: unknown
  /** Never set: tells the compiler the type of the unpacked value. */
  readonly of?: T
}

/**
 * Key of a reference to a part, by number. With an object as its value it stands for that object, which has
 * this key itself.
 */
const sign = '$part'

/** @param parts objects of `value`, by identity, that may occur in it more than once; none holds another */
export function pack<T>(value: T, parts: Iterable<object>): Packed<T> {
  const places = new Map<object, number>()
  for (const part of parts) if (!places.has(part)) places.set(part, places.size)
  if (places.size === 0) return { parts: [], whole: value }
  return { parts: [...places.keys()], whole: withSigns(value, (one) => places.get(one)) }
}

export function unpack<T>({ parts, whole }: Packed<T>): T {
  return parts.length === 0 ? (whole as T) : (withoutSigns(whole, (place) => parts[place]) as T)
}

/**
 * Copies a value with a reference in place of each object that `placeOf` finds among the parts, which are
 * stored elsewhere.
 */
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

/** Restores the value that `withSigns` was given. @param partAt gives the part of a reference */
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
