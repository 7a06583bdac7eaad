import { launch, shell } from './app.ts'
import { runGatefold, runToEnd } from './programs.ts'
import { evaluate, vault } from './targets.ts'
import { expect, test } from './test.ts'

test.skip(shell !== 'chromium', 'the vault is reached by its DevTools')

/** Script that raises the vault to version 900, as a much newer Gatefold would. */
const age = `new Promise((resolve) => {
  const opening = indexedDB.open('gatefold', 900)
  opening.onsuccess = () => {
    opening.result.close()
    resolve(opening.result.version)
  }
})`

test('a vault from a newer Gatefold: the window says so until it is closed', async ({ app }) => {
  expect(await evaluate(app.page, vault, age)).toBe(900)
  await app.close()

  const shut = await launch({ data: app.data, shut: true })
  try {
    const alert = shut.page.getByRole('alert')
    await expect(alert).toContainText('written by a newer Gatefold (format 90; this one knows 2)')
    await expect(alert).toContainText('Update Gatefold, then open it again.')
    expect(shut.said()).toContain('written by a newer Gatefold')
    expect(await runToEnd(app.data)).toMatchObject({ code: 0 })
    const backup = await runGatefold(app.data, 'backup')
    expect([backup.code, backup.err]).toEqual([1, expect.stringContaining('newer Gatefold')])
    expect(shut.complaints).toEqual([])
    expect(await shut.close()).toBe(1)
  } finally {
    await shut.dispose()
  }
})
