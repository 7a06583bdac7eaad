import type { Id, Situation } from '../../rules/core/situation.ts'
import type { Note, NoteKind, ProgressClock } from '../../rules/core/state/note.ts'
import { noteKind, noteKinds } from '../../rules/gm/notes/kinds.ts'
import { linkKey, linksOf } from '../../rules/gm/notes/links.ts'
import type { Library } from '../library.ts'
import type { Sightings, TitleSightings } from './sightings.ts'

/** A note as lists show it. */
export interface NoteLine {
  id: Id
  kind: NoteKind
  title: string
  tags: readonly string[]
  gone: boolean
  /** "day 13", or a word of its kind for one that was never seen. */
  seen: string
  /** Its fullest progress clock. */
  clock: { filled: number; parts: number } | null
}

interface NoteTitle {
  id: Id
  kind: NoteKind
  title: string
}

/** A note as its page shows it. */
export interface NotePage {
  note: Note
  /** Notes that its links lead to, by the title in lower case; null for one that is not there. */
  links: Record<string, NoteTitle | null>
  /** Notes that link to it. */
  namedIn: NoteTitle[]
  clocks: ProgressClock[]
  /** Clocks of the faction that its fields name. */
  faction: { of: NoteTitle; clocks: ProgressClock[] } | null
  seen: Sightings
  portrait: { id: Id; width: number; height: number } | null
  /** The creature or monster that it was made from, while it is there. */
  origin: { creature: Id } | { monster: Id; name: string } | null
}

/** Every note of a campaign, for lists and pages. */
export class NoteDesk {
  constructor(
    private readonly situation: Situation,
    private readonly library: Library,
    private readonly sightings: TitleSightings,
  ) {}

  /** Notes by kind and title. */
  lines(): NoteLine[] {
    const order = new Map(noteKinds.map(({ id }, at) => [id, at]))
    return this.library.notes
      .all()
      .map((note) => this.line(note))
      .sort((a, b) => (order.get(a.kind) ?? 0) - (order.get(b.kind) ?? 0))
  }

  line(note: Note): NoteLine {
    const { id, kind, title, tags, gone = false } = note
    const day = this.sightings.lastDay(title)
    const [clock] = this.clocksOf(id).sort((a, b) => b.filled / b.parts - a.filled / a.parts)
    return {
      id,
      kind,
      title,
      tags,
      gone,
      seen: day === null ? noteKind(kind).unseen : `day ${day}`,
      clock: clock ? { filled: clock.filled, parts: clock.parts } : null,
    }
  }

  page(id: Id): NotePage | null {
    const { notes } = this.library
    const note = notes.note(id)
    if (!note) return null
    const named = (title: string): NoteTitle | null => {
      const found = notes.noteNamed(title)
      return found ? titleOf(found) : null
    }
    const faction = notes.noteNamed((note.fields['faction'] ?? '').replace(/^\[\[|\]\]$/gu, ''))
    const picture = note.portrait ? this.situation.pictures?.[note.portrait] : undefined
    return {
      note,
      links: Object.fromEntries(linksOf(note).map((title) => [linkKey(title), named(title)])),
      namedIn: notes
        .linkingTo(note.title)
        .filter((one) => one.id !== id)
        .map(titleOf),
      clocks: this.clocksOf(id),
      faction: faction ? { of: titleOf(faction), clocks: this.clocksOf(faction.id) } : null,
      seen: this.sightings.of(note.title),
      portrait: picture ? { id: picture.id, width: picture.width, height: picture.height } : null,
      origin: this.originOf(note),
    }
  }

  private clocksOf(note: Id): ProgressClock[] {
    return Object.values(this.situation.progress ?? {}).filter(
      (clock) => clock.note === note,
    ) as ProgressClock[]
  }

  private originOf({ from }: Note): NotePage['origin'] {
    if (!from || 'recipe' in from) return null
    if ('creature' in from) {
      const { creatures, bench } = this.situation
      const there = creatures[from.creature] ?? bench?.[from.creature]
      return there ? { creature: from.creature } : null
    }
    const monster = this.library.monster(from.monster)
    return monster ? { monster: monster.id, name: monster.name } : null
  }
}

function titleOf({ id, kind, title }: Note): NoteTitle {
  return { id, kind, title }
}
