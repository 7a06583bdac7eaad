import type { Entry, Head } from '../campaign/journal.ts'
import { pageSize, type Store } from '../storage/store.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'

/** Entries kept at hand for the chronicle, undo and redo; older ones are read when asked for. */
const atHand = 400

/** Entries read before the campaign is shown: a screenful and more. One that keeps a whole site is heavy. */
const atFirst = 40

type Seen = Pick<Head, 'campaign' | 'version' | 'undo' | 'redo'>

/** The end of a campaign's journal in memory, and the store for what came before. */
export class JournalEnd {
  private constructor(
    private readonly store: Store,
    private readonly campaign: string,
    private kept: Entry[],
  ) {}

  /** Reads the end of a journal as far as the first look needs it: the last lines, and what undo and redo would take. */
  static async read(store: Store, { campaign, version, undo, redo }: Seen): Promise<JournalEnd> {
    const needed = [version - atFirst + 1, undo || version, redo || version]
    const from = Math.max(1, version - atHand + 1, Math.min(...needed))
    return new JournalEnd(store, campaign, await store.entries(campaign, from, pageSize))
  }

  /** Reads the rest of what is kept at hand: its lines can be amended too. False when all of it is. */
  async readRest(): Promise<boolean> {
    const first = this.kept[0]?.number ?? 1
    const from = Math.max(1, (this.last?.number ?? 1) - atHand + 1)
    if (from >= first) return false
    const older = await this.store.entries(this.campaign, from, first - from)
    // Play may have gone so far meanwhile that these no longer stand before what is kept.
    if (this.kept[0]?.number !== first) return false
    this.kept = [...older, ...this.kept]
    return true
  }

  /** In order, the newest last. */
  get entries(): readonly Entry[] {
    return this.kept
  }

  get last(): Entry | undefined {
    return this.kept.at(-1)
  }

  /** An entry that is at hand. */
  at(number: number): Entry | undefined {
    const entry = this.kept[number - (this.kept[0]?.number ?? 0)]
    return entry?.number === number ? entry : undefined
  }

  add(entry: Entry): void {
    this.kept.push(entry)
    if (this.kept.length > atHand * 2) this.kept = this.kept.slice(-atHand)
  }

  /** @throws {Refusal} when the journal has no such entry. */
  async entry(number: number): Promise<Entry> {
    const near = this.kept.find((entry) => entry.number === number)
    const [far] = near ? [near] : await this.store.entries(this.campaign, number, 1)
    if (far?.number === number) return far
    throw new Refusal('not-found', `Entry ${number} is not in the journal.`)
  }

  /** Entries at the journal's end, as far back as `finds` needs to return more than null, or all of them. */
  async backTo(finds: (entries: readonly Entry[]) => unknown): Promise<Entry[]> {
    let entries = [...this.kept]
    for (let first = entries[0]?.number ?? 1; first > 1 && finds(entries) === null;) {
      const from = Math.max(1, first - pageSize)
      const older = await this.store.entries(this.campaign, from, pageSize)
      entries = [...older.filter(({ number }) => number < first), ...entries]
      first = from
    }
    return entries
  }

  /** Entries up to the end, from `from` or an earlier one on. */
  since(from: number): Promise<Entry[]> {
    return this.backTo((entries) => ((entries[0]?.number ?? 1) <= from ? true : null))
  }
}
