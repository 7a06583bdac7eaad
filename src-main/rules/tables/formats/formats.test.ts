import { describe, expect, test } from 'vitest'
import { drawNow } from '../draw.ts'
import { read, shown } from './testing/read-form.ts'

describe('spreadsheets', () => {
  test('rolls and texts, with a comma in quotes', () => {
    expect(shown('roll,result\n1-2,Fog\n3,"Rain, heavy"\n4,[2d6] crows\n')).toEqual([
      'csv',
      ['Ferry, d4', '1-2: Fog', '3: Rain, heavy', '4: [2d6] crows'],
    ])
  })
  test('ranges in two columns, parted by semicolons', () => {
    expect(shown('\uFEFFmin;max;result\r\n1;2;Fog\r\n3;4;Rain\r\n')).toEqual([
      'csv',
      ['Ferry, d4', '1-2: Fog', '3-4: Rain'],
    ])
  })
  test('weights, from any program', () => {
    expect(shown('weight\tresult\n2\tFog\n0.5\tRain\n')).toEqual([
      'tsv',
      ['Ferry, by weight on d5', '1-4: Fog', '5: Rain'],
    ])
  })
  test('a column alone under its head', () => {
    expect(shown('result\nFog\nRain\n')).toEqual([
      'csv',
      ['Ferry, by weight on d2', '1: Fog', '2: Rain'],
    ])
  })
  test('a cell may be empty, and is left out of what is drawn', () => {
    const [found] = read('d4,Look,Want\n1-3,grey,\n4,,bread\n').tables
    expect([found?.table.rows, found?.faults]).toEqual([
      [
        ['1-3', 'grey | '],
        ['4', ' | bread'],
      ],
      [],
    ])
    if (!found) throw new Error('no table was read')
    const texts = [3, 4].map(
      (face) =>
        drawNow(found.table, { die: () => face, state: () => '' }, { table: () => undefined }).text,
    )
    expect(texts).toEqual(['Look: grey', 'Want: bread'])
  })
  test('a roll that a spreadsheet took for a date comes back, with a word about it', () => {
    const { tables } = read('d6,Look,Want\n01-Feb,grey,bread\n6-Mar,red,wine\n')
    expect(tables.map(({ table, notes }) => [table.columns, table.rows, notes])).toEqual([
      [
        ['Look', 'Want'],
        [
          ['1-2', 'grey | bread'],
          ['3-6', 'red | wine'],
        ],
        [
          { line: 2, fate: 'changed', says: 'A spreadsheet had made the date “01-Feb” of 1-2.' },
          { line: 3, fate: 'changed', says: 'A spreadsheet had made the date “6-Mar” of 3-6.' },
        ],
      ],
    ])
  })
})

describe('pages of a book', () => {
  test('a heading over both of two columns is one heading', () => {
    const book = [
      'd4  RUMOURS          d4  RUMOURS',
      '1  The well is dry    3  A ghost sings',
      '2  Rats ate it        4  The king is wax',
    ]
    expect(shown(book.join('\n'))).toEqual([
      'list',
      [
        'RUMOURS, d4',
        '1: The well is dry',
        '2: Rats ate it',
        '3: A ghost sings',
        '4: The king is wax',
      ],
    ])
  })
  test('inline rolls in double brackets in a Markdown table', () => {
    expect(shown('| d2 | Result |\n|---|---|\n| 1 | [[1d4]] wolves |\n| 2 | fog |\n')).toEqual([
      'markdown-tables',
      ['Ferry, d2', '1: [1d4] wolves', '2: fog'],
    ])
  })
  test('two columns are read one after the other, with lines that go on in either', () => {
    const page = [
      'd6 Rumours',
      '1. The miller is dead    4. Crows nest in the',
      '2. Wolves                   old tower',
      '3. A toll                5. Salt is dear',
      '                         6. None',
    ]
    expect(shown(page.join('\n'))).toEqual([
      'list',
      [
        'Rumours, d6',
        '1: The miller is dead',
        '2: Wolves',
        '3: A toll',
        '4: Crows nest in the old tower',
        '5: Salt is dear',
        '6: None',
      ],
    ])
  })
  test('numbers before all the texts, and letters that stand for figures', () => {
    expect(shown('1\n2\n3\nred\ngreen\nblue\n')).toEqual([
      'list',
      ['Ferry, d3', '1: red', '2: green', '3: blue'],
    ])
    expect(shown('l. one\n2. two\n3. three\n')).toEqual([
      'list',
      ['Ferry, d3', '1: one', '2: two', '3: three'],
    ])
  })
})

describe('Foundry', () => {
  const toll = (results: object[]) =>
    JSON.stringify({ name: 'Bridge toll', formula: '1d6', replacement: true, results }, null, 1)

  test.each<[string, object, object]>([
    ['10', { type: 0, text: 'Two coins' }, { type: 0, text: '[[/r 1d6]] coins' }],
    ['12', { type: 'text', text: 'Two coins' }, { type: 'text', text: '[[1d6]] coins' }],
    [
      '13',
      { type: 'text', name: '', description: '<p>Two coins</p>' },
      { type: 'text', name: '', description: '<p>[[1d6]] coins</p>' },
    ],
  ])('version %s', (_, first, second) => {
    const results = [
      { ...first, weight: 3, range: [1, 3] },
      { ...second, weight: 3, range: [4, 6] },
    ]
    expect(shown(toll(results))).toEqual([
      'foundry',
      ['Bridge toll, 1d6', '1-3: Two coins', '4-6: [1d6] coins'],
    ])
  })
  test('a script stays as text, a link leaves its words, both with their line and the original in the note', () => {
    const { tables } = read(
      toll([
        { text: 'A <b>horn</b><script>x()</script>', range: [1, 3] },
        { text: '@UUID[Actor.x]{a song} {x}', range: [4, 6] },
      ]),
    )
    expect(tables[0]).toMatchObject({
      understood: 0,
      table: {
        rows: [
          ['1-3', 'A horn<script>x()</script>'],
          ['4-6', 'a song \\{x\\}'],
        ],
        note: expect.stringContaining('@UUID[Actor.x]{a song}') as string,
      },
      notes: [
        { fate: 'kept', says: '“<script>” is a script: it is text here and never runs.' },
        { fate: 'dropped', says: 'The link of “a song” is left out; its words stay.' },
      ],
    })
  })
  test('JSON that ends too early says where', () => {
    expect(read('{"name":"x","formula":"1d6","results":[{').faults).toEqual([
      { line: 0, says: expect.stringMatching(/^This is no whole JSON: .+position \d+/) as string },
    ])
  })
})

test('Roll20 commands, with escaped brackets', () => {
  const text = [
    '!import-table --Bridge-Toll --show',
    '!import-table-item --Bridge-Toll --Two coins each --3 --',
    '!import-table-item --Bridge-Toll --<%%91%%><%%91%%>1d6<%%93%%><%%93%%> coins {x} --1 --',
  ]
  expect(shown(text.join('\n'))).toEqual([
    'roll20',
    ['Bridge Toll, by weight on d4', '1-3: Two coins each', '4: [1d6] coins \\{x\\}'],
  ])
})

describe('Perchance', () => {
  const generator = `// comment
output
  A [mood] {ferryman|ferrywoman} with {1-6} goat{s}, and {a} [animal.titleCase].
  [document.title] and [x = mood.selectOne], [x], [animal.selectUnique(2).joinItems(", ")]
mood
  grim^3
  merry
  drunk^0.5
animal
  beast
    ox
    ass^[1+1]
  crow
`
  test('lists, weights, choices and sublists', () => {
    expect(shown(generator)).toEqual([
      'perchance',
      [
        'Ferry, by weight on d2',
        '1: A [ferry/mood] {ferryman|ferrywoman} with [1d6] goat(s), and a(n) {title: [ferry/animal]}.',
        '2: \\[document.title\\] and {x=[ferry/mood]}, {x}, [2 x ferry/animal;, ]',
      ],
      ['Mood, by weight on d9', '1-6: grim', '7-8: merry', '9: drunk'],
      ['Animal, by weight on d2', '1: [ferry/animal-beast]', '2: crow'],
      ['Animal, beast, by weight on d2', '1: ox', '2: ass'],
    ])
  })
  test('what would run is text, a computed weight is left out, each with its line', () => {
    expect(read(generator).tables.flatMap(({ notes }) => notes)).toEqual([
      {
        line: 4,
        fate: 'kept',
        says: '“[document.title]” would run in Perchance: it is text here and never runs.',
      },
      {
        line: 12,
        fate: 'dropped',
        says: 'The computed weight “^[1+1]” is left out: the row counts once.',
      },
    ])
  })
  test('a function belongs to no table', () => {
    const { rest } = read('output\n  [mood]\nmood\n  a\n  b\nf() =>\n  return fetch("x")\n')
    expect(rest).toEqual([
      { line: 6, text: 'f() =>' },
      { line: 7, text: '  return fetch("x")' },
    ])
  })
})

test('Tracery: symbols, modifiers, kept values, and repeats as weights', () => {
  const grammar = {
    origin: ['#[who:#person#]scene#'],
    person: ['smith', 'smith', 'eel-catcher'],
    scene: ['#who.a.capitalize# waits, #person.odd#.'],
  }
  expect(shown(JSON.stringify(grammar, null, 1))).toEqual([
    'tracery',
    ['Ferry, by weight on d1', '1: {who:=[ferry/person]}[ferry/scene]'],
    ['person, by weight on d3', '1-2: smith', '3: eel-catcher'],
    ['scene, by weight on d1', '1: {cap: {a: {who}}} waits, [ferry/person].'],
  ])
})

test('Inspiration Pad Pro: weights, lookups, calls, choices and dice; the rest as text', () => {
  const pad = [
    '; a comment',
    'Title: Toll',
    'Table: Start',
    '3:[@Mood >> proper] ferryman asks {2d6} pence',
    '\\a [@Boat], [!2 Mood >> implode and] &',
    'aboard [when]{$x}=1[do]x[end]',
    'Table: Mood',
    'grim',
    '[|merry|drunk]',
    'Table: Boat',
    'Type: Lookup',
    'Roll: 1d6',
    '1-4:raft',
    '5-6:barge',
  ]
  expect(shown(pad.join('\n'))).toEqual([
    'inspiration-pad',
    [
      'Start, by weight on d4',
      '1-3: {title: [toll/mood]} ferryman asks [2d6] pence',
      '4: a(n) [toll/boat], [2 x toll/mood] aboard \\[when\\]{x}=1\\[do\\]x\\[end\\]',
    ],
    ['Mood, by weight on d2', '1: grim', '2: {merry|drunk}'],
    ['Boat, by weight on d6', '1-4: raft', '5-6: barge'],
  ])
})

test('Hex Describe: weights, calls and dice', () => {
  expect(
    shown(
      ';trees\n1,some trees\n2,you meet [forest folk]\n;forest folk\n3,[3d6x10] bandits\n1,a [same hermit]\n',
    ),
  ).toEqual([
    'hex-describe',
    ['trees, by weight on d3', '1: some trees', '2-3: you meet [ferry/forest-folk]'],
    ['forest folk, by weight on d4', '1-3: [3d6x10] bandits', '4: a \\[same hermit\\]'],
  ])
})

test('Solo RPG Toolkit: sections, and templates of the front matter', () => {
  const note =
    '---\nHook: "{who} lost {what}"\n---\n## Who\nthe miller ^3\na bishop\n## What\na {red|blue} key\n'
  expect(shown(note)).toEqual([
    'solo-toolkit',
    ['Hook, by weight on d1', '1: [ferry/who] lost [ferry/what]'],
    ['Who, by weight on d4', '1-3: the miller', '4: a bishop'],
    ['What, by weight on d1', '1: a {red|blue} key'],
  ])
})

describe('bad input', () => {
  test.each([
    ['an empty file', ' \n', 'It is empty: there is no table in it.'],
    ['a picture', 'PNG\0\0', 'It is no text: save it as plain text, CSV or JSON.'],
    [
      'noise',
      'k\u0001\ufffd[\ufffd\n\u0003 q',
      'It is no text: save it as plain text, CSV or JSON.',
    ],
    [
      'a giant',
      'a'.repeat(20_000_001),
      'It is longer than 20 million characters: split it into several files.',
    ],
  ])('%s', (_, text, says) => {
    expect(read(text)).toEqual({ format: '', tables: [], rest: [], faults: [{ line: 0, says }] })
  })

  test('tables that lead in a circle are named', () => {
    const { tables } = read('output\n  [b]\nb\n  [output]\n')
    expect(tables.map(({ faults }) => faults[0]?.says)).toEqual([
      'Every row leads back to where it began: “Ferry” → “B” → “Ferry”. Take a reference out of one of their rows.',
      'Every row leads back to where it began: “B” → “Ferry” → “B”. Take a reference out of one of their rows.',
    ])
  })

  const long = 300_000
  test.each([
    ['opening brackets', '['.repeat(long)],
    ['opening braces in rows', '- {{{{[[[[ a\n'.repeat(long / 12)],
    ['blanks', `1. a${' '.repeat(long)}b\n2. c\n`],
    ['commas', `a${','.repeat(long)}\n`.repeat(2)],
    ['quotes', `roll,result\n1,"${'""'.repeat(long / 2)}\n`],
    ['tags', `output\n  ${'<a '.repeat(long / 3)}\n`],
    ['bars', `|${'a|'.repeat(long / 2)}\n|${'-|'.repeat(long / 2)}\n`],
    ['nested lists', Array.from({ length: 600 }, (_, at) => `${' '.repeat(2 * at)}a`).join('\n')],
    ['hashes', `${'#'.repeat(5)} ${' #'.repeat(long / 2)}\n`],
  ])('%s without end take no longer than a book', (_, text) => {
    const began = performance.now()
    read(text)
    expect(performance.now() - began).toBeLessThan(3000)
  })
})
