import { parse, stringify } from 'yaml'
import type { Id } from '../../core/ids.ts'
import type {
  ImportedNote,
  Note,
  NoteKind,
  NoteOrigin,
  ProgressClock,
} from '../../core/state/note.ts'
import { normaliseNote, titleFault } from './keep.ts'
import { noteKind, noteKinds } from './kinds.ts'
import { linkedToFiles, linkedToTitles, linkKey } from './links.ts'

/** A file of a folder of notes: its path within the folder, with slashes, and its text. */
export interface NoteFile {
  path: string
  text: string
}

/** Notes of a folder of Markdown, and files that could not be read, with the reason. */
interface ReadNotes {
  notes: ImportedNote[]
  faults: { path: string; says: string }[]
}

type Clocks = Readonly<Record<Id, ProgressClock>>

/** Line before what the players know; Obsidian hides it while reading. */
const marker = '%% gatefold: players know %%'
const heading = '## What the players know'

/** Folder of the portraits; their files are named as the front matter names them. */
export const portraitFolder = 'Pictures'

/** Folder of each kind. */
const folderOf = (kind: NoteKind): string => noteKind(kind).plural

/** The heading with which a text begins, and what follows it; the title is empty where it begins with none. */
export function splitTitle(text: string): { title: string; rest: string } {
  const [head = '', title = ''] = /^\s*# +(.+?) *#* *(?:\r?\n|$)/.exec(text) ?? []
  return { title, rest: text.slice(head.length) }
}

/** Notes as Markdown files with front matter, a folder for each kind. Every file has a name of its own. */
export function noteFiles(notes: readonly Note[], clocks: Clocks, campaign: Id): NoteFile[] {
  const taken = new Set<string>()
  const named = notes.map((note) => {
    let name = fileStem(note.title)
    for (let next = 2; taken.has(name.toLowerCase()); next++)
      name = `${fileStem(note.title)} ${next}`
    taken.add(name.toLowerCase())
    return { note, name }
  })
  const others = named.filter(({ note, name }) => note.title !== name)
  const names = new Map(others.map(({ note, name }) => [linkKey(note.title), name]))
  return named.map(({ note, name }) => {
    const own = Object.values(clocks).filter((clock) => clock.note === note.id)
    return {
      path: `${folderOf(note.kind)}/${name}.md`,
      text: noteText(linkedToFiles(note, names), own, name, `${campaign}/${note.id}`),
    }
  })
}

/** A title as a file name that every system takes and Obsidian can link to. */
function fileStem(title: string): string {
  const plain = title
    .replace(/[\p{C}\\/:*?"<>|#^[\]]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[ .]+|[ .]+$/gu, '')
  const short = [...plain].slice(0, 80).join('').trim()
  return short === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu.test(short)
    ? `Note ${short}`.trim()
    : short
}

function noteText(note: Note, clocks: readonly ProgressClock[], name: string, of: string): string {
  const { kind, title, fields, text, known, tags, portrait, gone, from } = note
  const slugs = tags.map(slug)
  // A text that has the marker itself would be cut in two there.
  const apart = !text.includes(marker) && !known.includes(marker)
  const front = {
    ...(title === name ? {} : { title, aliases: [title] }),
    kind,
    ...(tags.length > 0 ? { tags: slugs } : {}),
    ...(slugs.some((one, at) => one !== tags[at]) ? { 'tag names': tags } : {}),
    ...fields,
    ...(portrait ? { portrait: `[[${portrait}]]` } : {}),
    ...(gone ? { gone } : {}),
    ...(clocks.length > 0 ? { clocks: clocks.map(clockFront) } : {}),
    ...(from ? { from: JSON.stringify(from) } : {}),
    ...(apart ? {} : { known }),
    gatefold: of,
  }
  const body = [text, ...(apart && known !== '' ? [marker, heading, known] : [])].filter(
    (part) => part !== '',
  )
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${body.join('\n\n')}\n`
}

function clockFront({ title, parts, filled, full, hidden, pace }: ProgressClock) {
  return {
    title,
    filled,
    parts,
    ...(full ? { full } : {}),
    ...(hidden ? { hidden } : {}),
    ...(pace ? { 'hours per part': pace.seconds / 3600 } : {}),
  }
}

/** A tag as Obsidian takes it. */
const slug = (tag: string): string => tag.replace(/[^\p{L}\p{N}_/-]+/gu, '-')

/** Reads a folder of Markdown files, ours or another program's. */
export function readNoteFiles(files: readonly NoteFile[], campaign: Id): ReadNotes {
  const read: ReadNotes = { notes: [], faults: [] }
  for (const file of files) {
    const note = readNoteFile(file, campaign)
    if (typeof note === 'string') read.faults.push({ path: file.path, says: note })
    else read.notes.push(note)
  }
  return read
}

/** A note of a file, or the reason that it is none. */
function readNoteFile({ path, text }: NoteFile, campaign: Id): ImportedNote | string {
  const parts = path.split(/[\\/]/u)
  const stem = (parts.at(-1) ?? '').replace(/\.(?:md|markdown|txt)$/iu, '')
  const plain = text.replace(/^\uFEFF/u, '').replace(/\r\n?/gu, '\n')
  const cut = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/mu.exec(plain)
  const front = cut?.index === 0 ? readFront(cut[1] ?? '') : {}
  if (typeof front === 'string') return front
  const body = cut?.index === 0 ? plain.slice(cut[0].length) : plain
  const given = textIn(front['title'])
  const title = given !== '' && fileStem(given) === stem.replace(/ \d+$/u, '') ? given : ''
  const sameName = given !== '' && fileStem(given) === stem
  const named = sameName || title !== '' ? given : stem
  const fault = titleFault(named)
  if (fault !== null) return fault
  return noteOf(named, front, body, parts.at(-2) ?? '', campaign)
}

function readFront(text: string): Record<string, unknown> | string {
  try {
    const read: unknown = parse(text, { schema: 'core', maxAliasCount: 0, logLevel: 'error' })
    if (read === null) return {}
    return typeof read === 'object' && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : 'Its front matter is no list of properties.'
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : '').split('\n')
    return `Its front matter can’t be read: ${first.slice(0, 160).replace(/:$/u, '.')}`
  }
}

const own = new Set(
  'title aliases kind tags portrait gone clocks from known gatefold cssclasses'
    .split(' ')
    .concat('tag names'),
)

function noteOf(
  title: string,
  front: Record<string, unknown>,
  body: string,
  folder: string,
  campaign: Id,
): ImportedNote {
  const kind = kindIn(textIn(front['kind']) || folder)
  const known = new Set(noteKind(kind).fields.map(({ id }) => id))
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const [key, value] of Object.entries(front)) {
    if (own.has(key) || value === null) continue
    const id = noteKind(kind).fields.find((field) => field.title === key)?.id ?? key
    if (known.has(id)) fields[id] = textIn(value).slice(0, 2000)
    else others.push(`**${key}**: ${textIn(value)}`)
  }
  const [text = '', ...rest] = 'known' in front ? [body] : body.split(`${marker}\n`)
  const players = rest.join(`${marker}\n`).trim()
  const [of = '', id = ''] = textIn(front['gatefold']).split('/')
  const from = originIn(front['from'])
  const portrait = fileLinked(textIn(front['portrait']))
  const isKept = /^[0-9a-f]{64}\.(?:png|jpg|gif|webp)$/u.test(portrait)
  return {
    ...linkedToTitles(
      normaliseNote({
        id: of === campaign && /^[\w:.-]{1,120}$/u.test(id) ? id : '',
        kind,
        title,
        fields,
        text: [...others, text.trim()].filter(Boolean).join('\n\n'),
        known: textIn(front['known']) || players.replace(heading, '').trim(),
        tags: tagsIn(front),
        ...(isKept ? { portrait } : {}),
        ...(front['gone'] === true ? { gone: true } : {}),
        ...(from ? { from } : {}),
      }),
      fileStem,
    ),
    clocks: clocksIn(front['clocks']),
    ...(portrait === '' || isKept ? {} : { picture: portrait.slice(0, 200) }),
  }
}

/** Name of the file that a property links to: `![[Pictures/ona.png|80]]` is `ona.png`. */
function fileLinked(text: string): string {
  const [path = ''] = text.replace(/^!?\[\[|\]\]$/gu, '').split('|')
  return (path.split(/[\\/]/u).at(-1) ?? '').trim()
}

function kindIn(word: string): NoteKind {
  const wanted = word.toLowerCase()
  const found = noteKinds.find(({ id, title, plural }) =>
    [id, title, plural].some((name) => name.toLowerCase() === wanted),
  )
  return found?.id ?? 'page'
}

function tagsIn(front: Record<string, unknown>): string[] {
  const list = (value: unknown): string[] =>
    Array.isArray(value)
      ? value.map(textIn)
      : textIn(value)
          .split(/[\s,]+/u)
          .map((tag) => tag.replace(/^#/u, ''))
  const names = list(front['tag names'] ?? [])
  const tags = list(front['tags'] ?? [])
  const inOrder = tags.every((tag, at) => slug(names[at] ?? '') === tag)
  return tags
    .map((tag, at) => (inOrder ? names[at] : names.find((name) => slug(name) === tag)) ?? tag)
    .map((tag) => tag.slice(0, 60))
    .filter(Boolean)
    .slice(0, 40)
}

function clocksIn(value: unknown): ImportedNote['clocks'] {
  if (!Array.isArray(value)) return []
  return value.slice(0, 40).flatMap((raw: unknown) => {
    const clock = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
    const title = textIn(clock['title']).trim().slice(0, 200)
    const parts = Number(clock['parts'])
    const filled = Number(clock['filled'] ?? 0)
    const hours = Number(clock['hours per part'] ?? 0)
    if (title === '' || !Number.isInteger(parts) || parts < 2 || parts > 24) return []
    return [
      {
        title,
        parts,
        filled: Number.isInteger(filled) ? Math.max(0, Math.min(parts, filled)) : 0,
        full: textIn(clock['full']).slice(0, 400),
        ...(clock['hidden'] === true ? { hidden: true as const } : {}),
        ...(Number.isInteger(hours) && hours >= 1 && hours <= 87_600
          ? { pace: { seconds: hours * 3600, next: 0 } }
          : {}),
      },
    ]
  })
}

function originIn(value: unknown): NoteOrigin | null {
  if (typeof value !== 'string') return null
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'object' && read !== null ? (read as NoteOrigin) : null
  } catch {
    return null
  }
}

/** A property as text: lists with commas, other values as YAML writes them. */
function textIn(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textIn).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value as number | boolean)
}
