import type { Span } from '../../canonical.ts'
import { trimSpan } from '../spans.ts'

/** `| slag worm | |`: a name in small letters, alone above the figures. */
export function lowerCaseName(text: string, lineStart: number, floor: number): Span | null {
  const above = text.slice(Math.max(floor, lineStart - 120), lineStart)
  const found = /(?:^|\n)[\s|>*_=#]*?(\p{Ll}[\p{L}' -]{1,40})[\s|*_:=]*\n(?:[\s|:=-]*\n)?$/u.exec(
    above,
  )
  if (!found?.[1] || found[1].trim().split(/\s+/).length > 4) return null
  const from = lineStart - above.length + found.index + found[0].indexOf(found[1])
  return trimSpan(text, from, from + found[1].length)
}

/** `4 HP, hook (d6) - Wharf Bully`: a name that ends the line of its figures, or stands right under it. */
export function nameAfter(text: string, figures: number, limit: number): Span | null {
  return nameBehind(text, figures, limit) ?? nameUnder(text, figures, limit)
}

function nameUnder(text: string, figures: number, limit: number): Span | null {
  const [all, words] =
    /^[^\n]{0,300}\n[\s#*_]{0,8}((?:\p{Lu}[\p{L}'-]*|of|the|and)(?: (?:\p{Lu}[\p{L}'-]*|of|the|and)){0,4})[*_ \t]*(?:\n|$)/u.exec(
      text.slice(figures, Math.min(limit, figures + 400)),
    ) ?? []
  if (all === undefined || words === undefined) return null
  const from = figures + all.lastIndexOf(words)
  return { from, to: from + words.length }
}

function nameBehind(text: string, figures: number, limit: number): Span | null {
  const rest = text.slice(figures, Math.min(limit, figures + 300))
  const lineEnd = rest.indexOf('\n')
  const found = /\s(?:-{1,2}|=>?|\|)\s*(\p{Lu}[^\n,;:()|\d]{1,50}?)[\s.*_]*$/u.exec(
    lineEnd < 0 ? rest : rest.slice(0, lineEnd),
  )
  if (!found?.[1]) return null
  const from = figures + found.index + found[0].indexOf(found[1])
  return { from, to: from + found[1].length }
}
