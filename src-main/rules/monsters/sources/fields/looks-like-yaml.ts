import { isTalk } from '../markup/logs.ts'

/** `Imp: { ac: 7, hd: 2 }`: a monster a line. */
const inBraces = /^["']?\p{L}[\p{L}\d ,'-]{0,40}["']?:\s+\{.*:.*\}\s*$/u

/** A text of a list, in quotes. */
const quotedItem = /^\s*- (?:"[^"]*"|'[^']*')\s*$/

export function looksLikeYaml(text: string): boolean {
  // A cheap look: keys, and more than a line of them.
  const colon = text.indexOf(':')
  if (colon < 0 || colon > 6000 || (!text.includes('\n') && !text.includes('{'))) return false
  const lines = text
    .slice(0, 6000)
    .split('\n', 80)
    .filter((line) => !/^\s*(?:#|$)/.test(line))
  if (lines.length > 0 && lines.every((line) => inBraces.test(line))) return true
  if (lines.length < 3) return false
  const keyed = lines.filter(
    (line) => line.includes(':') && /^\s*(?:- )*["']?[\w $./#-]{1,40}["']?\s*:(?:\s|$)/.test(line),
  )
  if (isTalk(lines)) return false
  const texts = lines.filter((line) => quotedItem.test(line))
  if (keyed.length === 0 || keyed.length < (lines.length - texts.length) * 0.6) return false
  // A piece of a program has a comma at the end of its lines.
  if (keyed.filter((line) => /,\s*$/.test(line)).length > keyed.length / 2) return false
  const small = lines.filter((line) => /^\s*(?:- )*["']?[a-z_$][\w-]*["']?:(?:\s|$)/.test(line))
  const nested = lines.some((line) => /^\s+(?:- )?["']?\w[\w-]*["']?:(?:\s|$)/.test(line))
  const keyedBlocks = /^\w[\w '-]{0,40}:[ \t]*\n[ \t]+[\w"'][\w "'-]{0,40}:(?=\s)/m.test(
    text.slice(0, 6000),
  )
  return (
    keyedBlocks ||
    small.length >= keyed.length * 0.8 ||
    (nested && lines.some((line) => /^\s*- \w[\w ]*:\s/.test(line)))
  )
}
