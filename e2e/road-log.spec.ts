import type { ActionId } from '../src-main/rules/core/situation.ts'
import { callMain, openRoll } from './calls.ts'
import { cutAndCovered } from './cut-and-covered.ts'
import { setWindowView } from './window-view.ts'
import { newCampaign, takeParty } from './states/campaign.ts'
import { showFold, openSample } from './steps.ts'
import { expect, test } from './test.ts'

test('every watch on the road stands in its log, the oldest scrolled to', async ({
  app: { page },
}) => {
  await openSample(page)
  await showFold(page, 'Travel')
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

test('why nobody travels stands clear of the party’s flag, wherever on the road they are', async ({
  app: { page },
}) => {
  await openSample(page)
  await newCampaign(page, 'Block, Dodge, Parry', 'Barred')
  await takeParty(page)
  const does = (action: ActionId, input: Record<string, unknown>) =>
    callMain(page, 'play.run', { action, input, ...openRoll })
  await does('house.set-out', { from: 'Kestrel Gate', stops: 'Sallow Ford 20, Hollow Mill 20' })
  for (const _worse of ['unpleasant', 'terrible', 'catastrophic'])
    await does('house.set-weather', { sky: 'one step worse' })
  await showFold(page, 'Travel')
  await expect(page.getByText('Catastrophic weather: nobody travels.').first()).toBeVisible()
  let at = 0
  for (const watch of [0, 10, 20, 30, 38, 39]) {
    if (watch > at) await does('house.on-the-road', { miles: watch - at, lost: false })
    at = watch
    for (const [width, height, text] of [
      [1024, 700, 110],
      [1280, 800, 130],
      [1920, 1080, 100],
    ] as const) {
      await setWindowView(page, { width, height, text })
      expect.soft(await cutAndCovered(page), `watch ${watch} at ${width}, ${text} %`).toEqual([])
    }
  }
})
