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
