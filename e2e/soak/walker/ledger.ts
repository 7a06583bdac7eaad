import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bundled } from '../../../src-main/app/bundled.ts'
import type { Entry, Head } from '../../../src-main/campaign/journal.ts'
import { Library, withOwnTables } from '../../../src-main/campaign/library.ts'
import { viewsOf } from '../../../src-main/campaign/view/index.ts'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import { inForce } from '../../../src-main/ipc/handlers/games.ts'
import { actionNamed, consequencesOf } from '../../../src-main/rules/registry.ts'
import { stepForward } from '../../../src-main/storage/replay.ts'
import { lineOf } from '../../../src-main/storage/trail/journal-file.ts'

/** Milliseconds between two looks at the file, and how many looks are enough. */
const [interval, mostLooks] = [5, 1000]
/** As many entries as the screen's own views are drawn from. */
const atHand = 400

const shipped = bundled('resources')

/** One entry, and the state before and after it. */
export interface LedgerStep {
  before: Head['state']
  entry: Entry
  after: Head['state']
}

/** The campaign as its plain files tell it: read independently of the screen, entry by entry. */
export class Ledger {
  readonly entries: Entry[] = []
  head: Head
  #views: Views | null = null
  readonly #library: Library
  readonly #file: string
  #offset = 0

  private constructor(
    folder: string,
    readonly first: Head,
  ) {
    this.head = first
    this.#library = new Library(shipped.monsters, shipped.tables, [])
    this.#file = join(folder, 'journal.ndjson')
  }

  /** The newest campaign of a data folder, before its first entry. */
  static open(data: string): Ledger {
    const root = join(data, 'campaigns')
    const read = (id: string) =>
      JSON.parse(readFileSync(join(root, id, 'first.json'), 'utf8')) as {
        first: Head
        summary: { made: string }
      }
    const [newest] = readdirSync(root)
      .map((id) => ({ id, ...read(id) }))
      .sort((a, b) => (a.summary.made < b.summary.made ? 1 : -1))
    if (!newest) throw new Error(`${root} holds no campaign.`)
    return new Ledger(join(root, newest.id), newest.first)
  }

  /** Reads on until the journal has come to a version. Gives the entries that are new. */
  async follow(version: number): Promise<LedgerStep[]> {
    const fresh: LedgerStep[] = []
    for (let looks = 0; this.head.version < version; looks += 1) {
      if (looks > mostLooks) throw new Error(`The trail does not reach entry ${version}.`)
      if (looks > 0) await pause(interval)
      for (const entry of this.#read()) {
        const before = this.head.state
        this.entries.push(entry)
        this.head = stepForward(this.head, entry, (number) => this.entry(number))
        this.#library.follow(entry.forward.library)
        this.#views = null
        fresh.push({ before, entry, after: this.head.state })
      }
    }
    return fresh
  }

  entry(number: number): Entry | undefined {
    return this.entries[number - 1 - this.first.version]
  }

  /** Everything the screen should say now. */
  get views(): Views {
    const { state } = this.head
    return (this.#views ??= viewsOf(this.head, this.entries.slice(-atHand), inForce(state), {
      action: actionNamed,
      consequences: (before, after) => consequencesOf(after)(before, after),
      shelf: withOwnTables(this.#library, state),
      record: (id) => this.#library.record(id),
      at: '',
    }))
  }

  /** Whole lines that were added since the last look. */
  #read(): Entry[] {
    const fresh = readFileSync(this.#file).subarray(this.#offset)
    const whole = fresh.subarray(0, fresh.lastIndexOf('\n') + 1)
    this.#offset += whole.length
    return whole
      .toString('utf8')
      .split('\n')
      .flatMap((line) => lineOf(line)?.entry ?? [])
  }
}
