import { textSize } from './soak/walker/moves.ts'
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
