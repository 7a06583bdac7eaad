import type { Page } from '@playwright/test'
import { launch } from '../app.ts'
import { callMain, openRoll } from '../calls.ts'
import { beginCampaign } from '../states/campaign.ts'
import { showFold } from '../steps.ts'
import { longestTask, watchTasks } from './long-tasks.ts'
import { noteOf } from './notes.ts'
import { againstFloor, atMost, quantile, type BenchRow } from './row.ts'

const counts = { notes: 2_000, sites: 40, places: 500, lines: 60 }
const openings = 11
/** First of the sites by its name. */
const endless = 'A hall without end'
const [bare, full] = ['The Short Walk', 'The Long Halls']

/** A campaign of 2,000 notes and 40 sites, one of them of 500 places, beside the same without them. */
export async function prepRows(): Promise<BenchRow[]> {
  const app = await launch()
  try {
    const { page } = app
    await beginCampaign(page, 'Delve', bare)
    await playEvening(page)
    await leave(page)
    await beginCampaign(page, 'Delve', full)
    await keepPrep(page)
    await playEvening(page)
    const times: Record<string, number[]> = { [bare]: [], [full]: [] }
    for (let turn = 0; turn < openings; turn += 1)
      for (const name of [bare, full]) {
        await leave(page)
        times[name]?.push(await open(page, name))
      }
    await watchTasks(page)
    const tasks = await longestTasks(page)
    return [
      againstFloor(
        `open ${counts.notes} notes and ${counts.sites} sites, median of ${openings}; floor: without`,
        quantile(times[bare] ?? [], 0.5),
        quantile(times[full] ?? [], 0.5),
        1.1,
        'ms',
      ),
      ...Object.entries(tasks).map(([deed, task]) =>
        atMost(`prep: longest task while ${deed}`, task, 50, 'ms'),
      ),
    ]
  } finally {
    await app.dispose()
  }
}

const run = (page: Page, action: string, input: Record<string, unknown>) =>
  callMain(page, 'play.run', { action, input, ...openRoll })

/** Lines of play: what was prepared lies behind them, as at any table. */
async function playEvening(page: Page): Promise<void> {
  for (let nth = 0; nth < counts.lines; nth += 1)
    await run(page, 'house.note', { text: `Evening ${nth}` })
}

async function keepPrep(page: Page): Promise<void> {
  const notes = Array.from({ length: counts.notes }, (_, at) => ({ ...noteOf(at), clocks: [] }))
  await run(page, 'house.keep-notes', { notes })
  for (let nth = 1; nth < counts.sites; nth += 1)
    await run(page, 'house.generate-site', {
      size: 5 + (nth % 36),
      seed: String(nth).padStart(32, '0'),
    })
  const { areas } = await callMain(page, 'sites.read', { text: longAdventure() })
  const site = { title: endless, areas, unread: [] }
  await run(page, 'house.keep-read-sites', { sites: [site] })
}

function longAdventure(): string {
  const areas = Array.from({ length: counts.places }, (_, at) =>
    [
      `${at + 1}. Hall of ${['salt', 'bells', 'rope'][at % 3]} ${at + 1}`,
      '“Bones and soot, and a smell of burnt hair that does not go away.”',
      'Monsters: 4 goblins, asleep',
      `Exits: door to ${((at + 1) % counts.places) + 1}, locked door to ${((at + 37) % counts.places) + 1}`,
    ].join('\n'),
  )
  return [endless, ...areas].join('\n\n')
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All campaigns' }).click()
  await rowOf(page, bare).waitFor()
}

/** Milliseconds from the click, as the page has it, to the frame that shows the campaign: what Playwright waits is not ours. */
async function open(page: Page, name: string): Promise<number> {
  const row = rowOf(page, name)
  await row.waitFor()
  const tookUntilShown = page.evaluate(async () => {
    let began = 0
    addEventListener('click', () => (began = performance.now()), { capture: true, once: true })
    while (began === 0 || !document.querySelector('.logfoot'))
      await new Promise((drawn) => requestAnimationFrame(drawn))
    return performance.now() - began
  })
  await row.click()
  return tookUntilShown
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) })

/** Opens, scrolls, searches and edits the site of 500 places and the notes; gives the longest task of each deed. */
async function longestTasks(page: Page): Promise<Record<string, number>> {
  const tasks: Record<string, number> = {}
  const during = async (deed: string, act: () => Promise<void>): Promise<void> => {
    await longestTask(page)
    await act()
    tasks[deed] = await longestTask(page)
  }
  const list = page.getByRole('list', { name: 'Sites and places' })
  await showFold(page, 'Prep')
  const pages = page.getByRole('navigation', { name: 'Pages of Prep' })
  await during('40 sites are shown, the first with its 500 places', async () => {
    await pages.getByRole('button', { name: 'Sites' }).press('Enter')
    await list.waitFor()
    await page.getByRole('heading', { name: /^1\. Hall/ }).waitFor()
  })
  await during('its places are scrolled through', () => scroll(page, list))
  await during('its places are searched', async () => {
    await page.getByRole('textbox', { name: 'Search the places' }).pressSequentially('bells 4')
    await page.keyboard.press('Escape')
  })
  await during('a place of it is marked and rewritten', async () => {
    await page.keyboard.press('Shift+c')
    await page.getByRole('radio', { name: 'cleared', checked: true }).waitFor()
    await page.getByRole('button', { name: 'edit', exact: true }).click()
    await page.getByRole('textbox', { name: 'For the GM' }).fill('The chest is empty.')
    await page.keyboard.press('Control+Enter')
    await page.getByText('The chest is empty.').first().waitFor()
  })
  await during('2,000 notes are shown', async () => {
    await pages.getByRole('button', { name: 'Notes' }).press('Enter')
    await page.getByRole('list', { name: 'Notes' }).waitFor()
  })
  await during('they are scrolled through', () =>
    scroll(page, page.getByRole('list', { name: 'Notes' })),
  )
  await during('they are searched', async () => {
    await page.getByRole('textbox', { name: 'Search everything' }).pressSequentially('bellropeton')
  })
  return tasks
}

async function scroll(page: Page, list: ReturnType<Page['getByRole']>): Promise<void> {
  await list.hover()
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 1_500)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}
