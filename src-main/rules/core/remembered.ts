/** A pure function of an unchanging object, worked out once for each: an action, its asks, a calendar. */
export function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>()
  return (key) => {
    const kept = known.get(key) ?? { value: make(key) }
    known.set(key, kept)
    return kept.value
  }
}

/** Words kept at once: those of a game and its scripts, many times over. */
const mostWords = 20_000

/** A pure function of a word, worked out once for each of a vocabulary. */
export function rememberedWord<V>(make: (word: string) => V): (word: string) => V {
  const known = new Map<string, V>()
  return (word) => {
    const kept = known.get(word)
    if (kept !== undefined) return kept
    if (known.size === mostWords) known.clear()
    const value = make(word)
    known.set(word, value)
    return value
  }
}
