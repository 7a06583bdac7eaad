import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launch, shell } from './app.ts'
import { advanceTurn, countEntries, openSample } from './steps.ts'
import { pullPlugs } from './soak/plug.ts'
import { expect, test } from './test.ts'

// Two, so that both workers pull at once.
for (const folder of ['one', 'another']) {
  test(`ten pulled plugs lose nothing that was acknowledged, in ${folder} data folder`, async () => {
    test.skip(shell !== 'chromium', 'it speaks with the browser over its own DevTools')
    test.setTimeout(300_000)
    const data = mkdtempSync(join(tmpdir(), 'gatefold-plug-'))
    const seed = randomBytes(16).toString('hex')
    const pulled = await pullPlugs({ data, times: 10, seed })
    expect(pulled.lost, `seed ${seed}`).toEqual([])
    expect(pulled.kills).toBe(10)
    expect(pulled.acknowledged).toBeGreaterThan(50)
    rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  })
}

/** Texts of the chronicle and the clock, as the screen shows them. */
async function shown(page: Page): Promise<string[]> {
  const parts = [page.getByRole('log'), page.getByRole('group', { name: 'Clock' })]
  return Promise.all(parts.map((part) => part.innerText()))
}

test('a browser profile that is gone is rebuilt from the plain files', async ({ app }) => {
  await openSample(app.page)
  for (let turn = 0; turn < 4; turn += 1) await advanceTurn(app.page)
  await app.page.keyboard.press('u')
  await expect.poll(() => countEntries(app.page)).toBe(5)
  const before = await shown(app.page)
  await app.kill()
  rmSync(join(app.data, `profile-${shell}`), { recursive: true })

  const again = await launch({ data: app.data })
  try {
    const { page } = again
    await expect(page.getByText('has been rebuilt from the plain files')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toBeVisible()
    expect(await shown(page)).toEqual(before)
    await page.keyboard.press('Shift+U')
    await expect.poll(() => countEntries(page)).toBe(6)
  } finally {
    await again.dispose()
  }
})

test('with nothing left but backups, the start page offers them', async ({ app }) => {
  await openSample(app.page)
  for (let turn = 0; turn < 2; turn += 1) await advanceTurn(app.page)
  const before = await shown(app.page)
  expect(await app.close()).toBe(0)
  for (const part of [`profile-${shell}`, 'campaigns']) {
    rmSync(join(app.data, part), { recursive: true })
  }

  const again = await launch({ data: app.data })
  try {
    const { page } = again
    await expect(page.getByText('choose one under Restore')).toBeVisible()
    await page.getByRole('radiogroup', { name: 'Copies to restore' }).getByText('Belfry').click()
    await page.getByRole('button', { name: 'Restore a copy' }).click()
    await expect(page.getByText('stands beside the others').first()).toBeAttached()
    await page
      .getByRole('button', { name: /The Drowned Belfry/ })
      .first()
      .click()
    await expect(page.getByRole('log')).toBeVisible()
    expect(await shown(page)).toEqual(before)
  } finally {
    await again.dispose()
  }
})
