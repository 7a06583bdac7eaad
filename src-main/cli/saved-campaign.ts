import { basename, join } from 'node:path'
import { folders } from '../app/folders.ts'
import type { WholeCampaign } from '../storage/store.ts'
import { openCampaignZip } from '../storage/zip/read-zip.ts'
import { askApp, type Built } from './ask-app.ts'
import { isCampaignFile } from './campaign-file.ts'
import type { Io } from './io.ts'

/**
 * A campaign from a file, or by its name or id from a fresh backup of it.
 * @throws {Error} with the cause, when there is none or it can't be read
 */
export async function readSavedCampaign(
  campaign: string,
  io: Io,
  built: Built,
): Promise<WholeCampaign> {
  const file = isCampaignFile(campaign) ? campaign : await backedUp(campaign, built)
  return openCampaignZip(await io.readFile(file), undefined, basename(file)).whole
}

async function backedUp(campaign: string, built: Built): Promise<string> {
  const [line = ''] = await askApp({ do: 'backup', campaign }, built)
  const { data } = folders(process.env, process.platform)
  return join(data, 'backups', line.slice(line.indexOf(': ') + 2))
}
