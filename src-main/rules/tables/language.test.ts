import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded, seedFrom } from '../dice/rng.ts'
import { nestedChances, rowChances } from './chances.ts'
import { drawNow, drawSeeded, type Circumstances } from './draw.ts'
import { readTableFile, writeTableFile } from './markdown.ts'
import { drawOutcomes } from './outcomes.ts'
import { parseParts } from './parts.ts'
import type { Table } from './table.ts'

const seed = (number: number) => seeded(number.toString(16).padStart(32, '0'))

/** Tables of a Markdown text without front matter, the first one apart. */
function read(text: string) {
  const { tables, faults } = readTableFile(text)
  expect(faults).toEqual([])
  const all = tables.map(({ table }) => table)
  const [first] = all
  if (!first) throw new Error('no table')
  return {
    first,
    all,
    shelf: {
      table: (id: string) => all.find((table) => table.id === id),
      tableNamed: (title: string) => all.find((table) => table.title === title),
    },
  }
}

/** Texts that a table gives in a hundred draws, each once. */
function texts(text: string, circumstances: Circumstances = {}): string[] {
  const { first, shelf } = read(text)
  const all = Array.from(
    { length: 100 },
    (_, at) => drawNow(first, seed(at), shelf, circumstances).text,
  )
  return [...new Set(all)].sort()
}

const one = (row: string, more = '') => `## T\nid: t\n\n- ${row}\n\n${more}`
const beasts = '## Beasts\nid: a/beasts\n\n- ox\n- mule\n- hour-bird\n'

describe('a row may hold', () => {
  test.each<[string, string, string[]]>([
    ['a choice with weights', one('{red|dull green^3}'), ['dull green', 'red']],
    ['an empty option', one('a {big |}dog'), ['a big dog', 'a dog']],
    ['a kept value, and again', one('{x={a|b}}, {x} and {cap: {x}}'), ['a, a and A', 'b, b and B']],
    ['a value kept unseen', one('{n:=[1d2]}[{n}d1] of {n}'), ['1 of 1', '2 of 2']],
    ['a reference by id', one('an [a/beasts]', '## B\nid: a/beasts\n\n- ox\n'), ['an ox']],
    ['a reference by title', one('an [B]', '## B\nid: a/b\n\n- ox\n'), ['an ox']],
    ['an article that waits', one('a(n) [a/beasts]', beasts), ['a mule', 'an hour-bird', 'an ox']],
    ['a plural that waits', one('[1d2] unlit torch(es)'), ['1 unlit torch', '2 unlit torches']],
    [
      'forms',
      one('{title: the ox of ale} {poss: Odo} {plural: wolf} {a: egg} {upper: x}'),
      ['The Ox of Ale Odo’s wolves an egg X'],
    ],
    ['arithmetic', one('[= 2*3+1] and [1d1*10]'), ['7 and 10']],
    ['signs that mean themselves', one('\\[1d6\\] \\{a\\|b\\}'), ['[1d6] {a|b}']],
    ['what is no table', one('[dark elf] {who}'), ['[dark elf] {who}']],
    ['dice in braces', one('{1d1} coin'), ['1 coin']],
  ])('%s', (_, text, expected) => {
    expect(texts(text)).toEqual([...expected].sort())
  })

  test('several different rows, joined as told', () => {
    for (const text of texts(one('[2 x a/beasts]', beasts)))
      expect(text).toMatch(/^(ox|mule|hour-bird) and (?!\1)/)
    for (const text of texts(one('[3 x a/beasts; / ]', beasts))) {
      expect([...text.split(' / ')].sort()).toEqual(['hour-bird', 'mule', 'ox'])
    }
  })

  test('a modifier to the roll, which stays within the table', () => {
    const mood = '## Mood\nid: a/mood\ndice: 1d4\n\n- 1: foul\n- 2-3: plain\n- 4: fair\n'
    expect(texts(one('[a/mood+9]', mood))).toEqual(['fair'])
    expect(texts(one('[a/mood-9]', mood))).toEqual(['foul'])
    expect(texts(one('[a/mood+1]', mood))).toEqual(['fair', 'plain'])
  })

  test('conditions on where and when the party is, and on kept values', () => {
    const row = '{if night and level>=3: deep night|if night: night|else: day}'
    expect(texts(one(row), { facts: { night: true, level: 4 } })).toEqual(['deep night'])
    expect(texts(one(row), { facts: { night: true, level: 2 } })).toEqual(['night'])
    expect(texts(one(row))).toEqual(['day'])
    expect(texts(one('{x={a|b}} {if x=a: one|else: two}'))).toEqual(['a one', 'b two'])
    expect(texts(one('{if game=hearts,delve: x|if not game=hearts: y}'))).toEqual(['y'])
  })

  test('a row that counts only on its condition', () => {
    const text = '## T\nid: t\n\n- {only terrain=forest} elk\n- crow\n- {only night} owl\n'
    expect(texts(text)).toEqual(['crow'])
    expect(texts(text, { facts: { terrain: 'forest', night: true } })).toEqual([
      'crow',
      'elk',
      'owl',
    ])
    const { first } = read(text)
    expect(rowChances(first, { facts: { terrain: 'forest' } })).toEqual([0.5, 0.5, 0])
  })
})

describe('columns', () => {
  const people = '## P\nid: p\ncolumns: Look | Want\n'
  test('are rolled each on its own, or together', () => {
    expect(texts(`${people}\n- a | b\n- c | d\n`)).toHaveLength(4)
    expect(texts(`${people}together: yes\n\n- a | b\n- c | d\n`)).toEqual([
      'Look: a; Want: b',
      'Look: c; Want: d',
    ])
  })
  test('one of them is drawn by its heading', () => {
    expect(texts(one('[p.Want]', `${people}\n- a | {x|y}\n`))).toEqual(['x', 'y'])
  })
  test('may hold spaces, and choices with bars', () => {
    const text = '## P\nid: p\ncolumns: How it shows | What\n\n- {a|b} | c\n'
    expect(texts(one('[p.How it shows]', text))).toEqual(['a', 'b'])
  })
})

test('a deck gives each row once, then is shuffled', () => {
  const { first, shelf } = read('## T\nid: t\ndeck: yes\n\n- a\n- b\n- c\n')
  const drawn: number[] = []
  const texts = Array.from({ length: 6 }, (_, at) => {
    const found = drawNow(first, seed(at), shelf, { drawn: () => drawn })
    for (const { row, shuffled } of found.fromDecks) {
      if (shuffled) drawn.length = 0
      drawn.push(row)
    }
    return found.text
  })
  expect([texts.slice(0, 3).sort(), texts.slice(3).sort()]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
})

describe('a draw from a seed', () => {
  const { first, shelf } = read(
    `## P\nid: p\ncolumns: Look | Want\n\n- [a/beasts] | [1d100] [a/beasts]\n\n${beasts}`,
  )
  const draw = (from: string, rerolled = {}) => drawSeeded(first, from, rerolled, shelf)
  const seeds = fc.nat().map((number) => seedFrom(seed(number)))

  test('is the same whole again', () => {
    fc.assert(
      fc.property(seeds, (from) => {
        expect(draw(from)).toEqual(draw(from))
      }),
    )
  })
  test('re-rolls one part and leaves the rest', () => {
    fc.assert(
      fc.property(seeds, seeds, (from, other) => {
        const before = draw(from)
        const want = before.columns?.[1]?.label ?? ''
        const after = draw(from, { [want]: other })
        expect(after.columns?.[0]).toEqual(before.columns?.[0])
        expect(after.columns?.[1]).toEqual(draw(other).columns?.[1])
      }),
    )
  })
})

describe('chances', () => {
  const nested = read(
    '## Root\nid: root\ndice: 2d6\n\n- 2-6: [a/one]\n- 7-12: [a/one] and {[a/two]|[2 x a/two]}\n\n' +
      '## One\nid: a/one\n\n- x ^2\n- [a/two]\n- y\n\n## Two\nid: a/two\n\n- p\n- q ^3\n',
  )

  test('of nested rows are what many draws come to', () => {
    const { first, shelf } = nested
    const draws = 40_000
    const rng = seed(7)
    const seen = new Map<string, number>()
    for (let at = 0; at < draws; at += 1) {
      const rows = drawNow(first, rng, shelf).trail.flatMap((traced) =>
        traced.kind === 'table' && traced.depth > 0 ? [`${traced.table.id} ${traced.row}`] : [],
      )
      for (const row of new Set(rows)) seen.set(row, (seen.get(row) ?? 0) + 1)
    }
    for (const { table, chances, exact } of nestedChances(first, shelf)) {
      expect(exact).toBe(true)
      chances.forEach((chance, row) => {
        const share = (seen.get(`${table} ${row}`) ?? 0) / draws
        expect(Math.abs(share - chance), `${table} ${row}`).toBeLessThan(0.012)
      })
    }
  })

  test('of whole results add up to 1, and are what many draws come to', () => {
    const { first, shelf } = nested
    const outcomes = drawOutcomes(first, shelf) ?? []
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
    const rng = seed(8)
    const seen = new Map<string, number>()
    for (let at = 0; at < 40_000; at += 1) {
      const { text } = drawNow(first, rng, shelf)
      seen.set(text, (seen.get(text) ?? 0) + 1)
    }
    for (const { text, chance } of outcomes)
      expect(Math.abs((seen.get(text) ?? 0) / 40_000 - chance), text).toBeLessThan(0.012)
    expect([...seen.keys()].filter((text) => !outcomes.some((one) => one.text === text))).toEqual(
      [],
    )
  })

  test('of too many results are not told', () => {
    const { first, shelf } = read(one('[1d100] [1d100] [1d100]'))
    expect(drawOutcomes(first, shelf)).toBeNull()
  })
})

test('what is written is read again', () => {
  const word = fc
    .stringMatching(/^[a-z][a-z ,.[\]{}|\\^0-9-]{0,20}[a-z]$/)
    .map((text) => text.replace(/\s+/g, ' ').replaceAll(' | ', ' '))
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      (rows, deck) => {
        const text = `## Some title\nid: a/some\n${deck ? 'deck: yes\n' : ''}\n${rows
          .map(([words, weight]) => `- ${words}${weight > 1 ? ` ^${weight}` : ''}`)
          .join('\n')}\n`
        const tables = (file: string): Table[] =>
          readTableFile(file).tables.map(({ table }) => table)
        const collection = { title: '', group: '', licence: '', author: '', note: '' }
        expect(tables(writeTableFile(collection, tables(text)))).toEqual(tables(text))
      },
    ),
  )
})

describe('what cannot be read is reported with its place', () => {
  test.each([
    ['{a', 0, 'never closed'],
    ['x [2d6', 2, 'never closed'],
    ['x {a, b}', 2, 'neither a choice'],
    ['{if 3: x}', 1, 'no condition'],
  ])('%s', (text, at, says) => {
    expect(parseParts(text).faults).toMatchObject([
      { at, says: expect.stringContaining(says) as string },
    ])
  })
  test('any text at all comes to its end', () => {
    const signs = fc.array(
      fc.constantFrom('[', ']', '{', '}', '|', '\\', ':', '=', '^', 'if ', 'a', '2d6', ' x ', ' '),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(
        signs.map((list) => list.join('')),
        (text) => {
          const table: Table = { id: 't', title: 'T', dice: 'd1', source: '', rows: [['1', text]] }
          expect(typeof drawNow(table, seed(1), { table: () => table }).text).toBe('string')
        },
      ),
      { numRuns: 2000 },
    )
  })
})
