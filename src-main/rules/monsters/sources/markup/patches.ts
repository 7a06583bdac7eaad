import type { Span } from '../../canonical.ts'
import { debris, formatting, harmless, breaking, ligatures, signOf, worthALook } from './debris.ts'
import { plain } from '../plain.ts'

/** A stretch that was put in place of another: `[from, to)` of the source became `by`. */
export interface Patch extends Span {
  by: string
}

export function patchesOf(easy: string): Patch[] {
  const found: Patch[] = []
  const closed = new Set<number>()
  const left: string[] = []
  if (!worthALook.test(easy)) return found
  debris.lastIndex = 0
  for (let match = debris.exec(easy); match; match = debris.exec(easy)) {
    const from = match.index
    const to = from + match[0].length
    if (closed.has(from)) continue
    const patch = isLeft(match, left) ? null : patchOf(easy, match, from, to)
    if (!patch) continue
    found.push(...patch)
    if (patch[1]) closed.add(patch[1].from)
  }
  return found
}

/** By their places; of two that overlap the first stays. */
export function sortPatches<P extends Patch>(patches: P[]): P[] {
  let end = 0
  return patches
    .sort((a, b) => a.from - b.from)
    .filter(({ from, to }) => {
      if (from < end) return false
      end = Math.max(end, to)
      return true
    })
}

/** A tag with more than form to it stays in the text, and so does the one that closes it. */
function isLeft([whole, tag, attributes = '']: RegExpExecArray, left: string[]): boolean {
  if (tag === undefined) return false
  const name = tag.toLowerCase()
  if (!whole.startsWith('</')) {
    if (harmless.test(attributes) && formatting.test(name)) return false
    if (left.length < 100) left.push(name)
    return true
  }
  const openTag = left.lastIndexOf(name)
  if (openTag >= 0) left.splice(openTag, 1)
  return openTag >= 0
}

function patchOf(easy: string, match: RegExpExecArray, from: number, to: number): Patch[] | null {
  const [whole, tag, , entity, escaped, , link, emphasis] = match
  if (tag !== undefined) return tagPatch(easy, tag.toLowerCase(), from, to)
  if (entity !== undefined) {
    const by = signOf(entity)
    return by === null ? null : [{ from, to, by }]
  }
  if (escaped !== undefined) return [{ from, to: from + 1, by: '' }]
  if (link !== undefined) return [{ from, to, by: link }]
  if (emphasis !== undefined) return emphasisPatches(easy, emphasis, from)
  const code = whole.charCodeAt(0)
  if (boxOrMark.test(whole)) return [{ from, to, by: '' }]
  // A space too many, or a word that a line's end has parted.
  if (code === 32 || code === 45 || code === 10) return [{ from, to, by: '' }]
  // `o Grave Robbers`: a round bullet that was copied as a letter.
  if (whole === 'o') return [{ from, to, by: '•' }]
  if (code === 33) return [{ from, to, by: '|' }]
  if (code === 61)
    return /^=+$/.test(lineOf(easy, from))
      ? null
      : [{ from, to, by: from === 0 || easy.charAt(from - 1) === '\n' ? '# ' : '' }]
  if (code === 123 || code === 124) return [{ from, to, by: '' }]
  if (code >= 0xfb00 && code <= 0xfb06) return [{ from, to, by: ligatures[code - 0xfb00] ?? '' }]
  if (code === 0xc3 || code === 0xc2) {
    const second = whole.charCodeAt(1)
    return [{ from, to, by: plain(String.fromCharCode(code === 0xc3 ? second + 0x40 : second)) }]
  }
  if (code > 127) return [{ from, to, by: code === 0xd83d ? ' ' : '' }]
  if (/^\[\/?(?:tr|list|table|h\d|quote|hr|center)/i.test(whole)) return [{ from, to, by: '\n' }]
  if (/^\[t[dh]/i.test(whole)) return [{ from, to, by: '|' }]
  if (whole === '[*]' || whole === '\\item') return [{ from, to, by: '•' }]
  return [{ from, to, by: '' }]
}

/** Boxes to tick off hit points, and emphasis within emphasis. */
const boxOrMark = /^(?:[☐□▢◻⬜❏❑]+|\*+_+|_+\*+)$/

function lineOf(easy: string, at: number): string {
  const from = easy.lastIndexOf('\n', at - 1) + 1
  const end = easy.indexOf('\n', at)
  return easy
    .slice(
      Math.max(from, at - 100),
      end < 0 ? Math.min(easy.length, at + 100) : Math.min(end, at + 100),
    )
    .trim()
}

function tagPatch(easy: string, tag: string, from: number, to: number): Patch[] | null {
  if (!formatting.test(tag)) return null
  // A line's end behind a break is none of its own.
  if (breaking.test(tag))
    return [{ from, to, by: tag === 'br' && easy.charAt(to) === '\n' ? '' : '\n' }]
  const closes = easy.charAt(from + 1) === '/'
  if (/^t[dh]$/.test(tag)) return [{ from, to, by: closes ? '' : '|' }]
  return [{ from, to, by: tag === 'dd' && !closes ? ' ' : '' }]
}

/** Both ends of emphasis in one line; a mark without its other end is no emphasis. */
function emphasisPatches(easy: string, mark: string, from: number): Patch[] | null {
  const start = from + mark.length
  const reach = easy.slice(start, start + 120)
  const lineEnd = reach.indexOf('\n')
  const line = lineEnd < 0 ? reach : reach.slice(0, lineEnd)
  for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + 1)) {
    if (at === 0 || /\s/.test(line.charAt(at - 1))) continue
    // `**Hit Dice 4***`: the last marks close.
    let close = at
    while (line.charAt(close + mark.length) === mark.charAt(0)) close += 1
    return [
      { from, to: start, by: '' },
      { from: start + close, to: start + close + mark.length, by: '' },
    ]
  }
  return null
}
