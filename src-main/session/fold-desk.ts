import * as v from 'valibot'
import { FoldPins, mostOwnFolds, OwnFold, type FoldSet } from '../ipc/contract/folds.ts'
import type { Store } from '../storage/store.ts'
import { upperFirst } from '../rules/core/words.ts'
import { MachineRecords } from './machine-records.ts'

interface ReadFolds {
  set: FoldSet
  from: 'campaign' | 'default' | 'nothing'
  note: string | null
  drafts: OwnFold[]
}

/**
 * Folds of the GM's own, among the settings of this machine: one record for each campaign and one for all that have
 * none. A record that can't be read is kept aside, whole, before anything else is written.
 */
export class FoldDesk {
  private readonly records: MachineRecords<unknown>

  constructor(store: Store) {
    this.records = new MachineRecords(store, (stored) => stored)
  }

  /** Folds of a campaign; the default ones where it has none. */
  async read(campaign: string): Promise<ReadFolds> {
    const drafts = await this.readDrafts(campaign)
    const own = await this.readRecord(recordOf(campaign), 'the folds of this campaign')
    if (own.set) return { set: own.set, from: 'campaign', note: own.note, drafts }
    const shared = await this.readRecord(defaultRecord, 'your default folds')
    const note = [own.note, shared.note].filter((one) => one !== null).join(' ') || null
    if (shared.set) return { set: shared.set, from: 'default', note, drafts }
    return { set: { folds: [], pins: {} }, from: 'nothing', note, drafts }
  }

  async readDefault(): Promise<FoldSet> {
    const { set } = await this.readRecord(defaultRecord, 'your default folds')
    return set ?? { folds: [], pins: {} }
  }

  async save(campaign: string, set: FoldSet, as: 'campaign' | 'default'): Promise<void> {
    await this.records.change(as === 'campaign' ? recordOf(campaign) : defaultRecord, () => set)
  }

  /** Folds being arranged in a campaign; one that can't be read is left out, for nothing of it was saved. */
  private async readDrafts(campaign: string): Promise<OwnFold[]> {
    return parseFoldSet(await this.records.read(draftsOf(campaign))).set?.folds ?? []
  }

  async saveDrafts(campaign: string, drafts: readonly OwnFold[]): Promise<void> {
    const set: FoldSet = { folds: [...drafts], pins: {} }
    await this.records.change(draftsOf(campaign), () => set)
  }

  private async readRecord(
    id: string,
    what: string,
  ): Promise<{ set: FoldSet | null; note: string | null }> {
    const stored = await this.records.read(id)
    if (stored === undefined || stored === null) return { set: null, note: null }
    const { set, broken } = parseFoldSet(stored)
    if (broken === 0) return { set, note: null }
    await this.records.change(`${id} unreadable`, () => stored)
    await this.records.change(id, () => set)
    return { set, note: noteOf(what, set !== null) }
  }
}

const defaultRecord = 'folds'
const draftsOf = (campaign: string) => `folds draft ${campaign}`
const recordOf = (campaign: string) => `folds ${campaign}`

function noteOf(what: string, some: boolean): string {
  return some
    ? `A part of ${what} could not be read and is left out. It is kept aside; nothing else changed.`
    : `${upperFirst(what)} could not be read. The standard folds are here; what was stored is kept aside.`
}

/** Reads a stored set fold by fold; null when it is no set at all. `broken` counts what could not be read. */
function parseFoldSet(stored: unknown): { set: FoldSet | null; broken: number } {
  const whole = v.safeParse(v.object({ folds: v.array(v.unknown()), pins: v.unknown() }), stored)
  if (!whole.success) return { set: null, broken: 1 }
  const seen = new Set<string>()
  const folds = whole.output.folds.flatMap((one) => {
    const read = v.safeParse(OwnFold, one)
    if (!read.success || seen.has(read.output.id) || seen.size >= mostOwnFolds) return []
    seen.add(read.output.id)
    return [read.output]
  })
  const pins = v.safeParse(FoldPins, whole.output.pins)
  return {
    set: { folds, pins: pins.success ? pins.output : {} },
    broken: whole.output.folds.length - folds.length + (pins.success ? 0 : 1),
  }
}
