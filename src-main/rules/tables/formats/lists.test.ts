import { describe, expect, test } from 'vitest'
import { read, shown } from './testing/read-form.ts'

describe('lists', () => {
  test('a title with its die, ranges, and a line that goes on', () => {
    expect(shown('Tavern smells (d4)\n1. onions\n2. wet\n   dog\n3–4. smoke\n')).toEqual([
      'list',
      ['Tavern smells, d4', '1: onions', '2: wet dog', '3-4: smoke'],
    ])
  })
  test('bullets with weights, and a bracket that is never closed, with its line', () => {
    expect(shown('- a\n- b ^2\n- {c|d\n')).toEqual([
      'list',
      ['Ferry, by weight on d4', '1: a', '2-3: b', '4: {c|d'],
    ])
    expect(read('- a\n- b\n- {c|d\n').tables[0]?.faults).toEqual([
      { line: 3, says: 'Row 3: The bracket “{” is never closed.' },
    ])
  })
  test('plain lines, whatever they begin with', () => {
    expect(shown('I saw a rat\ncrows\nash\n')).toEqual([
      'list',
      ['Ferry, by weight on d3', '1: I saw a rat', '2: crows', '3: ash'],
    ])
  })
  test('a row that begins or ends with dice is a row; a title with a die has the rows of that die', () => {
    expect(shown('2d4 goblins\n1d6 orcs\norcs (1d4)\n[2d4] bats\n{1d6|2}\n')).toEqual([
      'list',
      [
        'Ferry, by weight on d5',
        '1: 2d4 goblins',
        '2: 1d6 orcs',
        '3: orcs (1d4)',
        '4: [2d4] bats',
        '5: {1d6|2}',
      ],
    ])
    expect(shown('1d3 Omens\n\ncrows\nash\nfog\n')).toEqual([
      'list',
      ['Omens, by weight on d3', '1: crows', '2: ash', '3: fog'],
    ])
  })
  test('a heading over nothing is reported', () => {
    expect(read('# Smells\n\n# Omens\n- crows\n- ash\n').rest).toEqual([
      { line: 1, text: 'Smells' },
    ])
  })
  test('a line above the first number is the title, unless it is a sentence', () => {
    expect(
      shown('Random rumours\n1. The well\n2. A wolf\n\nWho asks:\n1. miller\n2. smith\n'),
    ).toEqual([
      'list',
      ['Random rumours, d2', '1: The well', '2: A wolf'],
      ['Who asks, d2', '1: miller', '2: smith'],
    ])
    expect(read('Roll when the party sleeps.\n1. crows\n2. ash\n').rest).toEqual([
      { line: 1, text: 'Roll when the party sleeps.' },
    ])
  })
  test('two tables of a page, side by side, with their titles and lines that go on', () => {
    const page = [
      'TREASURE IN THE TOMB             TOMB GUARDIANS (d8)',
      'd20  Result                      d8   Result',
      '01-05 Copper coins               1    Skeletons',
      '06-10 A silver ring worth        2-3  Zombies that',
      '      50 gp                           sing',
      '11-20 Nothing                    4-8  Mummy',
    ]
    expect(shown(page.join('\n'))).toEqual([
      'list',
      [
        'TREASURE IN THE TOMB, d20',
        '01-05: Copper coins',
        '06-10: A silver ring worth 50 gp',
        '11-20: Nothing',
      ],
      ['TOMB GUARDIANS, d8', '1: Skeletons', '2-3: Zombies that sing', '4-8: Mummy'],
    ])
  })
  test('two numbered tables, the second begun by its heading', () => {
    expect(shown('# Who\n1. miller\n2. smith\n\n# What\n1. coin\n2. key\n')).toEqual([
      'list',
      ['Who, d2', '1: miller', '2: smith'],
      ['What, d2', '1: coin', '2: key'],
    ])
  })
})
