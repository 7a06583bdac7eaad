/** A pure function of an unchanging object, worked out once for each: an action, its asks, a calendar. */
export function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>()
  return (key) => {
    const kept = known.get(key) ?? { value: make(key) }
    known.set(key, kept)
    return kept.value
  }
}
