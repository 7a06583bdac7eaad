import { lineEndOf } from '../spans.ts'
import { Tokens } from './script/tokens.ts'
import { ScriptReader } from './script/values.ts'
import type { Branch, TreeEntry, Tree } from './tree.ts'

const comment = /^\s*(?:[#;].*)?$/
const section = /^\s*\[{1,2}\s*["']?([^\]"'\n]{1,80}?)["']?\s*\]{1,2}\s*(?:[#;].*)?$/
const setting = /^\s*["']?([\p{L}_#][\p{L}\d _.()#/-]{0,40}?)["']?\s*=\s*(?=\S)/u

/** A file of settings, with `key = value` a line, perhaps under `[headings]`; null for any other text. */
export function settingsTree(text: string): Tree | null {
  if (!text.includes('=') || !looksLikeSettings(text)) return null
  const root = branchAt(0, text.length)
  let here = root
  let last: { name: string; branch: Branch } | null = null
  for (let from = 0; from < text.length;) {
    let end = lineEndOf(text, from)
    const line = text.slice(from, end)
    const name = section.exec(line)?.[1]
    if (name !== undefined) {
      const within: Branch = last !== null && name.startsWith(`${last.name}.`) ? last.branch : root
      const key = within === root ? name : name.slice((last?.name.length ?? 0) + 1)
      here = branchAt(from, end)
      put(within, key, here, /^\s*\[\[/.test(line))
      if (within === root) last = { name, branch: here }
    } else {
      const entry = entryIn(text, line, from, end)
      if (entry) here.entries.push(entry)
      end = Math.max(end, entry?.span.to ?? end)
      here.span.to = Math.max(here.span.to, Math.min(end, text.length))
      if (last && here !== last.branch && here !== root) last.branch.span.to = here.span.to
    }
    from = end + 1
  }
  return root
}

/** Adds a branch under its key; `[[monster]]` (`listed`) is one of a list. */
function put(within: Branch, key: string, branch: Branch, listed: boolean): void {
  const { span } = branch
  const list = listed ? within.entries.find((entry) => entry.key === key)?.value : undefined
  if (list?.kind === 'list') list.items.push(branch)
  else
    within.entries.push({
      key,
      span,
      value: listed ? { kind: 'list', items: [branch], span } : branch,
    })
}

function branchAt(from: number, to: number): Branch {
  return { kind: 'branch', entries: [], span: { from, to } }
}

function looksLikeSettings(text: string): boolean {
  const lines = text
    .slice(0, 6000)
    .split('\n', 80)
    .filter((line) => !comment.test(line))
  const own = lines.filter((line) => setting.test(line) && !/^\s*[|{<]/.test(line))
  const heads = lines.filter((line) => section.test(line))
  const parted = own.filter((line) => /[,(]\s*$/.test(line))
  return (
    parted.length <= own.length / 2 &&
    own.length >= (heads.length > 0 ? 2 : 3) &&
    own.length + heads.length >= lines.length * 0.8
  )
}

function entryIn(text: string, line: string, from: number, end: number): TreeEntry | null {
  const found = setting.exec(line)
  if (!found) return null
  const start = from + found[0].length
  const value = valueAt(text, start, end)
  return { key: (found[1] ?? '').trim(), span: { from, to: Math.max(end, value.span.to) }, value }
}

/** Parses lists, tables and quoted texts as a program does; takes anything else as it stands. */
function valueAt(text: string, from: number, end: number): Tree {
  if (/["'[{]/.test(text.charAt(from))) {
    const tokens = new Tokens(text)
    tokens.place = from
    const quoted = tokens.quoted()
    const span = { from, to: tokens.place }
    const value: Tree | null =
      quoted === null ? new ScriptReader(tokens).value(0) : { kind: 'leaf', value: quoted, span }
    if (
      value &&
      /^[ \t]*(?:[#;,].*)?$/.test(
        text.slice(tokens.place, tokens.place + 400).split('\n', 1)[0] ?? '',
      )
    )
      return value
  }
  const words = text
    .slice(from, end)
    .replace(/\s[#;]\s.*$/, '')
    .trimEnd()
  return { kind: 'leaf', value: words, span: { from, to: from + words.length } }
}
