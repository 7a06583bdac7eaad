import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, shell, type App } from './app.ts'
import { askMain, callMain } from './calls.ts'
import { browserOf } from './processes.ts'
import { runGatefold, runToEnd } from './programs.ts'
import { advanceTurn, countEntries, resumeCampaign, openSample } from './steps.ts'
import { sendCommand, vault } from './targets.ts'
import { expect, test } from './test.ts'

const root = join(import.meta.dirname, '..')

test.skip(shell !== 'chromium', 'these break the browser by its own DevTools')

/** The campaign's name and its chronicle, as the screen shows them. */
async function shown({ page }: App): Promise<{ title: string; chronicle: string }> {
  return {
    title: await page.getByRole('heading', { level: 1 }).innerText(),
    chronicle: await page.getByRole('log').innerText(),
  }
}

/** Plays a few turns of the sample and gives what the screen then shows. */
async function played(app: App): Promise<{ title: string; chronicle: string }> {
  await openSample(app.page)
  for (let turn = 0; turn < 2; turn += 1) await advanceTurn(app.page)
  return shown(app)
}

test('the pages that are tested are the ones a GM gets, not those that check themselves as they run', () => {
  const assets = join(root, 'dist/ui/assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  const checking = scripts.filter((name) =>
    readFileSync(join(assets, name), 'utf8').includes('src-renderer/'),
  )
  expect(checking, 'names of sources are in checks only').toEqual([])
})

test('closing the window in the middle of play keeps everything, and a copy', async ({ app }) => {
  const before = await played(app)
  expect(await app.close()).toBe(0)
  expect(app.running()).toEqual([])
  expect(readdirSync(join(app.data, 'backups'))).toEqual([
    expect.stringMatching(/^\d{8}T\d{6}\.\d{3}Z_2_[\w-]+\.zip$/),
  ])

  const again = await launch({ data: app.data })
  try {
    await resumeCampaign(again.page)
    expect(await shown(again)).toEqual(before)
  } finally {
    await again.dispose()
  }
})

test('a reload leaves the page as it stands, with its line to main', async ({ app }) => {
  const before = await played(app)
  await app.page.keyboard.press('F5')
  await app.page.reload().catch((error: Error) => expect(error.message).toContain('ERR_ABORTED'))
  expect(await shown(app)).toEqual(before)
  await advanceTurn(app.page)
  expect(await countEntries(app.page)).toBe(3)
})

test('a screen that crashes is opened again with the campaign that was on it', async ({ app }) => {
  const before = await played(app)
  await app.reopened(() => sendCommand(app.page, app.page.url(), 'Page.crash'))
  await expect(app.page.getByRole('log')).toBeVisible()
  expect(await shown(app)).toEqual(before)
  await advanceTurn(app.page)
  expect(await countEntries(app.page)).toBe(3)
  expect(await app.close()).toBe(0)
})

test('a browser that is killed is started again, and play goes on', async ({ app }) => {
  const before = await played(app)
  await app.reopened(async () => {
    process.kill(browserOf(join(app.data, 'profile-chromium')), 'SIGKILL')
  })
  await expect(app.page.getByRole('log')).toBeVisible()
  expect(await shown(app)).toEqual(before)
  await advanceTurn(app.page)
  expect(await countEntries(app.page)).toBe(3)
  expect(await app.close()).toBe(0)
  expect(app.running()).toEqual([])
})

test('a vault that crashes under a command has it once, and the next one too', async ({ app }) => {
  await played(app)
  const note = (text: string) =>
    askMain(app.page, 'play.run', {
      action: 'house.note',
      input: { text },
      given: {},
      adjust: 0,
      secret: false,
      byHand: false,
    })
  const under = Array.from({ length: 20 }, (_, index) => note(`under way ${index}`))
  const [, ...ended] = await Promise.all([sendCommand(app.page, vault, 'Page.crash'), ...under])
  expect(ended.map(({ ok }) => ok)).toEqual(Array.from({ length: 20 }, () => true))
  expect((await note('after it')).ok).toBe(true)

  const { lines } = await callMain(app.page, 'play.chronicle', { before: 1000, limit: 100 })
  const notes = lines.filter(({ what }) => what === 'Note').map(({ says }) => says)
  const wanted = Array.from({ length: 20 }, (_, index) => `under way ${index}`)
  expect(notes).toEqual([...wanted, 'after it'].toReversed())
})

test('a browser ends by itself when main is killed, and the next start goes on', async ({
  app,
}) => {
  const before = await played(app)
  process.kill(app.pid, 'SIGKILL')
  await expect.poll(() => app.running(), { timeout: 10_000 }).toEqual([])

  const again = await launch({ data: app.data })
  try {
    await resumeCampaign(again.page)
    expect(await shown(again)).toEqual(before)
  } finally {
    await again.dispose()
  }
})

test('a second start brings the first to the front, says so and ends', async ({ app }) => {
  const second = await runToEnd(app.data)
  expect(second).toEqual({
    code: 0,
    out: 'Gatefold is already running: its window was brought to the front.\n',
    err: '',
  })
  await openSample(app.page)
})

test('of two starts at one moment one opens and the other raises it', async () => {
  const data = mkdtempSync(join(tmpdir(), 'gatefold-e2e-'))
  const first = launch({ data })
  const [one, other] = await Promise.allSettled([first, launch({ data })])
  const running = [one, other].flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
  const ended = [one, other].flatMap((end) =>
    end.status === 'rejected' ? [String(end.reason)] : [],
  )
  try {
    expect(running).toHaveLength(1)
    expect(ended).toEqual([expect.stringContaining('Gatefold is already running')])
    for (const app of running) await openSample(app.page)
  } finally {
    for (const app of running) await app.dispose()
    rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
})

test('the command line prints and backs up beside the running app, and without it', async ({
  app,
}) => {
  await played(app)
  const sheet = join(app.data, 'maud.pdf')
  const print = ['print', '--template', 'character-sheet', '--campaign', 'the drowned belfry']
  let copy = ''
  for (const how of ['beside it', 'without it']) {
    if (how === 'without it') expect(await app.close()).toBe(0)
    rmSync(sheet, { force: true })
    const printed = await runGatefold(
      app.data,
      ...print,
      '--creature',
      'Maud Tallow',
      '--out',
      sheet,
    )
    expect(printed, how).toEqual({
      code: 0,
      out: `${sheet}: Maud Tallow, HEARTS, 2 pages\n`,
      err: [
        'Printing for the drowned belfry …',
        '  0/4 Starting the press',
        '  1/4 Laying out the page',
        '  2/4 Printing',
        '  3/4 Finishing',
        '  4/4 Printed',
        '',
      ].join('\n'),
    })
    expect(readFileSync(sheet).subarray(0, 5).toString()).toBe('%PDF-')

    const kept = await runGatefold(app.data, 'backup')
    expect(kept, how).toMatchObject({ code: 0, err: '' })
    const file = /^The Drowned Belfry: (.+\.zip)\n$/.exec(kept.out)?.[1] ?? 'none'
    copy = join(app.data, 'backups', file)
    expect(existsSync(copy), kept.out).toBe(true)
  }

  const restored = await runGatefold(app.data, 'restore', copy)
  expect(restored.out).toMatch(/^The Drowned Belfry: restored as campaign [\w-]+\n$/)
  const unclear = await runGatefold(app.data, ...print, '--out', sheet)
  expect(unclear).toMatchObject({ code: 1, out: '' })
  expect(unclear.err).toContain('Several campaigns are called “the drowned belfry”.')
  expect(app.running()).toEqual([])
})
