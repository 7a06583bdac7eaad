import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { launch } from './app.ts'
import { askMain, callMain, openRoll } from './calls.ts'
import { wholeState } from './evening-state.ts'
import { tabTo } from './session-keyboard.ts'
import { openFiles } from './processes.ts'
import { smallDisk, type SmallDisk } from './small-disk.ts'
import { runToEnd } from './programs.ts'
import {
  advanceTurn,
  countEntries,
  showFold,
  resumeCampaign,
  openSample,
  pressAdvance,
} from './steps.ts'
import { expect, test as base } from './test.ts'

/** A data folder, some of it on a disk that can be filled up or be made read-only. */
const test = base.extend<{ data: string; disk: (part: string, megabytes: number) => SmallDisk }>({
  data: async ({}, use) => {
    const data = mkdtempSync(join(tmpdir(), 'gatefold-disk-'))
    await use(data)
    rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  },
  disk: async ({ data }, use) => {
    const mounted: SmallDisk[] = []
    await use((part, megabytes) => {
      const disk = smallDisk(join(data, part), megabytes)
      test.skip(disk === null, 'only root may mount a small disk; the storage tests inject one')
      if (disk) mounted.push(disk)
      return disk as SmallDisk
    })
    for (const one of mounted) one.remove()
  },
})

const journalOf = (data: string, campaign: string) =>
  join(data, 'campaigns', campaign, 'journal.ndjson')
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').filter(Boolean).length

/** Writes a long note; why it was not kept, or nothing. */
async function noteFault(page: Page): Promise<string> {
  const input = { text: 'x'.repeat(2000) }
  const result = await askMain(page, 'play.run', { action: 'house.note', input, ...openRoll })
  return result.ok ? '' : result.failure.message
}

/** The one campaign that is there. */
async function onlyCampaign(page: Page): Promise<string> {
  const { campaigns } = await callMain(page, 'campaigns.list', null)
  expect(campaigns).toHaveLength(1)
  return campaigns[0]?.id ?? ''
}

test.describe('the disk', () => {
  test('a start on a read-only data folder says which and what to do', async ({ data, disk }) => {
    disk('', 10).readOnly()
    const ended = await runToEnd(data)
    expect(ended).toMatchObject({ code: 1, out: '' })
    expect(ended.err).toContain(`Gatefold can't write to ${data}`)
    expect(ended.err).toContain('set GATEFOLD_DATA to another one')
  })

  test('plain files that become read-only do not stop play, and the screen says so', async ({
    data,
    disk,
  }) => {
    const files = disk('campaigns', 10)
    const app = await launch({ data })
    try {
      const { page } = app
      await openSample(page)
      await advanceTurn(page)
      const journal = journalOf(data, await onlyCampaign(page))
      // The plain files follow the acknowledgement; no disk turns read-only under a file being written.
      await expect.poll(() => linesOf(journal)).toBe(1)
      await expect.poll(() => openFiles(join(data, 'campaigns'))).toEqual([])
      files.readOnly()
      await advanceTurn(page)
      await expect(page.getByText('is read-only')).toBeVisible()
      expect(await countEntries(page)).toBe(2)

      files.writable()
      await advanceTurn(page)
      await expect(page.getByText('is read-only')).toBeHidden()
      expect(await app.close()).toBe(0)
      expect(linesOf(journal)).toBe(3)
    } finally {
      await app.dispose()
    }
  })

  test('a full disk refuses what it cannot keep; with room again play goes on, and all kept is there', async ({
    data,
    disk,
  }) => {
    const all = disk('', 200)
    const app = await launch({ data })
    try {
      const { page } = app
      await openSample(page)
      await advanceTurn(page)
      all.fill()
      // What a disk has already set aside for a file still takes a little.
      let refused = ''
      for (let notes = 0; refused === ''; notes += 1) {
        refused = await noteFault(page)
        expect(notes).toBeLessThan(500)
      }
      expect(refused).toContain('this change was not kept')
      // By now the browser has closed the database, and will not open it.
      await pressAdvance(page)
      await expect(page.getByText('this change was not kept')).toBeVisible()
      await expect(page.getByText('Make some room and do it again.')).toBeVisible()
      const kept = await countEntries(page)

      all.free()
      await advanceTurn(page)
      await expect(page.getByText('this change was not kept')).toBeHidden()
      expect(await noteFault(page)).toBe('')
      await expect.poll(() => countEntries(page)).toBe(kept + 2)
      await app.kill()

      const again = await launch({ data })
      await resumeCampaign(again.page)
      await expect.poll(() => countEntries(again.page)).toBe(kept + 2)
      await advanceTurn(again.page)
      await again.dispose()
    } finally {
      await app.dispose()
    }
  })

  test('a journal cut in the middle of a line is reported at the start and made whole', async ({
    app,
  }) => {
    await openSample(app.page)
    for (let turn = 0; turn < 3; turn += 1) await advanceTurn(app.page)
    const journal = journalOf(app.data, await onlyCampaign(app.page))
    await expect.poll(() => linesOf(journal)).toBe(3)
    await app.kill()
    truncateSync(journal, statSync(journal).size - 20)

    const again = await launch({ data: app.data })
    try {
      await expect(again.page.getByText('was cut in the middle')).toBeVisible()
      await resumeCampaign(again.page)
      await expect.poll(() => countEntries(again.page)).toBe(3)
      const lines = readFileSync(journal, 'utf8').trimEnd().split('\n')
      expect(lines.map((line) => (JSON.parse(line) as Line).entry.number)).toEqual([1, 2, 3])
    } finally {
      await again.dispose()
    }
  })
})

interface Line {
  entry: { number: number }
}

test.describe('a campaign file', () => {
  const hostile: [string, () => Uint8Array, RegExp][] = [
    ['leads out of its folder', () => zipSync({ '../../evil.json': letters('{}') }), /leads out/],
    ['is a bomb', () => zipSync({ 'journal.ndjson': [zeros(), { level: 9 }] }), /cannot be read/],
    [
      'breaks off',
      () => zipSync({ 'manifest.json': letters('{}') }).slice(0, 40),
      /cannot be read/,
    ],
    ['is no zip', () => letters('GIF89a, not a campaign'), /cannot be read/],
    ['is empty', () => new Uint8Array(), /cannot be read/],
    ['holds something else', () => zipSync({ 'letter.txt': letters('Dear GM') }), /campaign/],
  ]
  test('that means harm or is none is refused on the start page, and nothing changes', async ({
    app,
  }) => {
    const { page } = app
    const before = await callMain(page, 'campaigns.list', null)
    for (const [what, bytes, says] of hostile) {
      await page.getByLabel('Campaign file', { exact: true }).setInputFiles({
        name: `${what}.zip`,
        mimeType: 'application/zip',
        buffer: Buffer.from(bytes()),
      })
      await expect(page.getByRole('alert'), what).toHaveText(says)
      await page.getByRole('button', { name: /^Put away/ }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    expect(await callMain(page, 'campaigns.list', null)).toEqual(before)
    expect(readdirSync(join(app.data, 'campaigns'))).toEqual([])
    expect(readdirSync(join(app.data, '..'))).not.toContain('evil.json')
  })
})

function letters(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** More than any one file of a campaign may hold; it packs into a thousandth of that. */
function zeros(): Uint8Array {
  return new Uint8Array(200 * 1024 * 1024)
}

test.describe('text', () => {
  test('pastes that are empty, raw bytes or a whole book are refused beside the field', async ({
    app: { page },
  }) => {
    await openSample(page)
    await showFold(page, 'Prep')
    const field = page.getByLabel('Stat blocks to convert')
    const wrong = page.locator('#paste-wrong')
    await field.press('Control+Enter')
    await expect(wrong).toContainText('There is nothing here to read')
    await paste(field, 'Goblin, AC 6 '.repeat(400_000))
    await expect(wrong).toContainText('5.2 million characters')
    await paste(field, '\u007fELF\u0002\u0001\u0000\u0000\u0000')
    await expect(wrong).toContainText('not text but a file’s raw bytes')
    await expect(field).toHaveValue('')
  })

  test('dice that nobody can roll are pointed at', async ({ app: { page } }) => {
    await openSample(page)
    const mistake = page.locator('.mistake')
    for (const notation of ['999999d999999', '3d', 'd0', `${'('.repeat(500)}d6`])
      await test.step(notation.slice(0, 20), async () => {
        await page.keyboard.press('Control+k')
        await expect(mistake).toHaveCount(0)
        await page.keyboard.insertText(`=${notation}`)
        await expect(mistake).toBeVisible()
        await expect(mistake.locator('mark')).toHaveCount(1)
        await expect(page.locator('.mistake + .rubric')).toHaveText(/./)
        await page.keyboard.press('Enter')
        await page.keyboard.press('Escape')
        expect(await countEntries(page)).toBe(0)
      })
  })

  test('names with emoji, right-to-left letters and HTML are shown as they are', async ({
    app,
  }) => {
    const names = [
      '🐉 The Dragon’s 👨‍👩‍👧 Den',
      'מגדל הפעמונים الطابق',
      '<img src=x onerror="globalThis.harmed=1"><b>Bold</b> & "quoted"',
      '../../etc/passwd',
    ]
    const { page } = app
    for (const name of names) {
      // The games stand there once the list is read; only then does their key mean one.
      await expect(page.getByRole('button', { name: 'HEARTS', exact: true })).toBeVisible()
      await page.keyboard.press('1')
      await page.getByLabel('Its name').fill(name)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveTitle(`${name}, Gatefold`)
      const campaign = (await callMain(page, 'campaigns.list', null)).campaigns.find(
        (one) => one.name === name,
      )
      const { path } = await callMain(page, 'campaigns.export', { campaign: campaign?.id ?? '' })
      expect(join(path, '..')).toBe(app.out)
      await page.getByRole('button', { name: 'All campaigns' }).click()
    }
    expect(readdirSync(app.out)).toHaveLength(names.length)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'harmed'))).toBeUndefined()
    await app.kill()

    const again = await launch({ data: app.data })
    const { campaigns } = await callMain(again.page, 'campaigns.list', null)
    expect(campaigns.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const name of names) await expect(again.page.getByText(name).first()).toBeVisible()
    await again.dispose()
  })
})

test('what the purse cannot pay is refused before it is bought, in words, and nothing changes', async ({
  app: { page },
}) => {
  await openSample(page)
  await page.keyboard.press('4')
  await expect(page.getByRole('button', { name: 'A party of' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /^Plate/ }))
  for (let plate = 0; plate < 9; plate += 1) await page.keyboard.press('Enter')
  const shop = page.getByRole('region', { name: 'The shop' })
  await expect(shop.getByText(/coins? short|costs? \d+|short of/i).first()).toBeVisible()
  await expect(shop.getByRole('button', { name: /^Buy,/ })).toBeDisabled()
  await page.keyboard.press('c')
  expect(await countEntries(page)).toBe(0)
})

test('an illegal build is kept as it is, and its sheet names each rule that it breaks', async ({
  app: { page },
}) => {
  await page.getByRole('button', { name: 'Heartbreaker', exact: true }).click()
  await page.getByLabel('Its name').fill('By no book')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toBeVisible()
  const born = { name: 'Idony', ancestry: 'Elf', background: 'By the dice', path: 'Explorer' }
  await runDone(page, 'heartbreaker.new-character', { ...born, gift: 'By the dice', outfit: false })
  const [who = ''] = (await wholeState(page)).party
  const sheet = page.getByRole('region', { name: 'Sheet, Idony' })
  await expect(page.getByRole('button', { name: 'Idony', exact: true })).toBeVisible()
  for (const _twice of [1, 2]) await page.keyboard.press('Alt+1')
  await expect(sheet).toBeVisible()
  const broken = [
    ['No elf may use full plate', 'HBK-ANC-03'],
    ['An explorer without a journal', 'HBK-PATH-02'],
    ['Knows 10 spells, and MAG 3 holds 3', 'HBK-MAG-01'],
  ] as const
  for (const [says] of broken) await expect(sheet).not.toContainText(says)

  await runDone(page, 'house.give', { who, name: 'Full plate', count: 1, ready: true })
  await runDone(page, 'heartbreaker.journal', { who, anew: false })
  await runDone(page, 'house.edit', { who, field: 'mag', to: 3 })
  for (let nth = 1; nth <= 10; nth += 1)
    await runDone(page, 'heartbreaker.learn', { who, name: `Spell ${nth}`, level: 1, holy: false })
  for (const [says, rule] of broken) {
    const notice = sheet.getByRole('paragraph').filter({ hasText: says })
    await expect(notice.getByTitle(rule, { exact: true })).toBeVisible()
  }
})

async function runDone(
  page: Page,
  action: `${string}.${string}`,
  input: Record<string, unknown>,
): Promise<void> {
  const ran = await callMain(page, 'play.run', { action, input, ...openRoll })
  expect(ran.end, action).toBe('done')
}

/** Dispatches a paste event, as on Ctrl+V, with a clipboard of our own. */
async function paste(field: ReturnType<Page['locator']>, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}
/** A zip of this many bytes of an object in an object, which grows a hundredfold as it is read. */
function swelling(bytes: number): Uint8Array {
  const line = Buffer.alloc(bytes, '[{"a":{}},{"b":[]}],')
  const json = Buffer.concat([Buffer.from('['), line, Buffer.from('0]')])
  const manifest = JSON.stringify({ format: 'gatefold campaign', schema: 1 })
  const files = ['campaign', 'first', 'head', 'restore-points'].map((name) => [
    `${name}.json`,
    json,
  ])
  return zipSync({
    'manifest.json': Buffer.from(manifest),
    'journal.ndjson': Buffer.from('\n'),
    ...Object.fromEntries(files),
  })
}

test('while a hostile file is read main answers, and goes on when it is called off', async ({
  app: { page },
}) => {
  const base64 = Buffer.from(swelling(8_000_000)).toString('base64')
  const order: string[] = []
  const note = (what: string) => (): void => void order.push(what)
  const reading = askMain(page, 'campaigns.import', { file: 'x.zip', base64 }).finally(note('zip'))
  const text = 'AC 6, HD 1, ML 7; NA1❤️HP| '.repeat(8_000)
  const book = askMain(page, 'convert.read', { text, last: true, opening: '' }).finally(
    note('text'),
  )
  for (let times = 0; times < 3; times += 1)
    await callMain(page, 'campaigns.list', null).finally(note('list'))
  expect(order.slice(0, 3)).toEqual(['list', 'list', 'list'])
  expect((await reading).ok).toBe(false)
  await book
  const { monsters } = await callMain(page, 'convert.read', {
    text: 'Imp: AC 6, HD 1, ML 7',
    last: true,
    opening: '',
  })
  expect(monsters.map(({ name }) => name)).toEqual(['Imp'])
})
