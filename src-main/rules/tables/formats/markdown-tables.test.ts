import { describe, expect, test } from 'vitest'
import { read, shown } from './testing/read-form.ts'

describe('Markdown', () => {
  test('tables of a note, with rolls and block references of Obsidian', () => {
    const note = [
      '# Bridge',
      '',
      '| dice: 1d20 | Omen |',
      '| --- | --- |',
      '| 1-19 | Crows |',
      '| 20 | `dice: [[Bridge^dire]]` and `dice: 2d6` rats |',
      '',
      '| Dire |',
      '| --- |',
      '| Blood \\| salt |',
      '',
      '^dire',
    ]
    expect(shown(note.join('\n'))).toEqual([
      'markdown-tables',
      ['Bridge, 1d20', '1-19: Crows', '20: [ferry/dire] and [2d6] rats'],
      ['Dire, by weight on d1', '1: Blood | salt'],
    ])
  })
  test('a blank head, with the bold one below it', () => {
    expect(
      shown('| | |\n|---|---|\n| **d6** | **Bond** |\n| 1 | a coin |\n| 2-6 | none |\n'),
    ).toEqual(['markdown-tables', ['Bond, d6', '1: a coin', '2-6: none']])
  })
  test('a numbered list under a heading of its own, beside tables', () => {
    const note = [
      '# Marsh',
      'Roll at dusk.',
      '',
      '| d2 | Omen |',
      '|---|---|',
      '| 1 | Crows |',
      '| 2 | Fog |',
      '',
      '## Finds (d3)',
      'Dig for an hour.',
      '1. a boot',
      '2-3. [2d4] coins',
      '',
      '## How to play',
      '1. Roll first.',
      '2. Then look.',
      '',
      '| d2 | Sound |',
      '|---|---|',
      '| 1 | a splash |',
      '| 2 | a bell |',
    ]
    expect(shown(note.join('\n'))).toEqual([
      'markdown-tables',
      ['Marsh, d2', '1: Crows', '2: Fog'],
      ['Finds, d3', '1: a boot', '2-3: [2d4] coins'],
      ['How to play, d2', '1: a splash', '2: a bell'],
    ])
    expect(read(note.join('\n')).rest.map(({ line }) => line)).toEqual([2, 10, 15, 16])
  })
  test('our own files, with a gap named', () => {
    const { format, tables } = read('## A\nid: a/b\ndice: 1d4\n\n- 1: x\n- 3-4: y\n')
    expect([format, tables[0]?.table.id, tables[0]?.faults]).toEqual([
      'markdown',
      'a/b',
      [{ line: 5, says: 'No row answers 2.' }],
    ])
  })
})
