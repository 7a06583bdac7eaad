import { describe, expect, test } from 'vitest'
import { longestPaste, readMonsters } from './read.ts'

const block = 'Goblin: AC 6 [13], HD 1-1 (3hp), Att 1 × weapon (1d6), ML 7'

describe('what is no stat block is refused in words', () => {
  test.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
  ])('%s', (_, text) => {
    expect(readMonsters(text)).toEqual({
      monsters: [],
      says: 'Nothing to read. Paste the text of a stat block.',
    })
  })

  test('a picture', () => {
    const picture = `PNG\u001a\u0000\u0000${'\ufffd\u0001'.repeat(40)}`
    expect(readMonsters(picture).says).toBe(
      'This looks like a picture or a program, not text. Copy the words of the stat block and paste those.',
    )
  })

  test('five megabytes', () => {
    expect(readMonsters(block.padEnd(5_000_000, ' x'))).toEqual({
      monsters: [],
      says: 'This text has 5.0 million characters, and 2 million are read at once. Paste it in parts.',
    })
  })

  test('prose', () => {
    const { monsters, says } = readMonsters('The door is shut. Behind it someone attacks a drum.')
    expect(monsters).toEqual([])
    expect(says).toMatch(/^No stat block found\. Paste one with its labels/)
  })
})

describe('hit points of several', () => {
  const points = (text: string) => readMonsters(text).monsters.map(({ roster }) => roster?.value)

  test.each([
    ['Orcs (3): AC 6, HD 1, hp 4, 5, 7, #AT 1, D 1d6, ML 8', [4, 5, 7]],
    ['Orcs (2): AC 6; HD 1; hp 4 and 5; #AT 1; D 1d6; ML 8', [4, 5]],
    ['Orks (3): RK 6, TW 1, TP 4, 5, 7, ANG 1, SCH 1W6, MW 8', [4, 5, 7]],
    ['Orc: AC 6, HD 1, hp 4, #AT 1, D 1d6, ML 8', undefined],
  ])('%s', (text, list) => {
    expect(points(text)).toEqual([list])
    expect(readMonsters(text).says).toContain('nothing left unread')
    expect(readMonsters(text).monsters[0]?.name).toMatch(/^Or[ck]$/)
  })
})

describe('what is read is reported', () => {
  test('one monster', () => {
    expect(readMonsters(block).says).toBe('1 monster read as OSE one line, nothing left unread.')
  })

  test('several, with something unread', () => {
    const text = `${block}\n\nCat\nAC 8 [11], HD 1, Att 1 × claw (1d2), ML 5, Lives 9\n`
    expect(readMonsters(text).says).toBe('2 monsters read as OSE one line, 1 stretch left unread.')
  })

  const reedCat =
    '# Reed Cat\n\n4 HP, 8 STR, 12 DEX, 7 WIL, claw (d6)\n\n- Quiet until it is not.\n'
  const crypt = `Marsh Imp\nSmall and damp.\nAC 6 [13], HD 1-1 (3hp), Att 1 × weapon (1d6), THAC0 19 [0], MV 60’ (20’), ML 7, AL Chaotic, XP 5\n▶ Damp: Puts out torches.\n`

  test.each([
    ['OSE, then Cairn', `${crypt}\n${reedCat}`, ['Marsh Imp bx', 'Reed Cat cairn']],
    ['Cairn, then OSE', `${reedCat}\n${crypt}`, ['Reed Cat cairn', 'Marsh Imp bx']],
    [
      'OSE and Cairn, then data of a program',
      `${crypt}\n${reedCat}\nconst toad = { name: 'Bell Toad', hd: 2, ac: 7, attacks: 'tongue (1d6)' }\n`,
      ['Marsh Imp bx', 'Reed Cat cairn', 'Bell Toad bx'],
    ],
    [
      'a fenced one, then OSE and Cairn',
      `\`\`\`statblock\nname: Bell Toad\nac: 7\nhp: 9\nhit_dice: 2\n\`\`\`\n\n${crypt}\n${reedCat}`,
      ['Bell Toad bx', 'Marsh Imp bx', 'Reed Cat cairn'],
    ],
    [
      'OSE between two of Cairn',
      `${reedCat}\n${crypt}\n${reedCat}`,
      ['Reed Cat cairn', 'Marsh Imp bx', 'Reed Cat cairn'],
    ],
    [
      'prose above, and two of each',
      `A page of the marsh.\n\n${crypt}\n${crypt}\n${reedCat}\n${reedCat}`,
      ['Marsh Imp bx', 'Marsh Imp bx', 'Reed Cat cairn', 'Reed Cat cairn'],
    ],
  ])('layouts mixed in one paste, %s: each is read by its own', (_, text, expected) => {
    const { monsters } = readMonsters(text)
    expect(monsters.map(({ name, figures }) => `${name} ${figures.family}`)).toEqual(expected)
    expect(monsters.map(({ source }) => source.text).join('')).toBe(text)
    expect(new Set(monsters.map(({ id }) => id)).size).toBe(expected.length)
    expect(monsters.flatMap(({ unread }) => unread)).toEqual([])
    expect(monsters.flatMap(({ details }) => details.map((detail) => detail.text))).toEqual(
      expect.arrayContaining(['Puts out torches.', 'Quiet until it is not.']),
    )
  })

  const table =
    '| Name | AC | HD | Att | ML |\n|---|---|---|---|---|\n| Wharf Rat | 7 [12] | ½ | bite 1d2 | 6 |\n| Salt Leech | 9 [10] | 4+2 | suck 1d6 | 12 |\n'
  const long = 'Nobody has swept this hall.\n\n'.repeat(50)

  test.each([
    ['at its end', `${crypt}\n${table}`, ['Marsh Imp', 'Wharf Rat', 'Salt Leech']],
    ['at its beginning', `${table}\n${crypt}`, ['Wharf Rat', 'Salt Leech', 'Marsh Imp']],
    [
      'in its middle, far down',
      `${crypt}\n${long}\n${table}\n${reedCat}\n${table}\n${crypt}`,
      ['Marsh Imp', 'Wharf Rat', 'Salt Leech', 'Reed Cat', 'Wharf Rat', 'Salt Leech', 'Marsh Imp'],
    ],
  ])('a table on a page, %s, takes no other monster away', (_, text, expected) => {
    const { monsters } = readMonsters(text)
    expect(monsters.map(({ name }) => name)).toEqual(expected)
    expect(monsters.map(({ source }) => source.text).join('')).toBe(text)
  })

  test('a paste of two layouts says so', () => {
    expect(readMonsters(`${crypt}\n${reedCat}`).says).toBe(
      '2 monsters read as OSE one line and Cairn stat line, nothing left unread.',
    )
  })

  test('names with HTML, emoji and right-to-left letters stay as they are', () => {
    const named = ['<b onclick="x()">Imp</b>', 'Imp 🜏 😈', 'עכבר'].map(
      (name) =>
        readMonsters(`${name}\nAC 6 [13], HD 1, Att 1 × bite (1d6), ML 7`).monsters[0]?.name,
    )
    expect(named).toEqual(['<b onclick="x()">Imp</b>', 'Imp 🜏 😈', 'עכבר'])
  })

  test.each([
    'AC ',
    'AC 6, HD 1 ',
    '4 HP, 3 STR ',
    '(((',
    'Att 1 × ',
    'SV D1 ',
    '1 x ',
    '\n',
    'a, ',
    '[',
    '6 STR, ',
    'D1 W2 ',
  ])('a paste of nothing but “%s” is read without going astray', (piece) => {
    const result = readMonsters(piece.repeat(Math.floor(longestPaste / 20 / piece.length)))
    expect(Array.isArray(result.monsters)).toBe(true)
  })
})
