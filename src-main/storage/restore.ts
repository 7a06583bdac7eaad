import { Refusal } from '../ipc/contract/endpoint.ts'
import { recordsBefore, replay } from './replay.ts'
import type { WholeCampaign } from './store.ts'

/**
 * A campaign as it stood at a journal position: its later entries are left out, so it may be added
 * under a new id beside the one it was made from.
 * @throws {Refusal} `not-found` when the journal has no such position.
 */
export function wholeAt(whole: WholeCampaign, version: number): WholeCampaign {
  const { first, head } = whole
  if (!Number.isInteger(version) || version < first.version || version > head.version) {
    throw new Refusal(
      'not-found',
      `The journal goes from ${first.version} to ${head.version}; there is no position ${version}.`,
      'Choose one of the restore points in the list.',
    )
  }
  const kept = version - first.version
  const entries = whole.entries.slice(0, kept)
  return {
    summary: { ...whole.summary, version },
    first,
    head: replay(first, entries),
    entries,
    records: recordsBefore(whole.records, whole.entries.slice(kept)),
    restorePoints: whole.restorePoints.filter((point) => point.version <= version),
  }
}
