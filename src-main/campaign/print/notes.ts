import type { Note, NoteKind } from '../../rules/core/state/note.ts'
import { noteKind, noteKinds } from '../../rules/gm/notes/kinds.ts'
import { linksAsWords } from '../../rules/gm/notes/links.ts'
import { splitTitle } from '../../rules/gm/notes/markdown.ts'
import { refused } from '../refusal.ts'
import type { Maker } from './print-content.ts'
import type { NotesWanted } from './wanted.ts'

/** A note as it is printed: Markdown with its links as plain words. */
interface PrintedNote {
  title: string
  gone: boolean
  lines: { title: string; text: string }[]
  text: string
  tags: string
}

/** Notes as they are printed, under the headings of their kinds. */
export interface NotesSheet {
  form: 'cards' | 'list'
  groups: { title: string; notes: PrintedNote[] }[]
}

/** Notes as cards or as a list; for the players what they know, and nothing that only the GM knows. */
export const notes: Maker<NotesWanted> = ({ form, kind, players }, { situation, shelf }) => {
  const all = shelf.notes?.all() ?? []
  const groups = noteKinds
    .filter(({ id }) => kind === 'all' || id === kind)
    .map(({ id, plural }) => ({
      title: plural,
      notes: all
        .filter((note) => note.kind === id && (!players || hasKnown(note)))
        .map((note) => printedNote(note, players)),
    }))
    .filter((group) => group.notes.length > 0)
  if (groups.length === 0)
    return refused(
      players ? 'The players know of no note of this kind.' : 'There is no note of this kind.',
      'Write one under Prep, Notes.',
    )
  const data: NotesSheet = { form, groups }
  return {
    end: 'made',
    title: titleFor(kind),
    subject: players ? 'Notes for the players' : 'Notes',
    author: situation.name,
    language: 'en',
    data,
  }
}

const hasKnown = ({ known }: Note): boolean => known !== ''

function titleFor(kind: NoteKind | 'all'): string {
  return kind === 'all' ? 'Notes' : noteKind(kind).plural
}

function printedNote(note: Note, players: boolean): PrintedNote {
  const { title, gone = false, kind, fields, text, known, tags } = note
  const lines = noteKind(kind).fields.flatMap((field) => {
    const value = fields[field.id] ?? ''
    return value === '' || players ? [] : [{ title: field.title, text: linksAsWords(value) }]
  })
  const both = [withoutTitle(text, title), known === '' ? '' : `**The players know:** ${known}`]
  return {
    title,
    gone,
    lines,
    text: linksAsWords(players ? known : both.filter(Boolean).join('\n\n')),
    tags: players ? '' : tags.join(', '),
  }
}

/** Text of a note without its title, which other programs put at its head and a print sets above it. */
function withoutTitle(text: string, title: string): string {
  const split = splitTitle(text)
  return split.title === title ? split.rest.trimStart() : text
}
