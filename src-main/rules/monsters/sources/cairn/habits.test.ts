import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { read } from './testing/readings.ts'

const worm = '10 HP, 12 STR, jaws (d8)'

describe('names', () => {
  test.each([
    ['a title of a group over it', `The Lost Choir\nCantor O. P. Rusk - Voice of Tin\n${worm}`],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(['Cantor O. P. Rusk - Voice of Tin|10 - 12 - -|1 jaws d8'])
  })

  test.each([
    [
      'a link to its heading',
      `## Reed Man, Elder [#](#reed-man-elder)\n\n${worm}`,
      'Reed Man, Elder',
    ],
    ['a count in words', `## Ses sœurs (deux)\n\n${worm}`, 'Ses sœurs'],
    ['an article before what is bold', `2. The **Reed Man** (${worm}) waits.`, 'Reed Man'],
    ['an article in bold', `2. **The Reed Man** (${worm}) waits.`, 'The Reed Man'],
    ['a comma in bold', `Here sits **Newt, Great** (${worm}).`, 'Newt, Great'],
    [
      'small words in bold',
      `<p>At the door is <b>Newt with Two Hats</b> (${worm}) asleep.</p>`,
      'Newt with Two Hats',
    ],
    [
      'a label at its end, the next number glued',
      'Living Armor 10hp A1 STR12 jaws d8',
      'Living Armor',
    ],
    ['a label before a dash', 'Living Armor - HP 10, STR 12, jaws (d8)', 'Living Armor'],
    ['a heading in quotes', `### “Ladle”\n\n${worm}`, '"Ladle"'],
    ['an anchor for programs', `### Reed Man {#reed-man}\n\n${worm}`, 'Reed Man'],
    ['a label with how many they are', `### Living Armor (2)\n\n${worm}`, 'Living Armor'],
    ['the same without a heading', `Living Clarity (3)\n${worm}`, 'Living Clarity'],
    ['a nickname at its end', `### Great Newt, “Puddles”\n\n${worm}`, 'Great Newt, "Puddles"'],
  ])('%s', (_, text, name) => {
    expect(readMonsters(text).monsters.map((monster) => monster.name)).toEqual([name])
  })
})

describe('what is no attack', () => {
  test.each([
    ['who comes', 'whip (d8); summons d4 Clerks', ['whip']],
    ['who comes, after a comma', 'whip (d8), calls d6 bats', ['whip']],
    ['what is won back', 'whip (d8)\n- Recovers d4 STR each hour in the rain', ['whip']],
    ['how often', 'whip (d8)\n- Grinds a flour that tells the truth. d4 uses.', ['whip']],
    ['a sentence', 'whip (d8)\n- Spits tar on far-off foes for d10 damage.', ['whip']],
    [
      'how often again',
      'whip (d8)\n- Fireball (2d6). Recharges on 5 and 6 (1d6)',
      ['whip', 'Fireball'],
    ],
    ['how it strikes', 'whip (d8)\n- Attacks with advantage (d10) from the dark.', ['whip']],
    ['how it is struck', 'whip (d8)\n- Attacks are _impaired_ (d4) against it.', ['whip']],
    ['how many there are', '9 WIL\n- A swarm of d6 rats follows it.', []],
    [
      'a sentence over two lines',
      '9 WIL\n- Breathes fire in a long line for\nd10 damage to all caught.',
      [],
    ],
    ['a noun that drains', '9 WIL\n- Life drain d6', ['Life drain']],
    ['a stop within brackets', 'whip (d8, keen vs. the dead), hook (d6)', ['whip', 'hook']],
    ['a short one is', 'whip (d8)\n- Spits tar for d10 damage.', ['whip', 'Spits tar']],
    ['a sum in brackets is', 'summon tide (d8)', ['summon tide']],
  ])('%s', (_, attack, names) => {
    const [monster] = readMonsters(`Tar Clerk\n6 HP, 11 STR, ${attack}`).monsters
    expect(monster?.attacks.map(({ name }) => name)).toEqual(names)
  })
})

describe('what belongs to no score', () => {
  test.each([
    [
      'what is made of it',
      'Otter\n7 HP, 9 STR, bite (d6)\nIts hide can be made into armor (2 Armor, bulky).',
    ],
    [
      'who leads it',
      '**Otter.** 7 HP, 9 STR, bite (d6). Comes with a chief with 8 HP. Heals d6 HP.',
    ],
    [
      'both, in a quotation',
      '> **Otter**\n>\n> 7 HP, 9 STR, bite (d6)\n>\n> * Its hide can be made into armor (2 Armor, bulky).\n> * Appears with a chief with 8 HP.',
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(['Otter|7 - 9 - -|1 bite d6'])
  })
})

describe('attacks', () => {
  test.each([
    [
      'a sentence that goes on',
      'STR 9, DEX 8, 7hp. Cold fork (d8, see below), gun (d6), A coat that a child made.',
    ],
    [
      'titles with a stop',
      '7 HP, 9 STR, 8 DEX\n***Cold fork.*** d8. Critical damage: it sticks.\n***Gun.*** d6.',
    ],
    [
      'titled bullets',
      '7 HP, 9 STR, 8 DEX\n- **Cold fork.** d8.\n- **Gun.** d6, loud. Breaks when wet.',
    ],
    ['what they carry', '7 HP, 9 STR, 8 DEX and carry cold fork (d8) or gun (d6).'],
  ])('%s', (_, block) => {
    const [fork = ''] = read(`Fork Herald\n${block}`)
    expect(fork.toLowerCase()).toBe('fork herald|7 - 9 8 -|1 cold fork d8;1 gun d6')
  })
})

describe('hit protection alone', () => {
  test.each([
    ['with its attack on the next line', 'Otter\n7 HP,\nbite (d6)'],
    ['the same as Windows and Markdown break lines', 'Otter\r\n7 HP,  \r\nbite (d6)'],
    ['in a bullet under the name', '**Otter**\n\n- 7 HP, bite (d6)\n- Swims.'],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(['Otter|7 - - - -|1 bite d6'])
  })

  test.each([
    ['under a title', '**Otter**\n\n**7 HP**\n- Swims.'],
    ['under a ruled title', 'Otter\n=====\n7 HP\n- Swims.'],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(['Otter|7 - - - -|'])
  })

  test.each([
    ['per part', 'Otter\n7 HP per tail, 9 STR, bite (d6)', 'Otter|7 - 9 - -|1 bite d6'],
    [
      'with each',
      '- Nine otters: a *detachment* with each 7 HP, 9 STR, 8 DEX',
      'otters|7 - 9 8 -|',
    ],
  ])('%s', (_, text, otter) => {
    expect(read(text)).toEqual([otter])
  })

  test('in a bullet of another creature it is none of its own', () => {
    expect(read('# Otter\n7 HP, 9 STR, bite (d6)\n- 3 HP, claws (d4) when hurt.')).toEqual([
      'Otter|7 - 9 - -|1 bite d6',
    ])
  })
})

describe('scores that share a column', () => {
  test('in a table of three in one', () => {
    const table = `| Who | HP | STR/DEX/WIL | Armor | Weapon |\n|---|---|---|---|---|\n| Ann Reed | 3 | 9/13/8 | 0 | sling (d4) |\n| Big Tom | 6 | 15 / 7 / 10 | 1 | maul (d10) |\n`
    expect(read(table)).toEqual([
      'Ann Reed|3 0 9 13 8|1 sling d4',
      'Big Tom|6 1 15 7 10|1 maul d10',
    ])
  })

  test('in a roster with letters and boxes', () => {
    const roster = `CREW OF THE OTTER       HP         Arm  S   D   W   Attack
Captain Low             ▢▢▢▢ ▢▢    1    12  13  14  sabre d8
Cook                    ▢▢▢        -    9   8   12  ladle d4
`
    expect(read(roster)).toEqual([
      'Captain Low|6 1 12 13 14|1 sabre d8',
      'Cook|3 0 9 8 12|1 ladle d4',
    ])
  })
})

test('Polish labels and dice', () => {
  expect(
    read('## Bagiennik\n\n6 OCHR, 2 Pancerza, 13 SIŁ, 12 ZRE, 15 WOL, pazury (k6+k6)\n'),
  ).toEqual(['Bagiennik|6 2 13 12 15|1 pazury d6+d6'])
})
