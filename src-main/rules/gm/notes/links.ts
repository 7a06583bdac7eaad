import type { Note } from '../../core/state/note.ts'

/** A link of a text: `[[title]]`, `[[title#heading]]` or `[[title|other words]]`. */
const link = /\[\[([^[\]|#\n]{1,200})((?:#[^[\]|\n]{0,200})?(?:\|[^[\]\n]{0,200})?)\]\]/gu

/** A title as links compare it: without capitals, and one blank for several. */
export function linkKey(title: string): string {
  return title.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()
}

/** Titles that a text links to, as written, each once. */
export function linksIn(text: string): string[] {
  const found = new Map<string, string>()
  for (const [, title = ''] of text.matchAll(link)) {
    const key = linkKey(title)
    if (key !== '' && !found.has(key)) found.set(key, title.trim())
  }
  return [...found.values()]
}

/** Titles that a note links to, from any of its texts. */
export function linksOf({ text, known, fields }: Note): string[] {
  return linksIn([text, known, ...Object.values(fields)].join('\n'))
}

/** The note with its links to one title led to another; null where it has none. */
export function relinked(note: Note, from: string, to: string): Note | null {
  const was = linkKey(from)
  let found = false
  const change = (text: string): string =>
    text.replace(link, (whole: string, title: string, rest: string) => {
      if (linkKey(title) !== was) return whole
      found = true
      return `[[${to}${rest}]]`
    })
  const changed = withTexts(note, change)
  return found ? changed : null
}

/** The note with each of its texts changed. */
function withTexts<N extends Note>(note: N, change: (text: string) => string): N {
  const fields = Object.fromEntries(
    Object.entries(note.fields).map(([id, value]) => [id, change(value)]),
  )
  return { ...note, text: change(note.text), known: change(note.known), fields }
}

/**
 * The note with links by file name where a file is not named as its note: `[[The mill old|The mill: old]]`, as
 * other programs find it. `names` has the file of each title by its key.
 */
export function linkedToFiles(note: Note, names: ReadonlyMap<string, string>): Note {
  return withTexts(note, (text) =>
    text.replace(link, (whole: string, title: string, rest: string) => {
      const name = names.get(linkKey(title))
      return name === undefined || rest !== '' ? whole : `[[${name}|${title.trim()}]]`
    }),
  )
}

/** The note with links to files led back to titles; `fileOf` gives the file name of a title. */
export function linkedToTitles<N extends Note>(note: N, fileOf: (title: string) => string): N {
  return withTexts(note, (text) =>
    text.replace(link, (whole: string, name: string, rest: string) => {
      const title = rest.startsWith('|') ? rest.slice(1).trim() : ''
      const file = linkKey(fileOf(title))
      const key = linkKey(name)
      const isOfFile = key === file || key.replace(/ \d+$/u, '') === file
      return title !== '' && file !== linkKey(title) && isOfFile ? `[[${title}]]` : whole
    }),
  )
}

/** Links as their words: `[[Sallow Ford|the ford]]` is “the ford”. */
export function linksAsWords(text: string): string {
  return text.replace(
    /\[\[([^[\]|#\n]{1,200})(?:#[^[\]|\n]{0,200})?(?:\|([^[\]\n]{0,200}))?\]\]/gu,
    (_, title: string, words?: string) => words?.trim() || title.trim(),
  )
}
