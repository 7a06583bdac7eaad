import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sameJson } from '../../src-main/storage/canonical-json.ts'
import { openCampaignZip } from '../../src-main/storage/zip/read-zip.ts'
import { writeCampaignZip } from '../../src-main/storage/zip/write-zip.ts'
import { launch, shell, type App } from '../app.ts'
import { callMain } from '../calls.ts'
import { manyYears } from './large-campaign.ts'

/** Times and faults of the steps a large campaign went through. */
interface Lived {
  took: string[]
  wrong: string[]
}

/**
 * A campaign of so many entries and monsters in the running app: imported, exported, copied, left, restored from its
 * backup, and rebuilt from the plain files when the database is gone. It comes out of each as it went in.
 */
export async function runLargeCampaign(entries: number, monsters: number): Promise<Lived> {
  const whole = manyYears(entries, monsters)
  const lived: Lived = { took: [], wrong: [] }
  const timed = async <T>(what: string, does: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const done = await does()
    lived.took.push(`${what} ${((performance.now() - began) / 1000).toFixed(1)} s`)
    return done
  }
  const same = async (app: App, campaign: string, after: string): Promise<void> => {
    const { path } = await callMain(app.page, 'campaigns.export', { campaign })
    const out = openCampaignZip(readFileSync(path), whole.summary.id).whole
    for (const part of ['first', 'head', 'entries', 'records'] as const)
      if (!sameJson(out[part], whole[part]))
        lived.wrong.push(`${after} its ${part} is not what it was`)
  }
  const zip = await timed('packing', () => writeCampaignZip(whole, '0.0.0'))
  let app = await launch({ headless: true })
  try {
    const base64 = Buffer.from(zip).toString('base64')
    const file = 'many-years.zip'
    const { id } = await timed('import', () =>
      callMain(app.page, 'campaigns.import', { file, base64 }),
    )
    await timed('export', () => same(app, id, 'after an export'))
    const copy = await timed('copy', () =>
      callMain(app.page, 'campaigns.duplicate', { campaign: id }),
    )
    await timed('open', () => callMain(app.page, 'campaigns.open', { campaign: id }))
    await callMain(app.page, 'campaigns.rename', { campaign: id, name: 'More Years' })
    await timed('leave', () => callMain(app.page, 'campaigns.close', null))
    const { backups } = await callMain(app.page, 'campaigns.list', null)
    const backup = backups.find(({ campaign }) => campaign === id)
    if (!backup) lived.wrong.push('no backup was made')
    else
      await timed('restore', () =>
        callMain(app.page, 'campaigns.restoreBackup', { file: backup.file }),
      )
    await app.kill()
    rmSync(join(app.data, `profile-${shell}`), { recursive: true })
    app = await timed('rebuild', () => launch({ headless: true, data: app.data }))
    const { campaigns } = await callMain(app.page, 'campaigns.list', null)
    if (campaigns.length !== 3) lived.wrong.push(`${campaigns.length} of 3 campaigns were rebuilt`)
    await same(app, copy.id, 'rebuilt from the plain files')
  } catch (error) {
    lived.wrong.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  } finally {
    await app.dispose()
  }
  return lived
}
