import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { printedIn } from './testing/printed.ts'

/** A monster's figures that are printed, and its attacks in short. */
function readAll(value: unknown): Record<string, unknown>[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return readMonsters(text).monsters.map(({ name, figures, attacks }) => ({
    name,
    ...printedIn(figures),
    attacks: attacks.map(({ count, name: arm, dice }) => `${count} ${arm} ${dice}`.trim()),
  }))
}

const eel = { name: 'Lamp Eel', ac: 7, hd: 2 }

describe('figures of files made at home', () => {
  test.each([
    ['half a die in a word', { ...eel, hd: 'Half' }, { hd: { dice: 0.5, modifier: 0 } }],
    [
      'dice and points in words',
      { ...eel, hd: 'three plus one' },
      { hd: { dice: 3, modifier: 1 } },
    ],
    [
      'numbers in words',
      { ...eel, ac: 'Six', morale: 'Twelve' },
      { morale: 12, ac: { descending: 6 } },
    ],
    [
      'scales in the key',
      { name: 'Lamp Eel', hd: 2, armor_class_descend: 6, armor_class_ascend: 13 },
      { ac: { descending: 6, ascending: 13 } },
    ],
    [
      'scales under armour',
      { name: 'Lamp Eel', hd: 2, armour: { descending: 6, ascending: 13 } },
      { ac: { descending: 6, ascending: 13 } },
    ],
    [
      'Hit Dice in a note on the points',
      { Name: 'Lamp Eel', HP: { Value: 9, Notes: 'HD 2+1*' }, AC: { Value: 13, Notes: '6 [13]' } },
      { hd: { dice: 2, modifier: 1, stars: 1, hitPoints: 9 } },
    ],
    [
      'ways to move under keys of their own',
      { ...eel, move_ground: "30' (10')", move_flying: null, swim_speed: "120' (40')" },
      { movement: "30' (10'), swim 120' (40')" },
    ],
    ['turn and round', { ...eel, speed: 30, turn_speed: 90 }, { movement: "90' (30')" }],
    [
      'how often beside what',
      { ...eel, number_of_attacks: 2, attack: 'fin', damage: '1d4' },
      { attacks: ['2 fin 1d4'] },
    ],
    [
      'what and how often in an attack',
      { ...eel, attacks: [{ number: 2, what: 'fins', damage: '1d4' }] },
      { attacks: ['2 fins 1d4'] },
    ],
    [
      'a list of what a virtual table keeps',
      {
        character: {
          name: 'Lamp Eel',
          attribs: [
            ['ac', '6'],
            ['hd', '2'],
            ['morale', '8'],
            ['death_save', '12'],
            ['wands_save', '13'],
            ['paralysis_save', '14'],
            ['breath_save', '15'],
            ['spells_save', '16'],
            ['repeating_attacks_-Kx1_attack_name', 'fin'],
            ['repeating_attacks_-Kx1_damage', '1d4'],
            ['repeating_attacks_-Kx2_attack_name', 'bite'],
            ['repeating_attacks_-Kx2_damage', '1d6'],
          ].map(([name, current]) => ({ name, current, max: '' })),
        },
      },
      {
        name: 'Lamp Eel',
        morale: 8,
        saves: { D: 12, W: 13, P: 14, B: 15, S: 16 },
        attacks: ['1 fin 1d4', '1 bite 1d6'],
      },
    ],
    [
      'scores under a word of the game',
      {
        name: 'Lamp Eel',
        system: { virtues: { vigour: { value: 6 }, clarity: { value: 14 }, spirit: { value: 5 } } },
        items: [{ name: 'Jaw', type: 'weapon', system: { damage: 'd8' } }],
      },
      { name: 'Lamp Eel', str: 6, dex: 14, wil: 5, attacks: ['1 Jaw d8'] },
    ],
  ])('%s', (_, value, expected) => {
    expect(readAll(value)).toMatchObject([expected])
  })

  test('a save that hangs on the dice is no number', () => {
    expect(readAll({ ...eel, save: '19 - HD' })[0]).not.toHaveProperty('save')
  })

  test('a column of dice beside an attack is its damage', () => {
    const text = 'monster,kind,AC,HD,hpMod,attack,count,roll_up\nLamp Eel,fish,14,2,1,fin,2,1d4\n'
    expect(readAll(text)).toMatchObject([{ hd: { dice: 2, modifier: 1 }, attacks: ['2 fin 1d4'] }])
  })
})

describe('names of files made at home', () => {
  test.each([
    ['a label under a key', { 'lamp-eel': { label: 'Lamp Eel', ac: 7, hd: 2 } }, 'Lamp Eel'],
    ['a label that sorts', { 'Lamp Eel': { label: 'Fish', ac: 7, hd: 2 } }, 'Lamp Eel'],
    ['an id', { id: 'lamp eel', ac: 7, hd: 2 }, 'lamp eel'],
    ['an id by chance', { id: 'aB3dEf9hIjKlMn0p', ac: 7, hd: 2 }, 'Unnamed monster'],
  ])('%s', (_, value, name) => {
    expect(readAll(value)).toMatchObject([{ name }])
  })
})

describe('words that gather figures, and kinds of a creature', () => {
  test('beside a name they gather', () => {
    expect(
      readAll({ name: 'Lamp Eel', base: { ac: 7, hd: 2 }, info: { morale: 8 } }),
    ).toMatchObject([{ name: 'Lamp Eel', morale: 8 }])
  })

  test('alone they are creatures', () => {
    const kinds = { base: { ac: 7, hd: 2 }, elder: { ac: 5, hd: 4 } }
    expect(readAll(kinds)).toMatchObject([{ name: 'base' }, { name: 'elder' }])
  })
})

describe('stat lines as texts of a file', () => {
  const lines = [
    'Lamp Eel: AC 7 [12], HD 2 (9hp), Att 1 × bite (1d6), THAC0 18 [+1], ML 7',
    'Mire Hen: AC 6 [13], HD 1 (4hp), Att 2 × claw (1d3), THAC0 19 [0], ML 6',
  ]
  const both = [
    { name: 'Lamp Eel', morale: 7, attacks: ['1 bite 1d6'] },
    { name: 'Mire Hen', morale: 6, attacks: ['2 claw 1d3'] },
  ]
  const parts = Object.fromEntries(lines.map((line) => line.split(': ')))
  test.each([
    ['a list', { bog: lines }],
    ['a list of its own', lines],
    ['by name', { monsters: parts }],
    ['YAML', `camps:\n  bog:\n${lines.map((line) => `    - "${line}"\n`).join('')}`],
  ])('%s', (_, value) => {
    expect(readAll(value)).toMatchObject(both)
  })
})

describe('what a comparison of two files shows', () => {
  test('lines taken out and put in', () => {
    const text = [
      '@@ -64,9 +64,9 @@ "Morale:": "7" },',
      '-    {\n-      "Name": "Lamp Eel",\n-      "Armor Class:": "13",\n-      "Hit Dice:": "2",',
      '-      "No.\\u00a0Appearing:": "1d4+1",\n-      "Morale:": "8"\n-    },\n',
    ].join('\n')
    expect(readAll(text)).toMatchObject([
      { name: 'Lamp Eel', morale: 8, numberAppearing: '1d4+1', hd: { dice: 2 } },
    ])
  })
})

describe('files of programs with their own ways', () => {
  test('an element for each saving throw is no page, and marked text is a text', () => {
    const saves = [...'DWPBS'].map((letter, nth) => `<${letter}>${12 + nth}</${letter}>`).join('')
    const attack = '<attack><name>bite</name><count>2</count><damage>1d6</damage></attack>'
    const text = `<beasts><beast><name>Lamp Eel</name><ac>7</ac><hd>2</hd><saves>${saves}</saves><attacks>${attack}</attacks><about><p>Glows <b>blue</b>.</p></about></beast></beasts>`
    expect(readAll(text)).toMatchObject([
      {
        name: 'Lamp Eel',
        saves: { D: 12, W: 13, P: 14, B: 15, S: 16 },
        attacks: ['2 bite 1d6'],
      },
    ])
  })

  test('texts in quotes on lines one under the other stay apart', () => {
    const text =
      '[eel]\nlabel = "Lamp Eel"\nhd = 2\nac = 7\n"No. Appearing" = "1d6 (2d6)"\n"Treasure (type)" = "C"\n'
    expect(readAll(text)).toMatchObject([
      { name: 'Lamp Eel', numberAppearing: '1d6 (2d6)', treasure: 'C' },
    ])
  })

  test('a sheet whose names are under a label', () => {
    const text = 'label;hp;Armor;STR;dex;Will;Att\nLamp Eel;9;2;14;6;7;bite (d6)\n'
    expect(readAll(text)).toMatchObject([{ name: 'Lamp Eel', hp: 9, wil: 7 }])
  })
})

describe('figures in lists and under other names', () => {
  const saves = { D: 12, W: 13, P: 14, B: 15, S: 16 }
  test.each([
    [
      'stats as a list of one each',
      {
        name: 'Lamp Eel',
        stats: [{ AC: '7 [12]' }, { HD: '2+1' }, { ML: 8 }],
        attacks: [{ Claw: '1d4', Count: 2 }, { Bite: '1d6' }],
      },
      { morale: 8, attacks: ['2 Claw 1d4', '1 Bite 1d6'] },
    ],
    ['points in words', { ...eel, xp: 'thirty-five' }, { xp: 35 }],
    [
      'saves by half their words',
      { ...eel, saves: { death: 12, wand: 13, para: 14, breath: 15, rod: 16 } },
      { saves },
    ],
    [
      'dice with their average',
      { ...eel, hd: { formula: '3d8+1', average: 14 }, morale: { score: 9 } },
      { hd: { dice: 3, modifier: 1, hitPoints: 14 }, morale: 9 },
    ],
    [
      'an attack of a newer form',
      { ...eel, actions: [{ name: 'Bite', desc: 'Melee Weapon Attack: 1d6.' }] },
      { attacks: ['1 Bite 1d6'] },
    ],
    [
      'both scales whatever the program',
      { name: 'Lamp Eel', data: { armorClass: '7 [12]', hd: 2 } },
      { ac: { descending: 7, ascending: 12 } },
    ],
    [
      'a stat line under a key of its own',
      { title: 'Lamp Eel', stat_block: 'AC 7 [12], HD 2 (9hp), Att 1 × bite (1d6), ML 8' },
      { name: 'Lamp Eel', morale: 8, attacks: ['1 bite 1d6'] },
    ],
  ])('%s', (_, value, expected) => {
    expect(readAll(value)).toMatchObject([expected])
  })
})

test.each([
  [
    'a drawn table',
    'HIT DICE │ MONSTER │ ATTACKS (DMG) │ AV\n─────┼─────┼─────┼───\n 1 │ Imp │ 1 × claw (d4) │ 0\n   │     │ │ damp\n 5 │ Hag │ 3 × claw (d8) │ 4',
  ],
  [
    'a GM’s own headings',
    'Where\tWho\tHow many\tHit Dice\tHP each\tDoes\nA2\tImp\t3\t1\t4\tclaw 1d4\n\t\t\t\t\t\nA5\tHag\t1\t5\t22\tclaw 1d8, claw 1d8, claw 1d8\n\tTotals\t4',
  ],
])('%s', (_, text) => {
  const { monsters } = readMonsters(text)
  expect(monsters.map(({ name }) => name)).toEqual(['Imp', 'Hag'])
  expect(monsters[1]?.attacks).toMatchObject([{ count: 3, name: 'claw' }])
})

test('armour that takes off damage is worn as in Cairn', () => {
  const { monsters } = readMonsters(
    'HIT DICE\tMONSTER\tATTACKS\tAV\n1\tImp\t1 × claw (d4)\t0\n5\tHag\t3 × claw (d8)\t4',
  )
  expect(monsters.map(({ figures }) => 'ac' in figures && figures.ac?.value.descending)).toEqual([
    9, 3,
  ])
})

test('hit points of each in one cell', () => {
  const { monsters } = readMonsters(
    'Who\tHow many\tHit Dice\tHP each\tAC\tMor\nImp\t3\t2\t9;7;11\t13\t7\nHag\t1\t5\t22\t14\t9',
  )
  expect(monsters.map(({ roster }) => roster?.value)).toEqual([[9, 7, 11], undefined])
})
