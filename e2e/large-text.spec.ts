import { asked } from './calls.ts'
import { cutAndCovered } from './cut-and-covered.ts'
import { show } from './look.ts'
import { textSize } from './soak/walker/moves.ts'
import { newCampaign } from './states/campaign.ts'
import { meetAndFight } from './states/folds.ts'
import { fold, once, openSample } from './steps.ts'
import { expect, test } from './test.ts'

test('where large text leaves room for the fold or the chronicle, the other hides neither what is due nor the focus', async ({
  app,
}) => {
  const { page } = app
  await page.setViewportSize({ width: 1280, height: 800 })
  await openSample(page)
  await meetAndFight(page, () => Promise.resolve())
  // What was undone last: the blow, after which morale is due.
  for (const _again of ['the beginning', 'the blow'])
    await once(page, () => page.keyboard.press('Control+y'))
  await textSize(160).act({ page, pullPlug: () => Promise.resolve() })
  const due = page.getByRole('region', { name: 'Morale check due' }).filter({ visible: true })
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  for (const title of ['Explore', 'Town'] as const) {
    await fold(page, title)
    await expect(due).toHaveCount(1)
    await page.keyboard.press('c')
    await expect(page.getByRole('log')).toBeVisible()
    await expect(due).toHaveCount(1)
    await expect.poll(focused).not.toBe('BODY')
    await page.keyboard.press('c')
  }
})

test('many cards that are due push no fold, line or button over another', async ({ app }) => {
  const { page } = app
  await openSample(page)
  await newCampaign(page, 'Heartbreaker', 'Many dues')
  const ruling = { given: {}, adjust: 0, secret: false, byHand: false }
  for (let more = 0; more < 24; more += 1)
    await asked(page, 'play.run', { action: 'heartbreaker.new-character', input: {}, ...ruling })
  const dues = page.getByRole('region', { name: /languages/ }).filter({ visible: true })
  for (const [title, width, height, text] of [
    ['Prep', 1280, 800, 100],
    ['Town', 1280, 800, 160],
    ['Prep', 1280, 800, 200],
  ] as const) {
    await show(page, { width, height, text })
    await fold(page, title)
    for (const _side of ['open', 'shut']) {
      await page.keyboard.press('c')
      await expect(dues.first()).toBeVisible()
      expect(await dues.count()).toBeGreaterThan(2)
      expect.soft(await cutAndCovered(page), `${title} at ${text} %`).toEqual([])
    }
  }
  await page.getByRole('button', { name: 'Travel' }).click()
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('Kestrel Gate')
  await page.getByRole('textbox', { name: /^Stops/ }).fill('nowhere')
  await expect(page.getByText('The road can’t be read')).toBeVisible()
  await show(page, { width: 1024, height: 700, text: 200 })
  expect.soft(await cutAndCovered(page), 'drawing a road').toEqual([])
})
