import { lineEndOf } from '../../spans.ts'
import { fieldOf } from '../keys.ts'
import type { Branch, TreeEntry, Tree } from '../tree.ts'
import type { Tokens } from './tokens.ts'
import type { ScriptReader } from './values.ts'

/** A class whose body is being read. */
interface Class {
  name: string
  indent: number
  /** Indent of its own lines; null while it has none. */
  body: number | null
  branch: Branch
  inner: Class[]
}

const heading =
  /^[ \t]*(?:(?:export|default|public|internal|abstract|final|static|sealed|open|data|pub)\s){0,4}(?:class|struct|object)\s+([A-Z]\w{1,60})/
const own =
  /^[ \t]*(?:(?:public|private|protected|static|final|readonly|const|override|val|var|let|int|string|String|float|double|bool|boolean|str|short|byte|virtual|get|required|init)\s+){0,5}\$?([A-Za-z_]\w{0,40})\s*(?::\s*[\w[\], .|?]{1,40}?)?\s*(?:\{[^}\n]{0,40}\}\s*)?=(?!=)>?\s*(?=\S)/
const anywhere =
  /^[ \t]*(?:self\.|this\.|\$this->|@{1,2})([A-Za-z_]\w{0,40})\s*(?::\s*[\w[\], .|?]{1,40}?)?\s*=(?![=>])\s*(?=\S)/
/** Names of base classes, which are no monsters. */
const pattern =
  /^(?:base|abstract|default)?_?(?:monster|creature|npc|enemy|foe|beast|entity)(?:base)?$/i
const rest = /^[ \t]*(?:[;,]?[ \t]*(?:(?:#|\/\/|--)[^\n]*)?)$/

/** A cheap look: whether a class begins anywhere. */
export function holdsClasses(text: string): boolean {
  if (!text.includes('=')) return false
  for (const word of ['class ', 'struct ', 'object '])
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const code = text.charCodeAt(at + word.length)
      const line = text.slice(text.lastIndexOf('\n', at) + 1, at + word.length + 2)
      if (code >= 65 && code <= 90 && line.length < 80 && heading.test(line)) return true
    }
  return false
}

/** Classes whose bodies say what a monster is, `AC = 6` a line: a branch for each, under its name. */
export function classesIn(text: string, tokens: Tokens, values: ScriptReader): Branch[] {
  const found: Class[] = []
  const open: Class[] = []
  // A bracket that never closes is read to the end of the text.
  let left = text.length * 3 + 1000
  for (let from = 0; from < text.length && left > 0;) {
    const end = lineEndOf(text, from)
    const line = text.slice(from, end)
    from = end + 1
    const indent = line.length - line.trimStart().length
    if (line.trim() === '' || /^[ \t]*(?:[#{}]|\/\/)/.test(line)) continue
    while (open.length > 0 && indent <= (open.at(-1)?.indent ?? 0)) open.pop()
    const name = heading.exec(line)?.[1]
    if (name !== undefined) {
      const span = { from: end - line.length, to: end }
      const newClass: Class = {
        name,
        indent,
        body: null,
        branch: { kind: 'branch', entries: [], span },
        inner: [],
      }
      ;(open.at(-1)?.inner ?? found).push(newClass)
      open.push(newClass)
      continue
    }
    const within = open.at(-1)
    if (!within) continue
    within.body ??= indent
    const entry = entryIn(text, line, end, indent === within.body, tokens, values)
    left -= Math.max(0, Math.min(tokens.place, text.length) - end)
    if (entry) within.branch.entries.push(entry)
    const to = Math.max(end, entry?.span.to ?? 0)
    for (const each of open) each.branch.span.to = to
    if (to > end) from = to
  }
  return found.filter(({ name }) => !pattern.test(name)).map(keyed)
}

function entryIn(
  text: string,
  line: string,
  end: number,
  isOwn: boolean,
  tokens: Tokens,
  values: ScriptReader,
): TreeEntry | null {
  const match = anywhere.exec(line) ?? (isOwn ? own.exec(line) : null)
  if (!match) return null
  const from = end - line.length
  tokens.place = from + match[0].length
  const value = values.value(0)
  const after = text.slice(tokens.place, tokens.place + 200).split('\n', 1)[0] ?? ''
  return value && rest.test(after)
    ? { key: match[1] ?? '', span: { from, to: tokens.place }, value }
    : null
}

/** The branch under its class's name, with the classes of its attacks in their places. */
function keyed({ name, branch, inner }: Class): Branch {
  const arms = new Map(inner.map((each) => [each.name, each]))
  const entries = branch.entries.map((entry) => ({ ...entry, value: armed(entry.value, arms) }))
  const attacks = entries.some(({ key }) => fieldOf(key) === 'attacks')
  const { span } = branch
  if (!attacks && inner.length > 0)
    entries.push({ key: 'attacks', span, value: { kind: 'list', items: inner.map(weapon), span } })
  const value: Branch = { kind: 'branch', entries, span }
  return { kind: 'branch', entries: [{ key: name, span, value }], span }
}

/** `[(Bite,), (Spit,)]`: words that are classes within. */
function armed(tree: Tree, arms: ReadonlyMap<string, Class>): Tree {
  if (tree.kind === 'list') return { ...tree, items: tree.items.map((item) => armed(item, arms)) }
  const arm = tree.kind === 'leaf' ? arms.get(String(tree.value)) : undefined
  return arm ? weapon(arm) : tree
}

function weapon({ name, branch }: Class): Branch {
  const { span } = branch
  const named: TreeEntry = { key: 'name', span, value: { kind: 'leaf', value: name, span } }
  return { ...branch, entries: [named, ...branch.entries] }
}
