/** A text to read, with everything that its readers share about it. */
export interface TextSource {
  readonly text: string
  /** A part derived from the text, `clean` or its labels: made when it is first asked for, and kept. */
  readonly get: <T>(part: (source: TextSource) => T) => T
}

/** The source of a paste, or of a stretch that is read by itself. */
export function sourceOf(text: string): TextSource {
  const parts = new Map<unknown, unknown>()
  const source: TextSource = {
    text,
    get<T>(part: (source: TextSource) => T): T {
      if (!parts.has(part)) parts.set(part, part(source))
      return parts.get(part) as T
    },
  }
  return source
}
