import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { figure, namesIn, routineIn } from './testing/readings.ts'

describe('what a page is called', () => {
  const page = (name: string) =>
    `---\ntitle: ${name}\ntags:\n    - bestiario\n---\nSombras húmedas que viven bajo los puentes.\n___\n**CA** 6 [13], **DG** 2 (9 PG), **Atq** 1 × garra (1d6), **MV** 90’ (30’), **ML** 8\n`
  test.each([
    ['Sombra de lodo', 'Sombra de lodo'],
    ['"Sombra de lodo"', 'Sombra de lodo'],
    ["'Sombra de lodo'", 'Sombra de lodo'],
  ])('a header’s title names what is under its prose: %s', (title, name) => {
    expect(namesIn(page(title))).toEqual([name])
  })
  test('each page has its own', () => {
    expect(namesIn(`${page('Uno de barro')}\n${page('Dos de barro')}`)).toEqual([
      'Uno de barro',
      'Dos de barro',
    ])
  })
})

describe('blocks right under each other', () => {
  test('a name under the bullets of the one before', () => {
    const block = (name: string) =>
      `${name}\nHuge, patient and damp; they hum.\nAC 6 [13], HD 2 (9hp), Att 1 × bite (1d6), MV 90’ (30’), ML 8, AL Neutral, XP 20\n▶ Hum: Save versus spells or sleep.\n▶ Damp: Fire does half damage (1 at least).\n`
    expect(namesIn(['Lamp Toad', 'Mud Hound', 'Ash Cat'].map(block).join(''))).toEqual([
      'Lamp Toad',
      'Mud Hound',
      'Ash Cat',
    ])
  })
})

describe('fields under a rule', () => {
  test('a name among them begins at its own line', () => {
    const cat = (name: string) => `Name: ${name}\nAC: 5 [14]\nHD: 3\nAtt: 1 claw (1d6)\nML: 8\n`
    const { monsters } = readMonsters(`---\n${cat('Ash Cat')}${cat('Mud Cat')}`)
    expect(monsters.map(({ source }) => source.text.includes('Ash Cat'))).toEqual([true, false])
  })
})

describe('damage shared out', () => {
  const routine = (attacks: string, damage: string) =>
    routineIn(`Lamp Drake: AC 16, HD 5*, #At ${attacks}, Dam ${damage}, Mv 30', Sv F5, Ml 8`)
  test('by the alternatives', () => {
    expect(
      routine("2 claws/1 bite or 4 quills (60' range)", '1d3/1d3/2d6 or 1d4 per quill'),
    ).toEqual(['2 claws 1d3', '1 bite 2d6', 'or 4 quills 1d4'])
    expect(routine('2 claws/1 bite or breath/1 tail', '1d3/1d3/2d6 or breath/1d8')).toEqual([
      '2 claws 1d3',
      '1 bite 2d6',
      'or 1 breath',
      '1 tail 1d8',
    ])
  })
  test('goes on under its line', () => {
    expect(routine('2 claws/1 sting', '1d8/1d8/1d4\n+ poison')).toEqual([
      '2 claws 1d8',
      '1 sting 1d4',
    ])
  })
  test('to the one blow that nothing names', () => {
    expect(
      routine('1 butt, 1 bite or 1 weapon', '1d4 butt, 1d6 bite, 1d8+1 or by weapon +1'),
    ).toEqual(['1 butt 1d4', '1 bite 1d6', 'or 1 weapon 1d8+1'])
    expect(routine('1 dagger or 1 spell', '1d4 or by spell')).toEqual([
      '1 dagger 1d4',
      'or 1 spell',
    ])
  })
})

describe('routines', () => {
  const routine = (attacks: string) =>
    routineIn(`Lamp Drake\nAC 5 [14], HD 4, Att ${attacks}, ML 8`)
  test('one blow with two names', () => {
    expect(routine('1 × tongue/bite (2d4), 1 × horn (1d6)')).toEqual([
      '1 tongue/bite 2d4',
      '1 horn 1d6',
    ])
    expect(routine('claw/claw/bite (1d4/1d4/1d6)')).toEqual(['2 claw 1d4', '1 bite 1d6'])
  })
  test('magic is an attack where nothing else stands', () => {
    expect(routine('2 × fist (1d8), magic')).toEqual(['2 fist 1d8', '1 magic'])
    expect(routine('2 × fist (1d8), magic resistance')).toEqual(['2 fist 1d8'])
  })
  test('as many as from one number to another', () => {
    expect(routine('3 to 9 bites (1d10)')).toEqual(['3 bites 1d10'])
    expect(routine('3-9 bites (1d10)')).toEqual(['1 bites 1d10'])
    expect(
      routineIn('Sierpe: CA 5 [14], DG 3 a 9, Atq 3 a 9 × mordisco (1d10), GAC0 por DG'),
    ).toEqual(['3 mordisco 1d10'])
  })
})

describe('lines of a list', () => {
  test('dice and the class it saves as between the figures', () => {
    const text =
      '- *mud hound*: HD 2 AC 7 1d6/1d4 + rot F2 MV 12 ML 8 XP 20; barks at 1d6 doors\n- lamp ogre HD 4+1 AC 5 1d10 or weapon MU3 MV 9 ML 9'
    expect(namesIn(text)).toEqual(['mud hound', 'lamp ogre'])
    expect(routineIn(text)).toEqual(['1 attack 1d6', '1 attack 1d4'])
    const { monsters } = readMonsters(text)
    expect(figure(monsters[0], 'saveAs')).toEqual({ class: 'fighter', level: 2 })
    expect(figure(monsters[1], 'saveAs')).toEqual({ class: 'magic-user', level: 3 })
  })
  test('a heading with a colon is no field', () => {
    expect(namesIn('Encounters:\n\n* mud hound HD 2 AC 7 MV 12 ML 8')).toEqual(['mud hound'])
  })
})

describe('prose under a block', () => {
  const block =
    'Lamp Cat\nHit Dice: 3\nArmor Class: 6 [13]\nAttacks: 1 bite (1d6)\nSaving Throw: 14\nMove: 12\nAlignment: Neutrality\nChallenge Level/XP: 3/60\n'
  test('tells of no second monster', () => {
    expect(namesIn(`${block}The kittens, smaller and having an\nAC of 7 [12], are shy.\n`)).toEqual(
      ['Lamp Cat'],
    )
    expect(
      namesIn(
        `${block}\n${'They hide and they purr. '.repeat(30)}Three old ones having 1-1 Hit Dice and Armor Class 11; such cats have Morale of 7.\n`,
      ),
    ).toEqual(['Lamp Cat'])
    expect(
      namesIn(
        '# Lamp Cat\n\n| AC | 6 [13] |\n|---|---|\n| HD | 1 (4hp) |\n| Att | 1 × bite (1d6) |\n| ML | 7 |\n\n- **King:** A 3HD (15hp) king and 2d6 2HD (2d6hp) guards live here.\n',
      ),
    ).toEqual(['Lamp Cat'])
  })
  test('is wrapped and no name', () => {
    const text = `# Lamp Toad\n\nPatient, wide-mouthed toads with lamps for eyes. Dwell\nunder wells and in cellars.\n\n| AC | 6 [13] |\n|---|---|\n| HD | 1 (4hp) |\n| Att | 1 × bite (1d6) |\n`
    expect(namesIn(text)).toEqual(['Lamp Toad'])
  })
  test('tells again nothing of the second half of a block', () => {
    const text = `Lamp Shade\n\nMove: 30 ft.\n\nArmor Class: 4\n\nHit Dice: 5 (23 HP)\n\nAttacks: 2 Claws (1d6)\n\nSpecial: Chill\n\nA Cold Lantern\n\nSave: F5\n\nAlignment: Chaotic\n\nMorale: 9\n\nXP Value: 300\n\nThe young ones have an AC of 8 and 1 HD, and flee.\n`
    const { monsters } = readMonsters(text)
    expect(monsters.map(({ name }) => name)).toEqual(['Lamp Shade'])
    expect(figure(monsters[0], 'xp')).toBe(300)
  })
  test('lends no armour', () => {
    const text =
      "Lamp Moths\nArmor Class: Immune to plain weapons\nHit Dice: 4*\nNo. of Attacks: 1 swarm\nDamage: 1d3\nMovement: 10'\nMorale: 11\nXP: 280\n\nWho has less than AC 15 suffers twice.\n"
    const { monsters } = readMonsters(text)
    expect(monsters).toHaveLength(1)
    expect(figure(monsters[0], 'ac')).toBeNull()
  })
  test('what a creature acts as is no save', () => {
    const text =
      'Lamp Wight\n\nArmor Class: 7\n\nHit Dice: 1\n\nSpecial: As 1 level Halfling\n\nSave: H1\n\nMorale: 8\n'
    const { monsters } = readMonsters(text)
    expect(monsters).toHaveLength(1)
    expect(figure(monsters[0], 'saveAs')).toEqual({ class: 'halfling', level: 1 })
    expect(figure(monsters[0], 'morale')).toBe(8)
  })
})

describe('labels and values', () => {
  test('values in brackets of their own', () => {
    const [cat] = readMonsters(
      'Lamp Cat\nHD: [4+3]AC: [5]#Att: [2]Morale: [8]Mv: [6, Sw 12]#App: [1-8]XP: [120]\nAlign: [N]THAC0: [17]Dmg: [1-4/1-6]',
    ).monsters
    expect(figure(cat, 'hd')).toMatchObject({ dice: 4, modifier: 3 })
    expect(figure(cat, 'ac')).toMatchObject({ descending: 5 })
    expect(figure(cat, 'movement')).toBe('6, Sw 12')
    expect(figure(cat, 'thac0')).toMatchObject({ thac0: 17 })
  })
  test('a short form in square brackets', () => {
    const [cat] = readMonsters(
      'Chat\n\nClasse d’armure : 6 [13]\n\nDés de vie : 2\n\nTAC0 [Bonus d’attaque] : 18 [+1]\n\nAttaques : 1 griffe (1d4)\n\nClasse de trésor : III (XX)\n',
    ).monsters
    expect(figure(cat, 'thac0')).toEqual({ thac0: 18, bonus: 1 })
    expect(figure(cat, 'treasure')).toBe('III (XX)')
  })
})
