import type { Span } from '../../canonical.ts'
import { plain } from '../plain.ts'
import { misreadIn } from './mojibake.ts'

/** A text without the markup of the page it came from, and the way back to the text as pasted. */
export interface Clean {
  text: string
  /** The place in the pasted text of a stretch of this one. */
  back(span: Span): Span
  /** What is left of the paste between two places of it. */
  between(from: number, to: number): string
  /** Where markup stood in the pasted text. */
  markup: readonly Span[]
}

/** A stretch that was put in place of another: `[from, to)` of the source became `by`. */
interface Patch extends Span {
  by: string
}

/** Emphasis stands in words and not after numbers: `10**` are two stars of Hit Dice. */
const debris =
  /<\/?([a-z]{1,10}\d?)\b((?:\s[^<>]{0,300}|\/)?)>|&(#\d{2,6}|#x[\da-f]{2,6}|[a-z]{2,8}\d{0,2});|\\([*_[\]()#+.|~>-])|\[\/?(?:b|i|u|s|list|table|tr|td|th|size|color|colour|font|quote|center|url|img|hr|h\d|code|spoiler|indent|small|strong|em|sup|sub)(?:=[^\]\n]{0,80})?\]|\[\*\]|\[\[([^\]|\n]{1,80}\|)?([^\]|\n]{1,80})\]\]|(?<=\])\((?:https?:|\/|#|\.|mailto:)[^)\s]{0,300}\)|(?<![\p{L}\p{N}*_)\]½¼¾'])(\*{1,3}|_{1,3}|'{2,3})(?=[\p{L}\p{N}#"“[(½¼¾+~])|[\u00ad\u200b-\u200f\u2060\ufeff]|[\ufb00-\ufb06]|\u{1f517}|[\u00c2\u00c3][\u0080-\u00bf]|\\item\b|(?<=[!|] ?)(?:(?:colspan|rowspan|style|class|align|valign|width|scope|bgcolor)=(?:"[^"\n]{0,80}"|\d{1,3})\s?){1,4}\|(?!\|)|(?<=\p{Ll})-\n(?=\p{Ll})|(?<=\S) (?= \S)|(?<=\n)!(?=\s)|!!|(?<=\n|^)={2,6}(?=[^=\n]{2,80}={2,6}\s*(?:\n|$))|={2,6}(?=\s*(?:\n|$))|(?<=\n|^)(?:\{\|[^\n]{0,200}|\|\}|\|-[^\n|]{0,100}(?=\n))/giu

const formatting =
  /^(?:a|abbr|article|b|big|blockquote|body|br|caption|center|cite|code|col|colgroup|dd|div|dl|dt|em|figure|font|footer|h\d|header|hr|html|i|img|li|main|ol|p|pre|s|section|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|wbr)$/
const harmless =
  /^(?:\s+(?:class|style|id|align|valign|width|height|colspan|rowspan|border|cellpadding|cellspacing|href|title|target|rel|bgcolor|color|size|face|dir|lang|scope|src|alt|data-[\w-]+|aria-[\w-]+|role)(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s*\/?$/i
const breaking =
  /^(?:br|p|div|tr|li|h\d|ul|ol|table|section|article|dl|dt|hr|tbody|thead|blockquote|header|figure|pre|caption)$/

const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  times: 'x',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  half: '½',
  ndash: '-',
  mdash: '-',
  minus: '-',
  shy: '',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  prime: "'",
  bull: '•',
  middot: '·',
  hellip: '.',
  dagger: '†',
  ast: '*',
}

const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st']

let latest: { source: string; clean: Clean } | null = null

/** The text without tags, entities, BBCode, links and emphasis; what it took out is `markup`. */
export function clean(source: string): Clean {
  if (latest?.source !== source) latest = { source, clean: made(source) }
  return latest.clean
}

function made(source: string): Clean {
  const easy = withCells(plain(source), source)
  const patches = inOrder([...misreadIn(source), ...patchesOf(easy)])
  if (patches.length === 0)
    return {
      text: easy,
      back: (span) => span,
      between: (from, to) => easy.slice(from, to),
      markup: [],
    }
  let text = ''
  let at = 0
  /** Where each patch begins and ends in the clean text. */
  const places: Span[] = []
  for (const { from, to, by } of patches) {
    text += easy.slice(at, from)
    places.push({ from: text.length, to: text.length + by.length })
    text += by
    at = to
  }
  text += easy.slice(at)
  const markup = patches.map(({ from, to }) => ({ from, to }))
  return {
    text,
    markup,
    back: ({ from, to }) => backTo(patches, places, from, to),
    between: (from, to) => without(easy, patches, from, to),
  }
}

/** The spans, in order of their places, that lie at least in part between two places. */
export function within<S extends Span>(spans: readonly S[], from: number, to: number): S[] {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.to ?? 0) <= from) low = middle + 1
    else high = middle
  }
  const found: S[] = []
  for (let at = low; at < spans.length; at += 1) {
    const span = spans[at]
    if (!span || span.from >= to) break
    found.push(span)
  }
  return found
}

function without(easy: string, patches: readonly Patch[], from: number, to: number): string {
  let left = ''
  let at = from
  for (const patch of within(patches, from, to)) {
    left += easy.slice(at, Math.max(at, patch.from)) + patch.by
    at = Math.max(at, patch.to)
  }
  return left + easy.slice(at, Math.max(at, to))
}

function backTo(
  patches: readonly Patch[],
  places: readonly Span[],
  from: number,
  to: number,
): Span {
  const start = placeOf(patches, places, from, 'from')
  return {
    from: start,
    to: Math.max(start, to > from ? placeOf(patches, places, to - 1, 'to') : start),
  }
}

/** The source place of the sign at `at`: its beginning, or its end. */
function placeOf(
  patches: readonly Patch[],
  places: readonly Span[],
  at: number,
  side: 'from' | 'to',
): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.from ?? 0) <= at) low = middle + 1
    else high = middle
  }
  // Patches that leave nothing may stand in one place: the one before the sign counts.
  const place = places[low - 1]
  const patch = patches[low - 1]
  if (!place || !patch) return side === 'from' ? at : at + 1
  if (at < place.to) return patch[side]
  return patch.to + (at - place.to) + (side === 'from' ? 0 : 1)
}

/** A tab sets cells apart, as the edge of a table's cell does. */
function withCells(easy: string, source: string): string {
  if (!source.includes('\t')) return easy
  let made = ''
  let at = 0
  for (let tab = source.indexOf('\t'); tab >= 0; tab = source.indexOf('\t', tab + 1)) {
    made += `${easy.slice(at, tab)}|`
    at = tab + 1
  }
  return made + easy.slice(at)
}

/** The beginnings of all that `debris` takes out: most texts hold none of them. */
const worthALook =
  /<[/a-zA-Z]|&[#a-zA-Z]|\\|\[[/a-zA-Z*[]|\]\(|(?:^|[^\w*)\]'])[*_]{1,3}[^\s\d*_,;.:)|]|\S {2}\S|[a-zà-ÿ]-\n[a-zà-ÿ]|''|!!|\n!|==|\{\||\|[}-]|[\u0080-\u009f\u00ad\u00c2\u00c3\u200b-\u200f\u2060\ufb00-\ufb06\ufeff\ud83d]/

function patchesOf(easy: string): Patch[] {
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
function inOrder(patches: Patch[]): Patch[] {
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
  const opened = left.lastIndexOf(name)
  if (opened >= 0) left.splice(opened, 1)
  return opened >= 0
}

function patchOf(easy: string, match: RegExpExecArray, from: number, to: number): Patch[] | null {
  const [whole, tag, , entity, escaped, , link, emphasis] = match
  if (tag !== undefined) return tagPatch(tag.toLowerCase(), whole, from, to)
  if (entity !== undefined) {
    const by = signOf(entity)
    return by === null ? null : [{ from, to, by }]
  }
  if (escaped !== undefined) return [{ from, to: from + 1, by: '' }]
  if (link !== undefined) return [{ from, to, by: link }]
  if (emphasis !== undefined) return emphasisPatches(easy, emphasis, from)
  const code = whole.charCodeAt(0)
  // A space too many, or a word that a line's end has parted.
  if (code === 32 || code === 45) return [{ from, to, by: '' }]
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

function tagPatch(tag: string, whole: string, from: number, to: number): Patch[] | null {
  if (!formatting.test(tag)) return null
  if (breaking.test(tag)) return [{ from, to, by: '\n' }]
  if (/^t[dh]$/.test(tag)) return [{ from, to, by: whole.startsWith('</') ? '' : '|' }]
  return [{ from, to, by: tag === 'dd' && !whole.startsWith('</') ? ' ' : '' }]
}

function signOf(entity: string): string | null {
  if (!entity.startsWith('#')) return named[entity.toLowerCase()] ?? null
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return code >= 32 && code < 0xd800 ? plain(String.fromCharCode(code)) : null
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
