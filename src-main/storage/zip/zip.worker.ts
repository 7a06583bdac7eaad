import { answers } from '../../threads/answers.ts'
import { inPages } from '../pages.ts'
import type { WholeCampaign } from '../store.ts'
import { openCampaignZip, type OpenedZip } from './read-zip.ts'

export interface AskedOfZip {
  bytes: Uint8Array
  newId?: string | undefined
  thing: string
  /** Whether the campaign itself is wanted, or only whether it is sound. */
  whole: boolean
}
/** Its journal and library go ahead, in pages. */
export type ZipPage = Partial<Pick<WholeCampaign, 'entries' | 'records'>>
export interface ZipRest {
  rest: Omit<WholeCampaign, 'entries' | 'records'>
  pictures: OpenedZip['pictures']
}

answers<AskedOfZip, ZipRest, ZipPage>(({ bytes, newId, thing, whole }, tell) => {
  const opened = openCampaignZip(bytes, newId, thing)
  const { entries, records, ...rest } = opened.whole
  if (!whole) return { rest, pictures: new Map() }
  for (const page of inPages(entries)) tell({ entries: page })
  for (const page of inPages(records)) tell({ records: page })
  return { rest, pictures: opened.pictures }
})
