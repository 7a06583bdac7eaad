import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { games } from '../rules/registry.ts'
import { packageNotice, packagesOf, type Notice } from './notices.mjs'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')

function filesIn(folder: string): string[] {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return found.map((file) => join(root, folder, file.replaceAll('\\', '/')))
}
const read = (path: string): string => readFileSync(path, 'utf8')

/** True for the note of a folder, and for the licences themselves. */
const isNote = (file: string): boolean =>
  /(README|LICENCE)\.md$/.test(file) || file.includes('resources/licences/')

/** Licence that a file of data names: a member of its JSON, or in the front matter of its Markdown. */
function licenceOf(file: string): string | undefined {
  if (file.endsWith('.json')) return (JSON.parse(read(file)) as { licence?: string }).licence
  return /^licence: (.+)$/m.exec(read(file))?.[1]
}

describe('the notices of the build', () => {
  let all: Notice[]
  const titles = (kind: Notice['kind']): string[] =>
    all.filter((one) => one.kind === kind).map(({ title }) => title)

  beforeAll(() => {
    spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs'), '--if-changed'])
    all = JSON.parse(read(join(dist, 'resources/notices.json'))) as Notice[]
  }, 60_000)

  test('name every package whose code main holds, as its maps tell', () => {
    const maps = filesIn('dist/main').filter((file) => file.endsWith('.map'))
    // A map tells its sources from where it was made.
    const builtAt = join(root, 'node_modules/.gatefold/build/main')
    const sources = maps.flatMap((file) =>
      (JSON.parse(read(file)) as { sources: string[] }).sources.map((path) => join(builtAt, path)),
    )
    // What a package has packed into its own files is reported in that package's licence.
    const held = packagesOf(sources.filter((path) => !path.includes('webpack:'))).map((folder) =>
      folder.replace('node_modules/', ''),
    )
    expect(held.length).toBeGreaterThan(5)
    expect(titles('software')).toEqual(expect.arrayContaining(held))
  })

  test('name every package that a page or its styles import', () => {
    const sources = [...filesIn('src-renderer'), ...filesIn('src-main/storage/vault')].filter(
      (file) => /\.(ts|svelte|css)$/.test(file) && !/\.test\.ts$|testing\//.test(file),
    )
    const imported = sources.flatMap((file) =>
      [...read(file).matchAll(/(?:from |import |import\(|url\()'((?:@[\w-]+\/)?[a-z][\w-]*)/g)].map(
        ([, name]) => name,
      ),
    )
    const names = new Set(imported)
    expect(names).toContain('@fontsource/im-fell-dw-pica')
    expect([...titles('software'), ...titles('typeface')]).toEqual(
      expect.arrayContaining([...names]),
    )
  })

  test('name the package of every font file', () => {
    const fonts = filesIn('dist').filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
    const families = titles('typeface').map((title) => basename(title))
    expect(fonts.length).toBeGreaterThan(5)
    const unnamed = fonts.filter(
      (file) =>
        !families.some((family) =>
          basename(file).toLowerCase().replaceAll('-', '').startsWith(family.replaceAll('-', '')),
        ),
    )
    expect(unnamed).toEqual([])
  })

  test('tell the licence that each file of data names, and what its folder says', () => {
    const said = all.filter(({ kind }) => kind === 'data')
    const files = filesIn('resources').filter((file) => /\.(json|md)$/.test(file) && !isNote(file))
    expect(files.length).toBeGreaterThan(70)
    for (const file of files) {
      const licence = licenceOf(file)
      const folder = dirname(file).replace(/(resources\/[^/]+)\/.*$/, '$1')
      const note = ['LICENCE.md', 'README.md'].find((name) => readdirSync(folder).includes(name))
      const notice = said.find(({ credit }) => credit === read(join(folder, note ?? '')).trim())
      expect(notice?.texts.length, file).toBeGreaterThan(0)
      const named = licence?.match(/CC0 1\.0|CC BY-SA 4\.0|OGL 1\.0a/g) ?? []
      expect(named.length, `${file} names its licence`).toBeGreaterThan(0)
      for (const name of named)
        expect(notice?.licence, file).toContain(name.replace('OGL', 'Open Game License'))
    }
    const folders = readdirSync(join(root, 'resources')).filter((name) => name !== 'licences')
    expect(said).toHaveLength(folders.length)
  })

  test('credit every game', () => {
    expect(titles('game')).toEqual(games.map(({ credit }) => credit.title))
  })

  test('hold the whole text of every licence but where none is shown', () => {
    const bare = all.filter(({ texts }) => texts.every((text) => text.length < 500))
    expect(bare.filter(({ licence }) => !licence.startsWith('No licence is shown'))).toEqual([])
    const read = (title: string): string =>
      all.find((one) => one.title === title)?.texts.join('\n') ?? ''
    expect(read('dexie')).toContain('Apache License')
    expect(read('dexie')).toContain('David Fahlander')
    expect(read('@fontsource/im-fell-dw-pica')).toContain('SIL OPEN FONT LICENSE')
    expect(read('The bundled bestiary')).toContain('System Reference Document © 2019 Gavin Norman')
    expect(read('The bundled bestiary')).toContain('Attribution-ShareAlike 4.0 International')
  })

  test('lie in the build as a text too', () => {
    const text = read(join(dist, 'THIRD-PARTY-NOTICES.txt'))
    for (const { title, texts } of all)
      for (const part of [title, ...texts]) expect(text.includes(part), title).toBe(true)
  })
})

describe('the notice of a package', () => {
  let project: string
  const lock = { packages: { 'node_modules/@a/b': { version: '1.2.3' } } }
  const put = (name: string, text: string): void => {
    writeFileSync(join(project, 'node_modules/@a/b', name), text)
  }
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'gatefold-notices-'))
    mkdirSync(join(project, 'node_modules/@a/b'), { recursive: true })
    put('package.json', '{ "name": "@a/b", "version": "1.2.3", "license": "MIT" }')
  })
  afterEach(() => rmSync(project, { recursive: true }))

  test('holds all its licence texts and notices', () => {
    put('LICENSE.md', 'You may.\n')
    put('NOTICE', 'By us.\n')
    expect(packageNotice('node_modules/@a/b', lock, project)).toMatchObject({
      title: '@a/b',
      version: '1.2.3',
      licence: 'MIT',
      texts: ['You may.', 'By us.'],
    })
  })

  test('stops the build where a package has no licence text', () => {
    expect(() => packageNotice('node_modules/@a/b', lock, project)).toThrow(
      '@a/b would ship without its licence: there is no text of it in node_modules/@a/b.',
    )
  })

  test('stops the build where the package is not the one of the lockfile', () => {
    put('LICENSE', 'You may.')
    const older = { packages: { 'node_modules/@a/b': { version: '1.0.0' } } }
    expect(() => packageNotice('node_modules/@a/b', older, project)).toThrow(
      'node_modules/@a/b is version 1.2.3, and package-lock.json says 1.0.0. Type: npm ci',
    )
  })

  test('is found by a path of any bundler, and by its innermost package', () => {
    expect(
      packagesOf([
        '/home/x/node_modules/@a/b/lib/one.js',
        '../node_modules/c/font.woff2',
        'node_modules/c/node_modules/@d/e/two.js',
        'C:\\x\\node_modules\\f\\g.js',
        'src-main/main.ts',
        '\0vite/preload-helper.js',
      ]),
    ).toEqual([
      'node_modules/@a/b',
      'node_modules/c',
      'node_modules/c/node_modules/@d/e',
      'node_modules/f',
      'node_modules/vite',
    ])
  })
})
