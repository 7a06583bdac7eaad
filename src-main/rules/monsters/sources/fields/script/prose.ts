import type { Span } from '../../../canonical.ts'

/** A line of a program or a comment in it, not text for people who play. */
const code =
  /^\s*(?:$|\/\/|\/\*|\*|#|--|<\?|import\b|export\b|from\b|use\b|package\b|const\b|let\b|var\b|val\b|def\b|fn\b|pub\b|func\b|function\b|class\b|return\b|local\b|static\b|public\b|private\b|module\b|INSERT\b|VALUES\b)|[;{}()[\]=,]\s*$/i

/** Stretches around the data that hold words for people, not only code. */
export function proseAround(text: string, data: readonly Span[]): Span[] {
  const found: Span[] = []
  let from = 0
  for (const { from: to, to: next } of [...data, { from: text.length, to: text.length }]) {
    if (saysMore(text.slice(from, to))) found.push({ from, to })
    from = next
  }
  return found
}

function saysMore(around: string): boolean {
  return around.split('\n', 400).some((line) => !code.test(line) && /\p{L}{2}/u.test(line))
}
