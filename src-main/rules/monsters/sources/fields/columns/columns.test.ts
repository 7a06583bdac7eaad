import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../../read.ts'

/** Each monster in a line: name, armour, Hit Dice, morale, routine. */
function monsterLines(text: string): string[] {
  return readMonsters(text).monsters.map(({ name, figures, attacks }) => {
    if (figures.family !== 'bx') return `${name}: HP ${figures.hp?.value ?? '?'}`
    const { ac, hd, morale } = figures
    const armour = ac?.value.descending ?? ac?.value.ascending ?? '?'
    const dice = `${hd?.value.dice ?? '?'}${'*'.repeat(hd?.value.stars ?? 0)}`
    const routine = attacks.map(({ count, name: of, dice: dealt }) =>
      `${count} ${of} ${dealt}`.trim(),
    )
    return `${name}: AC ${armour}, HD ${dice}, ML ${morale?.value ?? '?'}, ${routine.join(' + ')}`
  })
}

const newts = [
  'Marsh Newt, Small: AC 7, HD 1, ML 6, 1 bite 1d4',
  'Marsh Newt, Large: AC 6, HD 2, ML 7, 1 bite 1d6 + 1 tail 1d4',
  'Marsh Newt, Giant: AC 5, HD 4*, ML 8, 1 bite 1d8 + 2 claws 1d6',
]

describe('monsters side by side, whatever parts their cells', () => {
  test.each([
    [
      'gaps, where a cell goes on below and a label runs into its value',
      `Marsh Newt

        Small       Large       Giant
AC:     7           6           5
HD:     1           2           4*
Attacks:  1 bite    1 bite,     1 bite,
                    1 tail      2 claws
Damage: 1d4         1d6/1d4     1d8/1d6/1d6
Morale: 6           7           8

Newts are damp.`,
    ],
    [
      'tabs, as many as the columns needed',
      'Marsh Newt\n\t\t  Small\t\t\tLarge\tGiant\t\n% In Lair:\tNone\t\tNone\t\tNone\nAC:\t \t7\t\t\t6\t  5\nHD:\t\t1\t\t\t2\t4*\nAttacks:\t1 bite\t\t1 bite, 1 tail\t1 bite, 2 claws\nDamage:\t1d4\t1d6/1d4\t1d8/1d6/1d6\nMorale:\t6\t\t\t7\t\t8\n',
    ],
    [
      'one space, where most lines have as many values',
      `Marsh Newt
Small Large Giant
AC 7 6 5
HD 1 2 4*
% in Lair 10 20 None
Attacks 1 bite 1 bite, 1 tail 1 bite, 2 claws
Damage 1d4 1d6/1d4 1d8/1d6/1d6
Morale 6 7 8
`,
    ],
    [
      'bars without a table',
      `Marsh Newt
Small | Large | Giant
AC: 7 | 6 | 5
HD: 1 | 2 | 4*
Attacks: 1 bite | 1 bite, 1 tail | 1 bite, 2 claws
Damage: 1d4 | 1d6/1d4 | 1d8/1d6/1d6
Morale: 6 | 7 | 8
`,
    ],
    [
      'lines, a cell on each',
      `Marsh Newt

Small
Large
Giant
Armor Class:
7
6
5
Hit Dice:
1
2
4*
Movement:
120' (40')
No. of Attacks:
1 bite
1 bite,
1 tail
1 bite, 2 claws
Damage:
1d4
1d6/1d4
1d8/1d6/1d6
Save As:
Fighter: 1
Fighter: 2
Fighter: 4
at +1
Morale:
6
7
8
Newts are damp, and nobody has ever asked them why that is so, or whether they mind it.`,
    ],
    [
      'a title in the corner of a Markdown table',
      '| **Marsh Newt** | Small | Large | Giant |\n|---|---|---|---|\n| **AC** | 7 | 6 | 5 |\n| **HD** | 1 | 2 | 4* |\n| **Att** | 1 bite (1d4) | 1 bite (1d6), 1 tail (1d4) | 1 bite (1d8), 2 claws (1d6) |\n| **ML** | 6 | 7 | 8 |\n',
    ],
    [
      'ampersands of LaTeX',
      '\\index{Newt}\\subsection{Marsh Newt}\n\\noindent \\begin{tabular}{p{.2\\columnwidth}lll}\n\t& \\textbf{Small}\t& \\textbf{Large}\t& \\textbf{Giant} \\\\\n\\hline\n\\textbf{Armor Class:} & 7 & 6 & 5 \\\\ % 8 & 7 & 6\n\\textbf{Hit Dice:} & 1 & 2 & 4* \\\\\n\\textbf{Attack:} & 1 bite 1d4 & 1 bite 1d6, 1 tail 1d4 & 1 bite 1d8, 2 claws 1d6 \\\\\n\\textbf{Morale:} & 6 & 7 & 8 \\\\\n\\end{tabular}\n',
    ],
    [
      'names in two lines, all of it set in',
      `Newts of the mere
                Marsh        Marsh        Marsh
                Newt, Small  Newt, Large  Newt, Giant
  AC:           7            6            5
  HD:           1            2            4*
  Movement:     In water only
  Att:          1 bite       1 bite,      1 bite,
                             1 tail       2 claws
  Dmg:          1d4          1d6/1d4      1d8/1d6/1d6
  ML:           6            7            8
`,
    ],
    [
      'a column after the other',
      `Marsh Newt
Armor Class:
Hit Dice:
Movement:
No. of Attacks:
Damage:
Morale:

Small
7
1
20'
1 bite
1d4
6

Large
6
2
20'
1 bite, 1 tail
1d6/1d4
7

Giant
5
4*
20'
1 bite, 2 claws
1d8/1d6/1d6
8
Newts are damp.`,
    ],
    [
      'a Markdown table with names in bold and as links',
      '## Marsh Newt\n\n|  | **Small** | [Large](newts#large) | _Giant_ |\n|:--|:--:|:--:|--:|\n| **AC** | 7 | 6 | 5 |\n| **HD** | 1 | 2 | 4* |\n| **Att** | 1 bite (1d4) | 1 bite (1d6), 1 tail (1d4) | 1 bite (1d8), 2 claws (1d6) |\n| **ML** | 6 | 7 | 8 |\n',
    ],
    [
      'the cells of a web page',
      '<h3>Marsh Newt</h3><table><tr><th>Type</th><th>Small</th><th>Large</th><th>Giant</th></tr>\n<tr><td>AC</td><td>7</td><td>6</td><td>5</td></tr>\n<tr><td>HD</td><td>1</td><td>2</td><td>4*</td></tr>\n<tr><td>Attacks</td><td>1 bite (1d4)</td><td>1 bite (1d6), 1 tail (1d4)</td><td>1 bite (1d8), 2 claws (1d6)</td></tr>\n<tr><td>Morale</td><td>6</td><td>7</td><td>8</td></tr></table>',
    ],
  ])('%s', (_, text) => {
    expect(monsterLines(text)).toEqual(newts)
  })

  test('two tables under each other are of one kind', () => {
    const table = (names: string, armour: string) =>
      `\t\t${names}\nAC:\t${armour}\nHD:\t2\t\t3\nAtt:\t1 fist\t\t1 fist\nDmg:\t1d6\t\t1d8\nML:\t12\t\t12\n`
    const text = `Statue\n${table('Chalk\t\tBone', '7\t\t5')}${table('Tin\t\tWood', '4\t\t6')}A Chalk Statue leaves a trail.\n`
    expect(monsterLines(text)).toEqual([
      'Chalk Statue: AC 7, HD 2, ML 12, 1 fist 1d6',
      'Bone Statue: AC 5, HD 3, ML 12, 1 fist 1d8',
      'Tin Statue: AC 4, HD 2, ML 12, 1 fist 1d6',
      'Wood Statue: AC 6, HD 3, ML 12, 1 fist 1d8',
    ])
  })

  test('between blocks of other layouts, with blank lines in it', () => {
    const line = "AC 6 [13], HD 3 (13hp), Att 1 × bite (1d6), MV 120' (40'), SV F3, ML 8"
    const text = `Reeve\n${line}\n\nMire Ape\n\nYoung Old\n\nAC 7 5\nHD 1 3\nAtt 1 fist 2 fists\nDmg 1d4 1d6\nML 7 8\n\nIt throws mud.\n\nBog Cat\n${line}\n`
    expect(readMonsters(text).monsters.map(({ name }) => name)).toEqual([
      'Reeve',
      'Mire Ape, Young',
      'Mire Ape, Old',
      'Bog Cat',
    ])
  })

  test('one monster in a table of LaTeX has the name of its section', () => {
    const rows =
      '\\textbf{Armor Class:} & 3 \\\\\n\\textbf{Hit Dice:} \t& $^1$/$_2$ (2 hp) \\\\\n\\textbf{Attack:} & 2 pincers 1d4 \\\\\n\\textbf{Morale:} & 9 \\\\\n'
    const one = (name: string) =>
      `\\subsection{${name}}\n\n\\noindent\n\\begin{tabular}{p{.3\\columnwidth}l}\n${rows}\\end{tabular}\n\nIt rusts.\n`
    expect(monsterLines(`${one('Tin Crab')}\n${one('Tin Louse')}`)).toEqual([
      'Tin Crab: AC 3, HD 0.5, ML 9, 2 pincers 1d4',
      'Tin Louse: AC 3, HD 0.5, ML 9, 2 pincers 1d4',
    ])
  })
})

test('a tracker with more in brackets behind its columns', () => {
  const text = `Encounter: AT THE FORD

  INIT  NAME              AC   HP      ATK                 MORALE
  ____  Reed Guard        5    12/12   spear 1d6+1          9      (HD 2, F2, L)
  ____  Reed Hound        7     5/5    bite 1d4             6      (HD 1, F1, N)
`
  expect(monsterLines(text)).toEqual([
    'Reed Guard: AC 5, HD 2, ML 9, 1 spear 1d6+1',
    'Reed Hound: AC 7, HD 1, ML 6, 1 bite 1d4',
  ])
})

describe('names over columns', () => {
  const table = (title: string, names: string) =>
    `${title}\n\n${names}\nAC 7 6\nHD 1 3\nAtt 1 bite 2 bites\nDmg 1d4 1d6\nML 7 8\n`
  test.each([
    ['Beasts of Burden', 'Yak Goat, Mountain', ['Yak', 'Goat, Mountain']],
    ['Heron', 'Heron Shrike', ['Heron', 'Shrike']],
    ['Level 2', 'Black Heron White Heron', ['Black Heron', 'White Heron']],
    ['Moulds', 'Puff Cap Weeper', ['Puff Cap', 'Weeper']],
    ['They come at dusk.', 'Young Old', ['Young', 'Old']],
    ['Heron', 'Prime Plane Home Plane', ['Heron, Prime Plane', 'Heron, Home Plane']],
  ])('%s: %s', (title, names, expected) => {
    expect(readMonsters(table(title, names)).monsters.map(({ name }) => name)).toEqual(expected)
  })
})

describe('one monster is no two', () => {
  test.each([
    [
      'labels in two columns',
      'Toll Warden*\n\nArmor Class: 6            No. Appearing: 1-8 (3-30)\nHit Dice: 1 + 1*          Save As: Thief: 1\nMove: 120 (40)            Morale: 8\nAttacks: 1 weapon         Treasure Type: (U) A\nDamage: 1-6 or by weapon  Alignment: Neutral or Lawful\n',
    ],
    [
      'labels before their values',
      'Toll Warden\nArmor Class:\nHit Dice:\nAttacks:\nDamage:\nMorale:\n6\n1+1*\n1 weapon\n1d6\n8\n\nHe waits.\n',
    ],
    [
      'lines under a label',
      'Fen Kick\nArmor Class:\n14\n(with a shield 15)\nHit Dice:\n3\n(12 hp)\nNo. of Attacks:\n1 kick\n1 bite\nDamage:\n1d6\n1d4\nMorale:\n8\n',
    ],
    [
      'two values on some lines',
      'Brook Troll\nAC 5 14\nHD 6+3\nMove 12 6\nAttacks 2 claws\nDamage 1d6\nMorale 10\nXP 650\n',
    ],
    [
      'gear above it',
      'Weapon        Damage   Cost   Weight\nAxe, battle   1d8      7      50\n\nGoat\nAC 7\nHD 1\nML 6\nAtt 1 butt (1d4)\n',
    ],
  ])('%s', (_, text) => {
    expect(readMonsters(text).monsters).toHaveLength(1)
  })
})

describe('one monster in a row of values under a row of labels, named by its heading', () => {
  const labels = ['AC', 'HD', 'Attacks', 'ML']
  const values = ['6', '2*', '1 × bite (1d6), 1 × tail (1d4)', '8']
  const rowOf = (cells: readonly string[], bar: string): string => bar + cells.join(bar) + bar
  test.each([
    ['Markdown', `## Marsh Newt\n${rowOf(labels, '|')}\n|--|--|--|--|\n${rowOf(values, '|')}\n`],
    [
      'double bars',
      `h3. Marsh Newt\n${rowOf(labels, '||')}\n${rowOf(values, '|')}\n{note}Damp.{note}`,
    ],
    [
      'marked headings',
      `h2. Marsh Newt\n\n|_. ${labels.join(' |_. ')} |\n${rowOf(values, '|')}\n\nNewts are damp.`,
    ],
  ])('%s', (_, text) => {
    expect(monsterLines(text)).toEqual(['Marsh Newt: AC 6, HD 2*, ML 8, 1 bite 1d6 + 1 tail 1d4'])
  })
})

test('headings of two lines, the second cut where the first one’s begin', () => {
  const text = `MONSTER            NUMBER    ARMOR   MOVE IN   HIT
TYPE               APPEARING CLASS   INCHES    DICE
Fen Men            30-300    6       9         1
Stone Sleepers     3-18      2       6         5+1
`
  expect(monsterLines(text)).toEqual([
    'Fen Men: AC 6, HD 1, ML ?, ',
    'Stone Sleepers: AC 2, HD 5, ML ?, ',
  ])
})
