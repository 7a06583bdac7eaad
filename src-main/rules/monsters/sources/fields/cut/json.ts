import { isKept, keptFormat, keptMonsters } from '../../../kept.ts'
import { sourceOf } from '../../source.ts'
import { openFile } from '../open.ts'
import { deepest } from '../tree.ts'
import type { CutFound } from './cut.ts'

/** An object or list that is still open where the text ends; the outermost is the text itself. */
interface Frame {
  /** The sign that closes it; none for the text. */
  close: string
  /** The key that holds it and its colon, as they are written; empty in a list. */
  key: string
  from: number
  /** End of its last value that a comma follows (in the text itself, of its last value), and `after` it. */
  end: number
  after: number
  /** Values up to there that may be records. */
  records: number
  /** True when the last value may be a record and its comma is still to come. */
  pending: boolean
}

/** Open frames that are tried, from the outside in: records lie no deeper. */
const mostTried = 4
const begins = /^[\s\ufeff]*(?:\[\s*(?:[[{"]|$)|\{\s*(?:["'}]|[a-z_]\w*\s*:|$))/i

/** Cuts JSON behind the last whole record, whether they follow each other, or lie in a list or under keys. */
export function cutJson(text: string): CutFound {
  if (!begins.test(text.slice(0, 2000))) return null
  const frames = openFrames(text)
  if (!frames) return null
  let attempts = 0
  for (const [level, frame] of frames.entries()) {
    if (frame.records === 0 || (attempts += 1) > mostTried) continue
    // Values that follow each other can be parted whatever they are, line ends and all.
    const end = level === 0 ? frame.after : frame.end
    const open = frames.slice(1, level + 1)
    const closing = open.map(({ close }) => close).reverse()
    const closed = text.slice(0, end) + closing.join('')
    if (level === 0 || holdsRecords(closed, open))
      return { closed, end, read: frame.after, opening: openingOf(text, open) }
  }
  return 'longer'
}

/** Monsters that are whole: none of them is an object that goes on. */
function holdsRecords(closed: string, open: readonly Frame[]): boolean {
  if (isKept(closed)) return open.length === 2 && keptMonsters(closed) !== null
  const starts = new Set(open.map(({ from }) => from))
  const monsters = openFile(sourceOf(closed))?.monsters ?? []
  return monsters.length > 0 && monsters.every(({ branch }) => !starts.has(branch.span.from))
}

function openingOf(text: string, open: readonly Frame[]): string {
  const own = isKept(text) ? `"format":"${keptFormat}",` : ''
  return open
    .map(({ key, close }, index) => `${key}${close === '}' ? '{' : '['}${index === 0 ? own : ''}`)
    .join('')
}

const space = /\s*/y

/** Offset behind the closing quote of the string that begins at `from`; null when it is not closed. */
function stringEnd(text: string, from: number): number | null {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at
    while (text.charCodeAt(before - 1) === 92) before -= 1
    if ((at - before) % 2 === 0) return at + 1
  }
  return null
}

/** Frames open at the end of the text, that of the text first; null for brackets unmatched or too deep. */
function openFrames(text: string): Frame[] | null {
  const root = frameAt(0, '', '')
  const frames = [root]
  let key = ''
  const taken = (at: number, record: boolean): void => {
    const frame = frames.at(-1) ?? root
    key = ''
    if (frame !== root) frame.pending ||= record
    else if (record)
      Object.assign(root, { end: at, after: lineEnd(text, at), records: root.records + 1 })
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '"') {
      const end = stringEnd(text, at)
      if (end === null) break
      space.lastIndex = end
      const colon = end + (space.exec(text)?.[0].length ?? 0)
      const isKey = text.charAt(colon) === ':'
      if (isKey) key = text.slice(at, colon + 1)
      else taken(end, end - at > 40 && /^"\s*(?:\\[nrt])*[[{]/.test(text.slice(at, at + 40)))
      at = isKey ? colon : end - 1
    } else if (sign === '{' || sign === '[') {
      if (frames.length > deepest) return null
      frames.push(frameAt(at, sign === '{' ? '}' : ']', key))
      key = ''
    } else if (sign === '}' || sign === ']') {
      if (frames.length === 1 || frames.pop()?.close !== sign) return null
      taken(at + 1, true)
    } else if (sign === ',') closeValue(frames.at(-1) ?? root, at)
  }
  return frames
}

const restOfLine = /[ \t\r]*\n?/y

/** Offset behind the blanks at `at` and behind a line break that follows them. */
function lineEnd(text: string, at: number): number {
  restOfLine.lastIndex = at
  return at + (restOfLine.exec(text)?.[0].length ?? 0)
}

function frameAt(from: number, close: string, key: string): Frame {
  return { close, key, from, end: from, after: from, records: 0, pending: false }
}

function closeValue(frame: Frame, comma: number): void {
  if (frame.close === '') {
    if (frame.records > 0) frame.after = comma + 1
    return
  }
  frame.records += Number(frame.pending)
  frame.pending = false
  Object.assign(frame, { end: comma, after: comma + 1 })
}
