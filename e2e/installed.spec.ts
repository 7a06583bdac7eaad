import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { programOnPath } from '../src-main/setup/browser.mjs'
import { appFolder } from '../src-main/setup/package/app-folder.mjs'
import { writeBrowserPackages } from '../src-main/setup/package/browser-packages.mjs'
import { deb } from '../src-main/setup/package/deb.mjs'
import { thisRuntime } from '../src-main/setup/package/runtime.mjs'
import { launch, shell } from './app.ts'
import { callMain } from './calls.ts'
import { runLauncher, startLauncher, testSystem } from './installed.ts'
import { processTree } from './processes.ts'
import { advanceTurn, resumeCampaign, openSample } from './steps.ts'
import { expect, test } from './test.ts'

test.skip(shell !== 'chromium', 'these packages are the browser shell’s')
test.skip(process.platform !== 'linux', 'its packages are made on Linux')

// Packing takes longer than any of the tests: one worker does it for all of them.
test.describe.configure({ mode: 'default' })

const folder = mkdtempSync(join(tmpdir(), 'gatefold-installed-'))
let tarball = ''
let debs: [first: string, next: string] = ['', '']

test.beforeAll(() => {
  test.setTimeout(180_000)
  const first = writeBrowserPackages(join(folder, 'first'), '0.1.0')
  const runtime = thisRuntime()
  const version = '0.2.0'
  const next = deb({ app: appFolder(runtime, version), runtime, version, time: 1_767_225_600 })
  writeFileSync(join(folder, next.file), next.bytes)
  tarball = first.find((file) => file.endsWith('.tar.gz')) ?? ''
  debs = [first.find((file) => file.endsWith('.deb')) ?? '', join(folder, next.file)]
})
test.afterAll(() =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
)

/** Names of a home's campaigns as the start page lists them. */
async function campaignNames(app: Awaited<ReturnType<typeof launch>>): Promise<string[]> {
  const { campaigns } = await callMain(app.page, 'campaigns.list', null)
  return campaigns.map(({ name }) => name)
}

test.describe('the .deb', () => {
  test.skip(!programOnPath('dpkg'), 'there is no dpkg on this machine')

  test('asks for a browser where there is none', () => {
    const { root, dpkg } = testSystem(join(folder, 'bare'), ['libc6', 'libstdc++6'])
    mkdirSync(root, { recursive: true })
    expect(() => dpkg('-i', debs[0])).toThrow(/depends on chromium \| google-chrome-stable/)
  })

  test('is installed, used, upgraded and removed, and the campaigns stay', async () => {
    test.setTimeout(180_000)
    const { root, home, dpkg, files } = testSystem(join(folder, 'deb'))
    const data = join(home, '.local/share/gatefold')
    const launcher = join(root, 'usr/bin/gatefold')
    const own = join(root, 'usr/lib/gatefold')
    const look = () => launch({ data, dist: join(own, 'dist'), runtime: join(own, 'node') })
    dpkg('-i', debs[0])
    expect(files()).toContain('/usr/share/applications/org.gatefold.gatefold.desktop')
    const copyright = readFileSync(join(root, 'usr/share/doc/gatefold-browser/copyright'), 'utf8')
    const owed = [
      'Gatefold contributors',
      '@cantoo/pdf-lib',
      'Node.js is licensed for use as follows',
    ]
    expect(owed.filter((words) => !copyright.includes(words))).toEqual([])

    const app = await look()
    const copy = join(home, 'belfry.gatefold')
    try {
      expect(readlinkSync(`/proc/${app.pid}/exe`)).toBe(join(own, 'node'))
      await openSample(app.page)
      await advanceTurn(app.page)
      const { open } = await callMain(app.page, 'app.about', null)
      const { path } = await callMain(app.page, 'campaigns.export', { campaign: open ?? '' })
      copyFileSync(path, copy)

      // A double click on a campaign goes to the window that is open, and leaves what is on it.
      const second = await runLauncher(launcher, [copy], home)
      expect(second).toMatchObject({ code: 0, err: '' })
      expect(second.out).toBe(
        `Gatefold is already running: its window was brought to the front and imports ${copy}.\n`,
      )
      const notice = app.page.getByRole('status').filter({ hasText: 'was imported' })
      await expect(notice).toContainText('“The Drowned Belfry” was imported.')
      await expect(app.page.getByRole('log')).toBeVisible()
      await notice.getByRole('button', { name: 'Open' }).click()
      await expect(notice).toBeHidden()
      const { open: openCampaign } = await callMain(app.page, 'app.about', null)
      expect(openCampaign).not.toBe(open)

      const missing = join(home, 'none.gatefold')
      await runLauncher(launcher, [missing], home)
      await expect(app.page.getByRole('alert')).toContainText(`There is no file ${missing}.`)
      const torn = join(home, 'torn.gatefold')
      writeFileSync(torn, 'torn')
      await runLauncher(launcher, [torn], home)
      const refusal = app.page.getByRole('alert').filter({ hasText: torn })
      await expect(refusal).toContainText('cannot be read: it is no zip file.')
      expect(await app.close()).toBe(0)
    } finally {
      await app.dispose()
    }

    // At a start of its own the file is imported too.
    const third = await startLauncher(launcher, [copy], home)
    expect(readlinkSync(`/proc/${third.pid}/exe`)).toBe(join(own, 'node'))
    await expect.poll(() => readdirSync(join(data, 'campaigns')).length).toBe(3)
    const backup = await runLauncher(launcher, ['backup'], home)
    expect(backup).toMatchObject({ code: 0, err: '' })
    expect(backup.out.match(/^The Drowned Belfry: .*\.zip$/gm)).toHaveLength(3)
    expect((await third.end()).code).toBe(0)
    expect(processTree(third.pid, data)).toEqual([])

    dpkg('-i', debs[1])
    const upgraded = await look()
    try {
      expect((await callMain(upgraded.page, 'app.about', null)).version).toBe('0.2.0')
      expect(await campaignNames(upgraded)).toEqual(Array(3).fill('The Drowned Belfry'))
      await resumeCampaign(upgraded.page)
      await expect(upgraded.page.getByRole('log')).toBeVisible()
      expect(await upgraded.close()).toBe(0)
    } finally {
      await upgraded.dispose()
    }

    dpkg('--purge', 'gatefold-browser')
    expect(files()).toEqual([])
    expect(readdirSync(join(data, 'campaigns'))).toHaveLength(3)
    expect(readdirSync(join(data, 'backups')).length).toBeGreaterThanOrEqual(3)
  })
})

test('the tar runs from any folder with its own runtime, and goes with its folder', async () => {
  const [place, home] = [join(folder, 'any folder'), join(folder, 'other home')]
  for (const one of [place, home]) mkdirSync(one)
  execFileSync('tar', ['-xzf', tarball, '-C', place])
  const app = join(place, basename(tarball, '.tar.gz'))
  const launcher = join(app, 'gatefold')
  expect(await runLauncher(launcher, ['roll', '3d6', '--seed', '2a'], home)).toEqual({
    code: 0,
    out: '3d6: 12  ([5 4 3] = 12)\n',
    err: '',
  })
  const started = await startLauncher(launcher, [], home)
  expect(readlinkSync(`/proc/${started.pid}/exe`)).toBe(join(app, 'node'))
  expect((await started.end()).code).toBe(0)
  rmSync(app, { recursive: true })
  expect(readdirSync(join(home, '.local/share/gatefold'))).toContain('campaigns')
})
