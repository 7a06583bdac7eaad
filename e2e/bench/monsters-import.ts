import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp, type ComposedApp } from '../../src-main/app/compose.ts'
import { offeredFiles } from '../../src-main/app/offered-files.ts'
import { firstHead } from '../../src-main/campaign/state.ts'
import { client } from '../../src-main/ipc/client.ts'
import { lotOf } from '../../src-main/ipc/contract/batch.ts'
import { contract } from '../../src-main/ipc/contract/index.ts'
import { handlers } from '../../src-main/ipc/handlers/index.ts'
import { CampaignSession } from '../../src-main/session/campaign-session.ts'
import { serve } from '../../src-main/ipc/serve.ts'
import { wirePair } from '../../src-main/ipc/wire-pair.ts'
import type { Monster } from '../../src-main/rules/monsters/canonical.ts'
import { chromiumShell } from '../../src-main/shell/chromium/shell.ts'
import type { WholeCampaign } from '../../src-main/storage/store.ts'
import { monsterCount, manyMonsters, wholeBestiary } from './many-monsters.ts'
import { againstFloor, quantile, type BenchRow } from './row.ts'

const rounds = 5
const root = join(import.meta.dirname, '../..')

/**
 * Thousands of monsters into the library as one entry that can be undone, from the page's first lot to
 * the word that they are kept, beside the store's own write of as many records in one go.
 */
export async function monsterImportRows(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-bench-'))
  const report = (error: unknown): void => console.error(error)
  const shell = await chromiumShell({
    dataFolder: join(folder, 'data'),
    outFolder: join(folder, 'out'),
    assets: join(root, 'dist'),
    version: '0.0.0',
    env: { ...process.env, GATEFOLD_HEADLESS: '1' },
    report,
  })
  try {
    const folders = { data: join(folder, 'data'), out: join(folder, 'out') }
    const resources = join(root, 'dist/resources')
    const version = '0.0.0'
    const offered = offeredFiles()
    const app = await createApp({ shell, folders, resources, offered, version, report })
    const { floor, ours } = await measure(app, new CampaignSession(app.services, () => undefined))
    await app.close()
    const many = monsterCount.toLocaleString('en-GB')
    return [
      againstFloor(`import ${many} monsters in one step, with progress`, floor, ours, 2, 'ms'),
    ]
  } finally {
    await shell.quit()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

async function measure(
  { services }: ComposedApp,
  session: CampaignSession,
): Promise<{ floor: number; ours: number }> {
  const monsters = manyMonsters(monsterCount)
  const { near, far } = wirePair()
  serve(far, contract, handlers(services, session))
  const api = client(near, contract)
  const taken = { floor: [] as number[], ours: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const bulk = wholeBestiary(monsterCount, `bulk-${round}`)
    taken.floor.push(await timed(() => services.store.add(bulk)))
    await services.store.add(emptyUnder(bulk, `import-${round}`))
    await good(api.call('campaigns.open', { campaign: `import-${round}` }))
    taken.ours.push(await timed(() => importAll(api, monsters)))
    await good(api.call('campaigns.close', null))
  }
  return { floor: quantile(taken.floor, 0.5), ours: quantile(taken.ours, 0.5) }
}

/** As the wizard hands them in: lot by lot, then all at once. */
async function importAll(
  api: ReturnType<typeof client<typeof contract>>,
  monsters: readonly Monster[],
): Promise<void> {
  let batch: string | null = null
  for (let from = 0; from < monsters.length; from += lotOf) {
    const lot: { batch: string | null; monsters: Monster[]; shared: never[] } = {
      batch,
      monsters: monsters.slice(from, from + lotOf),
      shared: [],
    }
    batch = (await good(api.call('batch.stage', lot))).batch
  }
  await good(api.call('batch.keep', { batch: batch ?? '' }))
}

function emptyUnder(whole: WholeCampaign, id: string): WholeCampaign {
  const head = firstHead(id, whole.first.state)
  return { ...whole, summary: { ...whole.summary, id }, first: head, head, records: [] }
}

async function good<T>(
  call: Promise<{ ok: true; value: T } | { ok: false; failure: { message: string } }>,
): Promise<T> {
  const result = await call
  if (!result.ok) throw new Error(result.failure.message)
  return result.value
}

/** Milliseconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}
