import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForEnd, runGatefold, type ProgramEnd } from './programs.ts'
import { goblin, openSample } from './steps.ts'
import { expect, test } from './test.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'gatefold-cli-'))
test.afterAll(() =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
)

/** A line as it is typed into a shell. */
function shellSays(line: string): Promise<ProgramEnd> {
  const env = { ...process.env, GATEFOLD_DATA: join(folder, 'data') }
  return waitForEnd(
    spawn(line, { cwd: folder, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
}

/** `npm run -s …` as it is typed, from a folder of the GM's own. */
function npm(args: string[], input = ''): Promise<ProgramEnd> {
  const child = spawn('npm', ['--prefix', root, 'run', '-s', ...args], {
    cwd: folder,
    env: { ...process.env, GATEFOLD_DATA: join(folder, 'data') },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  return waitForEnd(child)
}

const none = join(folder, 'none')
const run = (...args: string[]) => runGatefold(none, ...args)

test('what goes down a pipe comes out whole, and a reader that leaves early is no fault', async () => {
  test.skip(process.platform === 'win32', 'typed into a shell with cat and head')
  const many = join(folder, 'many.txt')
  writeFileSync(many, `${goblin}\n\n`.repeat(400))
  const cli = join(root, 'dist/main/cli.mjs')
  const typed = `"${process.execPath}" "${cli}" convert --json --to hearts "${many}"`
  const whole = await shellSays(`${typed} | cat`)
  expect(whole.err).toBe('')
  expect(JSON.parse(whole.out)).toHaveLength(400)
  expect(await shellSays(`${typed} | head -c 1`)).toEqual({ code: 0, out: '[', err: '' })
})

test('typed as the README has it, from any folder, only the command speaks', async () => {
  writeFileSync(join(folder, 'goblin.txt'), goblin)
  expect(await npm(['gatefold', '--', 'roll', '3d6', '--seed', '2a'])).toEqual({
    code: 0,
    out: '3d6: 12  ([5 4 3] = 12)\n',
    err: '',
  })
  const converted = await npm(
    ['gatefold', '--', 'convert', '--to', 'hearts', 'goblin.txt', '-'],
    goblin,
  )
  expect(converted).toMatchObject({ code: 0, err: '' })
  expect(converted.out.match(/^Cellar Goblin$/gm)).toHaveLength(2)
  const sheet = [
    'gatefold',
    '--',
    'convert',
    '--export',
    'csv',
    '--out',
    'goblin.csv',
    'goblin.txt',
  ]
  expect(await npm(sheet)).toEqual({ code: 0, out: '', err: '' })
  expect(readFileSync(join(folder, 'goblin.csv'), 'utf8')).toMatch(/^Name,AC,.*\nCellar Goblin,/)

  const check = { id: 'A', rule: 'HRT-ATK-02', op: 'hearts.hits', input: { total: 8 } }
  const checks = [
    { ...check, expect: { hits: 2 } },
    { ...check, id: 'B', expect: { hits: 3 } },
  ]
  writeFileSync(join(folder, 'checks.json'), JSON.stringify(checks))
  expect(await npm(['examples', '--', 'checks.json'])).toEqual({
    code: 1,
    out: 'B (HRT-ATK-02, hearts.hits): hits should be 3 and is 2\n1 passed, 1 failed\n',
    err: '',
  })
})

test('help is on stdout; a wrong call is reported on stderr and ends with 2', async () => {
  const help = await run('--help')
  expect(help).toMatchObject({ code: 0, err: '' })
  const commands = [...help.out.matchAll(/^ {2}([a-z-]+) {2,}/gm)].map(([, name = '']) => name)
  expect(commands).toEqual([
    'convert',
    'roll',
    'generate',
    'tables',
    'roll-table',
    'play',
    'import-tables',
    'export-tables',
    'notes',
    'import',
    'import-site',
    'danger',
    'print',
    'backup',
    'restore',
    'check-tables',
  ])
  for (const name of commands) {
    const own = await run(name, '--help')
    expect(own, name).toMatchObject({ code: 0, err: '' })
    expect(own.out, name).toMatch(new RegExp(`^(gatefold ${name}\\b.*\\n)+\\n {2}\\S`))
    const wrong = await run(name, '--loudly')
    expect(wrong, name).toMatchObject({ code: 2, out: '' })
    expect(wrong.err, name).toContain('--loudly')
    expect(wrong.err, name).toMatch(new RegExp(`^[^\\n]+ See gatefold ${name} --help\\.\\n$`))
  }
  const unknown = await run('teleport')
  expect(unknown).toMatchObject({ code: 2, out: '' })
  expect(unknown.err).toBe('There is no command “teleport”. See gatefold --help.\n')
  expect(await run('help', 'roll')).toEqual(await run('roll', '--help'))
  expect((await run('--version')).out).toMatch(/^gatefold \d+\.\d+\.\d+/)
})

test('what it can’t read is reported by name, in words, and ends with 1', async () => {
  const noise = join(folder, 'noise.bin')
  const prose = join(folder, 'prose.txt')
  const few = join(folder, 'few.bin')
  writeFileSync(noise, Buffer.alloc(5_000_000, 'Ω\u0000\u0007ÿ', 'latin1'))
  writeFileSync(prose, 'Nobody came to the door that morning. '.repeat(140_000))
  writeFileSync(few, Buffer.from([0, 255, 254, 10, 13, 0, 7, 27, 91, 51, 49]))
  const badCalls: [string[], RegExp][] = [
    [['convert', none], /^.+none: There is no such file\.\n$/],
    [['convert', noise], /^.+noise\.bin: This looks like a picture or a program, not text\..*\n$/],
    [['convert', prose], /^.+prose\.txt: No stat block found\. Paste one with its labels.+\n$/],
    [['convert', few], /^.+few\.bin: This looks like a picture or a program, not text\..*\n$/],
    [['check-tables', noise], /^.+noise\.bin: .+\n$/],
    [['roll', '999999d999999'], /That is more than 1000 dice/],
    [['roll', '3d6+?'], /^3d6\+\?\n {4}\^\n/],
  ]
  for (const [args, says] of badCalls) {
    const ended = await run(...args)
    expect(ended.code, args.join(' ')).toBe(1)
    expect(ended.err, args.join(' ')).toMatch(says)
  }
})

test('a copy is restored beside the running app, which shows it; what is none changes nothing', async ({
  app,
}) => {
  const { page } = app
  await openSample(page)
  const kept = await runGatefold(app.data, 'backup', 'The Drowned Belfry')
  expect(kept).toMatchObject({ code: 0, err: '' })
  const file = /^The Drowned Belfry: (.+\.zip)\n$/.exec(kept.out)?.[1] ?? 'none'
  expect(await runGatefold(app.data, 'restore', join(app.data, 'backups', file))).toMatchObject({
    code: 0,
    err: '',
  })
  const noise = join(folder, 'noise.zip')
  writeFileSync(noise, 'PK and nothing more')
  const refused = await runGatefold(app.data, 'restore', noise)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toContain('Nothing was changed.')
  const nowhere = ['print', '--template', 'character-sheet', '--campaign', 'Nobody’s', '--out']
  const lost = await runGatefold(app.data, ...nowhere, join(folder, 'sheet.pdf'))
  expect(lost).toMatchObject({ code: 1, out: '' })
  expect(lost.err).toContain('There is no campaign “Nobody’s”.')
  await page.getByRole('button', { name: 'All campaigns' }).click()
  await expect(page.locator('.recs .go')).toHaveCount(1)
  await expect(page.locator('.advance')).toContainText('The Drowned Belfry')
})
