import { defineAction, type NoteShelf } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { ImportedNote, Note, ProgressClock } from '../../core/state/note.ts'
import { counted } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { paceFrom } from './clocks.ts'
import { noteKind } from './kinds.ts'
import { linkKey, linksOf, relinked } from './links.ts'

/** Characters that a title cannot hold, because links use them. */
const notInTitles = /[[\]|#^\n\r]/u

/** Fault of a title, as a message; null where there is none. */
export function titleFault(title: string): string | null {
  if (linkKey(title) === '') return 'Give the note a title.'
  return notInTitles.test(title) ? 'A title cannot hold [ ] | # or ^: links use them.' : null
}

/** Checks the parts that the rules rely on; the contract has checked the whole record. */
function isNote(value: unknown): value is Note {
  const { title, fields, tags } = (value ?? {}) as Partial<Note>
  return typeof title === 'string' && typeof fields === 'object' && Array.isArray(tags)
}

/** A note as it is stored: texts with plain line ends, no empty fields, each tag once. */
export function normaliseNote(note: Note): Note {
  const known = new Set(noteKind(note.kind).fields.map(({ id }) => id))
  const fields = Object.entries(note.fields)
    .map(([id, text]) => [id, lineEnds(text).trim()] as const)
    .filter(([id, text]) => text !== '' && known.has(id))
  const tags = note.tags.map((tag) => tag.replace(/[\s,]+/gu, ' ').trim()).filter(Boolean)
  return {
    ...note,
    title: note.title.normalize('NFC').trim().replace(/\s+/gu, ' '),
    fields: Object.fromEntries(fields),
    text: lineEnds(note.text).trim(),
    known: lineEnds(note.known).trim(),
    tags: [...new Set(tags)],
  }
}

const lineEnds = (text: string): string => text.replace(/\r\n?/gu, '\n')

/** Notes that link to an old title, led to the new one; the renamed note is not among them. */
function followers(was: Note | undefined, now: Note, notes: NoteShelf | undefined): Note[] {
  if (!was || linkKey(was.title) === linkKey(now.title)) return []
  return (notes?.linkingTo(was.title) ?? [])
    .filter(({ id }) => id !== now.id)
    .flatMap((note) => relinked(note, was.title, now.title) ?? [])
}

/** Rule GF-NOTES-01. */
const keep = defineAction({
  id: 'house.keep-note',
  title: 'Keep a note',
  rule: 'GF-NOTES-01',
  phase: 'table',
  slot: 'keep',
  finds: 'person place faction thing page npc note',
  asks: { note: { kind: 'record', title: 'Note', of: 'note' } },
  plan({ nextId }, { note: given }, { shelf: { notes } }) {
    if (!isNote(given)) return refusal('Give the note a title.')
    const fault = titleFault(given.title)
    if (fault !== null) return refusal(fault)
    const was = given.id === '' ? undefined : notes?.note(given.id)
    const tidy = normaliseNote(given)
    const id = was ? was.id : `note-${nextId}`
    const note = { ...(was ? (relinked(tidy, was.title, tidy.title) ?? tidy) : tidy), id }
    const namesake = notes?.noteNamed(note.title)
    if (namesake && namesake.id !== id)
      return refusal(
        `There is already a note called “${namesake.title}”: open that one, or add a word to this title.`,
      )
    return { note, was, links: followers(was, note, notes) }
  },
  preview: ({ note, was, links }) =>
    plain(`${was ? 'Changes' : 'Adds'} ${note.title}${linksSay(links)}`),
  run: ({ note, was, links }) =>
    gmOutcome(
      'GF-NOTES-01',
      'Note',
      was && was.title !== note.title
        ? `${was.title} is now ${note.title}${linksSay(links)}`
        : `${note.title} ${was ? 'changed' : `added as ${noteKind(note.kind).title.toLowerCase()}`}`,
      [note, ...links].map((one) => ({ do: 'keep note', note: one })),
    ),
})

function linksSay(links: readonly Note[]): string {
  return links.length === 0 ? '' : `; links of ${counted(links.length, 'note')} follow`
}

/** A title that no other note has: `Marget Sloe`, `Marget Sloe 2`. */
export function freeTitle(title: string, taken: (key: string) => boolean): string {
  let free = title
  for (let next = 2; taken(linkKey(free)); next++) free = `${title} ${next}`
  return free
}

/**
 * Notes of an import as they are kept: one that names a note of the campaign by id or title goes over it, and of
 * two of one title the second gets a number.
 */
function taken(
  given: readonly ImportedNote[],
  nextId: number,
  notes: NoteShelf | undefined,
): Note[] {
  const ids = new Set<string>()
  const titles = new Map<string, string>()
  let next = nextId
  return given.map(({ clocks: _, ...raw }) => {
    const tidy = normaliseNote(raw)
    const over = [notes?.note(raw.id), notes?.noteNamed(tidy.title)].find(
      (note) => note && !ids.has(note.id),
    )
    const id = over?.id ?? `note-${next++}`
    ids.add(id)
    const isTaken = (key: string): boolean => {
      if (titles.has(key)) return true
      const other = notes?.noteNamed(key)
      return other !== undefined && other.id !== id && !given.some((one) => one.id === other.id)
    }
    const title = freeTitle(tidy.title, isTaken)
    titles.set(linkKey(title), id)
    return { ...tidy, id, title }
  })
}

/**
 * Leads links after notes that an import renames: those among the imported notes, and those of other notes of the campaign,
 * which are added. An old title that another note now has keeps its links.
 */
function withRenamedLinks(given: readonly Note[], notes: NoteShelf | undefined): Note[] {
  const titles = new Set(given.map(({ title }) => linkKey(title)))
  const renamed = new Map<string, string>()
  for (const { id, title } of given) {
    const was = linkKey(notes?.note(id)?.title ?? title)
    if (!titles.has(was)) renamed.set(was, title)
  }
  const imported = new Set(given.map(({ id }) => id))
  const others = [...renamed.keys()].flatMap((was) =>
    (notes?.linkingTo(was) ?? []).filter(({ id }) => !imported.has(id)),
  )
  return [...given, ...new Set(others)].map((note) =>
    linksOf(note).reduce((led, link) => {
      const to = renamed.get(linkKey(link))
      return (to === undefined ? null : relinked(led, link, to)) ?? led
    }, note),
  )
}

/** Rule GF-NOTES-03. */
const keepMany = defineAction({
  id: 'house.keep-notes',
  title: 'Import notes',
  rule: 'GF-NOTES-03',
  phase: 'table',
  slot: 'keep',
  finds: 'notes import markdown obsidian folder',
  asks: { notes: { kind: 'record', title: 'Notes', of: 'notes' } },
  plan(situation, { notes: given }, { shelf: { notes: shelf } }) {
    const found = (Array.isArray(given) ? given.filter(isNote) : []) as ImportedNote[]
    const sound = found.filter(({ title }) => titleFault(title) === null)
    if (sound.length === 0)
      return refusal(
        'There are no notes to keep: choose a folder of Markdown files in Prep, Notes.',
      )
    const notes = taken(sound, situation.nextId, shelf)
    const kept = withRenamedLinks(notes, shelf)
    return { count: notes.length, kept, clocks: clocksTaken(sound, notes, situation) }
  },
  preview: ({ count }) => plain(`${counted(count, 'note')} into the campaign`),
  run: ({ count, kept, clocks }) =>
    gmOutcome('GF-NOTES-03', 'Notes', `${counted(count, 'note')} imported`, [
      ...kept.map((note): Effect => ({ do: 'keep note', note })),
      ...clocks.map((clock): Effect => ({ do: 'progress', clock })),
    ]),
})

/** Clocks of imported notes; one that the note has already, by its title, keeps its id. */
function clocksTaken(
  given: readonly ImportedNote[],
  notes: readonly Note[],
  { progress, nextId, clock: { seconds } }: Situation,
): ProgressClock[] {
  let next = nextId + notes.length
  return given.flatMap(({ clocks }, at) => {
    const note = notes[at]?.id ?? ''
    const had = Object.values(progress ?? {}).filter((clock) => clock.note === note)
    return clocks.map((clock) => {
      const was = had.find(({ title }) => linkKey(title) === linkKey(clock.title))
      const id = was?.id ?? `progress-${next++}`
      return { ...clock, ...paceFrom(clock, was, seconds), id, note }
    })
  })
}

/** Rule GF-NOTES-02. */
const forget = defineAction({
  id: 'house.forget-note',
  title: 'Delete a note',
  rule: 'GF-NOTES-02',
  phase: 'table',
  slot: 'keep',
  finds: 'note delete remove',
  asks: { note: { kind: 'text', title: 'Its title', max: 200 } },
  plan: (_situation, { note }, { shelf: { notes } }) =>
    noteIn(notes, note) ?? refusal('There is no note of that title.'),
  preview: ({ title }) => plain(`${title} is deleted; links to it stay`),
  run: ({ id, title }, situation) =>
    gmOutcome('GF-NOTES-02', 'Note', `${title} deleted`, [
      { do: 'forget note', note: id },
      ...clocksOf(situation, id),
    ]),
})

function clocksOf({ progress }: Situation, note: string): Effect[] {
  return Object.values(progress ?? {})
    .filter((clock) => clock.note === note)
    .map(({ id }) => ({ do: 'drop progress', clock: id }))
}

/** The note of an id or a title. */
function noteIn(notes: NoteShelf | undefined, named: string): Note | undefined {
  return notes?.note(named) ?? notes?.noteNamed(named)
}

export const keptNotes = [keep, keepMany, forget]
