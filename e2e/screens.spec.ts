import { complaints, overlaps, picture } from './look.ts'
import { fold, goblin, openSample, turnsUntilMet } from './steps.ts'
import { expect, test } from './test.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]

for (const theme of ['candle', 'paper'] as const) {
  test(`every fold stands clear in ${theme}, for the eye and for a screen reader`, async ({
    app: { page },
  }) => {
    const look = async (name: string) => {
      for (const size of sizes) {
        await page.setViewportSize(size)
        await picture(page, `${name}-${theme}-${size.width}`)
        expect.soft(await overlaps(page), `${name} at ${size.width}`).toEqual([])
      }
      expect.soft(await complaints(page), name).toEqual([])
    }
    await expect(page.getByText('Open the sample')).toBeVisible()
    if (theme === 'paper') await page.keyboard.press('Control+l')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await look('start')
    await openSample(page)
    await look('explore')
    await turnsUntilMet(page)
    await look('encounter')
    await fold(page, 'Prep')
    await page.getByLabel('Stat blocks to convert').fill(goblin)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'Check the figures' })).toBeVisible()
    await look('convert')
    await fold(page, 'Print')
    await look('print')
  })
}
