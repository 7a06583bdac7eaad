import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { printedIn } from './testing/printed.ts'

/** A monster's figures that are printed, and its attacks, as one line each. */
function readOf(text: string): unknown[] {
  return readMonsters(text).monsters.map(({ name, figures, attacks }) => ({
    name,
    ...printedIn(figures),
    attacks: attacks
      .map(({ count, name: by, dice, joins }) => `${joins} ${count} ${by} ${dice}`.trim())
      .join(', '),
  }))
}

const plainScores = { Str: 10, Dex: 10, Con: 10, Cha: 10, Int: 10, Wis: 10 }

/** A creature as Improved Initiative keeps it. */
function creature(own: object): string {
  return JSON.stringify({
    Id: 'x1',
    Name: 'Ink Stoat',
    Type: '',
    HP: { Value: 9, Notes: '' },
    AC: { Value: 13, Notes: '' },
    Speed: [],
    Abilities: plainScores,
    Saves: [],
    Challenge: '',
    Traits: [],
    Actions: [],
    Description: '',
    ...own,
  })
}

describe('Improved Initiative has no place for the figures of older games', () => {
  const entry = (Name: string, Content: string) => ({ Name, Content })

  test('they are read from sentences, and as a challenge', () => {
    const text = creature({
      HP: { Value: 9, Notes: '(2d8)' },
      AC: { Value: 6, Notes: '[13], harmed only by silver' },
      Challenge: '2* (25 XP)',
      Description:
        '**THAC0** 18 [+1]. AL Chaotic, NA 1d6 (2d8), TT B.\nSV D12 W13 P14 B15 S16 (2)\nMorale: 9\nIt steals 3 quills a week.',
      Actions: [entry('2 × claw', '1d3'), entry('Bite (1d4)', 'Numbs.')],
    })
    expect(readOf(text)).toEqual([
      {
        name: 'Ink Stoat',
        hd: { dice: 2, modifier: 0, stars: 1, hitPoints: 9 },
        ac: { descending: 6, ascending: 13 },
        saves: { D: 12, W: 13, P: 14, B: 15, S: 16 },
        saveAs: { class: 'monster', level: 2 },
        thac0: { thac0: 18, bonus: 1 },
        morale: 9,
        alignment: 'Chaotic',
        xp: 25,
        numberAppearing: '1d6 (2d8)',
        treasure: 'B',
        attacks: 'first 2 claw 1d3, and 1 Bite 1d4',
      },
    ])
  })

  test.each([
    ['[AC 6 descending]', 13, { descending: 6, ascending: 13 }],
    ['14 ascending', 5, { descending: 5, ascending: 14 }],
    ['(6)', 13, { descending: 6, ascending: 13 }],
    ['leather, 2 layers', 13, { descending: null, ascending: 13 }],
  ])('an armour class with “%s” beside it', (Notes, Value, ac) => {
    expect(readOf(creature({ AC: { Value, Notes }, Challenge: '2' }))).toMatchObject([{ ac }])
  })

  test.each([
    ['its type', { Type: 'Cairn', Abilities: { ...plainScores, Str: 8, Dex: 14, Wis: 6 } }, 0],
    ['its armour', { AC: { Value: 2, Notes: 'Armor' }, Description: 'STR 8 DEX 14 WIL 6' }, 2],
    ['a trait', { Traits: [entry('STR 8, DEX 14, WIL 6', '')] }, 1],
    ['traits', { Traits: [entry('STR', '8'), entry('DEX', '14'), entry('WIL', '6')] }, 1],
  ])('Cairn is known by %s', (_, own, armor) => {
    const text = creature({ AC: { Value: armor, Notes: '' }, ...own })
    expect(readOf(text)).toMatchObject([{ hp: 9, armor, str: 8, dex: 14, wil: 6 }])
  })

  test.each([
    ['Multiattack', 'It makes two claw attacks and one bite.', 'first 2 Claw 1d4, and 1 Bite 1d6'],
    ['Manners', 'It makes two bows and one bite of cheese.', 'first 1 Claw 1d4, and 1 Bite 1d6'],
  ])('%s says how often', (name, routine, attacks) => {
    const hit = (dice: string) =>
      `Melee Weapon Attack: +3 to hit, reach 5 ft., one target. Hit: 4 (${dice}) slashing damage.`
    const Actions = [entry(name, routine), entry('Claw', hit('1d4')), entry('Bite', hit('1d6'))]
    expect(readOf(creature({ Challenge: '2', Actions }))).toMatchObject([{ attacks }])
  })

  test('a leader among the traits, and numbers of prose, are none of its figures', () => {
    const text = creature({
      Challenge: '2',
      Traits: [entry('Leader', 'HD 4, AC 3, ML 10')],
      Description: 'One of the 5 who drowned. It has 2 tails, and hides in wells at level 3.',
    })
    const [monster] = readMonsters(text).monsters
    expect(monster?.figures).toMatchObject({ ac: { value: { ascending: 13 } }, morale: null })
  })
})

describe('stat blocks in notes', () => {
  test('links, rolls to hit and a choice among the actions', () => {
    const text = `\`\`\`statblock
name: Loutre d'encre
image: [[loutre.png]]
ac: 5(14)
hit_dice: 3D8
hp: 13
thaco: 17 (+2)
jds: [12, 13, 14, 15, 16, (3)]
loot: [[Trésors#Type C (moyenne)|C]] + 50po
actions:
  - name: 2x griffes
    desc: D20 jet d'attaque, 2 (1d4) de dégâts
  - name: ou crachat
    desc: D20 jet d'attaque, 3 (1d6) de dégâts
\`\`\`
`
    expect(readOf(text)).toEqual([
      {
        name: "Loutre d'encre",
        hd: { dice: 3, modifier: 0, stars: 0, hitPoints: 13 },
        ac: { descending: 5, ascending: 14 },
        saves: { D: 12, W: 13, P: 14, B: 15, S: 16 },
        saveAs: { class: 'monster', level: 3 },
        thac0: { thac0: 17, bonus: 2 },
        treasure: 'C + 50po',
        attacks: 'first 2 griffes 1d4, or 1 crachat 1d6',
      },
    ])
  })

  test('a level stands for Hit Dice, and a line for each blow is one attack', () => {
    const text = `\`\`\`statblock
name: Ink Squid
ac: 15
level: 4
attack: "+4 3 arms"
actions:
  - {name: arms, desc: "D20 to hit, 1d6"}
  - {name: arms, desc: "D20 to hit, "}
  - {name: arms, desc: "D20 to hit, "}
\`\`\`
`
    expect(readOf(text)).toMatchObject([{ hd: { dice: 4 }, attacks: 'first 3 arms 1d6' }])
  })
})

describe('Foundry', () => {
  test('a counter is how often, a quantity is not, and treasure has a table', () => {
    const text = JSON.stringify({
      name: 'Ink Stoat',
      type: 'monster',
      system: {
        hp: { hd: '2d8', value: 9, max: 9 },
        ac: { value: 6 },
        aac: { value: 13 },
        thac0: { value: 18, bba: 1 },
        details: { treasure: { table: 'B', type: '' } },
      },
      items: [
        {
          name: 'Claw',
          type: 'weapon',
          system: { damage: '1d3', counter: { value: 2, max: 2 }, quantity: 1 },
        },
      ],
    })
    expect(readOf(text)).toMatchObject([{ treasure: 'B', attacks: 'first 2 Claw 1d3' }])
  })
})

describe('sheets', () => {
  const stoat = {
    name: 'Stoat',
    hd: { dice: 0.5, modifier: 0, stars: 0, hitPoints: 2 },
    ac: { descending: 7, ascending: 12 },
    morale: 6,
    attacks: 'first 2 claw 1d3',
  }
  test.each([
    [
      'in German',
      'sep=;\nName;RK;TW;TP;Angriffe;ETW0;Moral\nStoat;7 [12];0,5;2;2 × claw (1W3);19;6\n',
    ],
    [
      'in French',
      "Nom;Classe d'armure;Dés de vie;Points de vie;Attaques;Moral\nStoat;7 [12];½;2;2 × claw (1d3);6\n",
    ],
    [
      'in brackets',
      'Monster Name\tAC [AAC]\tHit Dice (hp)\tAttacks (damage)\tMorale Rating\nStoat\t7 [12]\t½ (2hp)\t2 × claw (1d3)\t6\n',
    ],
    [
      'with running numbers',
      '#,Name,Desc. AC,AC (asc),HD,Avg. HP,Attack 1,Damage 1,ML,# Dungeon\n1,Stoat,7,12,½,2,2 claw,1d3,6,1d4\n',
    ],
    [
      'a monster a column',
      'Stat;Stoat;Cat\nRK;7 [12];6 [13]\nTW;½;2\nTP;2;9\nAngriffe;2 × claw (1W3);1 × bite (1W4)\nMoral;6;8\n',
    ],
    [
      'with a title and a note',
      'Level 1,,,,\nName,AC,HD (hp),Att,ML\nStoat,7 [12],½ (2hp),2 × claw (1d3),6\nSeen at night,,,,\n',
    ],
  ])('%s', (_, text) => {
    expect(readOf(text)[0]).toMatchObject(stoat)
    expect(readMonsters(text).monsters.filter(({ name }) => /night|Level/.test(name))).toEqual([])
  })

  test('one saving throw a column', () => {
    const text = 'name,ac,hd,save_d,save_w,save_p,save_b,save_s\nStoat,7,1,12,13,14,15,16\n'
    expect(readOf(text)).toMatchObject([{ saves: { D: 12, W: 13, P: 14, B: 15, S: 16 } }])
  })
})

test('movement in words beside a bare number', () => {
  const eel = {
    name: 'Eel',
    system: {
      hp: { hd: '2' },
      ac: { value: 6 },
      movement: { base: 90, details: "90' (30') swim" },
    },
  }
  const [read] = readMonsters(JSON.stringify([eel])).monsters
  expect(read?.figures).toMatchObject({ movement: { value: "90' (30') swim" } })
})
