import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StartAnswers } from '../ipc/contract/start-answers.ts'
import { readSettings } from '../session/screen-settings.ts'
import { readStartPage, StartPage, startPageFile } from './start-page.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'gatefold-start-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const settings = readSettings(null)
const campaign = (id: string, when: string) => ({
  id,
  name: `Campaign ${id}`,
  ruleset: 'hearts' as const,
  made: '2026-11-20T18:00:00Z',
  opened: '2026-11-20T18:00:00Z',
  when,
  version: 1,
})
const list = {
  campaigns: [campaign('a', 'day 1'), campaign('b', 'day 1')],
  rulesets: [],
  backups: [],
}

test('is on disk once both answers are known, and follows campaigns as they are played', async () => {
  const page = new StartPage(
    async (bytes) => writeFileSync(join(folder, startPageFile), bytes),
    fail,
  )
  page.keep({ settings })
  await page.settled()
  expect(readStartPage(folder)).toBeNull()
  page.keep({ list })
  page.keepCampaigns([campaign('b', 'day 9')])
  await page.settled()
  const kept = JSON.parse(readStartPage(folder) ?? '') as StartAnswers
  expect(kept.settings).toEqual(settings)
  expect(kept.list.campaigns.map(({ id, when }) => [id, when])).toEqual([
    ['a', 'day 1'],
    ['b', 'day 9'],
  ])
})

test('a disk that can’t take it is reported and costs nothing else', async () => {
  const reported: string[] = []
  const page = new StartPage(
    () => Promise.reject(new Error('no space left')),
    (error) => void reported.push(String(error)),
  )
  page.keep({ settings, list })
  await page.settled()
  expect(reported).toEqual(['Error: no space left'])
  expect(readStartPage(folder)).toBeNull()
})

function fail(error: unknown): never {
  throw error
}
