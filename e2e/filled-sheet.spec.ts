import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { wholeState } from './evening-state.ts'
import { makeOneEntry, openSample } from './steps.ts'
import { expect, test } from './test.ts'

interface Annotation {
  id: string
  fieldName: string
}

/** A player opens the form in another program, types, and saves it. */
async function fillIn(path: string, written: Record<string, string>): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise
  const names: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    for (const { id, fieldName } of (await page.getAnnotations()) as Annotation[]) {
      names.push(fieldName)
      const [, ...place] = (fieldName ?? '').split('/')
      const value = written[place.join('/')]
      if (value !== undefined) pdf.annotationStorage.setValue(id, { value })
    }
  }
  writeFileSync(path, await pdf.saveDocument())
  await pdf.destroy()
  return names
}

async function readBack(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find or do' })).toBeFocused()
  await page.keyboard.type('read a filled')
  await expect(page.getByRole('option', { name: /^Read a filled sheet/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await page.getByLabel('Filled sheet', { exact: true }).setInputFiles(path)
}

test('a sheet goes out as a form, is filled in by another program, and comes back into the campaign', async ({
  app,
}) => {
  const { page } = app
  await openSample(page)
  const before = await wholeState(page)
  const [first = ''] = before.party

  await test.step('saves the form', async () => {
    await page.keyboard.press('6')
    await page.getByText('Form fields', { exact: true }).click()
    await expect(page.getByRole('checkbox', { name: 'Form fields' })).toBeChecked()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/\.pdf/).first()).toBeVisible({ timeout: 60_000 })
  })
  const [file = ''] = readdirSync(app.out).filter((name) => name.endsWith('.pdf'))
  const path = join(app.out, file)

  await test.step('a player writes on it', async () => {
    const names = await fillIn(path, {
      'values/coins': '77',
      'skills/Carpenter': '8',
      notes: 'Afraid of žáby.',
      'values/hp': 'many',
    })
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain(`sheet ${first}/values/coins`)
  })

  await test.step('each difference is shown, one is left out, the others are taken over', async () => {
    await readBack(page, path)
    const over = page.getByRole('dialog', { name: 'Read a filled sheet' })
    await expect(over.getByRole('row')).toHaveCount(5)
    await expect(over.getByText('It is no whole number.')).toBeVisible()
    await over.getByRole('checkbox', { name: 'Take over Carpenter' }).uncheck()
    await over.getByRole('button', { name: 'Take over 2 changes' }).click()
    await expect(over.getByText(/^Taken over: /).first()).toBeVisible()
    await page.keyboard.press('Escape')
    const { creatures } = await wholeState(page)
    expect(creatures[first]?.values['coins']).toBe(77)
    expect(creatures[first]?.notes).toBe('Afraid of žáby.')
    expect(creatures[first]?.skills['Carpenter']).toBe(before.creatures[first]?.skills['Carpenter'])
    expect(creatures[first]?.values['hp']).toBe(before.creatures[first]?.values['hp'])
  })

  await test.step('and it is one entry to take back', async () => {
    await page.keyboard.press('1')
    await expect(page.getByRole('log')).toBeVisible()
    await makeOneEntry(page, () => page.keyboard.press('u'))
    expect((await wholeState(page)).creatures[first]).toEqual(before.creatures[first])
  })
})

test('what is no filled sheet says so, and nothing changes', async ({ app }) => {
  const { page } = app
  await openSample(page)
  const before = await wholeState(page)
  const path = join(app.data, 'picture.pdf')
  writeFileSync(path, 'GIF89a, and not a PDF at all')
  await readBack(page, path)
  const over = page.getByRole('dialog', { name: 'Read a filled sheet' })
  await expect(over.getByRole('alert')).toContainText('no PDF')
  await page.keyboard.press('Escape')
  expect(await wholeState(page)).toEqual(before)
})
