import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowChances } from '../chances.ts'
import type { Table, TableRow } from '../shape.ts'
import { byWeight } from '../weights.ts'
import { exportFormats, readTables, writeTables } from './index.ts'
import { escaped } from './own-text.ts'

const none = { table: () => undefined, names: () => [] }

/** Words with every sign that means something in some form. */
const words = fc
  .stringMatching(/^[a-zé“”’=+@;,.'"|^<>&#{}[\]\\/-][ a-zé“”’=+@;,.'"|^<>&#{}[\]\\/-]{0,30}$/)
  .map((text) => text.trim().replace(/\s+/g, ' '))
  .filter((text) => text !== '')
  .map(escaped)
const part = fc.oneof(
  words,
  fc.constantFrom('[1d6]', '[1d4+1]', '[people/look]', '{red|dull green^3}', '{who=[people/look]}'),
)
const row = fc
  .tuple(fc.constantFrom('', 'a ', 'Two '), fc.array(part, { minLength: 1, maxLength: 3 }))
  .map(([before, parts]) => `${before}${parts.join(' ')}`.trim())
const look: Table = { ...weighted('Look', ['one grey eye']), id: 'people/look' }

function weighted(title: string, texts: readonly string[]): Table {
  const weightedRows = byWeight(texts.map((text, nth) => ({ words: text, weight: (nth % 3) + 1 })))
  if ('says' in weightedRows) throw new Error(weightedRows.says)
  return { id: 'own/it', title, source: '', ...weightedRows, weighted: true }
}

const byWeights = (text: fc.Arbitrary<string>) =>
  fc.array(text, { minLength: 1, maxLength: 12 }).map((texts) => weighted('What it is', texts))
const onDice = (text: fc.Arbitrary<string>) =>
  fc.array(text, { minLength: 11, maxLength: 11 }).map((texts): Table => ({
    id: 'own/it',
    title: 'What it is',
    source: '',
    dice: '2d6',
    rows: texts.map((each, nth): TableRow => [String(nth + 2), each]),
  }))

/** Texts with their chances, those of a text that stands in several rows together. */
function chancesByText(table: Table): Record<string, number> {
  const chances: Record<string, number> = {}
  rowChances(table).forEach((chance, nth) => {
    const text = table.rows[nth]?.[1] ?? ''
    chances[text] = Math.round(((chances[text] ?? 0) + chance) * 1e9) / 1e9
  })
  return chances
}

const formatsNamed = (...ids: string[]) =>
  exportFormats.filter(({ id }) => ids.includes(id)).map((format) => [format.id, format] as const)

test.each(formatsNamed('markdown', 'csv', 'tsv', 'foundry', 'foundry-13'))(
  '%s holds a table to the letter',
  (_, format) => {
    fc.assert(
      fc.property(fc.oneof(byWeights(row), onDice(row)), (table) => {
        const { tables, faults, rest } = readTables(format.write([table, look]), 'It', none)
        expect([faults, rest]).toEqual([[], []])
        const { id, title, dice, rows, weighted: isWeighted } = tables[0]?.table ?? look
        expect({ id, title, dice, rows, weighted: isWeighted }).toEqual({
          id: table.id,
          title: table.title,
          dice: table.dice,
          rows: table.rows,
          weighted: table.weighted,
        })
      }),
      { numRuns: 200, seed: 17 },
    )
  },
)

test('our Markdown holds licence and author, whether tables share them or not', () => {
  const own = { ...look, licence: 'CC BY 4.0', author: 'A. Reed' }
  const other = { ...look, id: 'own/it', title: 'What it is' }
  for (const tables of [[own], [own, other], [own, { ...other, licence: 'CC0 1.0' }]]) {
    const [format] = exportFormats.filter(({ id }) => id === 'markdown')
    const read = readTables(writeTables(format ?? expect.fail(), tables).text, 'It', none).tables
    expect(read.map(({ table: { licence, author } }) => [licence, author])).toEqual(
      tables.map(({ licence, author }: Table) => [licence, author]),
    )
  }
})

test.each(formatsNamed('roll20', 'perchance'))('%s keeps words and chances', (_, format) => {
  fc.assert(
    fc.property(fc.oneof(byWeights(words), onDice(words)), (table) => {
      const [first] = readTables(format.write([table]), 'It', none).tables
      expect(chancesByText(first?.table ?? look)).toEqual(chancesByText(table))
    }),
    { numRuns: 200, seed: 17 },
  )
})

test('a cell that would run in a spreadsheet does not, and comes back', () => {
  const table = weighted('Cells', ['=1+1', '@SUM(A1)', "'=2", '+4', 'a;=5', 'plain'])
  const csv = exportFormats.find(({ id }) => id === 'csv')?.write([table]) ?? ''
  expect(csv.split('\r\n').map((line) => line.split(',').at(-1))).toEqual([
    'result',
    "'=1+1",
    "'@SUM(A1)",
    "''=2",
    "'+4",
    '"a;\'=5"',
    'plain',
    '',
  ])
  expect(readTables(csv, 'Cells', none).tables[0]?.table.rows).toEqual(table.rows)
})

test.each(formatsNamed('csv', 'tsv'))('%s keeps columns, and how they are rolled', (_, format) => {
  const each: Table = {
    ...weighted('People', ['scar | gold', 'limp | bread']),
    columns: ['Look', 'Want'],
  }
  const together: Table = { ...each, id: 'own/other', title: 'Others', together: true }
  for (const tables of [[each], [together], [each, together], [each, look]]) {
    const back = readTables(format.write(tables), 'It', none).tables.map(({ table }) => table)
    expect(back.map(({ columns, together: one, rows }) => ({ columns, one, rows }))).toEqual(
      tables.map(({ columns, together: one, rows }) => ({ columns, one, rows })),
    )
  }
})

test.each(formatsNamed('list', 'markdown-tables', 'solo-toolkit'))(
  '%s keeps titles, words and chances of several tables',
  (_, format) => {
    const plain = fc
      .stringMatching(/^[a-z][a-z ,.'-]{0,30}$/)
      .map((text) => text.trim().replace(/\s+/g, ' '))
      .filter((text) => /[a-z]$/.test(text))
    fc.assert(
      fc.property(fc.oneof(byWeights(plain), onDice(plain)), (table) => {
        const { tables, faults, rest } = readTables(format.write([table, look]), 'It', none, format)
        expect([faults, rest]).toEqual([[], []])
        expect(tables.map((each) => [each.table.title, chancesByText(each.table)])).toEqual(
          [table, look].map((each) => [each.title, chancesByText(each)]),
        )
      }),
      { numRuns: 100, seed: 17 },
    )
  },
)

describe('marks of our own language', () => {
  const weather: Table = { ...weighted('Weather', ['fog', 'rain']), id: 'own/weather' }
  const row = (text: string): Table => ({ ...weighted('Omens', [text]), id: 'own/omens' })
  const said = (id: string, text: string): [string, string[]] => {
    const format = exportFormats.find((each) => each.id === id)
    if (!format) throw new Error(id)
    const { text: written, losses } = writeTables(format, [row(text), weather])
    return [written, losses.map(({ table, row: nth, says }) => `${table} ${nth}: ${says}`)]
  }

  test('a choice is a table of its own in Roll20, and a form of words is resolved', () => {
    const [text, losses] = said('roll20', '{cap: the} {red|dull green^3} sky, [own/weather]')
    expect(text.split('\n').filter((line) => /item --Omens|Choice/.test(line))).toEqual([
      '!import-table-item --Omens --The <%%91%%><%%91%%>1t<%%91%%>Choice-1<%%93%%><%%93%%><%%93%%> sky, ' +
        '<%%91%%><%%91%%>1t<%%91%%>Weather<%%93%%><%%93%%><%%93%%> --1 --',
      '!import-table --Choice-1 --show',
      '!import-table-item --Choice-1 --red --1 --',
      '!import-table-item --Choice-1 --dull green --3 --',
    ])
    expect(losses).toEqual([])
    const back = readTables(text, 'It', none).tables
    expect(back.map(({ table, faults }) => [table.title, faults])).toEqual([
      ['Omens', []],
      ['Weather', []],
      ['Choice 1', []],
    ])
  })

  test('Perchance keeps and shapes what it rolls, and adds up dice by their chances', () => {
    const [text, losses] = said('perchance', '{who={a smith|a monk}} and {title: {who}}: [2d4]')
    expect(losses).toEqual([])
    expect(text.split('\n').filter(Boolean).slice(1)).toEqual([
      '  [who = words.selectOne] and [words2.titleCase]: [roll2d4]',
      'weather',
      '  fog',
      '  rain^2',
      'words',
      '  {a smith|a monk}',
      'words2',
      '  [who]',
      'roll2d4',
      ...['2^1', '3^2', '4^3', '5^4', '6^3', '7^2', '8^1'].map((item) => `  ${item}`),
    ])
    const [omens] = readTables(text, 'It', none).tables
    expect([omens?.faults, omens?.notes]).toEqual([[], []])
  })

  test.each([
    ['roll20', '{if night: bats|else: crows}', 'bats (night) / crows (otherwise)'],
    ['roll20', '{x=[own/weather]}, {x}', '(the same x)'],
    ['foundry', '{red|blue} sky', 'red / blue sky'],
    ['foundry', '{cap: [own/weather]}', '@RollTable[Weather]{Weather}'],
    ['solo-toolkit', '{cap: [own/weather]}', '{Weather}'],
  ])('what %s does not hold of “%s” is resolved, and told', (id, text, resolved) => {
    const [written, losses] = said(id, text)
    expect(written).toContain(resolved)
    expect(losses).toHaveLength(1)
    expect(losses[0]).toMatch(/^Omens 1: /)
  })

  test('columns are tables of their own, by which rows may call them', () => {
    const people: Table = {
      ...weighted('People', ['scar | gold', 'limp | bread']),
      id: 'own/people',
      columns: ['Look', 'Want'],
    }
    const calls = row('one with a [own/people.Look]')
    for (const id of ['roll20', 'perchance', 'solo-toolkit', 'foundry']) {
      const format = exportFormats.find((each) => each.id === id)
      if (!format) throw new Error(id)
      const { text, losses } = writeTables(format, [calls, people])
      const { tables } = readTables(text, 'It', none)
      expect([id, tables.flatMap(({ faults }) => faults)]).toEqual([id, []])
      expect(tables.length).toBe(id === 'foundry' ? 3 : 4)
      expect(losses.length).toBe(id === 'foundry' ? 2 : 0)
    }
  })

  test('solo-toolkit rolls dice as a choice, and calls a section by its title', () => {
    expect(said('solo-toolkit', '[1d4] days of [own/weather]')).toEqual([
      '---\nOmens: "{Omens}"\n---\n\n## Omens\n{1|2|3|4} days of {Weather}\n\n## Weather\nfog\nrain ^2\n',
      [],
    ])
  })
})

test('Solo RPG Toolkit: a keyword in the singular, and a note named before the section', () => {
  const note = '---\nloves: "{name} loves {Lists/food}"\n---\n\n## Names\nJames\n\n## Food\ntea\n'
  const [loves] = readTables(note, 'Love', none).tables
  expect([loves?.table.rows, loves?.faults]).toEqual([
    [['1', '[love/names] loves [love/food]']],
    [],
  ])
})

test('Perchance: weights as fractions', () => {
  const [mood] = readTables(
    'output\n  [mood]\nmood\n  grim ^1/2\n  merry\n',
    'It',
    none,
  ).tables.slice(1)
  expect(mood?.table.rows).toEqual([
    ['1', 'grim'],
    ['2-3', 'merry'],
  ])
})

test('a circle is reported at the line that leads into it', () => {
  const { tables } = readTables('output\n  [b]\nb\n  [output]\n', 'It', none)
  expect(tables.map(({ faults }) => faults[0]?.line)).toEqual([2, 4])
})
