import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { programOnPath } from '../browser.mjs'
import { tar, tarGz } from './archive.mjs'
import { inRoot } from '../places.mjs'
import { deb } from './deb.mjs'
import { desktopFiles } from './desktop.mjs'
import type { Runtime } from './runtime.mjs'

const folder = mkdtempSync(join(tmpdir(), 'gatefold-packages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runtime: Runtime = {
  program: Buffer.from('node'),
  licence: Buffer.from('node licence'),
  architecture: 'arm64',
  glibc: '2.28',
}
const long = `app/${'folder/'.repeat(20)}deep.txt`
const app = [
  { path: 'gatefold', bytes: Buffer.from('#!/bin/sh\n'), runs: true },
  { path: 'LICENSE.node', bytes: Buffer.from('node licence') },
  { path: long, bytes: Buffer.from('deep') },
]
const what = { app, runtime, version: '1.2.3', time: 1_767_225_600 }

describe.skipIf(!programOnPath('tar'))('a tar', () => {
  it('is read by the system’s own tar: files, programs, links and long paths', () => {
    const file = join(folder, 'a.tar')
    writeFileSync(file, tar([...app, { path: 'link', link: 'gatefold' }], what.time))
    execFileSync('tar', ['-xf', file, '-C', folder])
    expect(readFileSync(join(folder, long), 'utf8')).toBe('deep')
    expect(readlinkSync(join(folder, 'link'))).toBe('gatefold')
    const list = execFileSync('tar', ['--numeric-owner', '-tvf', file], { encoding: 'utf8' })
    expect(list).toMatch(/^-rwxr-xr-x 0\/0 +10 .* gatefold$/m)
    expect(list).toMatch(/^-rw-r--r-- 0\/0 +12 .* LICENSE.node$/m)
  })
})

it('a path too long for a tar is refused with its name', () => {
  const path = `${'folder/'.repeat(40)}deep.txt`
  expect(() => tar([{ path, bytes: Buffer.from('') }], 0)).toThrow(
    'too long for an archive: folder/',
  )
})

describe('a package', () => {
  it('has the same bytes for the same input, in whatever order it comes', () => {
    expect(deb({ ...what, app: app.toReversed() })).toEqual(deb(what))
    expect(tarGz(app.toReversed(), what.time).equals(tarGz(app, what.time))).toBe(true)
  })

  it('bears the time it was given', () => {
    const time = (seconds: number) =>
      parseInt(gunzipSync(tarGz(app, seconds)).toString('latin1', 136, 147), 8)
    expect([time(1), time(what.time)]).toEqual([1, what.time])
  })
})

describe.skipIf(!programOnPath('dpkg-deb'))('the .deb', () => {
  const { file, bytes } = deb(what)
  const path = join(folder, file)
  writeFileSync(path, bytes)
  const field = (name: string) =>
    execFileSync('dpkg-deb', ['-f', path, name], { encoding: 'utf8' }).trim()

  it('is for the machine of the runtime in it, and needs a browser', () => {
    expect(file).toBe('gatefold-browser_1.2.3_arm64.deb')
    expect(field('Architecture')).toBe('arm64')
    expect(field('Depends')).toContain('chromium | google-chrome-stable | chromium-browser')
    expect(field('Depends')).toContain('libc6 (>= 2.28)')
  })

  it('runs nothing of its own when it is installed or removed', () => {
    const about = execFileSync('dpkg-deb', ['--ctrl-tarfile', path])
    expect(execFileSync('tar', ['-t'], { input: about, encoding: 'utf8' }).split('\n')).toEqual([
      './control',
      './md5sums',
      '',
    ])
  })
})

describe.skipIf(!programOnPath('appstreamcli') || !programOnPath('dpkg-deb'))(
  'its page in software centres',
  () => {
    it('is valid AppStream metadata', () => {
      const { file, bytes } = deb(what)
      const path = join(folder, file)
      writeFileSync(path, bytes)
      execFileSync('dpkg-deb', ['-x', path, join(folder, 'root')])
      const page = join(folder, 'root/usr/share/metainfo/org.gatefold.gatefold.metainfo.xml')
      execFileSync('appstreamcli', ['validate', '--no-net', page])
    })
  },
)

it('registers the same type of file in the packages of both shells', () => {
  const texts = new Map(
    desktopFiles('1.2.3', 0).map((one) => [one.path, 'bytes' in one ? `${one.bytes}` : '']),
  )
  const { fileAssociations } = parse(readFileSync(inRoot('electron-builder.yml'), 'utf8')) as {
    fileAssociations: { ext: string; mimeType: string }[]
  }
  const registered = texts.get('usr/share/mime/packages/gatefold.xml')
  expect(fileAssociations).toHaveLength(1)
  for (const { ext, mimeType } of fileAssociations) {
    expect(registered).toContain(`<mime-type type="${mimeType}">`)
    expect(registered).toContain(`<glob pattern="*.${ext}"/>`)
  }
})
