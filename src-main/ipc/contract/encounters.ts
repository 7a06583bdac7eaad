import * as v from 'valibot'
import type { DangerEstimate } from '../../campaign/danger/estimate-danger.ts'
import type { EncounterLine, EncounterPage } from '../../campaign/encounter-desk.ts'
import { endpoint, Id, json, Nothing } from './endpoint.ts'

/** An estimate of danger, and whether party and encounter are still as they were when it was made. */
export interface KeptEstimate {
  estimate: DangerEstimate
  isCurrent: boolean
}

/** Prepared encounters. What changes them are actions. */
export const encounters = {
  /** Every prepared encounter of the campaign, by title. */
  'encounters.list': endpoint({ input: Nothing, output: v.array(json<EncounterLine>()) }),
  /** An encounter with its bands, odds and the estimate made last; null when it is gone. */
  'encounters.page': endpoint({
    input: v.object({ id: Id }),
    output: json<(EncounterPage & { danger: KeptEstimate | null }) | null>(),
  }),
  /** Plays a thousand fights of the party against an encounter, with progress; can be cancelled. */
  'encounters.danger': endpoint({
    input: v.object({ id: Id }),
    output: json<DangerEstimate>(),
  }),
} as const
