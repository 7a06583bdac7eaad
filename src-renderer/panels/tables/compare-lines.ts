/** A line of a comparison: in the earlier text alone, in the later one alone, or in both. */
interface ComparedLine {
  in: 'earlier' | 'later' | 'both'
  text: string
}

/** Lines of either text beyond which a change is shown as one block, earlier lines before later ones. */
const mostCompared = 600

/** Compares two texts line by line, in their order. */
export function compareLines(earlier: string, later: string): ComparedLine[] {
  const [before, after] = [earlier.split('\n'), later.split('\n')]
  let head = 0
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head += 1
  let tail = 0
  while (
    tail < Math.min(before.length, after.length) - head &&
    before.at(-1 - tail) === after.at(-1 - tail)
  )
    tail += 1
  const both = (lines: readonly string[]) =>
    lines.map((text): ComparedLine => ({ in: 'both', text }))
  return [
    ...both(before.slice(0, head)),
    ...changes(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...both(before.slice(before.length - tail)),
  ]
}

function changes(before: readonly string[], after: readonly string[]): ComparedLine[] {
  const shared =
    Math.max(before.length, after.length) > mostCompared ? null : sharedLengths(before, after)
  const lines: ComparedLine[] = []
  let [old, now] = [0, 0]
  while (old < before.length || now < after.length) {
    const [was, is] = [before[old], after[now]]
    if (shared && was !== undefined && was === is) {
      lines.push({ in: 'both', text: was })
      old += 1
      now += 1
    } else if (
      was !== undefined &&
      (is === undefined ||
        !shared ||
        (shared[old + 1]?.[now] ?? 0) >= (shared[old]?.[now + 1] ?? 0))
    ) {
      lines.push({ in: 'earlier', text: was })
      old += 1
    } else {
      lines.push({ in: 'later', text: is ?? '' })
      now += 1
    }
  }
  return lines
}

/** Length of the longest run of lines that both texts have in order, from each pair of places to the end. */
function sharedLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  )
  for (let old = before.length - 1; old >= 0; old -= 1) {
    const [row = [], next = []] = [lengths[old], lengths[old + 1]]
    for (let now = after.length - 1; now >= 0; now -= 1)
      row[now] =
        before[old] === after[now]
          ? (next[now + 1] ?? 0) + 1
          : Math.max(next[now] ?? 0, row[now + 1] ?? 0)
  }
  return lengths
}
