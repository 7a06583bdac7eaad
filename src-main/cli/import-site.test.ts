import { expect, test } from 'vitest'
import { importSiteCommand } from './import-site.ts'
import type { Io } from './io.ts'

const files: Record<string, string> = {
  'cave.txt': [
    'The Ash Cave',
    '',
    'Soot lies on the road.',
    '',
    '1. Cave mouth',
    '“Bones and soot, and a smell of burnt hair.”',
    'Monsters: 2 goblins, asleep; 3 soot hags',
    'Exits: locked door to 2',
    '',
    '2. Hearth',
    'A fire that nobody feeds.',
  ].join('\n'),
  'road.txt': 'The road is long, and it rains.',
}
const built = { assets: '', resources: 'resources', version: '' }

async function run(
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
    stdin: async () => new TextEncoder().encode(files['cave.txt']),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  }
  return { code: await importSiteCommand(argv, io, built), out, err, written }
}

test('a text is printed as a site, and what is doubtful goes to stderr', async () => {
  const { code, out, err } = await run('cave.txt')
  expect(code).toBe(0)
  expect(out).toContain('1. Cave mouth\n  Bones and soot')
  expect(out).toContain('  Here: 2 goblins, asleep\n')
  expect(out).toContain('Exits: 2 (locked door).')
  expect(err).toBe(
    'cave.txt: 1: “3 soot hags” is in no bestiary, and stays text.\n' +
      'cave.txt:3: left over: Soot lies on the road.\n',
  )
})

test('as JSON it has places, and what was left over; into a file where one is named', async () => {
  const { out, written } = await run('-', '--json', '--out', 'site.json')
  expect(out).toBe('')
  expect(JSON.parse(written['site.json'] ?? '')).toMatchObject({
    title: 'The Ash Cave',
    places: [
      { number: 1, title: 'Cave mouth', exits: [{ to: 2, door: 'locked door' }] },
      { number: 2, title: 'Hearth' },
    ],
    unknown: [{ area: '1', band: '3 soot hags' }],
    unread: [{ line: 3, text: 'Soot lies on the road.' }],
  })
})

test('a file without keyed areas, and one that is not there, end with 1', async () => {
  expect(await run('road.txt', 'gone.txt')).toMatchObject({
    code: 1,
    err:
      'road.txt: No keyed area was found. Number them, such as “1. Gate”.\n' +
      'gone.txt: There is no such file.\n',
  })
})
