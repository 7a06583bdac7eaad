import { describe, expect, test } from 'vitest'
import { readEditor, writeEditor } from './editor.ts'
import { tableFaults, type NamedTables } from './faults.ts'
import type { Table } from './table.ts'

const about = { id: 'own:omens', title: 'Omens', source: 'the GM' }

function read(text: string): Table {
  const found = readEditor(text, about)
  if (!found.ok) throw new Error(`line ${found.line}: ${found.says}`)
  return found.table
}

const others: Table[] = [
  { id: 'people/look', title: 'Look', dice: 'd1', source: '', rows: [['1', 'scar']] },
]
const tables: NamedTables = {
  table: (id) => others.find((one) => one.id === id),
  tableNamed: (title) => others.find((one) => one.title === title),
  names: () => others.flatMap(({ id, title }) => [id, title]),
}
const faults = (text: string) => tableFaults(read(text), tables)

describe('the editor reads', () => {
  test.each<[string, string, Partial<Table>]>([
    [
      'plain lines',
      'Crows\nA bell ^2',
      {
        dice: 'd3',
        weighted: true,
        rows: [
          ['1', 'Crows'],
          ['2-3', 'A bell'],
        ],
      },
    ],
    [
      'rolls',
      '1-2 Crows\n3. A bell\n4: Ash',
      {
        dice: 'd4',
        rows: [
          ['1-2', 'Crows'],
          ['3', 'A bell'],
          ['4', 'Ash'],
        ],
      },
    ],
    [
      'dice and settings',
      'dice: 2d6\nuse: rumour\nnote: For the road.\n\n2-11: Crows | and more\n12: Ash',
      {
        dice: '2d6',
        use: 'rumour',
        note: 'For the road.',
        rows: [
          ['2-11', 'Crows | and more'],
          ['12', 'Ash'],
        ],
      },
    ],
    [
      'columns',
      'columns: Look | Want\ntogether: yes\n\nscar | gold\n[people/look] | {a|b}',
      {
        columns: ['Look', 'Want'],
        together: true,
        weighted: true,
        rows: [
          ['1', 'scar | gold'],
          ['2', '[people/look] | {a|b}'],
        ],
      },
    ],
  ])('%s, and writes the same again', (_, text, expected) => {
    const table = read(text)
    expect(table).toMatchObject(expected)
    expect(read(writeEditor(table))).toEqual(table)
  })

  test('and names the line of each row, and of a fault', () => {
    expect(readEditor('dice: 1d4\n\n1-2: a\n\n3-4: b', about)).toMatchObject({ lines: [3, 5] })
    expect(readEditor('dice: 1d4\n\ngoblin\n1-4: a', about)).toMatchObject({
      ok: false,
      line: 3,
    })
    expect(read('dice: 1d4\n\n1-2: a\ngoblin\n3-4: b').rows[0]).toEqual(['1-2', 'a goblin'])
    expect(read('3 goblins\n2 orcs').rows[0]).toEqual(['1', '3 goblins'])
    expect(readEditor('note: nothing else', about)).toMatchObject({ ok: false, line: 0 })
  })
})

describe('a fault is mended by one press:', () => {
  test.each([
    ['a gap', 'dice: 1d6\n\n1-2: a\n5-6: b', '1-2: a\n3-4: nothing\n5-6: b'],
    ['an overlap', 'dice: 1d4\n\n1-3: a\n3-4: b', '1-3: a\n4: b'],
    ['a row that cannot come up', 'dice: 1d4\n\n1-4: a\n7: b', '1-4: a'],
    ['a reference to nothing', 'a [people/lok]\nb', 'a [people/look]\nb'],
    ['a bracket that is never closed', 'a {b|c\nd', 'a \\{b|c\nd'],
    ['a game named alone', '{only not Hearts} a\nb', '{only not game=hearts} a\nb'],
    ['another in a choice', 'a {if undead: b|else: c}', 'a {if mind=undead: b|else: c}'],
    ['several of one row', 'a {b {c {d\ne', 'a \\{b \\{c \\{d\ne'],
  ])('%s', (_, text, rows) => {
    const [fault, ...more] = faults(text)
    expect(more).toEqual([])
    const mended = fault?.mend?.table
    expect(mended && writeEditor(mended).split('\n\n').at(-1)).toBe(rows)
    expect(mended && tableFaults(mended, tables)).toEqual([])
  })

  test('what nothing sets is named with its row, and what a row sets is not', () => {
    expect(faults('a\n{only rainy} b').map(({ row, says }) => [row, says])).toEqual([
      [1, 'Row 2: Nothing sets “rainy”. Ask for night, or game=hearts.'],
    ])
    expect(faults('{rainy=yes} {if rainy: b}\n{only night and not forest} c')).toEqual([])
  })

  test('a circle without an end is named whole', () => {
    const circle: Table = {
      id: 'a/b',
      title: 'B',
      dice: 'd1',
      source: '',
      rows: [['1', '[own:omens]']],
    }
    const [fault] = tableFaults(read('on to [a/b]'), {
      ...tables,
      table: (id) => (id === 'a/b' ? circle : id === 'own:omens' ? read('on to [a/b]') : undefined),
    })
    expect(fault?.says).toMatch(/“Omens” → “B” → “Omens”/)
  })

  test('what comes to an end now and then is no circle', () => {
    expect(faults('on, [own:omens]\nend')).toEqual([])
  })
})
