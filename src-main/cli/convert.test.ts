import { expect, test } from 'vitest'
import { convertCommand } from './convert.ts'
import type { ExitCode } from './io.ts'

const goblin =
  'Toll Goblin: AC 6 [13], HD 1-1 (3hp), Att 1 × weapon (1d6+1), SV NH, ML 7 (9 with king), XP 5'
const files: Record<string, string> = { 'goblin.txt': goblin, 'prose.txt': 'A quiet morning.' }

async function run(...argv: string[]): Promise<{ code: ExitCode; out: string; err: string }> {
  let out = ''
  let err = ''
  const code = await convertCommand(argv, {
    readFile: (path) => {
      const text = files[path]
      return text === undefined
        ? Promise.reject(new Error('there is no such file'))
        : Promise.resolve(new TextEncoder().encode(text))
    },
    writeFile: (path, text) => {
      if (path.startsWith('none/')) return Promise.reject(new Error('Its folder does not exist.'))
      files[path] = text
      return Promise.resolve()
    },
    stdin: () =>
      Promise.resolve(
        new TextEncoder().encode('# Reed Hag\n\n7 HP, 2 Armor, 12 STR, hook (d8+d8), _detachment_'),
      ),
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
  })
  return { code, out, err }
}

test('JSON has every figure, null where the text is silent', async () => {
  const { code, out, err } = await run('--json', '--to', 'hearts', 'goblin.txt')
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out)).toEqual([
    {
      file: 'goblin.txt',
      name: 'Toll Goblin',
      layout: 'ose-one-line',
      sureness: 0.75,
      family: 'bx',
      read: {
        hd: { dice: 1, modifier: -1, stars: 0, hitPoints: 3 },
        ac: { descending: 6, ascending: 13 },
        attacks: [{ count: 1, name: 'weapon', dice: ['1d6+1'] }],
        saves: null,
        saveAs: { class: 'normal human', level: 0 },
        save: null,
        thac0: null,
        morale: 7,
        alignment: null,
        xp: 5,
        movement: null,
        numberAppearing: null,
        treasure: null,
      },
      unread: ['(9 with king)'],
      converted: {
        hearts: {
          hp: 1,
          st: 11,
          mana: 0,
          morale: 7,
          damage: ['1d6+1'],
          why: [
            'HP 1: 1 HD (HRT-BX-01)',
            'AP 0: converted monsters have none (HRT-BX-02)',
            'ST 11: 10 + 1 HD (HRT-BX-06)',
            'Mana 0: no magic (HRT-BX-08)',
            'Morale 7: as written (HRT-BX-09)',
            'weapon 1d6+1: dice as written, read on the hit table, 3 hits at most (HRT-BX-05)',
          ],
        },
      },
    },
  ])
})

test('the standard input, as text', async () => {
  const { code, out } = await run('--to', 'hearts', '-')
  expect(code).toBe(0)
  expect(out).toContain('Reed Hag: HP 8, ST 12, Mana 0, Morale 7, hook d8+d8')
})

test('a file without a monster is reported, and the others are still converted', async () => {
  const { code, out, err } = await run('--json', 'prose.txt', 'missing.txt', 'goblin.txt')
  expect(code).toBe(1)
  expect(err).toMatch(
    /^prose\.txt: No stat block found\..*\nmissing\.txt: there is no such file\n$/,
  )
  expect(JSON.parse(out)).toHaveLength(1)
})

test('a wrong call says what is wrong and how it goes', async () => {
  expect(await run('--to', 'chess', 'goblin.txt')).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no game “chess”.') as string,
  })
  expect(await run()).toMatchObject({
    code: 2,
    err: expect.stringContaining('Which file is to be converted?') as string,
  })
  expect((await run('--loud', 'goblin.txt')).code).toBe(2)
})

test('either family is a target too, and all of them are when none is named', async () => {
  const { out } = await run('--json', 'goblin.txt')
  const [goblin] = JSON.parse(out) as { converted: Record<string, Record<string, unknown>> }[]
  expect(Object.keys(goblin?.converted ?? {})).toEqual([
    'hearts',
    'delve',
    'heartbreaker',
    'block-dodge-parry',
    'gods-and-monsters',
    'bx',
    'cairn',
  ])
  expect(goblin?.converted['cairn']).toMatchObject({
    hp: 4,
    armor: 1,
    str: 10,
    dex: 10,
    wil: 10,
    damage: ['1d6+1'],
  })
  const hag = await run('--json', '--to', 'bx', '-')
  const [block] = JSON.parse(hag.out) as { converted: { bx: Record<string, unknown> } }[]
  expect(block?.converted.bx).toMatchObject({ hd: 4, ac: 5, thac0: 16, damage: ['1d8'] })
})

test('of a Cairn block each score that is left out is null, and HEARTS assumes the morale that no text prints', async () => {
  const { out } = await run('--json', '--to', 'hearts', '-')
  expect(JSON.parse(out)).toMatchObject([
    {
      family: 'cairn',
      read: {
        hp: 7,
        armor: 2,
        str: 12,
        dex: null,
        wil: null,
        attacks: [{ count: 1, name: 'hook', dice: ['d8', 'd8'] }],
        tags: ['detachment'],
      },
    },
  ])
  files['silent.txt'] = 'Grey Thing: AC 7 [12], HD 2, Att 1 × touch (1d4), THAC0 18 [+1]'
  const silent = await run('--json', '--to', 'hearts', 'silent.txt')
  const [thing] = JSON.parse(silent.out) as { converted: { hearts: Record<string, unknown> } }[]
  expect(Object.keys(thing?.converted.hearts ?? {}).sort()).toEqual(
    ['damage', 'hp', 'mana', 'morale', 'st', 'why'].sort(),
  )
  expect(thing?.converted.hearts).toMatchObject({ hp: 2, st: 12, mana: 0, morale: 7 })
})

test('monsters go to another program as they were read, and come back from there', async () => {
  const { code, out, err } = await run('--export', 'ose-line', 'goblin.txt')
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^Toll Goblin\nAC 6 \[13\], HD 1-1 \(3hp\), Att 1 × weapon \(1d6\+1\), /)
  const silent = await run('--export', 'foundry-ose', '--out', 'goblin.db', 'goblin.txt')
  expect(silent).toEqual({ code: 0, out: '', err: '' })
  const back = await run('--json', '--to', 'bx', 'goblin.db')
  expect(JSON.parse(back.out)).toMatchObject([
    { name: 'Toll Goblin', layout: 'ose-foundry', read: { hd: { dice: 1, modifier: -1 } } },
  ])
})

test('a form that is not there, a place that cannot be written, two wishes at once', async () => {
  expect(await run('--export', 'pdf', 'goblin.txt')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^There is no form “pdf”\. Known: ose-line, cairn-line, /) as string,
  })
  expect((await run('--export', 'csv', '--json', 'goblin.txt')).code).toBe(2)
  expect(await run('--export', 'csv', '--out', 'none/a.csv', 'goblin.txt')).toEqual({
    code: 1,
    out: '',
    err: 'none/a.csv: Its folder does not exist.\n',
  })
})
