import type { NoteLine } from '../../../src-main/campaign/notes/note-desk.ts'
import type { NoteKindFacts } from '../../../src-main/rules/gm/notes/kinds.ts'
import type { NoteKind } from '../../../src-main/rules/core/state/note.ts'
import type { IconName } from '../../ui/icons.ts'

/** A row of the list: a kind with its number of notes, or a note. */
export type NoteRow =
  | { a: 'heading'; key: string; title: string; count: number }
  | { a: 'note'; key: string; line: NoteLine }

/** Notes under the headings of their kinds, in the order of the kinds. */
export function noteRows(lines: readonly NoteLine[], kinds: readonly NoteKindFacts[]): NoteRow[] {
  return kinds.flatMap(({ id, plural }): NoteRow[] => {
    const own = lines.filter(({ kind }) => kind === id)
    if (own.length === 0) return []
    return [
      { a: 'heading', key: `kind ${id}`, title: plural, count: own.length },
      ...own.map((line): NoteRow => ({ a: 'note', key: line.id, line })),
    ]
  })
}

export const iconOfNote: Readonly<Record<NoteKind, IconName>> = {
  person: 'person',
  place: 'place',
  faction: 'flag',
  thing: 'pack',
  page: 'file',
}
