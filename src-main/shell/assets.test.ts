import fc from 'fast-check'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assets, pageFiles, policy } from './assets.ts'

let built: string

beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'gatefold-assets-'))
  mkdirSync(join(built, 'ui', 'assets'), { recursive: true })
  writeFileSync(join(built, 'secret.txt'), 'secret')
  mkdirSync(join(built, 'ui-other'))
  writeFileSync(join(built, 'ui-other', 'secret.txt'), 'secret')
  writeFileSync(join(built, 'ui', 'index.html'), '<!doctype html>')
  writeFileSync(join(built, 'ui', 'assets', 'IM Fell.woff2'), 'font')
  symlinkSync(join(built, 'secret.txt'), join(built, 'ui', 'link.txt'))
})
afterAll(() => rmSync(built, { recursive: true }))

const read = async (path: string): Promise<string | null> => {
  const asset = await assets(built, 'screen')(path)
  return asset && Buffer.from(asset.body).toString()
}

describe("a page's files", () => {
  it('are found by their path, the first page by none', async () => {
    expect([await read('/'), await read('/assets/IM%20Fell.woff2')]).toEqual([
      '<!doctype html>',
      'font',
    ])
  })

  it('go out with their type and the policy', async () => {
    const asset = await assets(built, 'screen')('/assets/IM%20Fell.woff2')
    expect(asset?.headers).toMatchObject({
      'content-type': 'font/woff2',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    })
    expect(policy).not.toContain('allow-popups')
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/)
  })

  it('never lie outside its folder', async () => {
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e%5csecret.txt',
      '/..\\secret.txt',
      '/assets/../../secret.txt',
      '/../ui-other/secret.txt',
      '//etc/hostname',
      '/%00',
      '/%',
      '/link.txt',
      '/C:/x',
      '/assets',
      '/assets/',
      '',
      '/nothing',
    ]
    expect(await Promise.all(paths.map(read))).toEqual(paths.map(() => null))
  })

  it('never lie outside its folder, whatever the path', async () => {
    const part = fc.constantFrom(
      '..',
      '%2e%2e',
      '/',
      '%2f',
      '\\',
      '%5c',
      'ui',
      'secret.txt',
      'ui-other',
      'assets',
      '.',
      '%',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        expect(await read(`/${parts.join('')}`)).not.toBe('secret')
      }),
    )
  })

  it('are read once, but one that is not there yet may come', async () => {
    const files = assets(built, 'screen')
    expect(await files('/late.js')).toBeNull()
    writeFileSync(join(built, 'ui', 'late.js'), '1')
    const late = await files('/late.js')
    writeFileSync(join(built, 'ui', 'late.js'), '2')
    expect(await files('/late.js')).toBe(late)
  })

  it('images of the GM are found by pages that draw them, by their own names only', async () => {
    const name = `${'ab'.repeat(32)}.png`
    mkdirSync(join(built, 'images'), { recursive: true })
    writeFileSync(join(built, 'images', name), 'a picture')
    writeFileSync(join(built, 'images', 'other.png'), 'not ours')
    const files = await pageFiles({ assets: built, dataFolder: built }, 'screen')
    expect((await files(`/images/${name}`))?.headers['content-type']).toBe('image/png')
    expect(await files('/images/other.png')).toBeNull()
    expect(await files(`/images/../images/${name}`)).toBeNull()
  })

  it('the screen finds the last answers of the start page, and null where there are none', async () => {
    const sources = { assets: built, dataFolder: built }
    const read = async (startPage?: () => string | null): Promise<string | undefined> => {
      const files = await pageFiles({ ...sources, ...(startPage && { startPage }) }, 'screen')
      const asset = await files('/start-page.json')
      return asset ? new TextDecoder().decode(asset.body) : undefined
    }
    expect([await read(() => '{"list":1}'), await read(() => null), await read()]).toEqual([
      '{"list":1}',
      'null',
      'null',
    ])
  })

  it('that are missing are named', async () => {
    await expect(pageFiles({ assets: built, dataFolder: built }, 'vault')).rejects.toThrow(
      `there is no vault/index.html in ${built}`,
    )
  })
})
