import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'

/** `name|hp armor str dex wil|join count attack dice;…|tags`, a dash for what the text leaves out. */
function read(text: string): string[] {
  return readMonsters(text).monsters.map(({ name, figures, attacks, tags }) => {
    if (figures.family !== 'cairn') return `${name} is read as B/X`
    const { hp, armor, str, dex, wil } = figures
    const scores = [hp, armor, str, dex, wil].map((score) => score?.value ?? '-').join(' ')
    const armed = attacks.map((each) =>
      [each.joins, each.count, each.name, each.dice].join(' ').replace('first ', ''),
    )
    return `${name}|${scores}|${armed.join(';')}|${tags.join()}`
  })
}

describe('numbers and labels', () => {
  test.each([
    [
      'numbers first, nothing between',
      'Rust Imp 3 HP 1 Armor 6 STR 14 DEX 9 WIL nail (d6)',
      'Rust Imp|3 1 6 14 9|1 nail d6|',
    ],
    [
      'labels first after a name with a number',
      'Unit 7 HP 6 Armor 1 STR 12 DEX 8 WIL 3, piston d8',
      'Unit 7|6 1 12 8 3|1 piston d8|',
    ],
    [
      'the first letters of the scores',
      'Salt Wife — HP 7, A 1, S 9, D 14, W 13, kiss (d6)',
      'Salt Wife|7 1 9 14 13|1 kiss d6|',
    ],
    [
      'colons glued on',
      'TYRANT HP:10 A:2 STR:16 DEX:6 WIL:9 ATK: thorns d8',
      'Tyrant|10 2 16 6 9|1 thorns d8|',
    ],
    [
      'equals signs',
      'Tyrant\nHP=10 ARMOR=2 STR=16\nATTACK=thorns (d8)',
      'Tyrant|10 2 16 - -|1 thorns d8|',
    ],
    [
      'as of full',
      'Tyrant: HP 10/10, Armor 2, STR 16/16, thorns (d8)',
      'Tyrant|10 2 16 - -|1 thorns d8|',
    ],
    ['slashes', 'Heron / 4 HP / 1 Armor / 8 STR / beak (d6)', 'Heron|4 1 8 - -|1 beak d6|'],
    ['waves', 'Heron ~ 4 HP ~ 8 STR ~ beak d6', 'Heron|4 - 8 - -|1 beak d6|'],
    [
      'what hit protection is rolled with',
      'Abbess: HP 8 (2d6), STR 13, mace (d8)',
      'Abbess|8 - 13 - -|1 mace d8|',
    ],
    [
      'a label and a number parted by a line end',
      'Leech\n6 HP, 1 Ar-\nmor, 9 STR, 12\nDEX, suck-\ning mouth (d6)',
      'Leech|6 1 9 12 -|1 sucking mouth d6|',
    ],
    [
      'bold labels',
      '#### Chief\n**HP** 6 **STR** 12 **WIL** 11 **Attack** axe (d10)',
      'Chief|6 - 12 - 11|1 axe d10|',
    ],
    [
      'a list set further in than the name',
      '- **Chief**\n  - 6 HP, 1 Armor, 12 STR\n  - axe (d10)\n  - Leads.',
      'Chief|6 1 12 - -|1 axe d10|',
    ],
    [
      'a name that ends the line',
      '4 HP, 12 STR, hook (d6) — Wharf Bully',
      'Wharf Bully|4 - 12 - -|1 hook d6|',
    ],
    [
      'a count before the name',
      '3 × Cellar Rat (2 HP, 4 STR, bite d4)',
      'Cellar Rat|2 - 4 - -|1 bite d4|',
    ],
    [
      'a title after the name',
      'Ilse Varn, the ferrier: 4 HP, 11 STR, oar (d6)',
      'Ilse Varn, the ferrier|4 - 11 - -|1 oar d6|',
    ],
    [
      'a quality after the name',
      'Levy (detachment): 8 HP, 12 STR, pikes (d8)',
      'Levy|8 - 12 - -|1 pikes d8|detachment',
    ],
    [
      'a heading over what kind it is',
      '### Weir Warden\n*Large construct*\n10 HP, 3 Armor, 17 STR, gate arm (d10)',
      'Weir Warden|10 3 17 - -|1 gate arm d10|',
    ],
    [
      'a label and its dice in two cells',
      'Crab\nHP\t6\nSTR\t15\nClaw\td8\n',
      'Crab|6 - 15 - -|1 Claw d8|',
    ],
    [
      'hit protection of each, at a sentence’s end',
      'Eel Pups: STR 9, DEX 15, 1hp each. Nip (d4)',
      'Eel Pups|1 - 9 15 -|1 Nip d4|',
    ],
    [
      'hit protection of each',
      'Eel Pups (4): 1 HP each, 15 DEX, nip (d4)',
      'Eel Pups|1 - - 15 -|1 nip d4|',
    ],
    [
      'dots that lead to numbers',
      'Saint\n  HP ..... 6\n  STR .... 10\n  Noose .. d8\n',
      'Saint|6 - 10 - -|1 Noose d8|',
    ],
    [
      'a label cut short',
      'Fiddler – PV 5, Arm. 1, FOR 9, archet (d6)',
      'Fiddler|5 1 9 - -|1 archet d6|',
    ],
    [
      'armour in small letters',
      'Prophet — hp 4, ar none, wil 16, crook d6',
      'Prophet|4 0 - - 16|1 crook d6|',
    ],
    [
      'a name in small letters',
      '### slag worm\n10 hp, 2 armor, bite d10',
      'slag worm|10 2 - - -|1 bite d10|',
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  test('a table of the web, a row a creature', () => {
    const head = '<tr><th>Name</th><th>HP</th><th>Armor</th><th>STR</th><th>Attack</th></tr>'
    const rows =
      '<tr><td>Piper</td><td>5</td><td>-</td><td>8</td><td>pipe (d6)</td></tr>\n<tr><td>Ox</td><td>8</td><td>1</td><td>16</td><td>horns (d8)</td></tr>'
    expect(read(`<table>${head}\n${rows}</table>`)).toEqual([
      'Piper|5 0 8 - -|1 pipe d6|',
      'Ox|8 1 16 - -|1 horns d8|',
    ])
  })
})

describe('attacks', () => {
  test.each([
    ['joined by a sign', 'bite (d8) & tail (d10)', '1 bite d8;and 1 tail d10'],
    ['joined by a plus', 'grip (d8) + drown (d4 STR)', '1 grip d8;and 1 drown d4'],
    ['joined in Italian', 'morso (d6) e ragnatela (d4)', '1 morso d6;and 1 ragnatela d4'],
    ['a sum is one attack', 'bites (d6 + d6)', '1 bites d6+d6'],
    ['counted before', '2 × claws (d8 each)', '2 claws d8'],
    ['counted after', 'claws ×2 (d6)', '2 claws d6'],
    ['dice after a colon', 'bow: d6, knife: d4', '1 bow d6;or 1 knife d4'],
    ['dice after a comma', 'oar, d6', '1 oar d6'],
    ['dice first, in brackets', '(d10) slam, (d6) rubble', '1 slam d10;or 1 rubble d6'],
    ['the name in brackets', 'd10 (bite)', '1 bite d10'],
    ['said with a verb', 'bite deals d10 damage', '1 bite d10'],
    ['what any hand holds', 'weapon (d6)', '1 weapon d6'],
    ['words after a dash', 'cold breath (d6) – ignores armor', '1 cold breath d6'],
  ])('%s', (_, attack, expected) => {
    expect(read(`### Slag Worm\n10 HP, 2 Armor, 17 STR, 6 DEX, 5 WIL, ${attack}\n`)).toEqual([
      `Slag Worm|10 2 17 6 5|${expected}|`,
    ])
  })

  test.each([
    ['lines of their own', 'Bow - d6\nKnife - d4', '1 Bow d6;or 1 Knife d4'],
    [
      'bullets, one of them no attack',
      '• Great axe: d10\n• Knife: d6\n• Leads.',
      '1 Great axe d10;or 1 Knife d6',
    ],
    ['a name, a comma and dice', 'Crystal mace, d8 damage', '1 Crystal mace d8'],
    [
      'a sentence',
      'Attacks with its maw for d10 damage, or spits slag for d8.',
      '1 maw d10;or 1 spits slag d8',
    ],
    ['one without dice after one with', 'mud grip (d8), drown (STR save)', '1 mud grip d8'],
    ['joined in German', 'Ruder (W8) oder kaltes Wasser (W6)', '1 Ruder d8;or 1 kaltes Wasser d6'],
    [
      'a table that is rolled on is none',
      'Oar (d8)\n\n| d4 | Asks |\n| 2 | d6 teeth |',
      '1 Oar d8',
    ],
    ['a scale before', 'Attacks: Warband scale d6 peck', '1 peck d6'],
  ])('under the figures: %s', (_, attacks, expected) => {
    const [worm] = read(`### Slag Worm\n10 HP, 2 Armor, 17 STR\n${attacks}\n`)
    expect(worm?.split('|')[2]).toBe(expected)
  })
})
