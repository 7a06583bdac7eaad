import type { Hit } from '../hits/hit.ts'

/** Weak labels count only on a line, or right after one, that holds a strong one. */
export function companions(text: string, hits: readonly Hit[]): Hit[] {
  return hits.filter((hit, index) => {
    if (hit.strong) return true
    const near = (other: Hit | undefined): boolean => {
      if (!other) return false
      const [first, second] = other.from < hit.from ? [other, hit] : [hit, other]
      return (
        (other.strong || other.turned || hit.turned) &&
        second.from - first.to < 100 &&
        !(hit.turned && !hit.opens ? /\n/ : /\n\s*\n/).test(text.slice(first.to, second.from))
      )
    }
    return (
      near(hits[index - 1]) ||
      near(hits[index + 1]) ||
      near(hits[index - 2]) ||
      near(hits[index + 2])
    )
  })
}
