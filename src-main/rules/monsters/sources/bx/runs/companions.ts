import type { Hit } from '../hits/hit.ts'

/** Weak labels count only on a line, or right after one, that holds a strong one. */
export function withoutLoneWeak(text: string, hits: readonly Hit[]): Hit[] {
  return hits.filter((hit, index) => {
    if (hit.strong) return true
    const near = (other: Hit | undefined): boolean => {
      if (!other) return false
      const [first, second] = other.from < hit.from ? [other, hit] : [hit, other]
      return (
        (other.strong || other.turned || hit.turned || isListed(hit, other)) &&
        second.from - first.to < 100 &&
        !(hit.turned && !hit.opens ? /\n/ : /\n\s*\n/).test(text.slice(first.to, second.from))
      )
    }
    return beside(hits, index, -1).some(near) || beside(hits, index, 1).some(near)
  })
}

/** `Climate: Any, Frequency: Rare`: fields of one list. */
function isListed(hit: Hit, other: Hit): boolean {
  return hit.set && other.set && !hit.opens && !other.opens
}

/** The next two labels of figures on one side, and the fields between. */
function beside(hits: readonly Hit[], index: number, step: 1 | -1): (Hit | undefined)[] {
  const found: (Hit | undefined)[] = []
  let figures = 0
  for (let at = index + step; figures < 2 && found.length < 5; at += step) {
    const hit = hits[at]
    if (!hit) break
    found.push(hit)
    if (hit.figure !== 'other') figures += 1
  }
  return found
}
