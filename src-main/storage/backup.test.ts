import { mkdtemp, readdir, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { notKept, openBackups } from './backup.ts'
import type { BackupFolder } from './backup.ts'
import { after, someCampaign } from './campaign-fixture.ts'
import { openPictures } from './pictures.ts'
import type { WholeCampaign } from './store.ts'
import { nodeFiles } from './trail/files.ts'
import type { Files } from './trail/files.ts'
import { readerHere, type ZipReader } from './zip/zip-reader.ts'

let folder: string
let now: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'gatefold-backup-')), 'backups')
  now = '2026-03-01T19:00:00.000Z'
})
const open = (files?: Files, reader: ZipReader = readerHere): BackupFolder =>
  openBackups(folder, () => now, '0.1.0', openPictures(join(folder, 'images')), reader, files)
const at = (version: number, id = 'barrow'): WholeCampaign =>
  after(
    someCampaign(id, 'Barrow 🕯'),
    Array.from({ length: version }, (_, to) => ({ do: 'hit points', to })),
  )
const hour = (n: number): string => new Date(Date.UTC(2026, 2, 1, n)).toISOString()

describe('backups', () => {
  test('one is listed and read back, as itself or under a new id', async () => {
    await open().make(at(3))
    const backups = open()
    const [backup] = await backups.list()
    expect(backup).toEqual({
      file: '20260301T190000.000Z_3_barrow.zip',
      campaign: 'barrow',
      name: 'Barrow 🕯',
      at: now,
      version: 3,
      bytes: expect.any(Number),
    })
    expect(await backups.read(backup?.file ?? '')).toEqual(at(3))
    expect((await backups.read(backup?.file ?? '', 'new')).summary.id).toBe('new')
  })

  test('nothing has changed: no second one is made', async () => {
    const backups = open()
    await backups.make(at(3))
    now = hour(30)
    await backups.make(at(3))
    expect((await backups.list()).map((one) => one.at)).toEqual(['2026-03-01T19:00:00.000Z'])
  })

  test('a copy that cannot be read back does not count, and removes none before it', async () => {
    for (let version = 1; version <= 10; version++) {
      now = hour(version)
      await open().make(at(version))
    }
    now = hour(11)
    const unsound: ZipReader = { ...readerHere, check: () => Promise.reject(new Error('broken')) }
    await expect(open(undefined, unsound).make(at(11))).rejects.toMatchObject({ code: 'folder' })
    expect((await open().list()).map(({ version }) => version)).toEqual([
      10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ])
  })

  test('the newest copy is damaged: another is made beside it', async () => {
    await open().make(at(3))
    const [copy] = await readdir(folder)
    await truncate(join(folder, copy ?? ''), 900)
    now = hour(30)
    await open().make(at(3))
    const backups = open()
    expect(await backups.read(`${now.replace(/[-:]/g, '')}_3_barrow.zip`)).toEqual(at(3))
  })

  test('the last ten of each campaign are kept, and no other campaign loses any', async () => {
    const backups = open()
    await backups.make(at(1, 'other:one'))
    for (let version = 1; version <= 13; version++) {
      now = hour(19 + version / 10)
      await backups.make(at(version))
    }
    const list = await backups.list()
    expect(list.map((one) => `${one.campaign} ${one.version}`)).toEqual([
      ...Array.from({ length: 10 }, (_, n) => `barrow ${13 - n}`),
      'other:one 1',
    ])
  })

  test('a clock put back makes no older copy the newest, and removes none too early', async () => {
    const backups = open()
    for (const [version, when] of [
      [1, 20],
      [2, 30],
      [3, 10],
    ] as const) {
      now = hour(when)
      await backups.make(at(version))
    }
    expect((await backups.list()).map((one) => one.version)).toEqual([3, 2, 1])
    // The newest is known by its version: there is nothing new to keep.
    now = hour(40)
    await backups.make(at(3))
    expect(await backups.list()).toHaveLength(3)
    for (let version = 4; version <= 12; version++) {
      now = hour(10)
      await backups.make(at(version))
    }
    expect((await backups.list()).slice(0, 10).map((one) => one.version)).toEqual(
      Array.from({ length: 10 }, (_, n) => 12 - n),
    )
  })

  test('what a kill left in the middle of a copy is removed with the next one', async () => {
    await open().make(at(1))
    await writeFile(join(folder, '20260301T180000.000Z_2_barrow.zip.new'), 'half')
    now = hour(40)
    await open().make(at(2))
    expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([])
  })

  test('besides the last ten, the last of each day for fourteen days', () => {
    const three = (day: number): { at: string }[] =>
      [22, 20, 18].map((n) => ({ at: hour(24 * day + n) }))
    const newest = Array.from({ length: 20 }, (_, n) => three(20 - n)).flat()
    const let_go = new Set(notKept(newest, hour(24 * 20 + 23)))
    const kept = newest.filter((one) => !let_go.has(one)).map((one) => one.at)
    const daily = Array.from({ length: 10 }, (_, n) => hour(24 * (16 - n) + 22))
    expect(kept).toEqual([...newest.slice(0, 10).map((one) => one.at), ...daily])
  })

  test('strange and damaged files are not listed and are never removed', async () => {
    const backups = open()
    await backups.make(at(1))
    await writeFile(join(folder, 'mine.zip'), 'mine')
    await writeFile(join(folder, '20260301T180000.000Z_1_barrow.zip'), 'not a zip')
    expect((await open().list()).map((one) => one.version)).toEqual([1])
    await backups.make(at(2))
    expect(await readdir(folder)).toContain('mine.zip')
  })

  test('a backup cut in the middle is refused by name', async () => {
    await open().make(at(2))
    const [file] = await readdir(folder)
    await truncate(join(folder, file ?? ''), 700)
    await expect(open().read(file ?? '')).rejects.toMatchObject({
      code: 'damaged',
      message: expect.stringContaining(`The backup ${file} cannot be read`),
    })
  })

  test('only files of the backups folder are read', async () => {
    for (const file of ['../secret.zip', '/etc/passwd', '20260301T190000.000Z_3_barrow.zip']) {
      await expect(open().read(file)).rejects.toMatchObject({ code: 'not-found' })
    }
  })

  test('a full disk is reported, leaves no half file and keeps the older ones', async () => {
    await open().make(at(1))
    const full: Files = {
      ...nodeFiles,
      open: async (path, flags, mode) => {
        const handle = await nodeFiles.open(path, flags, mode)
        handle.writeFile = () =>
          Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
        return handle
      },
    }
    now = hour(40)
    await expect(open(full).make(at(2))).rejects.toMatchObject({
      name: 'Refusal',
      message: expect.stringContaining('The disk is full'),
    })
    expect((await open().list()).map((one) => one.version)).toEqual([1])
    expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([])
  })
})
