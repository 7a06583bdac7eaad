import { describe, expect, test } from 'vitest'
import type { ReadArea } from './adventure.ts'
import { faultOfAdventure, readAdventure } from './read-adventure.ts'
import { treasureOf } from './read-treasure.ts'

/** Every text of an area, joined. */
function textOf({ title, aloud, text, bands, treasure, matters, light }: ReadArea): string {
  return [title, aloud, text, ...bands, treasure, light, ...matters.map((one) => one.text)].join(
    '\n',
  )
}

describe('an adventure’s text', () => {
  test('is not read when it is empty, too long or no text', () => {
    expect(faultOfAdventure(' \n ')?.says).toBe('There is no text to read.')
    expect(faultOfAdventure('x'.repeat(2_000_001))?.way).toBe(
      'Split it, and read a chapter at a time.',
    )
    expect(faultOfAdventure('%PDF-1.4\0\u0001')?.says).toContain('picture or a program')
    expect(faultOfAdventure('1. Gate\nA gate.')).toBeNull()
  })

  test('without keyed areas is left over whole', () => {
    const read = readAdventure('The road is long.\n\nIt rains.')
    expect(read.areas).toEqual([])
    expect(read.unread.map(({ text }) => text)).toEqual(['The road is long.\n\nIt rains.'])
  })

  test('of 500 areas is read whole', () => {
    const text = Array.from(
      { length: 500 },
      (_none, nth) =>
        `${nth + 1}. Cell ${nth + 1}\nStraw, and word${nth + 1}. A door leads to area ${nth + 2}.\n`,
    ).join('\n')
    const { areas, doubts } = readAdventure(text)
    expect(areas).toHaveLength(500)
    expect(areas[499]?.title).toBe('Cell 500')
    expect(areas[41]?.exits).toEqual([{ to: '43', door: 'door' }])
    expect(doubts).toEqual(['500 leads to 501, which is not in the text.'])
  })

  test('beyond 999 areas, and beyond what an area holds, is left over', () => {
    const many = Array.from(
      { length: 1005 },
      (_none, nth) => `${(nth % 900) + 1}. Cell\nStraw and stool${nth + 1} in it.`,
    )
    const read = readAdventure(many.join('\n'))
    expect(read.areas).toHaveLength(999)
    expect(read.unread.at(-1)?.text).toContain('stool1005')
    const long = readAdventure(`1. Hall\n${'A line of prose.\n'.repeat(8000)}The end.`)
    expect(long.unread.at(-1)?.text).toContain('The end.')
  })

  test.each([
    ['Three orcs (hp 4, 5, 7) play dice here.', ['3 orcs, printed hp 4, 5, 7']],
    [
      '2 ogres, hp 20 and 18, sleep. An owlbear (hp 31) too.',
      ['2 ogres, printed hp 20, 18', '1 owlbear, printed hp 31'],
    ],
    ['Goblins (3): hp 2, 3, 3', ['3 goblins, printed hp 2, 3, 3']],
    [
      'Monsters: 3 orcs (hp 4, 5, 7) and an ogre (hp 20)',
      ['3 orcs, printed hp 4, 5, 7', '1 ogre, printed hp 20'],
    ],
    [
      'Here are 4 orcs (AC 6, HD 1, hp 8, 5, 4, 1, #AT 1, D 1-6, Save F1, ML 8).',
      ['4 orcs, printed hp 8, 5, 4, 1'],
    ],
  ])('takes hit points alone for a band: %s', (text, bands) => {
    expect(readAdventure(`1. Hall\n${text}`).areas[0]?.bands).toEqual(bands)
  })

  test('tells the name of a trap once, and gives stat blocks of several the name of one', () => {
    const text =
      '1. Hall\nTrap: A pit: DEX save or lose 1d6 DEX.\n\nTrap: Rotten floor\n\nHere are 4 orcs (AC 6, HD 1, hp 8, 5, 4, 1, #AT 1, D 1-6, Save F1, ML 8).'
    const [area] = readAdventure(text).areas
    expect(area?.matters.map(({ title, text: says }) => [title, says])).toEqual([
      ['A pit', 'DEX save or lose 1d6 DEX.'],
      ['Rotten floor', ''],
    ])
    expect(area?.monsters.map(({ name }) => name)).toEqual(['orc'])
  })

  test('loses no word, whatever layout an area has', () => {
    const words = [
      '1. Hall',
      'Prose of alpha.',
      '',
      '> Boxed beta.',
      '',
      'Exits: a swollen door gamma to 2',
      'Monsters: 2 orcs delta. They sing epsilon.',
      'Light: zeta',
      'Trap: a pit eta',
      '',
      'Treasure: 60 gp theta',
      '',
      'Goblin (3): AC 6, HD 1-1, hp 4, iota, #AT 1, D 1d6, MV 60’, Save NM, ML 7, AL C',
      'They guard the kappa.',
      '',
      '2. Lambda room',
      'Mu and nu.',
    ].join('\n')
    const read = readAdventure(words)
    const all = [...read.areas.map(textOf), ...read.unread.map(({ text }) => text)].join('\n')
    for (const word of 'alpha beta gamma delta epsilon zeta eta theta iota kappa Lambda Mu nu'.split(
      ' ',
    ))
      expect(all).toContain(word)
  })

  test.each([
    ['numbers without end', '1. '.repeat(60_000)],
    ['headings of nothing', '## 1\n'.repeat(20_000)],
    ['blanks', `1. Hall\n${' '.repeat(200_000)}x`],
    ['stars', `1. Hall\n${'*'.repeat(50_000)} AC 7`],
    ['brackets', `1. Hall\n${'(to '.repeat(40_000)}AC 7`],
    ['quotes', `1. Hall\n${'“'.repeat(50_000)}`],
    ['words before figures', `1. Hall\n${'Ab '.repeat(40_000)}HD 1`],
  ])('that leads a pattern astray is read in good time: %s', (_name, text) => {
    const before = process.cpuUsage()
    readAdventure(text)
    const { user } = process.cpuUsage(before)
    expect(user / 1e6).toBeLessThan(8)
  })
})

describe('a printed treasure', () => {
  const coins = (sum: number, unit: 'gp' | 'own'): number => (unit === 'own' ? sum : sum * 10)
  test.each([
    ['60 gp under the hearth stone', 600, []],
    [
      '1,200 sp and 40 gp in a creel; a bell clapper of silver (15 gp)',
      1600,
      ['a bell clapper of silver (15 gp)'],
    ],
    ['60 gp under a stone and a horn of ash', 600, ['a horn of ash']],
    ['40 gold rings', 0, ['40 gold rings']],
    ['an ivory button (30 gp)', 0, ['an ivory button (30 gp)']],
    ['25 coins', 25, []],
    ['2d6 gp', 0, ['2d6 gp']],
    ['plum brandy, 9 bottles', 0, ['plum brandy, 9 bottles']],
  ])('%s', (text, sum, things) => {
    const read = treasureOf(text, coins)
    expect(read.coins).toBe(sum)
    expect(read.things.map(({ name }) => name)).toEqual(things)
    expect(read.text).toBe(text)
  })
})

describe('a book’s page', () => {
  const page = `THE SALTWORKS

1. TOOL STORE (Locked)
The rope was hung last week by the goblins of area 3. The key to area 2 lies here.

2. GALLERY
Giant Rats (6): AC 7, HD 1d4 hp, #AT 1 bite, D 1d3, MV 120’ (40’), Save F1, ML 8,
AL N
The rats flee from fire. Behind the third pillar is a secret door to area 3.

3. GOBLIN CAMP
The west door of area 2 opens here.

KEY TO THE DEEP WORKS

4. BRINE POOL
The pool is still.

APPENDIX: NEW MONSTER
Salt Wights are miners who died below.`

  test('names ways out below a stat block, and none where only a key or somebody of an area is named', () => {
    const { areas } = readAdventure(page)
    expect(areas.map(({ title, exits }) => [title, exits])).toEqual([
      ['Tool store (Locked)', []],
      ['Gallery', [{ to: '3', door: 'secret door' }]],
      ['Goblin camp', [{ to: '2', door: 'door' }]],
      ['Brine pool', []],
    ])
    expect(areas[1]?.bands).toEqual(['6 giant rat'])
  })

  test('leaves over another part’s heading, and an appendix', () => {
    const { title, areas, unread } = readAdventure(page)
    expect(title).toBe('The Saltworks')
    expect(areas[2]?.text).toBe('The west door of area 2 opens here.')
    expect(unread.map(({ text }) => text)).toEqual([
      'KEY TO THE DEEP WORKS',
      'APPENDIX: NEW MONSTER\nSalt Wights are miners who died below.',
    ])
  })
})
