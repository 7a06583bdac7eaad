import { answers } from '../../threads/answers.ts'
import { inPages } from '../pages.ts'
import type { WholeCampaign } from '../store.ts'
import { openCampaignZip, type OpenedZip } from './read-zip.ts'

export interface AskedOfZip {
  bytes: Uint8Array
  newId?: string | undefined
  thing: string
  /** True to return the campaign; false to only verify it. */
  whole: boolean
}
/** Page of the campaign's journal or library, sent ahead of the rest. */
export type ZipPage = Partial<Pick<WholeCampaign, 'entries' | 'records'>>
export interface ZipRest {
  rest: Omit<WholeCampaign, 'entries' | 'records'>
  pictures: OpenedZip['pictures']
}

answers<AskedOfZip, ZipRest, ZipPage>(({ bytes, newId, thing, whole }, tell) => {
  const contents = openCampaignZip(bytes, newId, thing)
  const { entries, records, ...rest } = contents.whole
  if (!whole) return { rest, pictures: new Map() }
  for (const page of inPages(entries)) tell({ entries: page })
  for (const page of inPages(records)) tell({ records: page })
  return { rest, pictures: contents.pictures }
})
