import type { LibraryPatch, MonsterRecord } from '../campaign/journal.ts'
import type { Library } from '../campaign/library.ts'
import { firstHead, newState } from '../campaign/state.ts'
import type { ChronicleLine } from '../campaign/view/views.ts'
import { emptySharedLibrary, type SharedLibraryView } from '../campaign/view/views/library.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { readRecords, readWhole } from '../storage/campaign-snapshot.ts'
import { games } from '../rules/registry.ts'
import { sharedLibraryId } from '../storage/records.ts'
import type { WholeCampaign } from '../storage/store.ts'
import { gameTimeOf } from './games.ts'
import { OpenCampaign } from './open-campaign.ts'
import type { Services } from './services.ts'
import { simpleCommand } from './simple-command.ts'

/** Actions that change many monsters of a library at once. */
export type LibraryAction =
  'house.keep-monsters' | 'house.forget-monsters' | 'house.tag-monsters' | 'house.merge-monsters'

type Heard = (patches: readonly LibraryPatch[], view: SharedLibraryView) => void

/**
 * The library that all campaigns share. It is a journal of its own beside the campaigns', created with the first
 * monster that goes in; campaigns lay it over the bundled monsters and beneath their own.
 */
class SharedLibrary {
  #opening: Promise<OpenCampaign> | null = null
  readonly #hearers = new Set<Heard>()

  constructor(private readonly services: Services) {}

  /** Its records and its state; empty where nothing was put in yet. */
  async read(): Promise<{ records: MonsterRecord[]; view: SharedLibraryView }> {
    if (!(await this.#exists())) return { records: [], view: emptySharedLibrary }
    const open = await this.#open()
    const records = await readRecords(this.services.store, sharedLibraryId)
    return { records: records.filter((one) => one.type === 'monster'), view: viewOf(open) }
  }

  /** Hears of every change. Returns how to stop. */
  onChange(hear: Heard): () => void {
    this.#hearers.add(hear)
    return () => void this.#hearers.delete(hear)
  }

  /** Runs one of the library's actions in it. */
  async run(action: LibraryAction, input: Record<string, unknown>): Promise<ChronicleLine> {
    const ran = await (await this.#open()).run(simpleCommand(action, input))
    if (ran.end !== 'done') throw new Refusal('refused', 'The shared library asks for nothing.')
    return ran.line
  }

  /** Monsters as the shared library has them, over the bundled ones. */
  async shelf(): Promise<Library> {
    return (await this.#open()).shelf
  }

  async undo(): Promise<ChronicleLine> {
    return (await this.#open()).undo()
  }

  async redo(): Promise<ChronicleLine> {
    return (await this.#open()).redo()
  }

  /** Its newest changes, newest first. */
  async lines(limit: number): Promise<ChronicleLine[]> {
    if (!(await this.#exists())) return []
    const open = await this.#open()
    return open.lines(open.version + 1, limit)
  }

  /** Takes in a shared library that was exported or backed up: whole where this one is empty, else by its monsters. */
  async takeIn(whole: WholeCampaign): Promise<void> {
    if (!(await this.#exists())) return this.services.store.add(whole)
    const shelf = await this.shelf()
    const fresh = whole.records.flatMap(({ type, value }) =>
      type === 'monster' && JSON.stringify(shelf.monster(value.id)) !== JSON.stringify(value)
        ? [value]
        : [],
    )
    if (fresh.length > 0) await this.run('house.keep-monsters', { monsters: fresh })
  }

  /** Makes a backup, unless the newest one is of this version. */
  async backUp(): Promise<void> {
    if (!this.#opening) return
    await (await this.#opening).settled()
    await this.services.backups.make(await readWhole(this.services.store, sharedLibraryId))
  }

  async #exists(): Promise<boolean> {
    return (await this.services.store.head(sharedLibraryId)) !== null
  }

  #open(): Promise<OpenCampaign> {
    this.#opening ??= this.#begin().catch((error: unknown) => {
      this.#opening = null
      throw error
    })
    return this.#opening
  }

  async #begin(): Promise<OpenCampaign> {
    if (!(await this.#exists())) await this.services.store.add(this.#empty())
    const open = await OpenCampaign.open(this.services, sharedLibraryId, () => undefined, {
      followed: (patches) => {
        for (const hear of this.#hearers) hear(patches, viewOf(open))
      },
    })
    return open
  }

  #empty(): WholeCampaign {
    const now = this.services.now()
    // No game is played in it, but every journal names one.
    const [game] = games
    if (!game) throw new Error('there is no game')
    const head = firstHead(sharedLibraryId, newState('Shared library', game.id, {}))
    const summary = {
      id: sharedLibraryId,
      name: head.state.name,
      ruleset: head.state.ruleset,
      made: now,
      opened: now,
      when: gameTimeOf(head),
      version: 0,
    }
    return { summary, first: head, head, entries: [], records: [], restorePoints: [] }
  }
}

function viewOf(open: OpenCampaign): SharedLibraryView {
  const { undo, redo } = open.drawn.top
  return { version: open.version, undo, redo }
}

const libraries = new WeakMap<Services['store'], SharedLibrary>()

/** The shared library of a data folder, one for every session in it. */
export function sharedLibraryOf(services: Services): SharedLibrary {
  const known = libraries.get(services.store) ?? new SharedLibrary(services)
  libraries.set(services.store, known)
  return known
}
