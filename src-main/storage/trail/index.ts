import { join } from 'node:path'
import type { Head } from '../../campaign/journal.ts'
import { schema } from '../records.ts'
import type { CampaignSummary, RestorePoint } from '../records.ts'
import { tooNew } from '../refusals.ts'
import { recordsBefore, touchedBy } from '../replay.ts'
import type { Commit, WholeCampaign } from '../store.ts'
import { withSum } from './checksum.ts'
import {
  fileNameOf,
  idOf,
  namesIn,
  nodeFiles,
  readText,
  removeUnfinished,
  warningOf,
  writeWhole,
} from './files.ts'
import type { Files, TrailWarning } from './files.ts'
import { repairJournal, readTail, textOf, write } from './journal-file.ts'
import type { TrailLine } from './journal-file.ts'
import { checkFiles, readAbout, readTrail } from './read-trail.ts'
import type { About, Mishap, TrailRead } from './read-trail.ts'

interface TrailOwner {
  shell: 'electron' | 'chromium'
  version: string
}

/**
 * Result of a write: `gap` when the file lacks entries before it, `failed` when the folder cannot be written.
 */
type Trailed = 'written' | 'gap' | 'failed'

/**
 * The plain files beside the vault: `<data>/campaigns/<id>/journal.ndjson` and its neighbours. No write
 * rejects for a full disk or a read-only folder: `warning()` reports it.
 */
export interface Trail {
  /** Writes a campaign's files again, in place of any that are there. */
  begin(whole: WholeCampaign): Promise<Trailed>
  /** Appends the entries of one command; several calls at once share one write. */
  append(commit: Commit, summary: CampaignSummary): Promise<Trailed>
  /** Writes data about a campaign: name, trash, restore points. */
  describe(summary: CampaignSummary, restorePoints: RestorePoint[]): Promise<Trailed>
  /** Waits until all is written, with a snapshot of each head that moved. */
  flush(): Promise<void>
  /** Removes a campaign's files and leaves a note that it was erased, for other shells. */
  forget(campaign: string): Promise<Trailed>
  /** Copies a campaign's files, damaged or not, into a folder beside them that is not read again. */
  keepCopy(campaign: string): Promise<Trailed>
  campaigns(): Promise<string[]>
  read(campaign: string): Promise<TrailRead>
  /** Verifies a campaign's files; returns the damage found, or null. */
  check(campaign: string): Promise<Mishap | null>
  /** The journal's last whole line, read without the rest, and whether another was cut behind it. */
  last(campaign: string): Promise<{ line: TrailLine | null; cut: boolean }>
  /**
   * Data about a campaign; `ours` when a shell of this kind was the last to write its files. Null when it
   * can't be read or is of another schema.
   */
  about(campaign: string): Promise<(About & { ours: boolean }) | null>
  /** True when a shell erased the campaign for good. */
  erased(campaign: string): Promise<boolean>
  /** Warning about the folder; null when the last write went well. */
  warning(): TrailWarning | null
}

/** Entries between two snapshots of the head. */
const snapshotEvery = 100

/** Opens the trail in a data folder; nothing is read or written yet. */
export function openTrail(dataFolder: string, owner: TrailOwner, files: Files = nodeFiles): Trail {
  return new FolderTrail(join(dataFolder, 'campaigns'), owner, files)
}

interface Waiting {
  lines: TrailLine[]
  end(how: Trailed): void
}

/** Lines for the entries of a commit; the last one carries its restore point. */
function linesOf(
  { entries, records, restorePoint }: Commit,
  summary: CampaignSummary,
): TrailLine[] {
  return entries.map((entry, index) => ({
    entry,
    records: entries.length === 1 ? records : touchedBy(entry),
    summary,
    ...(restorePoint && index === entries.length - 1 ? { restorePoint } : {}),
  }))
}

class FolderTrail implements Trail {
  /** Number of the last entry in each journal read or written so far. */
  readonly #last = new Map<string, number>()
  readonly #heads = new Map<string, Head>()
  readonly #waiting = new Map<string, Waiting[]>()
  #work: Promise<unknown> = Promise.resolve()
  #warning: TrailWarning | null = null

  constructor(
    readonly root: string,
    readonly owner: TrailOwner,
    readonly files: Files,
  ) {}

  begin(whole: WholeCampaign): Promise<Trailed> {
    return this.#guard(whole.summary.id, async (folder) => {
      await this.files.mkdir(folder, { recursive: true })
      const put = (name: string, value: object): Promise<void> => this.#put(folder, name, value)
      const { summary, first, entries, restorePoints } = whole
      await put('owner.json', { ...this.owner, schema, campaign: summary.id })
      await put('first.json', { summary, first, records: recordsBefore(whole.records, entries) })
      const lines = entries.map((entry) => textOf({ entry, records: touchedBy(entry), summary }))
      const journal = lines.join('')
      await writeWhole(this.files, join(folder, 'journal.ndjson'), journal)
      await put('campaign.json', { summary, restorePoints })
      await put('head.json', { schema, head: whole.head })
      await this.files.rm(join(folder, 'erased.json'), { force: true })
      this.#last.set(summary.id, whole.head.version)
    })
  }

  append(commit: Commit, summary: CampaignSummary): Promise<Trailed> {
    const { campaign } = commit
    this.#heads.set(campaign, commit.head)
    const lines = linesOf(commit, summary)
    return new Promise((end) => {
      const waiting = this.#waiting.get(campaign)
      if (waiting) return void waiting.push({ lines, end })
      this.#waiting.set(campaign, [{ lines, end }])
      void this.#inTurn(() => this.#drain(campaign))
    })
  }

  async #drain(campaign: string): Promise<void> {
    const batch = this.#waiting.get(campaign) ?? []
    this.#waiting.delete(campaign)
    const how = await this.#tryWrite(campaign, (folder) =>
      this.#appendLines(
        campaign,
        folder,
        batch.flatMap(({ lines }) => lines),
      ),
    )
    for (const { end } of batch) end(how)
  }

  async #appendLines(campaign: string, folder: string, lines: TrailLine[]): Promise<Trailed> {
    const last = this.#last.get(campaign) ?? (await this.#ready(folder))
    const fresh = lines.filter(({ entry }) => entry.number > last)
    if (fresh.some(({ entry }, index) => entry.number !== last + 1 + index)) return 'gap'
    const text = fresh.map(textOf).join('')
    await write(this.files, join(folder, 'journal.ndjson'), text, 'a')
    const now = last + fresh.length
    this.#last.set(campaign, now)
    if (Math.floor(now / snapshotEvery) > Math.floor(last / snapshotEvery)) {
      await this.#snapshot(campaign, folder)
    }
    return 'written'
  }

  /**
   * Repairs a journal's end before the first append and returns the number of its last entry; `-1` when the
   * folder is to be written again.
   */
  async #ready(folder: string): Promise<number> {
    const first = await readText(this.files, join(folder, 'first.json'))
    if (first === null || (await this.#takeOver(folder)) !== schema) return -1
    await removeUnfinished(this.files, folder)
    const tail = await repairJournal(this.files, folder, join(folder, 'journal.ndjson'))
    if (tail.good > 0 && !tail.last) return -1
    return tail.last?.entry.number ?? (JSON.parse(first) as { first: Head }).first.version
  }

  /** Records this shell as the last writer; returns the schema of the files, 0 for none. */
  async #takeOver(folder: string): Promise<number> {
    const path = join(folder, 'owner.json')
    const read = JSON.parse((await readText(this.files, path)) ?? '{}') as Record<string, unknown>
    const { sum: _, ...owner } = read
    const found = typeof owner['schema'] === 'number' ? owner['schema'] : 0
    if (found > schema) throw tooNew(`The folder ${folder}`, found, schema)
    if (found === schema) await this.#put(folder, 'owner.json', { ...owner, ...this.owner })
    return found
  }

  async #snapshot(campaign: string, folder: string): Promise<void> {
    const head = this.#heads.get(campaign)
    if (!head) return
    await this.#put(folder, 'head.json', { schema, head })
    this.#heads.delete(campaign)
  }

  describe(summary: CampaignSummary, restorePoints: RestorePoint[]): Promise<Trailed> {
    return this.#guard(summary.id, async (folder) => {
      await this.files.mkdir(folder, { recursive: true })
      await this.#takeOver(folder)
      await this.#put(folder, 'campaign.json', { summary, restorePoints })
    })
  }

  async flush(): Promise<void> {
    await this.#work
    for (const campaign of [...this.#heads.keys()]) {
      await this.#guard(campaign, (folder) => this.#snapshot(campaign, folder))
    }
  }

  forget(campaign: string): Promise<Trailed> {
    return this.#guard(campaign, async (folder) => {
      this.#drop(campaign)
      await this.files.rm(folder, { recursive: true, force: true })
      await this.files.mkdir(folder, { recursive: true })
      const note = { campaign, erased: true, by: this.owner }
      await this.#put(folder, 'erased.json', note)
    })
  }

  keepCopy(campaign: string): Promise<Trailed> {
    return this.#guard(campaign, async (folder) => {
      const names = await namesIn(this.files, folder)
      const beside = `${fileNameOf(campaign)}.aside-`
      const taken = (await namesIn(this.files, this.root)).filter((name) => name.startsWith(beside))
      const aside = join(this.root, `${beside}${taken.length + 1}`)
      if (names.length > 0) await this.files.mkdir(aside, { recursive: true })
      for (const name of names) await this.files.copyFile(join(folder, name), join(aside, name))
    })
  }

  async campaigns(): Promise<string[]> {
    const names = await namesIn(this.files, this.root)
    return names.filter((name) => !name.includes('.')).map(idOf)
  }

  read(campaign: string): Promise<TrailRead> {
    return this.#inTurn(() => readTrail(this.files, this.#folder(campaign)))
  }

  last(campaign: string): Promise<{ line: TrailLine | null; cut: boolean }> {
    const path = join(this.#folder(campaign), 'journal.ndjson')
    return this.#inTurn(async () => {
      const tail = await readTail(this.files, path).catch(() => null)
      return { line: tail?.last ?? null, cut: (tail?.rest ?? '') !== '' }
    })
  }

  about(campaign: string): Promise<(About & { ours: boolean }) | null> {
    const folder = this.#folder(campaign)
    return this.#inTurn(async () => {
      const [owner, about] = await Promise.all(
        ['owner.json', 'campaign.json'].map((name) => readText(this.files, join(folder, name))),
      )
      return owner && about ? readAbout(owner, about, this.owner.shell) : null
    })
  }

  async erased(campaign: string): Promise<boolean> {
    return (await readText(this.files, join(this.#folder(campaign), 'erased.json'))) !== null
  }

  warning(): TrailWarning | null {
    return this.#warning
  }

  /**
   * Verifies the files beside the writers, so that none of them waits; when that finds damage, again in turn,
   * because a line may have been half written.
   */
  async check(campaign: string): Promise<Mishap | null> {
    const look = () => checkFiles(this.files, this.#folder(campaign))
    return (await look()) && this.#inTurn(look)
  }

  #put(folder: string, name: string, value: object): Promise<void> {
    return writeWhole(this.files, join(folder, name), `${withSum(value)}\n`)
  }

  #folder(campaign: string): string {
    return join(this.root, fileNameOf(campaign))
  }

  #drop(campaign: string): void {
    this.#last.delete(campaign)
    this.#heads.delete(campaign)
  }

  #guard(campaign: string, work: (folder: string) => Promise<void>): Promise<Trailed> {
    return this.#inTurn(() =>
      this.#tryWrite(campaign, async (folder) => {
        await work(folder)
        return 'written'
      }),
    )
  }

  /**
   * Runs a write. After a failure nothing is assumed: the journal's end is read again before the next append.
   */
  async #tryWrite(campaign: string, work: (folder: string) => Promise<Trailed>): Promise<Trailed> {
    try {
      const how = await work(this.#folder(campaign))
      if (how === 'written') this.#warning = null
      return how
    } catch (error) {
      this.#last.delete(campaign)
      this.#warning = warningOf(error, this.root)
      return 'failed'
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#work.then(work)
    this.#work = next.catch(() => undefined)
    return next
  }
}
