import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Monster } from '../../canonical.ts'
import { readMonsters } from '../../read.ts'

/** `name|hp armor str dex wil|count attack dice;…`, a dash for what the text leaves out. */
function inShort({ name, figures, attacks }: Monster): string {
  if (figures.family !== 'cairn') return `${name} is read as B/X`
  const { hp, armor, str, dex, wil } = figures
  const scores = [hp, armor, str, dex, wil].map((score) => score?.value ?? '-').join(' ')
  const armed = attacks.map(({ count, name: by, dice }) => `${count} ${by} ${dice}`).join(';')
  return `${name}|${scores}|${armed}`
}

function shortly(text: string): string[] {
  return readMonsters(text).monsters.map(inShort)
}

describe('stat lines of Cairn and its kin', () => {
  const ogre = 'Ogre|6 1 16 8 6|1 club d10'
  test.each([
    ['with a pipe between', 'Ogre | HP 6 | Armor 1 | STR 16 | DEX 8 | WIL 6 | club d10'],
    [
      'as a table of two columns',
      '| Ogre | |\n|---|---|\n| HP | 6 |\n| Armor | 1 |\n| STR | 16 |\n| DEX | 8 |\n| WIL | 6 |\n| Attack | club (d10) |\n',
    ],
    [
      'as a list',
      '**Ogre**\n- HP 6\n- Armor 1\n- STR 16\n- DEX 8\n- WIL 6\n- Attack: club (d10)\n',
    ],
    ['without commas', 'Ogre\nHP 6 Armor 1 STR 16 DEX 8 WIL 6 club (d10)'],
    ['without commas, numbers first', 'Ogre\n6 HP 1 Armor 16 STR 8 DEX 6 WIL club d10'],
    ['with dots between', 'Ogre — 6 HP · 1 Armor · STR 16 · DEX 8 · WIL 6 · club (d10)'],
    ['labels over numbers', 'Ogre\n\nSTR  DEX  WIL  HP  Armor\n16   8    6    6   1\n\nclub (d10)'],
    ['three at once', 'Ogre, STR/DEX/WIL 16/8/6, HP 6, Armor 1, club (d10, bulky)'],
    ['in small letters', 'Ogre\n6hp, 1 armour, str 16, dex 8, wil 6; club d10'],
    [
      'as a page of the web',
      '<h3>Ogre</h3><p><b>6 HP, 1 Armor, 16 STR, 8 DEX, 6 WIL, club (d10)</b></p>',
    ],
    ['from a forum', '[b]Ogre[/b]\n6 HP, 1 Armor, 16 STR, 8 DEX, 6 WIL, club (d10)'],
    [
      'with its scores in words',
      'Ogre\nHit Protection 6, Armour 1, Strength 16, Dexterity 8, Willpower 6. Attack: club (d10).',
    ],
    ['in Spanish', 'Ogre\n6 PG, 1 Armadura, 16 FUE, 8 DES, 6 VOL, club (d10)'],
    ['in French', 'Ogre\n6 PV, 1 Armure, 16 FOR, 8 DEX, 6 VOL, club (d10)'],
    ['in German', 'Ogre\n6 TP, 1 Rüstung, 16 ST, 8 GE, 6 WK, club (W10)'],
    ['in Italian', 'Ogre\n6 PF, 1 Armatura, 16 FOR, 8 DES, 6 VOL, club (d10)'],
    ['in Portuguese', 'Ogre\n6 PV, 1 Armadura, 16 FOR, 8 DES, 6 VON, club (d10)'],
  ])('%s', (_, text) => {
    expect(shortly(text)).toEqual([ogre])
  })

  test.each([
    [
      'Into the Odd',
      'Gatekeeper\nSTR 15, DEX 5, WIL 10, 12hp, Armour 2. d8 Stone Fist.\nSlow and huge.',
      ['Gatekeeper|12 2 15 5 10|1 Stone Fist d8'],
    ],
    [
      'Bastionland, with CHA',
      'Ink Servants\n\nSTR 5, DEX 5, CHA 5, 5hp\nd6 Quills\nStained Hands\n\n  • If reduced to STR 0: Burst (d6 Blast).',
      ['Ink Servants|5 - 5 5 5|1 Quills d6'],
    ],
    ['in brackets', 'a cat (STR 6, WIL 8, 2hp, d4 Claws)', ['cat|2 - 6 - 8|1 Claws d4']],
    [
      'a mouse’s foe',
      'Cat Lady\n\n15hp, STR 10, DEX 15, WIL 10, Armour 1\n\nAttacks: d8 claws, d10 bite\n\nCritical Damage: swallowed.',
      ['Cat Lady|15 1 10 15 10|1 claws d8;1 bite d10'],
    ],
    [
      'VIG, CLA, SPI',
      'The Duke (VIG 12, CLA 9, SPI 14, 6GD). A2, Longsword (d8).',
      ['The Duke|6 2 12 9 14|1 Longsword d8'],
    ],
    [
      'CTRL',
      'Agent\n5 HP, 1 Armor, 12 STR, 10 DEX, 8 CTRL, pistol (d6)',
      ['Agent|5 1 12 10 8|1 pistol d6'],
    ],
    [
      'a page of settings',
      'Dragon\n18 HP, 3 Armor, 18 STR, 12 DEX, 16 WIL, bite (d12), fire (d10, _blast_), tail (d8+d8), _detachment_',
      ['Dragon|18 3 18 12 16|1 bite d12;1 fire d10;1 tail d8+d8'],
    ],
    [
      'only hit protection',
      'Worm Doctor\n4 HP, scalpel (d6)\n',
      ['Worm Doctor|4 - - - -|1 scalpel d6'],
    ],
    [
      'several in one line',
      'Squire, 3 HP, 9 STR, club (d6). Knight, 6 HP, 2 Armor, 12 STR, sword (d8).',
      ['Squire|3 - 9 - -|1 club d6', 'Knight|6 2 12 - -|1 sword d8'],
    ],
    [
      'without blank lines between',
      'Moss Folk\n6 HP, 12 STR, fists (d4+d4)\n- Ends here.\nBark Folk\n7 HP, 13 STR, fists (d6)\n- Ends too.',
      ['Moss Folk|6 - 12 - -|1 fists d4+d4', 'Bark Folk|7 - 13 - -|1 fists d6'],
    ],
    [
      'broken lines',
      'Harpy\n5 HP, 8 STR,\n14 DEX, 12 WIL, talons\n(d6), song (WIL save or\ncharmed)\n- Nasty.',
      ['Harpy|5 - 8 14 12|1 talons d6'],
    ],
    [
      'no armour in words',
      '### Wraith\nNo armor, 8 HP, 5 STR, 14 DEX, 16 WIL, touch (d6 STR damage)',
      ['Wraith|8 0 5 14 16|1 touch d6'],
    ],
    [
      'what it wears in brackets',
      '### Knight\n5 HP, 3 Armor (plate and shield), 13 STR, 9 DEX, 11 WIL, longsword (d8) or lance (d10, mounted only)',
      ['Knight|5 3 13 9 11|1 longsword d8;1 lance d10'],
    ],
    [
      'a numbered list',
      '1. Rust Knight, 6 HP, 2 Armor, blade (d8)\n2. Bone Page, 2 HP, knife (d4)',
      ['Rust Knight|6 2 - - -|1 blade d8', 'Bone Page|2 - - - -|1 knife d4'],
    ],
    [
      'words of a rule are no scores',
      '### Eel\n4 HP, 9 STR, bite (d6)\n- Critical damage: it takes 2 WIL damage and d4 DEX.\n- At 0 HP it sinks. Old Nan has 6 HP.',
      ['Eel|4 - 9 - -|1 bite d6'],
    ],
  ])('%s', (_, text, expected) => {
    expect(shortly(text)).toEqual(expected)
  })

  test('six scores with CON among them are of another family of games', () => {
    const text = 'Hero\nSTR 12, DEX 10, CON 14, INT 8, WIS 9, CHA 11, club (d6)'
    expect(shortly(text)).toEqual([])
  })
})

describe('however it is set', () => {
  const names = { hp: 'HP', armor: 'Armor', str: 'STR', dex: 'DEX', wil: 'WIL' } as const
  const keys = Object.keys(names) as (keyof typeof names)[]
  const number = fc.integer({ min: 1, max: 20 })
  const creature = fc.record({
    scores: fc.record({
      hp: number,
      armor: fc.integer({ min: 1, max: 3 }),
      str: number,
      dex: number,
      wil: number,
    }),
    order: fc.shuffledSubarray(keys, { minLength: 2 }),
    name: fc.constantFrom('Reed Cat', 'Bone Thing', 'Old Nan', 'Thing of the Mill'),
    attack: fc.constantFrom('bite', 'stone fist', 'knife or sling'),
    dice: fc.constantFrom('d4', 'd8', '1d6', 'd6+d6'),
  })
  const prose = fc.constantFrom(
    '',
    '- Hunts in packs.\n',
    '- Old Nan has 6 HP.\n',
    '- Critical damage: d4 STR lost.\n',
  )

  const settings: Readonly<Record<string, (scores: string[], attack: string) => string>> = {
    'a line': (scores, attack) => `${[...scores, attack].join(', ')}\n`,
    'a line of semicolons': (scores, attack) => `${[...scores, attack].join('; ')}\n`,
    'a line with its attack under it': (scores, attack) => `${scores.join(', ')}\n${attack}\n`,
    'a list': (scores, attack) =>
      `${scores.map((score) => `- ${score}`).join('\n')}\n- Attack: ${attack}\n`,
    'a line broken at each comma': (scores, attack) => `${[...scores, attack].join(',\n')}\n`,
    sentences: (scores, attack) => `${scores.join('. ')}. Attack: ${attack}.\n`,
  }

  test.each(Object.keys(settings))('%s', (setting) => {
    fc.assert(
      fc.property(
        fc.array(creature, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.array(prose, { minLength: 3, maxLength: 3 }),
        (creatures, labelFirst, said) => {
          const text = creatures
            .map(({ scores, order, name, attack, dice }, index) => {
              const line = order.map((key) =>
                labelFirst ? `${names[key]} ${scores[key]}` : `${scores[key]} ${names[key]}`,
              )
              return `# ${name}\n${settings[setting]?.(line, `${attack} (${dice})`) ?? ''}\n${said[index] ?? ''}\n`
            })
            .join('')
          const expected = creatures.map(({ scores, order, name, attack, dice }) => {
            const shown = keys.map((key) => (order.includes(key) ? scores[key] : '-'))
            return `${name}|${shown.join(' ')}|1 ${attack} ${dice}`
          })
          expect(shortly(text)).toEqual(expected)
        },
      ),
      { numRuns: 80, seed: 7 },
    )
  })
})
