import { readFileSync, rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { Head } from '../src-main/campaign/journal.ts'
import { callMain } from './calls.ts'

/** The whole state of the campaign on the table, as an export would carry it to another machine. */
export async function wholeState(page: Page): Promise<Head['state']> {
  const { open } = await callMain(page, 'app.about', null)
  const { path } = await callMain(page, 'campaigns.export', { campaign: open ?? '' })
  const head = unzipSync(readFileSync(path))['head.json']
  if (!head) throw new Error(`${path} holds no head`)
  rmSync(path)
  return (JSON.parse(new TextDecoder().decode(head)) as Head).state
}
