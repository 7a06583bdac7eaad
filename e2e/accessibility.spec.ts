import { openSample } from './steps.ts'
import { expect, test } from './test.ts'

test('nothing moves for those who asked for less motion', async ({ app: { page } }) => {
  const times = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['--m-quick', '--m-turn', '--m-fold'].map((name) =>
        Number.parseFloat(style.getPropertyValue(name)),
      )
    })
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
  await openSample(page)
  expect(Math.min(...(await times()))).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await times()).toEqual([0, 0, 0])
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await moving()).toBe(0)
})
