import { appendFile, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { someCampaign } from '../storage/campaign-fixture.ts'
import { memoryStore } from '../storage/memory-store.ts'
import type { Healed } from '../storage/trail/heal.ts'
import { openTrail } from '../storage/trail/index.ts'
import { trailedStore } from '../storage/trail/trailed-store.ts'
import { healLater } from './heal-later.ts'

test('damaged plain files are rewritten after the start, and reported', async () => {
  const data = await mkdtemp(join(tmpdir(), 'gatefold-heal-'))
  const trail = openTrail(data, { shell: 'chromium', version: '0.1.0' })
  const store = trailedStore(memoryStore(), trail)
  await store.add(someCampaign())
  const file = join(data, 'campaigns', 'barrow', 'first.json')
  const before = await readFile(file, 'utf8')
  await appendFile(file, 'x')
  const healed = await new Promise<readonly Healed[]>((resolve) => {
    healLater(store, trail, resolve, () => undefined, 0)
  })
  expect(healed).toEqual([
    { campaign: 'barrow', line: 0, kind: 'damaged', says: 'The file first.json is damaged.' },
  ])
  expect(await readFile(file, 'utf8')).toBe(before)
})

test('ended before its time it looks at nothing', async () => {
  const data = await mkdtemp(join(tmpdir(), 'gatefold-heal-'))
  const trail = openTrail(data, { shell: 'chromium', version: '0.1.0' })
  const reports: unknown[] = []
  const end = healLater(
    memoryStore(),
    trail,
    (one) => reports.push(one),
    (error) => reports.push(error),
    0,
  )
  await end()
  expect(reports).toEqual([])
})
