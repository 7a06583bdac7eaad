import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesOnCommandLine } from './files-on-command-line.ts'
import { offeredFiles } from './offered-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatefold-offered-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('files of the command line are taken by their whole paths, switches are not', () => {
  const main = ['/usr/bin/node', '/app/main.mjs']
  expect(filesOnCommandLine(main, true, '/home/gm')).toEqual([])
  expect(filesOnCommandLine([...main, 'a.gatefold', '/b.zip'], true, '/home/gm')).toEqual([
    '/home/gm/a.gatefold',
    '/b.zip',
  ])
  const unpacked = ['/usr/bin/electron', '--no-sandbox', '/app', 'a.gatefold']
  expect(filesOnCommandLine(unpacked, true, '/home/gm')).toEqual(['/home/gm/a.gatefold'])
  const packed = ['/opt/gatefold', '--no-sandbox', '/b.zip']
  expect(filesOnCommandLine(packed, false, '/home/gm')).toEqual(['/b.zip'])
})

test('an offered file is read once, and no other file at all', async () => {
  const file = join(folder, 'belfry.gatefold')
  writeFileSync(file, 'belfry')
  let heard = 0
  const offered = offeredFiles()
  offered.onMore(() => (heard += 1))
  offered.add([file])
  offered.add([])
  expect([heard, offered.list()]).toEqual([1, [file]])
  expect((await offered.read(file)).toString()).toBe('belfry')
  expect(offered.list()).toEqual([])
  await expect(offered.read(file)).rejects.toMatchObject({ code: 'refused' })
  await expect(offered.read('/etc/passwd')).rejects.toMatchObject({
    message: '/etc/passwd was not opened with Gatefold.',
  })
})

test('an offered file that can’t be read is reported with its cause, and not tried again', async () => {
  const offered = offeredFiles([join(folder, 'none.zip'), folder])
  await expect(offered.read(join(folder, 'none.zip'))).rejects.toMatchObject({
    message: `There is no file ${join(folder, 'none.zip')}.`,
  })
  await expect(offered.read(folder)).rejects.toMatchObject({
    message: `${folder} could not be read (EISDIR).`,
  })
  expect(offered.list()).toEqual([])
})
