import type { NoteKind } from '../../core/state/note.ts'

/** A short text of a note. */
interface NoteField {
  id: string
  title: string
  /** For the GM alone: never printed for players, and not in what they know. */
  secret?: true
}

/** A kind of note: its names and its fields, in their order. */
export interface NoteKindFacts {
  id: NoteKind
  title: string
  plural: string
  fields: readonly NoteField[]
  /** Shown of a note that no chronicle line names. */
  unseen: string
}

/** Every kind of note. A field added here is on the screen, in print and in Markdown files. */
export const noteKinds: readonly NoteKindFacts[] = [
  {
    id: 'person',
    title: 'Person',
    plural: 'People',
    unseen: 'not met',
    fields: [
      { id: 'look', title: 'Look' },
      { id: 'manner', title: 'Manner' },
      { id: 'want', title: 'Want', secret: true },
      { id: 'secret', title: 'Secret', secret: true },
      { id: 'voice', title: 'Voice' },
      { id: 'attitude', title: 'Attitude to the party', secret: true },
      { id: 'whereabouts', title: 'Whereabouts', secret: true },
      { id: 'faction', title: 'Faction', secret: true },
    ],
  },
  {
    id: 'place',
    title: 'Place',
    plural: 'Places',
    unseen: 'not seen',
    fields: [
      { id: 'look', title: 'Look' },
      { id: 'danger', title: 'Danger', secret: true },
      { id: 'sound', title: 'Sound and smell' },
      { id: 'secret', title: 'Secret', secret: true },
    ],
  },
  {
    id: 'faction',
    title: 'Faction',
    plural: 'Factions',
    unseen: 'not met',
    fields: [
      { id: 'goal', title: 'Goal', secret: true },
      { id: 'next', title: 'Next move', secret: true },
      { id: 'means', title: 'Means', secret: true },
      { id: 'sign', title: 'Sign' },
      { id: 'secret', title: 'Secret', secret: true },
    ],
  },
  {
    id: 'thing',
    title: 'Thing',
    plural: 'Things',
    unseen: 'not found',
    fields: [
      { id: 'look', title: 'Look' },
      { id: 'use', title: 'Use', secret: true },
      { id: 'owner', title: 'Owner' },
      { id: 'secret', title: 'Secret', secret: true },
    ],
  },
  { id: 'page', title: 'Page', plural: 'Pages', unseen: '', fields: [] },
]

/** Facts of a kind. */
export function noteKind(id: NoteKind): NoteKindFacts {
  const found = noteKinds.find((kind) => kind.id === id)
  if (!found) throw new Error(`no kind of note is called ${id}`)
  return found
}
