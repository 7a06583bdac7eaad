import { cutAndCovered } from './cut-and-covered.ts'
import { fold, openSample } from './steps.ts'
import { expect, test } from './test.ts'

test('every watch on the road stands in its log, the oldest scrolled to', async ({
  app: { page },
}) => {
  await openSample(page)
  await fold(page, 'Travel')
  const log = page.getByRole('list', { name: /^Log of the road/ })
  await page.getByRole('radio', { name: /^Log/ }).check({ force: true })
  const before = await log.getByRole('listitem').count()
  for (let watch = before; watch < 12; watch += 1) {
    await page.keyboard.press('z')
    await page.keyboard.press('Space')
    await expect(log.getByRole('listitem')).toHaveCount(watch + 1)
  }
  expect(await cutAndCovered(page)).toEqual([])
  await log.press('End')
  await expect(log.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
})
