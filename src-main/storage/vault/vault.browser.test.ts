import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumShell } from '../../shell/chromium/shell.ts'
import type { ShellPage, Shell } from '../../shell/shell.ts'
import { added, commitOf, someCampaign } from '../campaign-fixture.ts'
import { storeSuite } from '../store.suite.ts'
import type { Store, WholeCampaign } from '../store.ts'
import { vaultStore } from '../vault-store.ts'
import { readWhole } from '../campaign-snapshot.ts'

let folder: string
let shell: Shell
let vault: ShellPage
let store: Store

async function start(): Promise<void> {
  shell = await chromiumShell({
    dataFolder: join(folder, 'data'),
    outFolder: join(folder, 'out'),
    assets: folder,
    version: '0.0.0',
    env: { ...process.env, GATEFOLD_HEADLESS: '1' },
    report: () => undefined,
  })
  vault = await shell.openVault()
  store = vaultStore(vault.wire)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatefold-vault-'))
  const outDir = join(folder, 'vault')
  await build({ configFile: 'vite.config.ts', mode: 'vault', logLevel: 'error', build: { outDir } })
  await start()
})
afterAll(async () => {
  await shell.quit()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** The suite's settings come last, so forgetting the campaigns makes the vault empty for each test. */
storeSuite('the vault in a real browser', async () => {
  for (const { id } of await store.campaigns()) await store.remove(id)
  return store
})

test('a vault that was closed refuses calls; opened again it has everything', async () => {
  await store.add(someCampaign('closed'))
  const commit = commitOf(someCampaign('closed'), { do: 'note', text: '🕯' })
  await store.commit(commit)
  await vault.close()
  await vault.gone
  await expect(store.campaigns()).rejects.toMatchObject({ code: 'vault-gone' })
  vault = await shell.openVault()
  store = vaultStore(vault.wire)
  expect(await readWhole(store, 'closed')).toEqual(added(someCampaign('closed'), commit))
})

test('after a new start of the browser everything is there', async () => {
  let whole: WholeCampaign = someCampaign('restarted')
  await store.add(whole)
  for (let to = 0; to < 20; to++) {
    const commit = commitOf(whole, { do: 'hit points', to })
    await store.commit(commit)
    whole = added(whole, commit)
  }
  await shell.quit()
  await start()
  expect(await readWhole(store, 'restarted')).toEqual(whole)
})
