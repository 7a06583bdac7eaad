import { createPackage, extractFile, listPackage } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { spawn } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'gatefold-package-'))
const archive = join(folder, 'release', 'linux-unpacked', 'resources', 'app.asar')

/** Electron's folder as the packager expects it, with a program that holds only its row of fuses. */
async function fakeElectron(): Promise<string> {
  const fake = join(folder, 'electron')
  mkdirSync(join(fake, 'resources'), { recursive: true })
  const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
  const program = Buffer.concat([
    Buffer.from(sentinel),
    Buffer.from([1, 9]),
    Buffer.from('000000000'),
  ])
  writeFileSync(join(fake, 'electron'), program)
  chmodSync(join(fake, 'electron'), 0o755)
  writeFileSync(join(fake, 'version'), '45.4.1')
  const app = join(folder, 'default-app')
  mkdirSync(app)
  writeFileSync(join(app, 'package.json'), '{}')
  await createPackage(app, join(fake, 'resources', 'default_app.asar'))
  return fake
}

function run(program: string[]): Promise<{ code: number | null; says: string }> {
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  let says = ''
  child.stdout.on('data', (text) => (says += text))
  child.stderr.on('data', (text) => (says += text))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, says })))
}

describe('the packed app', () => {
  let files: string[] = []

  beforeAll(async () => {
    expect(await run([join(root, 'src-main/setup/build.mjs'), '--if-changed'])).toMatchObject({
      code: 0,
    })
    const packed = await run([
      join(root, 'node_modules/electron-builder/cli.js'),
      '--config',
      'electron-builder.yml',
      '--publish',
      'never',
      '--linux',
      '--dir',
      '-c.electronDist',
      await fakeElectron(),
      '-c.directories.output',
      join(folder, 'release'),
    ])
    expect(packed.code, packed.says).toBe(0)
    files = listPackage(archive, { isPack: false }).map((file) => file.replaceAll('\\', '/'))
  }, 60_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('holds all that it runs on', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        '/package.json',
        '/dist/electron/main.mjs',
        '/dist/electron/preload.cjs',
        '/dist/main/main.mjs',
        '/dist/ui/index.html',
        '/dist/vault/index.html',
        '/dist/press/index.html',
        '/dist/THIRD-PARTY-NOTICES.txt',
        '/dist/resources/notices.json',
      ]),
    )
  })

  it('holds nothing else: no sources, no packages, no maps', () => {
    const top = new Set(files.map((file) => file.split('/')[1]))
    expect(
      [...top].filter(
        (name) => !['dist', 'package.json', 'LICENSE', 'LICENSE.md'].includes(name ?? ''),
      ),
    ).toEqual([])
    expect(files.filter((file) => /[.](map|ts|svelte)$/.test(file))).toEqual([])
  })

  it('has no word for a debugging port of its browser: what tests look in by is theirs alone', () => {
    const speaks = files.filter(
      (file) =>
        /[.][cm]?js$/.test(file) &&
        /DEBUG_PORT|remote-debugging-port/.test(extractFile(archive, file.slice(1)).toString()),
    )
    expect(speaks).toEqual([])
    expect(files.filter((file) => file.includes('open-port'))).toEqual([])
  })

  it("starts at Electron's entry", () => {
    const said = JSON.parse(extractFile(archive, 'package.json').toString()) as {
      main: string
      name: string
    }
    expect([said.name, said.main]).toEqual(['gatefold', 'dist/electron/main.mjs'])
  })

  it('has a preload that is one script and requires only Electron', () => {
    const preload = extractFile(archive, 'dist/electron/preload.cjs').toString()
    expect([...preload.matchAll(/require\((.*?)\)/g)].map((found) => found[1])).toEqual([
      '"electron"',
    ])
  })

  it('has the programs of its threads outside the archive, each whole by itself', () => {
    const outside = join(folder, 'release/linux-unpacked/resources/app.asar.unpacked/dist/main')
    const programs = readdirSync(outside).sort()
    expect(programs).toEqual([
      'danger.worker.mjs',
      'finish.worker.mjs',
      'pdf.worker.mjs',
      'read.worker.mjs',
      'tables.worker.mjs',
      'zip.worker.mjs',
    ])
    for (const name of programs)
      expect(readFileSync(join(outside, name), 'utf8')).not.toMatch(/from\s*"[.][/]/)
  })

  it('has its fuses set', async () => {
    const wire = await getCurrentFuseWire(join(folder, 'release', 'linux-unpacked', 'gatefold'))
    const set = (fuse: FuseV1Options): string =>
      FuseState[wire[fuse] ?? FuseState.INHERIT] ?? 'unknown'
    expect({
      runAsNode: set(FuseV1Options.RunAsNode),
      nodeOptions: set(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      inspect: set(FuseV1Options.EnableNodeCliInspectArguments),
      integrity: set(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      onlyAsar: set(FuseV1Options.OnlyLoadAppFromAsar),
      filePrivileges: set(FuseV1Options.GrantFileProtocolExtraPrivileges),
    }).toEqual({
      runAsNode: 'DISABLE',
      nodeOptions: 'DISABLE',
      inspect: 'DISABLE',
      integrity: 'ENABLE',
      onlyAsar: 'ENABLE',
      filePrivileges: 'DISABLE',
    })
  })
})
