import * as v from 'valibot'

/** Schema number of everything stored; migrations lead from any older one to this. */
export const schema = 2

/**
 * Id of the library that all campaigns share. It is stored like a campaign that nobody plays: with a journal, undo,
 * plain files, backups and zips of its own.
 */
export const sharedLibraryId = 'shared-library'

/** The games a save may name, whether or not this version can play them. */
export const Ruleset = v.picklist([
  'hearts',
  'heartbreaker',
  'delve',
  'block-dodge-parry',
  'gods-and-monsters',
])

export const CampaignSummary = v.object({
  id: v.string(),
  name: v.string(),
  ruleset: Ruleset,
  /** ISO 8601. */
  made: v.string(),
  opened: v.string(),
  /** Time it was put in the trash; absent while it is not there. */
  trashed: v.optional(v.string()),
  /** Game time as the list shows it: "day 14, 15:40". */
  when: v.string(),
  version: v.number(),
})
export type CampaignSummary = v.InferOutput<typeof CampaignSummary>

/** A place in the journal to come back to. */
export const RestorePoint = v.object({
  campaign: v.string(),
  version: v.number(),
  why: v.picklist([
    'before a fight',
    'session start',
    'session end',
    'before an import',
    'by hand',
  ]),
  title: v.string(),
  at: v.string(),
})
export type RestorePoint = v.InferOutput<typeof RestorePoint>

export const SettingRecord = v.object({ id: v.string(), value: v.unknown() })
export type SettingRecord = v.InferOutput<typeof SettingRecord>
