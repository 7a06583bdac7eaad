import { fieldOf } from '../fields/keys.ts'
import type { Patch } from './patches.ts'

const clock = String.raw`\d{1,2}:\d\d(?::\d\d)?(?:\.\d{1,3})?(?:\s?[ap]\.?m\.?)?`
const day = String.raw`(?:\d{4}[-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.]\d{2,4})`
const stamp = String.raw`[[(]?(?:${day},?[ T])?${clock}[\])]?(?: ?- (?=[^\n:]{1,32}: ))?`
const nick = String.raw`(?:<[@+%~&]?[^<>\n]{1,32}>|[a-z]\w{1,19}>(?= ))`
/** `21:14 <maeve> `, `[2026-11-21 21:14] `, `<maeve> `, `maeve> `: time and speaker of a line. */
const logPrefix = new RegExp(
  String.raw`^[^\S\n]{0,4}(?:${stamp}[^\S\n]{1,4}(?:${nick}[^\S\n]{1,4})?|${nick}[^\S\n]{1,4}(?=\S))`,
  'gimu',
)
/** `maeve: `, perhaps a speaker, perhaps a monster. */
const speaker = /[^\s:<>()[\]][^\n:<>()[\]]{0,31}(?:\([^\n:()]{1,12}\))?: /y
/** Number of first lines of which one must begin as in a chat log. */
const firstLines = 4

/** Patches that remove time and speaker from each line of a chat log; null for any other text. */
export function logPatches(easy: string): Patch[] | null {
  if (!beginsLikeLog(easy)) return talkPatches(easy)
  const found: Patch[] = []
  logPrefix.lastIndex = 0
  for (let match = logPrefix.exec(easy); match; match = logPrefix.exec(easy))
    found.push({ from: match.index, to: match.index + match[0].length, by: '' })
  return isLog(easy, found) ? withSpeakers(easy, found) : null
}

const said = /^(\p{L}[\p{L}\d_ .-]{1,30}): (?=\S)/u

/** `maeve: morale?`, `bart: ML 12`, `maeve: thanks`: every line begins with a name, no label, and most names begin several. */
export function isTalk(lines: readonly string[]): boolean {
  if (lines.length < 4) return false
  const names = new Set<string>()
  for (const line of lines) {
    const name = said.exec(line)?.[1]
    if (name === undefined) return false
    names.add(name)
  }
  return names.size * 2 <= lines.length && [...names].every((name) => fieldOf(name) === null)
}

function talkPatches(easy: string): Patch[] | null {
  if (!said.test(easy)) return null
  const lines = easy.split('\n')
  if (!isTalk(lines.filter((line) => line.trim() !== ''))) return null
  let from = 0
  return lines.map((line) => {
    const patch = { from, to: from + (said.exec(line)?.[0].length ?? 0), by: '' }
    from += line.length + 1
    return patch
  })
}

/** True when two lines have a time, one has a time and a name, or most lines have a name. */
function isLog(easy: string, found: readonly Patch[]): boolean {
  const timed = found.filter(({ from, to }) => /\d:\d\d/.test(easy.slice(from, to)))
  if (timed.length > 0)
    return timed.length > 1 || timed.some(({ from, to }) => easy.slice(from, to).includes('<'))
  return found.length > 1 && found.length * 2 > easy.split('\n').length
}

/** True when one of the first lines begins with a time, or with a name in angle brackets. */
function beginsLikeLog(easy: string): boolean {
  let at = 0
  for (let line = 0; line < firstLines; line += 1) {
    while (easy.charCodeAt(at) === 32) at += 1
    const code = easy.charCodeAt(at)
    // A digit, a bracket, a letter.
    if ((code >= 48 && code <= 57) || code === 40 || code === 60 || code >= 65) {
      logPrefix.lastIndex = 0
      if (logPrefix.test(easy.slice(at, at + 80))) return true
    }
    at = easy.indexOf('\n', at) + 1
    if (at === 0) return false
  }
  return false
}

/** Extends the patches over names that begin every line, or more than one: those of speakers, not of monsters. */
function withSpeakers(easy: string, found: Patch[]): Patch[] {
  const said = new Map<string, number>()
  const names = found.map(({ to }) => {
    speaker.lastIndex = to
    const name = speaker.exec(easy)?.[0] ?? ''
    said.set(name, (said.get(name) ?? 0) + 1)
    return name
  })
  const isAll = !said.has('') && said.size < found.length
  return found.map((patch, index) => {
    const name = names[index] ?? ''
    return isAll || (said.get(name) ?? 0) > 1 ? { ...patch, to: patch.to + name.length } : patch
  })
}
