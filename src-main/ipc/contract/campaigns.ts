import * as v from 'valibot'
import { CampaignSummary, RestorePoint, Ruleset } from '../../storage/records.ts'
import { endpoint, EntryNumber, Id, Name, Nothing, json } from './endpoint.ts'
import type { Views } from '../../campaign/view/views.ts'

export { sharedLibraryId } from '../../storage/records.ts'

const FileName = v.pipe(v.string(), v.maxLength(1000))
const One = v.object({ campaign: Id })
/** Milliseconds without progress after which a call that carries a whole campaign fails. */
const patience = 600_000

/** Backup of a campaign: the last ten are kept, and one a day for fourteen days. */
export const Backup = v.object({
  file: v.string(),
  campaign: Id,
  name: v.string(),
  at: v.string(),
  version: v.number(),
  bytes: v.number(),
})

export const campaigns = {
  'campaigns.list': endpoint({
    input: Nothing,
    output: v.object({
      campaigns: v.array(CampaignSummary),
      rulesets: v.array(
        v.object({
          id: Ruleset,
          title: v.string(),
          author: v.string(),
          playable: v.boolean(),
          licence: v.string(),
          says: v.string(),
          facts: v.array(v.object({ title: v.string(), says: v.string() })),
          rolls: v.string(),
        }),
      ),
      backups: v.array(Backup),
    }),
  }),
  'campaigns.make': endpoint({
    input: v.object({ name: Name, ruleset: Ruleset }),
    output: CampaignSummary,
  }),
  'campaigns.sample': endpoint({ input: Nothing, output: CampaignSummary }),
  /** Opens a campaign on the screen; later `views` events are about it. */
  'campaigns.open': endpoint({
    input: One,
    output: v.object({ summary: CampaignSummary, views: json<Views>() }),
  }),
  'campaigns.close': endpoint({ input: Nothing, output: Nothing }),
  'campaigns.rename': endpoint({
    input: v.object({ campaign: Id, name: Name }),
    output: CampaignSummary,
  }),
  'campaigns.duplicate': endpoint({ input: One, output: CampaignSummary, patience }),
  'campaigns.trash': endpoint({ input: One, output: CampaignSummary }),
  'campaigns.untrash': endpoint({ input: One, output: CampaignSummary }),
  /** Removes a trashed campaign for good, when a copy of it lies in the backups and has been read back. */
  'campaigns.erase': endpoint({ input: One, output: Nothing, patience }),
  /** Writes one zip and returns its path. */
  'campaigns.export': endpoint({
    input: One,
    output: v.object({ path: v.string(), bytes: v.number() }),
    patience,
  }),
  /** Reads a zip handed over in base64; nothing is changed until it has been read whole. */
  'campaigns.import': endpoint({
    input: v.object({ file: FileName, base64: v.string() }),
    output: CampaignSummary,
    patience,
  }),
  /** Imports a file that `app.about` lists as offered; each can be asked for once. */
  'campaigns.importOffered': endpoint({
    input: v.object({ file: v.pipe(v.string(), v.maxLength(32_767)) }),
    output: CampaignSummary,
    patience,
  }),
  'campaigns.restorePoints': endpoint({ input: One, output: v.array(RestorePoint) }),
  /** Puts a campaign back to a restore point as a new campaign beside it. */
  'campaigns.restore': endpoint({
    input: v.object({ campaign: Id, version: EntryNumber }),
    output: CampaignSummary,
    patience,
  }),
  'campaigns.restoreBackup': endpoint({
    input: v.object({ file: FileName }),
    output: CampaignSummary,
    patience,
  }),
} as const
