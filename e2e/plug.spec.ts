import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './app.ts'
import { advanceTurn, countEntries, openSample } from './steps.ts'
import { expect, test } from './test.ts'

test('a turn is taken back, and the chronicle says so', async ({ app: { page } }) => {
  await openSample(page)
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled()
  await advanceTurn(page)
  const before = await page.getByRole('group', { name: 'Clock' }).innerText()
  expect(before).toContain('15:50')
  await page.keyboard.press('u')
  await expect(page.getByRole('group', { name: 'Clock' })).toContainText('15:40')
  await page.keyboard.press('Shift+U')
  await expect(page.getByRole('group', { name: 'Clock' })).toContainText('15:50')
})

test('the plug is pulled, and everything is as it was', async ({ app }) => {
  await openSample(app.page)
  for (let turn = 0; turn < 3; turn += 1) await advanceTurn(app.page)
  const played = await countEntries(app.page)
  const chronicle = await app.page.getByRole('log').innerText()
  await app.kill()

  const again = await launch({ data: app.data })
  try {
    await again.page
      .getByRole('button', { name: /The Drowned Belfry/ })
      .first()
      .click()
    await expect(again.page.getByRole('heading', { level: 1 })).toHaveText('The Drowned Belfry')
    expect(await countEntries(again.page)).toBe(played)
    expect(await again.page.getByRole('log').innerText()).toBe(chronicle)
    expect(await again.close()).toBe(0)
  } finally {
    await again.dispose()
  }
})

test('closing the window ends the app, and leaves nothing running', async ({ app }) => {
  await openSample(app.page)
  await advanceTurn(app.page)
  expect(await app.close()).toBe(0)
  expect(app.running()).toEqual([])
})

test('the machine ends it: the window closes, a copy is made, and the lock is free', async ({
  app,
}) => {
  test.skip(process.platform === 'win32', 'it has no such signals')
  await openSample(app.page)
  await advanceTurn(app.page)
  process.kill(app.pid, 'SIGTERM')
  expect(await app.ended()).toBe(0)
  expect(app.running()).toEqual([])
  expect(readdirSync(join(app.data, 'lock'))).toEqual([])
  const copies = readdirSync(join(app.data, 'backups')).filter((name) => name.endsWith('.zip'))
  expect(copies).toHaveLength(1)
})
