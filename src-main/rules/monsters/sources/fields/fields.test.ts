import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'

function valuesOf(text: string): unknown[] {
  return readMonsters(text).monsters.map(({ name, figures }) => [
    name,
    Object.fromEntries(
      Object.entries(figures).flatMap(([key, figure]: [string, unknown]) =>
        typeof figure === 'object' && figure !== null && 'value' in figure
          ? [[key, figure.value]]
          : [],
      ),
    ),
  ])
}

describe('files that are refused say why', () => {
  test.each([
    ['lists in lists', '['.repeat(5000), 'JSON'],
    ['objects in objects', '{"a":'.repeat(5000), 'JSON'],
    ['YAML in brackets', `- name: cat\n  hp: ${'['.repeat(900)}\n  str: 3\n  dex: 4\n`, 'YAML'],
    [
      'YAML on one line',
      `- name: cat\n  hp: 3\n  str: 4\n  x:\n    ${'- '.repeat(40_000)}1\n`,
      'YAML',
    ],
  ])('%s', (_, text, syntax) => {
    expect(readMonsters(text)).toEqual({
      monsters: [],
      says: `This ${syntax} is nested more than 64 levels deep, which no stat block is. Paste the monsters alone.`,
    })
  })

  test('YAML that repeats itself without end', () => {
    const rows = Array.from({ length: 9 }, (_, index) => {
      const before = index === 0 ? 'x' : `*a${index - 1}`
      return `a${index}: &a${index} [${Array.from({ length: 9 }, () => before).join(', ')}]`
    })
    const { monsters, says } = readMonsters(`${rows.join('\n')}\nname: bomb\nhp: *a8\n`)
    expect(monsters).toEqual([])
    expect(says).toMatch(/^This YAML repeats itself more than 2000 times over/)
  })

  test('half a file is no file, and harms nothing', () => {
    const text = '{"name":"Reed Cat","hp":3,"str":7,"attacks":[{"name":"claw","dam'
    expect(readMonsters(text).monsters.filter(({ layout }) => layout === 'json')).toEqual([])
  })

  test('a key that means something to the machine is a key', () => {
    const text = '{"name":"Imp","hp":3,"str":7,"__proto__":{"armor":2},"constructor":"x"}'
    const [monster] = readMonsters(text).monsters
    expect(monster?.name).toBe('Imp')
    expect(Object.getPrototypeOf(monster?.foreign)).toBe(Object.prototype)
  })
})

describe('keys are known in any letters and in other languages', () => {
  test.each([
    ['{"Name":"Imp","Armor Class":"6 [13]","Hit Dice":"2+1*","Morale":8}'],
    ['{"name":"Imp","armour_class":"6 [13]","hit_dice":"2+1*","ml":8}'],
    ['{"NAME":"Imp","AC":"6 [13]","HD":"2+1*","MORALE":"8"}'],
    ['name: Imp\nac: 6 [13]\nhd: 2+1*\nmorale: 8\n'],
    ['Name;CA;DG;Moral\nImp;6 [13];2+1*;8\n'],
    ['Morale,Hit Dice,Monster,AC\n8,2+1*,Imp,6 [13]\n'],
    ['Name\tAC\tHD\tML\nImp\t6 [13]\t2+1*\t8\n'],
  ])('%s', (text) => {
    expect(valuesOf(text)).toEqual([
      [
        'Imp',
        {
          ac: { descending: 6, ascending: 13 },
          hd: { dice: 2, modifier: 1, stars: 1, hitPoints: null },
          morale: 8,
        },
      ],
    ])
  })

  test('scores of Cairn, full ones before current ones', () => {
    const text = JSON.stringify({
      name: 'Imp',
      hp: 2,
      hp_max: 5,
      strength: 3,
      strength_max: 9,
      armor: '1',
      willpower: 8,
      bonds: '',
      items: '[{"name":"Sickle","tags":["d6"]}]',
    })
    const { monsters } = readMonsters(text)
    expect(valuesOf(text)).toEqual([['Imp', { hp: 5, armor: 1, str: 9, wil: 8 }]])
    expect(monsters[0]?.layout).toBe('kettlewright')
    expect(monsters[0]?.attacks).toMatchObject([{ name: 'Sickle', dice: 'd6' }])
  })

  test('fields that nobody knows are kept and shown', () => {
    const [monster] = readMonsters(
      '{"name":"Imp","hp":3,"str":7,"favourite food":"lamps"}',
    ).monsters
    expect(monster?.foreign).toEqual({ 'favourite food': 'lamps' })
    expect(monster?.unread.map(({ text }) => text)).toEqual(['"favourite food":"lamps"'])
  })

  test('a file kept as text inside a file is opened', () => {
    const inner = JSON.stringify({
      Name: 'Imp',
      HP: { Value: 4 },
      AC: { Value: 13, Notes: '' },
      Challenge: '1+1',
    })
    const text = JSON.stringify({ 'ImprovedInitiative.Creatures.a1': inner })
    expect(valuesOf(text)).toEqual([
      [
        'Imp',
        {
          ac: { descending: null, ascending: 13 },
          hd: { dice: 1, modifier: 1, stars: 0, hitPoints: 4 },
        },
      ],
    ])
  })
})

function attacksOf(text: string): string {
  const [monster] = readMonsters(text).monsters
  return (monster?.attacks ?? [])
    .map(({ count, name, dice, joins }) => `${joins} ${count} ${name} ${dice}`.trim())
    .join(', ')
}

describe('attacks of a list are made together, or are a choice', () => {
  const bite = { name: 'bite', damage: '1d6' }
  const colour = (name: string, pattern: string) => ({
    name,
    type: 'weapon',
    system: { damage: '1d4', pattern },
  })
  test.each([
    [
      { hd: 2, attacks: [bite, { name: 'gaze', notes: 'fear', joins: 'or' }] },
      'first 1 bite 1d6, or 1 gaze',
    ],
    [
      { hd: 2, attacks: ['1 × bite (1d6)', 'or', '1 × rock (1d8)'] },
      'first 1 bite 1d6, or 1 rock 1d8',
    ],
    [
      { hd: 2, attacks: ['1 × bite (1d6)', 'or 1 × rock (1d8)'] },
      'first 1 bite 1d6, or 1 rock 1d8',
    ],
    [
      {
        hd: 2,
        attacks: [
          ['bite', '1d6'],
          ['claw', '1d4'],
        ],
      },
      'first 1 bite 1d6, and 1 claw 1d4',
    ],
    [
      { hp: 4, str: 8, attacks: [bite, { name: 'claw', damage: 'd4' }] },
      'first 1 bite 1d6, or 1 claw d4',
    ],
    [
      {
        system: { hp: { hd: '2' }, aac: { value: 12 }, thac0: { value: 18 } },
        items: [colour('claw', 'blue'), colour('bite', 'blue'), colour('tail', 'red')],
      },
      'first 1 claw 1d4, and 1 bite 1d4, or 1 tail 1d4',
    ],
    [
      {
        system: { hp: { hd: '2' }, aac: { value: 12 }, thac0: { value: 18 } },
        items: [
          colour('claw', 'blue'),
          { name: 'gaze', type: 'weapon', system: { pattern: 'red' } },
        ],
      },
      'first 1 claw 1d4, or 1 gaze',
    ],
    [{ hd: 2, attacks: [{ name: '1 × claw', damage: '1 × d4' }] }, 'first 1 claw d4'],
  ])('%j', (fields, expected) => {
    expect(attacksOf(JSON.stringify({ name: 'Imp', ...fields }))).toBe(expected)
  })
})

describe('figures in the forms that programs and sheets give them', () => {
  const saves = { D: 12, W: 13, P: 14, B: 15, S: 16 }
  test.each([
    ['Monster,AC,HD,D,W,P,B,S\nImp,7,2,12,13,14,15,16\n', { saves }],
    ['Name,AC,HD,Death,Wands,Paralysis,Breath,Spells\nImp,7,2,12,13,14,15,16\n', { saves }],
    [
      '```statblock\nname: Imp\nac: 7\nhd: 2\nsaves:\n  - death: 12\n  - wands: 13\n  - paralysis: 14\n  - breath: 15\n  - spells: 16\n```\n',
      { saves },
    ],
    ['Nom;CA;DV;JdS\nDiablotin;7;2;G1\n', { saveAs: { class: 'fighter', level: 1 } }],
    ['Name,AC,HD,Save As\nImp,7,2,Level 3 Cleric\n', { saveAs: { class: 'cleric', level: 3 } }],
    ['{"name":"Imp","ac":"Leather 7 [12]","hd":2}', { ac: { descending: 7, ascending: 12 } }],
    ['{"name":"Imp","ac":7,"hd":2,"Level/XP":"3/65"}', { xp: 65 }],
    ['{"name":"Imp","ac":7,"hp":{"average":9,"formula":"2d8"}}', { hd: { dice: 2, hitPoints: 9 } }],
    ['{"name":"Imp","ac":7,"hd":2,"speed":{"walk":30,"fly":60}}', { movement: '30, fly 60' }],
    [
      'defaults: &base\n  ac: 7\n  ml: 8\nmonsters:\n  - <<: *base\n    name: Imp\n    hd: 2\n',
      { ac: { descending: 7 }, morale: 8 },
    ],
    [
      'const all = [\n  // the small one\n  { name: "Imp", ac: 7, hd: 2 }, /* more */\n];\n',
      { hd: { dice: 2 } },
    ],
  ])('%s', (text, figures) => {
    const monster = readMonsters(text).monsters.at(-1)
    expect(monster?.name).toMatch(/^Imp$|^Diablotin$/)
    const found = Object.fromEntries(
      Object.entries(monster?.figures ?? {}).map(([key, figure]: [string, unknown]) => [
        key,
        typeof figure === 'object' && figure !== null && 'value' in figure ? figure.value : figure,
      ]),
    )
    expect(found).toMatchObject(figures)
  })

  test('scores of newer games stand together and are no doubt', () => {
    const abilities = { Str: 10, Dex: 14, Con: 12, Int: 8, Wis: 9, Cha: 6 }
    const [monster] = readMonsters(
      JSON.stringify({ Name: 'Imp', AC: 13, HD: 2, Abilities: abilities }),
    ).monsters
    expect(monster?.unread).toEqual([])
    expect(monster?.details).toMatchObject([
      { title: 'Abilities', text: 'Str 10, Dex 14, Con 12, Int 8, Wis 9, Cha 6' },
    ])
  })
})

describe('what is wrong with a file is reported', () => {
  test.each([
    [
      '[{"name":"Imp","size":"small"},\n{"name" "Cat"}]',
      /^This JSON has a mistake in line 2, at “"Cat"}\]”/,
    ],
    ['[{"name":"Imp","size":"small"},\n', /^This JSON breaks off before its last bracket/],
    ['[{"name":"Imp","size":"small"}]', /^No stat block found/],
    ['{{Infobox|name=Imp}}', /^No stat block found/],
  ])('%s', (text, says) => {
    expect(readMonsters(text)).toMatchObject({
      monsters: [],
      says: expect.stringMatching(says) as string,
    })
  })

  test.each([
    ['brackets', '['],
    ['keys', '{"a":'],
    ['quotes', '"'],
    ['an open text', '["a'],
    ['backslashes', '["\\'],
    ['fences', '```statblock\nname: a\n'],
    ['cells', 'Name,AC,HD,ML\n"a,'],
    ['documents', '---\na: 1\n'],
    ['comments', '[/*'],
  ])('nothing but %s, twenty thousand of them, is read without going astray', (_, sign) => {
    expect(readMonsters(sign.repeat(20_000)).says).not.toBe('')
  })
})

describe('plain text is not taken for a file', () => {
  test.each([
    'Goblin\nArmor Class: 6\nHit Dice: 1-1\nMorale: 7\nAttacks: 1 weapon\nDamage: 1d6\n',
    '---\nlayout: default\nparent: Monsters\n---\n\n# Imp\n\n4 HP, 8 STR, claw (d4)\n\n- Small.\n',
    'Imp: 4 HP, 8 STR, 12 DEX, 7 WIL, claw (d4)\n',
    '[b]Imp[/b]\n4 HP, 8 STR, claw (d4)\n',
  ])('%s', (text) => {
    const layouts = readMonsters(text).monsters.map(({ layout }) => layout)
    expect(layouts).toHaveLength(1)
    expect(layouts).not.toContain('yaml')
    expect(layouts).not.toContain('csv')
    expect(layouts).not.toContain('fantasy-statblocks')
  })
})
