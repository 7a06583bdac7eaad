/** Parts of an area that others may contradict. */
interface KeyedArea {
  label: string
  title: string
  exits: readonly { to: string }[]
}

/** Doubts about areas: numbers that two areas share, ways to nowhere, and areas that lead to themselves. */
export function doubtsOf(areas: readonly KeyedArea[]): string[] {
  const doubts: string[] = []
  const seen = new Set<string>()
  const known = new Set(areas.map(({ label }) => label))
  for (const { label, title, exits } of areas) {
    if (seen.has(label))
      doubts.push(`${label} is the number of two areas: “${title}” gets another.`)
    seen.add(label)
    for (const { to } of exits) {
      if (to === label) doubts.push(`${label} leads to itself: that way is left out.`)
      else if (!known.has(to)) doubts.push(`${label} leads to ${to}, which is not in the text.`)
    }
  }
  return [...new Set(doubts)]
}
