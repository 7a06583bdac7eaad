import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundled } from '../../../src-main/app/bundled.ts'
import type { Entry, Head } from '../../../src-main/campaign/journal.ts'
import { Library, withOwnTables } from '../../../src-main/campaign/library.ts'
import { viewsOf } from '../../../src-main/campaign/view/index.ts'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import { rulesInForce } from '../../../src-main/session/games.ts'
import { actionNamed, consequencesOf } from '../../../src-main/rules/registry.ts'
import { stepForward } from '../../../src-main/storage/replay.ts'
import { lineOf } from '../../../src-main/storage/trail/journal-file.ts'
import type { EntryStep } from '../conservation.ts'

const shipped = bundled('resources')
/** As many entries as the screen's own views are drawn from. */
const atHand = 400

/** The campaign as its plain files tell it: read independently of the screen, entry by entry. */
export class Ledger {
  readonly first: Head
  head: Head
  readonly #entries: Entry[] = []
  readonly #library = new Library(shipped.monsters, shipped.tables, [])
  readonly #folder: string
  #views: Views | null = null

  /** @param data a data folder with one campaign, which has no entries yet */
  constructor(data: string) {
    const [id = ''] = readdirSync(join(data, 'campaigns'))
    this.#folder = join(data, 'campaigns', id)
    const first = readFileSync(join(this.#folder, 'first.json'), 'utf8')
    this.head = this.first = (JSON.parse(first) as { first: Head }).first
  }

  /** Reads on; gives the entries that are new. What main has answered stands in the file. */
  follow(): EntryStep[] {
    const lines = readFileSync(join(this.#folder, 'journal.ndjson'), 'utf8').split('\n')
    return lines.slice(this.#entries.length, -1).map((line) => {
      const { entry } = lineOf(line) ?? {}
      if (!entry) throw new Error(`The journal holds a line that cannot be read: ${line}`)
      const before = this.head.state
      this.#entries.push(entry)
      this.head = stepForward(this.head, entry, (number) => this.entry(number))
      this.#library.follow(entry.forward.library)
      this.#views = null
      return { before, entry, after: this.head.state }
    })
  }

  entry(number: number): Entry | undefined {
    return this.#entries[number - 1 - this.first.version]
  }

  /** Everything the screen should say now. */
  get views(): Views {
    const { state } = this.head
    return (this.#views ??= viewsOf(this.head, this.#entries.slice(-atHand), rulesInForce(state), {
      action: actionNamed,
      consequences: (before, after) => consequencesOf(after)(before, after),
      shelf: withOwnTables(this.#library, state),
      record: (type, id) => this.#library.record(type, id),
      at: '',
    }))
  }
}
