import { bestiaryOf, hardnessOf } from '../campaign/bestiary.ts'
import {
  namesAround,
  noteOfCreature,
  noteOfMonster,
  noteOfName,
  noteOfResult,
  noteOfRoll,
} from '../campaign/notes/draft-note.ts'
import { nameAt } from '../campaign/notes/name-at.ts'
import { NoteDesk } from '../campaign/notes/note-desk.ts'
import { TitleSightings } from '../campaign/notes/sightings.ts'
import type { CallInput, OutputOf } from '../ipc/contract/endpoint.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { NotesToImport, notes } from '../ipc/contract/notes.ts'
import type { Note } from '../rules/core/state/note.ts'
import { linkKey } from '../rules/gm/notes/links.ts'
import {
  noteFiles,
  portraitFolder,
  readNoteFiles,
  type NoteFile,
} from '../rules/gm/notes/markdown.ts'
import { booksOf, searchRules } from '../rules/registry.ts'
import type { CampaignSession } from './campaign-session.ts'
import type { CampaignTables } from './campaign-tables.ts'
import { ChronicleLines } from './chronicle-lines.ts'
import type { Services } from './services.ts'

type Input<K extends keyof typeof notes> = CallInput<typeof notes, K>
type Output<K extends keyof typeof notes> = OutputOf<typeof notes, K>

/** Notes indexed before other work has a turn: a few milliseconds. */
const slice = 50
/** Most finds of a kind besides notes. */
const fewer = 12

/** Notes of the open campaign: lists, pages, search over everything, drafts, folders of Markdown. */
export class CampaignNotes {
  private readonly chronicle: ChronicleLines
  private sightings = new TitleSightings()
  /** Version of the notes whose titles are looked for in the chronicle. */
  private followed: { of: object; version: number } | null = null
  private growing: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly services: Services,
    private readonly session: CampaignSession,
    private readonly tables: CampaignTables,
  ) {
    this.chronicle = new ChronicleLines(services.store, session)
  }

  async list(): Promise<Output<'notes.list'>> {
    await this.caughtUp()
    void this.prepare()
    return this.desk.lines()
  }

  async page({ id }: Input<'notes.page'>): Promise<Output<'notes.page'>> {
    await this.caughtUp()
    return this.desk.page(id)
  }

  async search({ words, most }: Input<'notes.search'>): Promise<Output<'notes.search'>> {
    await this.caughtUp()
    const { campaign } = this.session
    const { desk } = this
    const typed = words.trim().toLowerCase()
    const parts = typed.split(/\s+/u).filter(Boolean)
    if (parts.length === 0) return { notes: [], chronicle: [], monsters: [], tables: [], rules: [] }
    const tables = this.tables.desk
      .lines()
      .filter(({ title, group }) =>
        parts.every((part) => `${title} ${group}`.toLowerCase().includes(part)),
      )
    return {
      notes: campaign.shelf.notes
        .find(words)
        .slice(0, most)
        .map((note) => desk.line(note)),
      chronicle: this.chronicle.find(parts, fewer),
      monsters: bestiaryOf(campaign.shelf)
        .find({ words, filter: {} }, campaign.situation.collections)
        .slice(0, fewer)
        .map((monster) => ({ id: monster.id, name: monster.name, line: hardnessOf(monster) })),
      tables: tables.slice(0, fewer).map(({ id, title, group }) => ({ id, title, group })),
      rules: searchRules(words, booksOf(campaign.situation))
        .slice(0, fewer)
        .map(({ rule, title }) => ({ rule, title })),
    }
  }

  titles({ words }: Input<'notes.titles'>): Output<'notes.titles'> {
    const wanted = linkKey(words)
    const all = this.session.campaign.shelf.notes.all()
    const begin = all.filter(({ title }) => linkKey(title).startsWith(wanted))
    const hold = all.filter(
      ({ title }) => !linkKey(title).startsWith(wanted) && linkKey(title).includes(wanted),
    )
    return [...begin, ...hold].slice(0, 8).map(({ id, kind, title }) => ({ id, kind, title }))
  }

  at({ text, offset }: Input<'notes.at'>): Output<'notes.at'> {
    const { situation, shelf } = this.session.campaign
    const titles = shelf.notes.all().map(({ title }) => title)
    const name = nameAt(text, offset, [...titles, ...namesAround(situation)])
    if (name === null) return null
    const note = shelf.notes.noteNamed(name)
    return note ? { id: note.id } : { draft: noteOfName(name, situation) }
  }

  draft({ from }: Input<'notes.draft'>): Output<'notes.draft'> {
    const { situation, shelf } = this.session.campaign
    if ('result' in from) return this.freshly(noteOfResult(from.result))
    if ('roll' in from)
      return this.freshly(noteOfRoll(from.roll, this.tables.desk.tableNamed(from.roll.table)))
    if ('monster' in from) {
      const monster = shelf.monster(from.monster)
      return monster ? this.freshly(noteOfMonster(monster)) : null
    }
    const creature =
      situation.creatures[from.creature] ?? situation.bench?.[from.creature]?.creature
    return creature ? this.freshly(noteOfCreature(creature)) : null
  }

  /** A draft under a title that no note has; where the note of that title was made from the same, that one. */
  private freshly(draft: Note): Note {
    const { notes: kept } = this.session.campaign.shelf
    const there = kept.noteNamed(draft.title)
    if (!there) return draft
    const isSame = draft.from && JSON.stringify(there.from) === JSON.stringify(draft.from)
    if (isSame) return there
    let title = draft.title
    for (let next = 2; kept.noteNamed(title); next++) title = `${draft.title} ${next}`
    return { ...draft, title }
  }

  read({ files }: Input<'notes.read'>): NotesToImport {
    const { campaign } = this.session
    const kept = campaign.shelf.notes
    const { notes: found, faults } = readNoteFiles(files, campaign.id)
    const counts = { added: 0, changed: 0, same: 0 }
    const fresh = found.flatMap((note) => {
      const there = kept.note(note.id) ?? kept.noteNamed(note.title)
      const { clocks: _, picture, ...now } = note
      const isSame =
        there !== undefined &&
        picture === undefined &&
        isAlike(there, { ...now, id: there.id }) &&
        this.hasClocks(note, there)
      counts[isSame ? 'same' : there ? 'changed' : 'added'] += 1
      if (isSame) return []
      // A picture that does not come along leaves the one that is here.
      return picture && there?.portrait ? { ...note, portrait: there.portrait } : note
    })
    return { notes: fresh, ...counts, faults }
  }

  private hasClocks({ clocks }: NotesToImport['notes'][number], there: Note): boolean {
    const own = Object.values(this.session.campaign.situation.progress ?? {}).filter(
      ({ note }) => note === there.id,
    )
    return clocks.every((clock) =>
      own.some(
        (one) =>
          one.title === clock.title &&
          one.filled === clock.filled &&
          one.parts === clock.parts &&
          one.full === clock.full &&
          one.pace?.seconds === clock.pace?.seconds &&
          (one.hidden ?? false) === (clock.hidden ?? false),
      ),
    )
  }

  /** @throws {Refusal} when neither can be written */
  async export({ form }: Input<'notes.export'>): Promise<Output<'notes.export'>> {
    const files = await this.files()
    const count = this.session.campaign.shelf.notes.size
    if (count === 0)
      throw new Refusal('refused', 'There are no notes to export.', 'Write one first.')
    const title = `${this.session.campaign.situation.name} notes`
    if (form === 'folder') {
      try {
        return { path: await this.services.saveFolder(title, files), notes: count }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    }
    return { path: await this.services.saveZip(`${title}.zip`, files), notes: count }
  }

  /** All notes as files of Markdown, and their portraits. */
  async files(): Promise<{ path: string; bytes: Uint8Array }[]> {
    const { shelf, situation, id } = this.session.campaign
    const notes = shelf.notes.all()
    const portraits = new Set(notes.flatMap(({ portrait }) => portrait ?? []))
    const pictures = await this.services.pictures.named([...portraits])
    return [
      ...noteFiles(notes, (situation.progress ?? {}) as never, id).map(inBytes),
      ...[...pictures].map(([name, bytes]) => ({ path: `${portraitFolder}/${name}`, bytes })),
    ]
  }

  private get desk(): NoteDesk {
    const { situation, shelf } = this.session.campaign
    return new NoteDesk(situation, shelf, this.sightings)
  }

  /** Reads the chronicle to its end and looks for the titles as they are now; one after another. */
  private caughtUp(): Promise<void> {
    const work = this.growing.then(async () => {
      const { shelf } = this.session.campaign
      const { lines, isWhole } = await this.chronicle.grow()
      if (this.followed?.of !== shelf) this.sightings = new TitleSightings()
      if (isWhole) this.sightings.clear()
      const isStale = this.followed?.of !== shelf || this.followed.version !== shelf.notes.version
      if (isStale) this.sightings.follow(shelf.notes.all().map(({ title }) => title))
      this.sightings.add(lines)
      this.followed = { of: shelf, version: shelf.notes.version }
    })
    this.growing = work.catch(() => undefined)
    return work
  }

  /** Indexes many notes for their search in slices, so that nothing waits for it. */
  private async prepare(): Promise<void> {
    const { notes: kept } = this.session.campaign.shelf
    for (let from = 0; from < kept.size; from += slice) {
      await new Promise((next) => setTimeout(next))
      kept.prepare(slice)
    }
  }
}

/** True where two notes hold the same, in whatever order their parts stand. */
function isAlike(one: Note, other: Note): boolean {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted)
}

function inBytes({ path, text }: NoteFile): { path: string; bytes: Uint8Array } {
  return { path, bytes: new TextEncoder().encode(text) }
}
