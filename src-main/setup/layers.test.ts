import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ESLint } from 'eslint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Files that may stand as they are: what borders are crossed to, and honest neighbours. */
const lawful: Record<string, string> = {
  'src-main/main.ts': `
    import '../src-main/ipc/handlers/play.ts'
    import './storage/vault-store.ts'
    import './shell/chromium/chromium.ts'
    import './shell/electron/electron.ts'
    export const main = 1`,
  'src-main/cli/gatefold.ts': `import '../storage/backup.ts'; export const cli = 1`,
  'src-main/rules/dice/roll.ts': `export const roll = 1; export type Roll = 1`,
  'src-main/rules/registry.ts': `export { hearts } from './rulesets/hearts/index.ts'`,
  'src-main/rules/rulesets/hearts/index.ts': `
    import { roll } from '../../dice/roll.ts'
    export const hearts = roll`,
  'src-main/campaign/apply.ts': `
    import 'immer'
    import '../rules/registry.ts'
    export const apply = 1; export type Entry = 1`,
  'src-main/ipc/contract/play.ts': `
    import 'valibot'
    import '../../storage/records.ts'
    import type { Roll } from '../../rules/dice/roll.ts'
    import type { Entry } from '../../campaign/apply.ts'
    export const play = 1; export type Play = [Roll, Entry]`,
  'src-main/ipc/serve.ts': `import './contract/play.ts'; import 'valibot'; export const serve = 1`,
  'src-main/ipc/wire.ts': `export type Wire = 1; export const pieceLength = 1`,
  'src-main/ipc/handlers/play.ts': `
    import '../contract/play.ts'
    import '../../session/open-campaign.ts'
    export const play = 1`,
  'src-main/session/open-campaign.ts': `
    import '../ipc/contract/play.ts'
    import '../campaign/apply.ts'
    import '../storage/store.ts'
    import '../shell/shell.ts'
    import '../print/print.ts'
    export const open = 1`,
  'src-main/storage/store.ts': `export const store = 1`,
  'src-main/storage/records.ts': `import 'valibot'; export const records = 1; export type Records = 1`,
  'src-main/storage/backup.ts': `
    import 'node:fs'
    import type { Entry } from '../campaign/apply.ts'
    export type Kept = Entry`,
  'src-main/storage/vault-store.ts': `import '../ipc/serve.ts'; export const vaultStore = 1`,
  'src-main/storage/vault/vault.ts': `import 'dexie'; import '../records.ts'; export const vault = 1`,
  'src-main/print/print.ts': `import '@cantoo/pdf-lib'; import '../shell/shell.ts'; export const print = 1`,
  'src-main/shell/shell.ts': `import type { Wire } from '../ipc/wire.ts'; export type Shell = Wire`,
  'src-main/shell/electron/electron.ts': `
    import 'electron'
    import 'node:path'
    import '../shell.ts'
    export const electron = 1`,
  'src-main/shell/chromium/chromium.ts': `import 'node:net'; import '../shell.ts'; export const chromium = 1`,
  'src-renderer/main.ts': `
    import './panels/turn/index.ts'
    import './panels/party/index.ts'
    export const main = 1`,
  'src-renderer/panels/turn/index.ts': `
    import '../../../src-main/ipc/contract/play.ts'
    import type { Roll } from '../../../src-main/rules/dice/roll.ts'
    export type Turn = Roll`,
  'src-renderer/panels/party/index.ts': `export const party = 1`,
}

/** One planted import each, and the rules that must refuse it. */
const planted: [at: string, imports: string, refused: string[]][] = [
  [
    'src-main/rules/dice/to-campaign.ts',
    '../../campaign/apply.ts',
    ['rules-are-pure', 'rules-dice'],
  ],
  ['src-main/rules/dice/to-immer.ts', 'immer', ['rules-are-pure', 'rules-dice']],
  ['src-main/rules/dice/to-node.ts', 'node:fs', ['rules-are-pure', 'rules-dice']],
  ['src-main/rules/rulesets/delve/to-sibling.ts', '../hearts/index.ts', ['rulesets-are-strangers']],
  [
    'src-main/rules/rulesets/delve/to-registry.ts',
    '../../registry.ts',
    ['rulesets-know-no-registry'],
  ],
  [
    'src-main/rules/gm/to-ruleset.ts',
    '../rulesets/hearts/index.ts',
    ['only-the-registry-names-rulesets', 'rules-gm'],
  ],
  ['src-main/rules/core/to-registry.ts', '../registry.ts', ['rules-core']],
  ['src-main/rules/core/to-dice.ts', '../dice/roll.ts', ['rules-core-types']],
  ['src-main/rules/common/to-registry.ts', '../registry.ts', ['rules-common']],
  ['src-main/rules/dice/to-registry.ts', '../registry.ts', ['rules-dice']],
  ['src-main/rules/monsters/to-registry.ts', '../registry.ts', ['rules-monsters']],
  ['src-main/campaign/to-store.ts', '../storage/store.ts', ['campaign-is-pure']],
  ['src-main/campaign/to-node.ts', 'node:crypto', ['campaign-is-pure']],
  [
    'src-main/campaign/to-ruleset.ts',
    '../rules/rulesets/hearts/index.ts',
    ['only-the-registry-names-rulesets'],
  ],
  ['src-main/ipc/contract/to-handler.ts', '../handlers/play.ts', ['contract-is-schemas']],
  ['src-main/ipc/contract/to-rules.ts', '../../rules/dice/roll.ts', ['contract-is-schemas-types']],
  ['src-main/ipc/to-handler.ts', './handlers/play.ts', ['wire-knows-schemas']],
  ['src-main/ipc/handlers/to-vault.ts', '../../storage/vault-store.ts', ['handlers-use-ports']],
  ['src-main/session/to-vault.ts', '../storage/vault-store.ts', ['session-uses-ports']],
  ['src-main/session/to-node.ts', 'node:fs', ['session-uses-ports']],
  ['src-main/session/to-handler.ts', '../ipc/handlers/play.ts', ['session-uses-ports']],
  ['src-main/ipc/handlers/to-node.ts', 'node:fs', ['handlers-use-ports']],
  ['src-main/ipc/handlers/to-shell.ts', '../../shell/chromium/chromium.ts', ['handlers-use-ports']],
  ['src-main/storage/to-handler.ts', '../ipc/handlers/play.ts', ['storage-knows-records']],
  ['src-main/storage/to-campaign.ts', '../campaign/apply.ts', ['storage-knows-records-types']],
  ['src-main/storage/to-shell.ts', '../shell/shell.ts', ['storage-knows-records']],
  ['src-main/storage/to-dexie.ts', 'dexie', ['storage-knows-records']],
  ['src-main/storage/vault/to-node.ts', 'node:fs', ['pages-reach-no-node', 'vault-is-a-page']],
  ['src-main/storage/vault/to-backup.ts', '../backup.ts', ['pages-reach-no-node']],
  ['src-main/threads/to-store.ts', '../storage/store.ts', ['threads-know-no-work']],
  ['src-main/print/to-store.ts', '../storage/store.ts', ['print-makes-pdf']],
  ['src-main/print/to-electron.ts', '../shell/electron/electron.ts', ['print-makes-pdf']],
  ['src-main/shell/electron/to-chromium.ts', '../chromium/chromium.ts', ['electron-shell-is-thin']],
  ['src-main/shell/electron/to-store.ts', '../../storage/store.ts', ['electron-shell-is-thin']],
  [
    'src-main/shell/chromium/to-electron.ts',
    'electron',
    ['chromium-shell-is-node', 'electron-in-its-shell'],
  ],
  ['src-main/shell/chromium/to-rules.ts', '../../rules/registry.ts', ['chromium-shell-is-node']],
  ['src-main/shell/to-electron.ts', './electron/electron.ts', ['shell-port-is-small']],
  ['src-main/cli/to-electron.ts', 'electron', ['electron-in-its-shell']],
  [
    'src-main/ipc/handlers/to-main.ts',
    '../../main.ts',
    ['composition-is-the-top', 'handlers-use-ports'],
  ],
  ['src-main/print/to-cli.ts', '../cli/gatefold.ts', ['composition-is-the-top', 'print-makes-pdf']],
  [
    'src-main/cli/to-screen.ts',
    '../../src-renderer/panels/turn/index.ts',
    ['main-knows-no-screen'],
  ],
  [
    'src-renderer/lib/to-vault.ts',
    '../../src-main/storage/vault-store.ts',
    ['screen-asks-over-the-contract'],
  ],
  [
    'src-renderer/lib/to-rules.ts',
    '../../src-main/rules/dice/roll.ts',
    ['screen-asks-over-the-contract-types'],
  ],
  ['src-renderer/lib/to-dexie.ts', 'dexie', ['screen-asks-over-the-contract']],
  [
    'src-renderer/lib/to-node.ts',
    'node:fs',
    ['pages-reach-no-node', 'screen-asks-over-the-contract'],
  ],
  ['src-renderer/panels/lights/to-panel.ts', '../party/index.ts', ['panels-are-strangers']],
  ['src-renderer/ui/to-panel.ts', '../panels/party/index.ts', ['small-parts-know-no-panel']],
  ['src-renderer/panels/lights/to-markdown.ts', 'marked', ['markdown-in-handouts']],
  ['src-renderer/lib/to-nowhere.ts', './nowhere.ts', ['no-unresolvable']],
  ['src-main/rules/clock/one.ts', './other.ts', ['no-circular']],
  // A circle is reported once, at the file where it was first seen.
  ['src-main/rules/clock/other.ts', './one.ts', []],
]

const lonely = 'src-main/rules/tables/lonely.ts'
const lonelyPart = 'src-main/rules/testing/lonely.ts'

let folder = ''
function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatefold-layers-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const file of [
    'tsconfig.json',
    'src-main/rules/tsconfig.json',
    'src-main/campaign/tsconfig.json',
    'src-main/tsconfig.pure.json',
  ])
    cpSync(join(root, file), join(folder, file), { recursive: true })
  for (const [path, text] of Object.entries(lawful)) write(path, text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Violation {
  from: string
  rule: string
}

/** The layer check as `npm run check:layers` runs it, over the copy. */
async function violations(): Promise<Record<string, string[]>> {
  const program = join(root, 'src-main/setup/layers.mjs')
  const args = [program, '--json', 'src-main', 'src-renderer']
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  })
  const found: Record<string, Set<string>> = {}
  for (const { from, rule } of JSON.parse(stdout) as Violation[])
    (found[from] ??= new Set()).add(rule)
  return Object.fromEntries(Object.entries(found).map(([file, rules]) => [file, [...rules].sort()]))
}

describe('the layer check', () => {
  test('passes a project in order', async () => {
    expect(await violations()).toEqual({})
  }, 30_000)

  test('refuses an import planted across each border', async () => {
    for (const [at, imports] of planted)
      write(at, `import '${imports}'\nexport const planted = 1\n`)
    for (const file of [lonely, lonelyPart]) write(file, 'export const lonely = 1\n')
    const found = await violations()
    const unreached = (rules: string[] = []) => rules.filter((rule) => rule !== 'no-dead-files')
    expect(Object.fromEntries(planted.map(([at]) => [at, unreached(found[at])]))).toEqual(
      Object.fromEntries(planted.map(([at, , refused]) => [at, refused])),
    )
    expect(found[lonely]).toEqual(['no-dead-files', 'no-orphans'])
    expect(found[lonelyPart]).toEqual(['no-dead-test-parts'])
  }, 30_000)

  test('refuses a circle that a type closes', async () => {
    write('src-main/rules/clock/hand.ts', `import './face.ts'; export type Hand = 1\n`)
    write(
      'src-main/rules/clock/face.ts',
      `import type { Hand } from './hand.ts'; export type Face = Hand\n`,
    )
    const found = await violations()
    expect([
      ...(found[`src-main/rules/clock/hand.ts`] ?? []),
      ...(found['src-main/rules/clock/face.ts'] ?? []),
    ]).toContain('no-circular')
  }, 30_000)
})

/** File and line of each error that TypeScript finds in a project of the copy. */
async function typeErrors(project: string): Promise<string[]> {
  const program = join(root, 'node_modules/typescript/bin/tsc')
  const says = await promisify(execFile)(process.execPath, [program, '-p', project], {
    cwd: folder,
  }).then(
    () => 'nothing was refused',
    (failed: { stdout: string; message: string }) => failed.stdout || failed.message,
  )
  const lines = says.trim().split('\n')
  return lines.map((line) => /^\S+\(\d+/.exec(line)?.[0] ?? line)
}

describe('the pure rooms', () => {
  const eslint = new ESLint({ cwd: root })
  async function refused(filePath: string, code: string): Promise<(string | null)[]> {
    const [result] = await eslint.lintText(code, { filePath: join(root, filePath) })
    return [...new Set(result?.messages.map(({ ruleId }) => ruleId))]
  }

  // The comment that would switch a rule off is refused too: without a rule, and as what oxlint would hear.
  test.each([
    ['Math.random()', 'no-restricted-properties'],
    ['new Date()', 'no-restricted-globals'],
    ['Date.now()', 'no-restricted-globals'],
    ['crypto.randomUUID()', 'no-restricted-globals'],
    ['setTimeout(() => 0, 1)', 'no-restricted-globals'],
    ['console.log(1)', 'no-restricted-globals'],
    ['process.env', 'no-restricted-globals'],
    ['performance.now()', 'no-restricted-globals'],
    ['document.title', 'no-restricted-globals'],
    ['globalThis', 'no-restricted-globals'],
  ])('hold no %s', async (code, rule) => {
    for (const room of ['rules', 'campaign']) {
      const text = `// eslint-disable-next-line\nexport const planted = ${code}\n`
      const rules = [null, 'no-warning-comments', rule]
      expect(await refused(`src-main/${room}/planted.ts`, text)).toEqual(rules)
    }
  })

  test('leave no promise and no case behind', async () => {
    const planted = `export async function late(kind: 'a' | 'b'): Promise<void> {
  late(kind)
  if (late(kind)) throw 'text'
  switch (kind) {
    case 'a':
      await 5
  }
}
export const soon: () => void = async () => {}
`
    write('src-main/rules/planted.ts', planted)
    const program = join(root, 'node_modules/oxlint/bin/oxlint')
    const how = ['-c', join(root, '.oxlintrc.json'), '-f', 'unix', 'src-main/rules/planted.ts']
    const says = await promisify(execFile)(process.execPath, [program, ...how], {
      cwd: folder,
    }).then(
      () => 'nothing was refused',
      (failed: { stdout: string; message: string }) => failed.stdout || failed.message,
    )
    const lines = [...says.matchAll(/planted\.ts:(\d+)/g)].map(([, line]) => Number(line))
    expect(lines.toSorted((a, b) => a - b)).toEqual([2, 3, 3, 4, 6, 9])
  }, 30_000)

  const rooms = ['src-main/campaign', 'src-main/rules']

  // Each room as an editor sees it; then both, as the check does.
  test.each([
    ['src-main/campaign', ['src-main/campaign']],
    ['src-main/rules', ['src-main/rules']],
    ['src-main/tsconfig.pure.json', rooms],
  ])(
    'see no Node and no DOM by %s',
    async (project, seen) => {
      const planted = `import { readFileSync } from 'node:fs'
export const read = readFileSync
export const title = document.title
export const here = process.cwd()
`
      for (const room of rooms) {
        rmSync(join(folder, room), { recursive: true })
        cpSync(join(root, room, 'tsconfig.json'), join(folder, room, 'tsconfig.json'))
        write(`${room}/planted.ts`, planted)
      }
      const refusedIn = (room: string) => [1, 3, 4].map((line) => `${room}/planted.ts(${line}`)
      expect((await typeErrors(project)).toSorted()).toEqual(seen.flatMap(refusedIn))
    },
    30_000,
  )

  test.each([
    ["import type { Store } from '../../../src-main/storage/store.ts'", true],
    ["import type { Shell } from '../../../src-main/shell/shell.ts'", true],
    ["import { odds } from '../../../src-main/rules/dice/odds.ts'", true],
    ["import type { Ruleset } from '../../../src-main/rules/registry.ts'", true],
    ["import type { Action } from '../../../src-main/rules/action.ts'", false],
    ["import type { Ran } from '../../../src-main/ipc/contract/play.ts'", false],
  ])('stay behind the contract even as types in a component: %s', async (line, isRefused) => {
    const name = /\{ (\w+) \}/.exec(line)?.[1]
    const code = `<script lang="ts">
  ${line}
  let { it }: { it: ${name === 'odds' ? 'typeof odds' : name} } = $props()
</script>

<p>{it}</p>
`
    const rules = await refused('src-renderer/panels/turn/Planted.svelte', code)
    expect(rules.includes('@typescript-eslint/no-restricted-imports')).toBe(isRefused)
  })

  test('the screen sets no raw HTML and asks for no game by name', async () => {
    for (const comment of ['', '<!-- eslint-disable svelte/no-at-html-tags -->\n'])
      expect(
        await refused('src-renderer/ui/Planted.svelte', `${comment}<p>{@html "<b>bold</b>"}</p>\n`),
      ).toContain('svelte/no-at-html-tags')
    expect(
      await refused(
        'src-renderer/lib/planted.ts',
        `export const is = (ruleset: string) => ruleset === 'hearts'\n`,
      ),
    ).toEqual(['no-restricted-syntax'])
  })
})
