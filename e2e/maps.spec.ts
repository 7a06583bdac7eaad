import type { Page } from '@playwright/test'
import { playersOf } from './players-page.ts'
import { openSample } from './steps.ts'
import { cutAndCovered } from './cut-and-covered.ts'
import { expect, test } from './test.ts'
import { accessibilityFaults } from './window-view.ts'

/** A picture of four colours, one in each quarter, as a PNG. */
async function quarters(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([width = 1, height = 1]) => {
      const canvas = new OffscreenCanvas(width, height)
      const pen = canvas.getContext('2d')
      ;['#e00000', '#00c000', '#0000e0', '#e0e000'].forEach((colour, nth) => {
        if (!pen) return
        pen.fillStyle = colour
        pen.fillRect(((nth % 2) * width) / 2, (nth > 1 ? height : 0) / 2, width / 2, height / 2)
      })
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      return btoa(text)
    },
    [width, height],
  )
  return Buffer.from(base64, 'base64')
}

/** Colours of a finished cut as the players' window was sent it: of each quarter's middle, and of its corner. */
async function pixelsOf(players: Page): Promise<{ size: number[]; colours: string[] }> {
  return players.evaluate(async () => {
    const address = document.querySelector('svg > image')?.getAttribute('href') ?? ''
    const answer = await fetch(address)
    // Between two cuts there is none.
    if (!address || !answer.ok) return { size: [], colours: [] }
    const picture = await createImageBitmap(await answer.blob())
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(picture, 0, 0)
    const found = new Set<string>()
    for (let x = 2; x < picture.width; x += 5)
      for (let y = 2; y < picture.height; y += 5) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(x, y, 1, 1).data
        const bright = [red, green, blue].map((part) => (part > 100 ? 1 : 0)).join('')
        found.add(alpha < 128 ? 'none' : bright)
      }
    return { size: [picture.width, picture.height], colours: [...found].sort() }
  })
}

test('a picture becomes a map, and the players see what is revealed of it and no more', async ({
  app,
}) => {
  test.setTimeout(120_000)
  const { page } = app
  await openSample(page)
  for (const _page of ['Monsters', 'Tables', 'Generators', 'Sites']) await page.keyboard.press('5')
  await page
    .getByRole('button', { name: /^From a picture/ })
    .first()
    .waitFor()
  await page.keyboard.press('Shift+Insert')
  const file = page.getByLabel('Picture file')

  await test.step('what is no map is refused with words', async () => {
    const buffer = Buffer.from('not a picture at all')
    await file.setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer })
    await expect(page.getByText('is no PNG, JPEG, WebP, SVG or PDF')).toBeVisible()
    const huge = (await quarters(page, 8, 8)).subarray()
    huge.writeUInt32BE(30_000, 16)
    huge.writeUInt32BE(30_000, 20)
    await file.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: huge })
    await expect(page.getByText('too large to be drawn: 30000 by 30000')).toBeVisible()
  })

  await test.step('a drawing with a script in it is drawn without it', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="globalThis.ran = 1">
      <script>globalThis.ran = 1</script><rect width="40" height="20" fill="red"/></svg>`
    const buffer = Buffer.from(svg)
    await file.setInputFiles({ name: 'cellar.svg', mimeType: 'image/svg+xml', buffer })
    await expect(page.getByText('5000 × 2500 pixels')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'ran') as unknown)).toBeUndefined()
  })

  await test.step('a picture makes a site', async () => {
    const buffer = await quarters(page, 1000, 800)
    await file.setInputFiles({ name: 'The mill.png', mimeType: 'image/png', buffer })
    await expect(page.getByText('1000 × 800 pixels')).toBeVisible()
    await page.getByRole('button', { name: 'Make the site' }).click()
    await expect(page.getByRole('heading', { name: 'The mill' })).toBeVisible()
  })

  const map = page.getByRole('application', { name: 'Map of The mill' })
  await test.step('a place is pinned by keys', async () => {
    await page.keyboard.press('m')
    await expect(map).toBeFocused()
    await page.keyboard.press('p')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(map.getByRole('button', { name: /^1, Place 1/ })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await cutAndCovered(page)).toEqual([])
  })

  await page.keyboard.press('F8')
  const players = await playersOf(app)
  await test.step('a box over the first quarter is all that the players are sent', async () => {
    const box = await map.boundingBox()
    if (!box) throw new Error('no map')
    const scale = Math.min(box.width / 1000, box.height / 800)
    const left = box.x + (box.width - 1000 * scale) / 2
    const top = box.y + (box.height - 800 * scale) / 2
    await page.getByRole('button', { name: 'Reveal box' }).click()
    await page.mouse.move(left + 20 * scale, top + 20 * scale)
    await page.mouse.down()
    await page.mouse.move(left + 300 * scale, top + 200 * scale)
    await page.mouse.move(left + 480 * scale, top + 380 * scale)
    await page.mouse.up()
    await expect(page.getByText('1 area revealed')).toBeVisible()
    await page.getByRole('button', { name: /^Show to players/ }).click()
    await expect(players.getByRole('img', { name: 'Map of what you have seen' })).toBeVisible()
    await expect.poll(async () => (await pixelsOf(players)).colours).toEqual(['100'])
    const { size } = await pixelsOf(players)
    expect(size.every((side) => side < 470)).toBe(true)
  })

  await test.step('a second area adds its own part, and undo takes it away again', async () => {
    await page.keyboard.press('m')
    await page.keyboard.press('a')
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key)
    await page.keyboard.press('Shift+Enter')
    await expect(page.getByText('2 areas revealed')).toBeVisible()
    await expect
      .poll(async () => (await pixelsOf(players)).colours)
      .toEqual(expect.arrayContaining(['100', 'none']))
    await page.keyboard.press('Escape')
    await page.keyboard.press('u')
    await expect(page.getByText('1 area revealed')).toBeVisible()
    await expect.poll(async () => (await pixelsOf(players)).colours).toEqual(['100'])
    await page.keyboard.press('u')
    await expect(page.getByText('Nothing revealed')).toBeVisible()
    await expect(players.getByRole('img', { name: 'Map of what you have seen' })).toBeHidden()
  })

  await test.step('the whole picture never came to their window', async () => {
    const fetched = await players.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    expect(fetched.filter((path) => path.startsWith('/images/'))).toEqual([])
  })
})
