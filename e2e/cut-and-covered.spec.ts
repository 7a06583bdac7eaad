import type { Page } from '@playwright/test'
import { callMain, openRoll } from './calls.ts'
import { cutAndCovered, outOfReach } from './cut-and-covered.ts'
import { beginCampaign, meetBandits, takeParty } from './states/campaign.ts'
import { advanceTurn, openSample, showFold } from './steps.ts'
import { expect, test } from './test.ts'
import { setWindowView } from './window-view.ts'

const place = 'position:fixed;left:40px;top:40px;z-index:9;background:#000;font-size:16px;'

/** Puts a piece of a page over the screen, by styles that the page's policy lets a script set. */
async function plant(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => {
    document.querySelector('#planted')?.remove()
    const holder = document.createElement('div')
    holder.id = 'planted'
    holder.innerHTML = markup
    for (const one of holder.querySelectorAll<HTMLElement>('[data-style]'))
      one.style.cssText = one.dataset['style'] ?? ''
    document.body.append(holder)
    for (const one of holder.querySelectorAll<HTMLElement>('[data-scroll]'))
      one.scrollTop = Number(one.dataset['scroll'])
  }, html)
}

const box = (style: string, inner: string) =>
  `<div data-style="${place}${style}"><p data-style="width:max-content">${inner}</p></div>`
const shortened = 'width:80px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap'
const list = `<div data-style="${place}width:200px;height:60px;overflow:auto">
  <b data-style="position:sticky;top:0;display:block;background:#222">Names</b>
  <p data-style="margin-top:-18px">Under the head</p><p data-style="margin-top:200px">Further down</p></div>`

/** The cross lies over the head of a list, and what is scrolled lies under both. */
const underHead = `<div data-style="${place}width:200px">
  <button data-style="position:absolute;top:0;right:0;z-index:2;width:24px;height:24px">x</button>
  <div data-style="height:60px;overflow:auto">
    <b data-style="position:sticky;top:0;display:block;height:30px;background:#222">Names</b>
    <button data-style="display:block;width:100%;margin-top:-26px">Marmalade</button>
    <p data-style="margin-top:200px">Further down</p></div></div>`

/** Of the first row not half is left at the edge of the list, and the next row begins in the empty part of its line. */
const scrolledRow = `<div data-style="${place}width:200px;height:60px;overflow:auto" data-scroll="19">
  <p data-style="margin:0;font-size:24px;line-height:33px">Marmalade</p>
  <button data-style="position:relative;display:block;width:100%;height:30px;margin-top:-7px;background:#222">Hedda</button>
  <p data-style="margin-top:200px">Further down</p></div>`

const sound = [
  ['what can be scrolled to', list],
  ['what is scrolled under a head and its cross', underHead],
  ['a tall row at the edge of a list', scrolledRow],
  [
    'a shortened text whose title tells it',
    `<p data-style="${place}${shortened}" title="Marmalade of the Long Ditch">Marmalade of the Long Ditch</p>`,
  ],
  [
    'a shortened text that runs downwards',
    `<p data-style="${place}writing-mode:vertical-rl;height:80px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap" title="Marmalade of the Long Ditch">Marmalade of the Long Ditch</p>`,
  ],
  [
    'a narrow list whose title tells a name with a space that nobody sees',
    `<select data-style="${place}width:50px" title="Marmalade\ufeff of the Long Ditch"><option>Marmalade\ufeff of the Long Ditch</option></select>`,
  ],
  [
    'what is under a tooltip',
    `<p data-style="${place}">Marmalade</p><p role="tooltip" data-style="${place}width:90px;height:30px"></p>`,
  ],
  ['what only screen readers come to', '<p class="vh">Marmalade of the Long Ditch</p>'],
] as const

const faulty = [
  ['cut', box('width:80px;overflow:hidden', 'Marmalade of the Long Ditch'), /^cut: “Marmalade/],
  [
    'shortened',
    `<p data-style="${place}${shortened}">Marmalade of the Long Ditch</p>`,
    /^shortened without a title: “Marm/,
  ],
  [
    'too wide',
    box('width:80px', '<button data-style="width:30px;white-space:nowrap">Marmalade</button>'),
    /^stands out by \d+ px: “Marmalade”/,
  ],
  [
    'wider than its control',
    box(
      'width:80px',
      '<button data-style="width:30px"><b data-style="display:block;width:max-content">Marmalade</b></button>',
    ),
    /^stands out by \d+ px: “Marmalade”/,
  ],
  [
    'outside',
    `<p data-style="${place}left:-50px">Marmalade of the Long Ditch</p>`,
    /^outside the window: “Marm/,
  ],
  [
    'above the beginning of a list',
    `<div data-style="${place}height:60px;overflow:auto"><p data-style="margin-top:-40px">Marmalade</p></div>`,
    /^cut: “Marmalade”/,
  ],
  [
    'under another',
    `<button data-style="${place}">Marmalade</button><i data-style="${place}width:90px;height:30px"></i>`,
    /^covered: button “Marmalade” by i/,
  ],
  [
    'a narrow list',
    `<select data-style="${place}width:50px"><option>Marmalade of the Long Ditch</option></select>`,
    /^cut in its field: “Marmalade/,
  ],
  [
    'a field as wide as its hint in small letters',
    `<input data-style="${place}width:150px" placeholder="Marmalade of the Long Ditch">`,
    /^cut in its field: “Marmalade/,
  ],
] as const

test('the checker tells what is cut and covered, and nothing that can be scrolled to', async ({
  app: { page },
}) => {
  await expect(page.getByText('Open the sample')).toBeVisible()
  expect(await cutAndCovered(page)).toEqual([])
  expect(await outOfReach(page)).toEqual([])
  for (const [what, html] of sound) {
    await plant(page, html)
    const faults = await cutAndCovered(page)
    expect
      .soft(
        faults.filter((one) =>
          /(: |: button | and button |field: )“(Marm|Names|Under|Further)/.test(one),
        ),
        what,
      )
      .toEqual([])
  }
  for (const [what, html, tells] of faulty) {
    await plant(page, html)
    expect.soft(await cutAndCovered(page), what).toContainEqual(expect.stringMatching(tells))
  }
  await plant(
    page,
    `<button data-style="${place}">Marmalade</button><i data-style="${place}width:90px;height:30px"></i>`,
  )
  expect(await outOfReach(page)).toContainEqual(expect.stringContaining('“Marmalade” under i'))
})

test('a chronicle line is pressed by all of its letters, however little of it is still in sight', async ({
  app: { page },
}) => {
  await openSample(page)
  await advanceTurn(page)
  const line = page.getByRole('log').locator('button.telling').first()
  const height = await line.evaluate((one) => one.getBoundingClientRect().height)
  await expect(line).toHaveAttribute('aria-expanded', 'false')
  await line.click({ position: { x: 20, y: height - 2 } })
  await expect(line).toHaveAttribute('aria-expanded', 'true')
})

test('all skills of a card are shown above it while its name has the focus, and its numbers stay visible', async ({
  app: { page },
}) => {
  await openSample(page)
  const card = page.locator('.pc.whole').first()
  await card.locator('.name').focus()
  await page.keyboard.press('Shift')
  const skills = card.getByRole('tooltip', { includeHidden: true })
  await expect(skills).toBeVisible()
  const [above, below] = [await skills.boundingBox(), await card.boundingBox()]
  expect(await cutAndCovered(page)).toEqual([])
  expect((above?.y ?? 0) + (above?.height ?? Infinity)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
})

test('a number that the strip refuses is reported above it, however many rows it has', async ({
  app: { page },
}) => {
  await openSample(page)
  for (const { width, height, text } of [
    { width: 1280, height: 800, text: 100 },
    { width: 1024, height: 700, text: 160 },
  ]) {
    await setWindowView(page, { width, height, text })
    await page.locator('.pc .value').first().click()
    await page.keyboard.type('many')
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alert').filter({ hasText: 'Maud Tallow: Type a number' })
    await expect(alert).toBeVisible()
    await alert.click({ trial: true })
    await page.keyboard.press('Escape')
    await expect(alert).toHaveCount(0)
  }
})

test('beside two open encounters a small window still shows the odds of a reaction with their words', async ({
  app: { page },
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await beginCampaign(page, 'Gods & Monsters', 'Two at once')
  await takeParty(page)
  await showFold(page, 'Explore')
  await meetBandits(page)
  const input = { monster: 'bundled-goblin', number: '3' }
  await callMain(page, 'play.run', { action: 'house.encounter', input, ...openRoll })
  await expect(page.getByRole('list', { name: 'Other encounters' })).toBeVisible()
  const words = page.locator('.talk .odds :is(.out, .words)')
  for (const one of await words.all()) await expect(one).toBeInViewport({ ratio: 0.95 })
  await expect(words.first()).toBeVisible()
})
