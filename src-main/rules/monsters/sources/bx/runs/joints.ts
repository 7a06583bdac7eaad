import { namesAttack } from '../attack-nouns.ts'
import { dealsOnly } from '../attacks/dealing.ts'
import type { Hit } from '../hits/hit.ts'
import { linesBetween, readsLikeName } from '../names/lines.ts'
import { headsSection } from '../names/sections.ts'

/** Past this many signs without a label, what follows is another block or prose. */
const longestProse = 700

export type Joint = 'inside' | 'line' | 'lines' | 'title' | 'far'

/** Kind of text between two labels: an open bracket, one line, several, a name, much prose. */
export function jointOf(text: string, last: Hit, hit: Hit): Joint {
  if (hit.from - last.to > longestProse) return 'far'
  const between = text.slice(last.to, hit.from)
  if (!between.includes('\n')) return opens(between) ? 'inside' : 'line'
  const lines = linesBetween(text, last.to, hit.from)
  // `2 guards (AC 5, hp 8 each)`, two rows of others, and then `2 stirges, ML 9`.
  if (lines.length > 1 && isClosed.test(between)) return 'far'
  return lines.some(
    ({ line, blank, heading }) =>
      (heading ||
        (blank && readsLikeName(line) && !(last.figure === 'attacks' && isBlows(line)))) &&
      !headsSection(line),
  )
    ? 'title'
    : 'lines'
}

const isClosed = /^[^()\n]{1,40}\)/

/** `Bite (2d6)` goes on with the routine above it, and `Wolves (2d6)` are others. */
function isBlows(line: string): boolean {
  return namesAttack(line) && dealsOnly(line)
}

/** True when a bracket that opens in the text is still open at its end. */
function opens(between: string): boolean {
  let depth = 0
  for (let at = 0; at < between.length; at += 1) {
    const code = between.charCodeAt(at)
    if (code === 40) depth += 1
    else if (code === 41) {
      // The bracket around the block itself ends: what opens after it is another's.
      if (depth === 0) return false
      depth -= 1
    }
  }
  return depth > 0
}
