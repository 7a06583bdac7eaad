import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'

/** `name: hit protection, dice`, one a monster, and that no word of the text went missing. */
function found(text: string): string[] {
  const { monsters } = readMonsters(text)
  if (monsters.length > 0) expect(monsters.map(({ source }) => source.text).join('')).toBe(text)
  return monsters.map(({ name, figures, attacks, source, nameSpan }) => {
    if (nameSpan) expect(source.text.slice(nameSpan.from, nameSpan.to)).toBe(name)
    const hp = figures.family === 'cairn' ? (figures.hp?.value ?? '-') : 'B/X'
    return `${name}: ${hp}, ${attacks.map(({ dice }) => dice).join(' ')}`
  })
}

describe('several monsters in one sentence are told apart', () => {
  test.each([
    [
      'brackets and joining words',
      'In the yard two bandits (4 HP, 1 Armor, sword d6) guard a cultist (3 HP, 14 WIL, dagger d6) and their hound (5 HP, 12 DEX, bite d6).',
      ['bandits: 4, d6', 'cultist: 3, d6', 'hound: 5, d6'],
    ],
    [
      'one of them with a name of its own',
      'The kitchen: a cook (2 HP, ladle d4), three scullions (1 HP, knives d4) and an old hound named Bristle (3 HP, bite d6) are eating.',
      ['cook: 2, d4', 'scullions: 1, d4', 'Bristle: 3, d6'],
    ],
    [
      'several sentences',
      'Brother Oswin (5 HP, 12 WIL, staff d6) leads them. Sister Mave (4 HP, 13 DEX, sling d6) watches the rear with a mule (6 HP, 14 STR, kick d6).',
      ['Brother Oswin: 5, d6', 'Sister Mave: 4, d6', 'mule: 6, d6'],
    ],
    [
      'square brackets',
      'A thorn knight [7 HP, 3 Armor, briar lance (d10)] waits with his squire [3 HP, 1 Armor, hatchet (d6)].',
      ['thorn knight: 7, d10', 'squire: 3, d6'],
    ],
    [
      'brackets within brackets',
      'Sexton (4 HP, 1 Armor (thick coat), spade (d6, bulky)) and Verger (3 HP, 9 STR, pole (d6)).',
      ['Sexton: 4, d6', 'Verger: 3, d6'],
    ],
    [
      'dashes',
      'Three lampwrights — 3 HP, 9 STR, hook d6 — and their foreman — 5 HP, 12 STR, pole d8 — block the stair.',
      ['lampwrights: 3, d6', 'foreman: 5, d8'],
    ],
    [
      'colons and semicolons',
      'Captain: 6 HP, 2 Armor, longsword d8; Guards: 4 HP, spear d6; Dog: 3 HP, bite d4',
      ['Captain: 6, d8', 'Guards: 4, d6', 'Dog: 3, d4'],
    ],
    [
      'sentences with a verb',
      'The abbess has 5 HP, 15 WIL and a crook (d6). Her two dogs have 4 HP, 13 DEX and bite (d6).',
      ['abbess: 5, d6', 'dogs: 4, d6'],
    ],
    [
      'a line end within',
      'In the hall sit two knights (5 HP, 2 Armor,\nsword d8) and a page (1 HP, 12 DEX, knife\nd4). They do not stand.',
      ['knights: 5, d8', 'page: 1, d4'],
    ],
    [
      'one of several, and a verb between',
      'One of the twins (4 HP, 12 DEX, needle d6) lies. The party meets Old Wen (3 HP, 9 STR, crossbow d8).',
      ['twins: 4, d6', 'Old Wen: 3, d8'],
    ],
    [
      'French',
      'Dans la cave, deux brigands (4 PV, épée d6) gardent une sorcière (3 PV, 15 VOL, dague d4).',
      ['brigands: 4, d6', 'sorcière: 3, d4'],
    ],
    [
      'German',
      'Am Tor stehen zwei Wachen (4 TP, Speer W6) und ein Hauptmann (6 TP, 13 STÄ, Schwert W8).',
      ['Wachen: 4, d6', 'Hauptmann: 6, d8'],
    ],
    [
      'rows of an encounter table',
      '| 1 | d4 Mud Crabs (3 HP, 2 Armor, pincers d6) |\n| 2 | The Heron King (9 HP, 13 STR, beak d10) |\n',
      ['Mud Crabs: 3, d6', 'The Heron King: 9, d10'],
    ],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test.each([
    ['what changes a score', 'Eel: 4 HP (6 HP in water), 8 STR, 12 DEX (14 DEX in water), bite d6'],
    [
      'what happens later',
      'Eel: 4 HP, 8 STR, 12 DEX, bite (d6). At 0 HP it sinks, each 2 HP a foot.',
    ],
  ])('one monster stays one: %s', (_, text) => {
    expect(found(text)).toEqual(['Eel: 4, d6'])
  })
})

describe('prose that has no monster in it', () => {
  test.each([
    [
      'wounds of those who play',
      'The party has 3 HP left between them. Each hour they lose 1 STR. Armor helps: a character with 2 Armor takes 2 less damage. When STR reaches 0, the character dies.',
    ],
    [
      'rules',
      'At 0 HP damage goes to STR. A sword deals d8. Characters begin with d6 HP and 3d6 each in STR, DEX, WIL.',
    ],
    ['gear', 'Armor: Shield (+1 Armor), Brigandine (1 Armor, bulky), Plate (3 Armor, bulky)'],
    ['a spell', 'Gain 2 Armor for d6 rounds. Targets save WIL or take d8 damage and lose 2 DEX.'],
    ['a ring', '- Ring of the Stag (12 STR while worn, d6 antlers)'],
    [
      'a background',
      'Your gear: sword (d8), gambeson (1 Armor). Your HP is 4. If your STR was 16 …',
    ],
    [
      'scars',
      'If the total is higher than your max HP 6, take it; WIL 10 or lower means fear. Roll d6.',
    ],
    [
      'hirelings',
      'A mercenary takes 10gp a day (d6 weapon). They have 1d6 HP. A mule carries 8 slots.',
    ],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([])
  })
})
