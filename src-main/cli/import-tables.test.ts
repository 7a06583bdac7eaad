import { describe, expect, test } from 'vitest'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportFormats, readTables } from '../rules/tables/formats/index.ts'
import type { Table } from '../rules/tables/table.ts'
import { after, someCampaign } from '../storage/campaign-fixture.ts'
import { openCampaignZip } from '../storage/zip/read-zip.ts'
import { writeCampaignZip } from '../storage/zip/write-zip.ts'
import { takeTablesIntoFile } from './campaign-file.ts'
import { exportTablesCommand } from './export-tables.ts'
import { importTablesCommand } from './import-tables.ts'
import type { Io } from './io.ts'

const files: Record<string, string> = {
  'weather.csv': 'd4,Weather\n1-2,Fog\n3,[2d6] crows\n4,{Rain|Hail}\n',
  'ferry.txt': 'output\n  A [mood] ferryman.\n  [document.title]\nmood\n  grim^2\n  merry\n',
  'gap.csv': 'd4,Weather\n1-2,Fog\n4,Hail\n',
  'inns.md': '## Inns\nid: town/inns\n\n- [town/hosts]\n',
  'hosts.md': '## Hosts\nid: town/hosts\n\n- [town/inns], again\n',
  'guests.md': '## Guests\nid: town/guests\n\n- a guest of [town/hosts]\n- nobody\n',
}
const built = { assets: '', resources: 'resources', version: '' }

async function run(
  command: typeof importTablesCommand,
  ...argv: string[]
): Promise<{ code: number; out: string; err: string; written: Record<string, string> }> {
  let [out, err] = ['', '']
  const written: Record<string, string> = {}
  const io: Io = {
    readFile: (path) => {
      const text = files[path]
      return text === undefined
        ? Promise.reject(new Error('There is no such file.'))
        : Promise.resolve(new TextEncoder().encode(text))
    },
    writeFile: async (path, text) => void (written[path] = text),
    stdin: async () => new TextEncoder().encode('- crows\n- ash\n'),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  }
  return { code: await command(argv, io, built), out, err, written }
}

describe('import-tables', () => {
  test('prints tables as our Markdown', async () => {
    expect(await run(importTablesCommand, 'weather.csv')).toMatchObject({
      code: 0,
      err: '',
      out: '## Weather\nid: own/weather\ndice: d4\n\n- 1-2: Fog\n- 3: [2d6] crows\n- 4: {Rain|Hail}\n',
    })
  })
  test('tells on stderr what was kept as text, with file and line', async () => {
    const { code, out, err } = await run(importTablesCommand, 'ferry.txt')
    expect([code, err]).toEqual([
      0,
      'ferry.txt:3: “Ferry”: “[document.title]” would run in Perchance: it is text here and never runs.\n',
    ])
    expect(out).toContain('- A [ferry/mood] ferryman.\n- \\[document.title\\]\n')
  })
  test('gives data with --json, the standard input too', async () => {
    const { out } = await run(importTablesCommand, '-', '--json')
    expect(JSON.parse(out)).toMatchObject([
      { file: '-', format: 'list', tables: [{ table: { title: 'Pasted' }, understood: 2 }] },
    ])
  })
  test('1 for a file that is not there, and the others are read', async () => {
    const { code, out, err } = await run(importTablesCommand, 'none.csv', 'gap.csv')
    expect([code, err]).toEqual([
      1,
      'none.csv: There is no such file.\ngap.csv:2: “Gap”: No row answers 3.\n',
    ])
    expect(out).toContain('## Gap')
  })
  test('files that refer to one another are checked together, circles too', async () => {
    const alone = await run(importTablesCommand, 'guests.md')
    expect(alone.err).toBe('guests.md:4: “Guests”: Row 1: [town/hosts] leads to no table.\n')
    const together = await run(importTablesCommand, 'guests.md', 'inns.md', 'hosts.md')
    expect(together.err.split('\n').filter((line) => !/leads back to where/.test(line))).toEqual([
      '',
    ])
    expect(together.err).toContain('inns.md:4: “Inns”: Every row leads back to where it began: ')
    expect(together.err).toContain('“Inns” → “Hosts” → “Inns”')
  })
  test('an unknown format is refused with the list', async () => {
    expect(await run(importTablesCommand, 'gap.csv', '--format', 'docx')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Unknown format “docx”: markdown, .*perchance.*\n$/) as string,
    })
  })
})

describe('export-tables', () => {
  test('writes the tables with all the words, and those that they refer to', async () => {
    const { code, out } = await run(exportTablesCommand, '--format', 'csv', 'people/person')
    const titles = new Set(out.split('\r\n').map((line) => line.split(',')[1]))
    expect([code, titles.has('people/person'), titles.size > 3]).toEqual([0, true, true])
  })
  test.each(exportFormats.map(({ id }) => id))(
    '%s is read again by import-tables',
    async (format) => {
      const { out } = await run(exportTablesCommand, '--format', format, 'people/person')
      files['back'] = out
      const back = await run(importTablesCommand, 'back', '--json')
      const [read] = JSON.parse(back.out) as [{ tables: { table: { rows: unknown[] } }[] }]
      expect(read.tables.length).toBeGreaterThan(0)
      expect(back.err.split('\n').filter((line) => !/leads to no table/.test(line))).toEqual([''])
    },
  )
  test('to a file with --out', async () => {
    const { out, written } = await run(
      exportTablesCommand,
      '--format',
      'roll20',
      'people/person',
      '--out',
      'x.txt',
    )
    expect([out, written['x.txt']?.split('\n')[0]]).toEqual([
      '',
      expect.stringMatching(/^!import-table --\S+ --show$/) as string,
    ])
  })
  test('no table and no known format are refused with one line', async () => {
    expect(await run(exportTablesCommand, '--format', 'csv', 'no-such-words')).toMatchObject({
      code: 1,
      err: 'No table has the words “no-such-words”.\n',
    })
    expect(await run(exportTablesCommand, '--format', 'xml')).toMatchObject({
      code: 1,
      err: 'Unknown format “xml”: markdown, markdown-tables, csv, tsv, list, foundry, foundry-13, roll20, perchance, solo-toolkit.\n',
    })
  })
})

test('a campaign in a file takes tables, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tables-'))
  const file = join(folder, 'evening.gatefold')
  const whole = after(someCampaign(), [{ do: 'hit points', to: 3 }])
  await writeFile(file, await writeCampaignZip(whole, '1'))
  const { tables } = readTables('d4,Weather\n1-2,Fog\n3-4,Hail\n', 'Weather', {
    table: () => undefined,
    names: () => [],
  })
  const table = tables[0]?.table as Table
  const io = { readFile: (path: string) => readFile(path) } as unknown as Io
  const first = await takeTablesIntoFile(file, [table], io, built)
  expect([first.taken.map(({ id }) => id), first.known]).toEqual([['own/weather'], []])
  const { whole: written } = openCampaignZip(await readFile(file))
  expect(written.head.state.tables?.['own/weather']?.title).toBe('Weather')
  expect(written.entries.length).toBe(whole.entries.length + 1)
  const again = await takeTablesIntoFile(file, [table], io, built)
  expect([again.taken, again.known.map(({ id }) => id)]).toEqual([[], ['own/weather']])
  expect(await readdir(folder)).toEqual(['evening.gatefold'])
  await rm(folder, { recursive: true })
})
