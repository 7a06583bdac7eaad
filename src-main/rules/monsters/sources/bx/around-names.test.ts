import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { attacksIn, figure, namesIn } from './testing/readings.ts'

const figures = "AC 5 [14], HD 3*, Att 2 × claw (1d4), MV 90' (30'), SV F3, ML 8, AL Chaotic"

describe('lines of chats, forums and letters', () => {
  test.each([
    ['a channel', `21:14 <maeve> what is up there\n21:14 <maeve> SOOT DEVIL: ${figures}`],
    [
      'a log with a block in many lines',
      `[21:14] maeve: Soot Devil\n[21:14] maeve: AC 5 [14]\n[21:14] maeve: HD 3*\n[21:15] maeve: ML 8`,
    ],
    [
      'a telephone',
      `12/03/2021, 21:14 - Maeve: Soot Devil: ${figures}\n12/03/2021, 21:15 - Bart: oh\n12/03/2021, 21:15 - Maeve: yes`,
    ],
    [
      'one who speaks once',
      `[21:14] maeve: Soot Devil: ${figures}\n[21:14] bart: is it big\n[21:15] maeve: yes`,
    ],
    [
      'talk without times, the figures in two lines',
      'maeve: one more please\nbart: Soot Devil AC 5 HD 3 hp 15\nmaeve: morale?\nbart: ML 8 MV 10',
    ],
    ['names alone', `<maeve> Soot Devil\n<maeve> ${figures}\n<bart> oh`],
    ['a post', `maeve — Today at 21:14\nSoot Devil\n${figures}`],
    ['who leads the game', `Maeve (GM): Soot Devil: ${figures}`],
    ['GM', `GM: Soot Devil ${figures}`],
    [
      'a letter',
      `On Tue, Mar 5, 2019 at 9:14 PM Bob <bob@example.org> wrote:\n> > ### Soot Devil\n> > ${figures}\n> good`,
    ],
    ['a forum', `Re: devils\nby maeve » Sat Mar 05, 2019 9:14 pm\n\nSoot Devil\n${figures}`],
    ['a diary', `Soot Devil\nPosted by Maeve on 5 March 2019\n\nIt smokes.\n\n${figures}`],
    ['a day above', `Wednesday, June 30, 2021\n\nIt smokes.\n\nSoot Devil\n\n${figures}`],
    ['a day in Spanish', `Soot Devil\n\n12 de marzo de 2019\n\n${figures}`],
    ['a time of day', `12:30 They come\nSoot Devil: ${figures}`],
  ])('%s', (_, text) => {
    expect(namesIn(text).map((name) => name.toLowerCase())).toEqual(['soot devil'])
    expect(figure(readMonsters(text).monsters[0], 'ac')).toMatchObject({ descending: 5 })
    expect(figure(readMonsters(text).monsters[0], 'morale')).toBe(8)
  })
  test('a tag of no page before two names is no speaker', () => {
    expect(namesIn(`<Giant> Imp\n\n${figures}\n\n<Giant> Owl\n\n${figures}`)).toEqual([
      '<Giant> Imp',
      '<Giant> Owl',
    ])
  })
})

describe('titles of pages', () => {
  test.each([
    ['"S" is for "Soot Devil"', 'Soot Devil'],
    ['S is for Soot Devil!', 'Soot Devil'],
    ['Soot Devil - A New Monster for White Star and Swords & Wizardry', 'Soot Devil'],
    ['New Monster: Soot Devil', 'Soot Devil'],
    ['Monster Monday - Soot Devil', 'Soot Devil'],
    ['Devils: Soot Devil for Godbound', 'Devils: Soot Devil'],
    ['Soot Devil for Labyrinth Lord', 'Soot Devil'],
    ['Cloak for the Devil', 'Cloak for the Devil'],
  ])('%s', (title, name) => {
    expect(
      namesIn(`Thursday, March 31, 2011\n\n${title}\n\nIt smokes, and more.\n\n${figures}`),
    ).toEqual([name])
  })
  test('a game’s name with a colon is no label', () => {
    const text = `My first for Stars Without Number:\n\nSoot Devil\nArmor Class: 7\nHit Dice: 1\nMorale: 8`
    expect(namesIn(text)).toEqual(['Soot Devil'])
  })
})

describe('frames, cards and outlines', () => {
  test('a frame drawn around', () => {
    const text =
      '┌────────────────────┐\n│  SOOT DEVIL        │\n├────────────────────┤\n│  AC 4 [15]  HD 5** │\n│  MV 90’ (30’)      │\n│  ML 12             │\n└────────────────────┘'
    expect(namesIn(text)).toEqual(['Soot Devil'])
    expect(figure(readMonsters(text).monsters[0], 'movement')).toBe("90' (30')")
  })
  test('round bullets between, and one monster a line', () => {
    const text =
      '## Reeds\n\n- **Soot Owl** ● HD 2 ● AC 13 ● beak d6 ● ML 6\n  *It steals lamps.*\n- **Mud Aunt** ● HD 4 ● AC 11 ● slap d8 ● ML 9'
    expect(namesIn(text)).toEqual(['Soot Owl', 'Mud Aunt'])
    expect(readMonsters(text).monsters[1]?.attacks).toMatchObject([{ name: 'slap', dice: 'd8' }])
  })
  test('pictures for labels, and beside them', () => {
    const text =
      '🃏 **CARD 7 / 20 — SOOT DEVIL**\n🛡️ 14 | ❤️ HD 4 (18 hp) | ⚔️ pin 1d10 | 👟 30’ | 🧠 ML 12\n_It smokes._'
    const [devil] = readMonsters(text).monsters
    expect(devil?.name).toBe('Soot Devil')
    expect(figure(devil, 'ac')).toEqual({ descending: null, ascending: 14 })
    expect(figure(devil, 'movement')).toBe("30'")
    expect(attacksIn(text)).toEqual(['1 pin 1d10'])
  })
  test('an outline with its tags and drawers', () => {
    const text =
      '* Devils\n** Soot Devil                 :fire:level3:\n   :PROPERTIES:\n   :AC:  4 [15]\n   :HD:  4+2*\n   :ML:  12\n   :END:'
    expect(namesIn(text)).toEqual(['Soot Devil'])
  })
  test('what a table program rolls', () => {
    expect(
      namesIn('&{template:default} {{name=Soot Devil}} {{AC=6 [13]}} {{HD=2*}} {{Morale=9}}'),
    ).toEqual(['Soot Devil'])
  })
  test('words set like code', () => {
    const text = 'the villain, do not peek\n> ### Soot Devil\n> `AC 3 [16]` `HD 5*` `hp 27` `ML 10`'
    const [devil] = readMonsters(text).monsters
    expect(devil?.name).toBe('Soot Devil')
    expect(figure(devil, 'morale')).toBe(10)
  })
})

describe('figures that a page hides', () => {
  test('burrowing and swimming in one block', () => {
    const text =
      "Soot Devil\nNo. Enc.: 1d4\nMovement: 120' (40')\n   Burrow: 18' (6')\n   Swim: 60' (20')\nArmor Class: 6\nHit Dice: 3"
    const [devil] = readMonsters(text).monsters
    expect(figure(devil, 'numberAppearing')).toBe('1d4')
    expect(figure(devil, 'movement')).toBe("120' (40') / Burrow 18' (6') / Swim 60' (20')")
  })
  test('one in brackets after many words behind another', () => {
    const text =
      'Here crouch 2 imps (AC 6 [13], 2* HD, morale 9) gnawing on a rope. When the bell has been rung they are joined after d4 rounds by their mother, a devil (AC 4 [15], 4** HD, hp 21, morale 9).'
    expect(namesIn(text)).toEqual(['imps', 'devil'])
  })
  test('a table’s head is no field', () => {
    const text =
      '| d6 | Encounter |\n|:--:|:---|\n| 1 | 2d4 **Imps** (AC 7 [12], HD 1, ML 6) fleeing |\n| 2 | 1 **Devil** (AC 2 [17], HD 3, ML 7) |'
    expect(namesIn(text)).toEqual(['Imps', 'Devil'])
  })
  test('capitals throughout, with a label that a line’s end parts', () => {
    const text =
      '  7.  SOOT DEVIL, ARMOR CLASS 5, HIT DICE 4+1, HIT\n      POINTS 25.  MOVE 9".\n\n  8.  EMPTY.\n\n  9.  SOOT IMP, ARMOR CLASS 6, HIT DICE 1,\n      HIT POINTS 2,4.  MOVE 12".'
    expect(namesIn(text)).toEqual(['Soot Devil', 'Soot Imp'])
    expect(figure(readMonsters(text).monsters[0], 'hd')).toMatchObject({ hitPoints: 25 })
  })
  test('a letter for the alignment before a sentence, and labels in small letters', () => {
    const text = '20 Soot Devil Ac5, HD3, hp 20, 18, at1, save F3, C, for a total of 2. It smokes.'
    const [devil] = readMonsters(text).monsters
    expect(devil?.name).toBe('Soot Devil')
    expect(figure(devil, 'ac')).toMatchObject({ descending: 5 })
    expect(figure(devil, 'alignment')).toBe('C')
  })
  test('no armour, and hits to kill', () => {
    const [devil] = readMonsters('Soot Ooze AC- HD2** HTK 9 MV3(1) SV F1 ML7 AL N').monsters
    expect(devil?.name).toBe('Soot Ooze')
    expect(figure(devil, 'hd')).toMatchObject({ dice: 2, stars: 2, hitPoints: 9 })
  })
})

describe('names among heading words, counts and sentences', () => {
  test.each([
    ['a heading and a count', '7.  KENNEL - 8 SOOT IMPS, AC 6, HD 1, MV 9", ML 7', 'Soot Imps'],
    ['a count that is rolled', '12. Kennel – 2d4 soot imps (AC 6; HD 1; MV 9")', 'soot imps'],
    ['an attack behind a dash', 'Soot Imp - 1 beak 1d3, AC 7, HD 1, ML 9', 'Soot Imp'],
    ['a round', 'Round 2: 2 more imps and Odo One-Ear [AC 4, HD 3, ML 9]', 'Odo One-Ear'],
    ['a later round', 'Round 6+: Shaman Odo [AC 7, HD 2, ML 8] flees', 'Shaman Odo'],
    [
      'who is met',
      'If anybody knocks they are answered by Black Odo (a ghoul: AC 6; HD 3+1; ML 8).',
      'Black Odo',
    ],
    ['an office', 'ODO KESTREL, first mate (F3): AC 4; HD 3; ML 9', 'Odo Kestrel'],
    [
      'a paragraph above and below',
      'Here is one more, and its picture.\nSoot Imp, Old\nIt is a small thing that smokes all day long.\nAC 12, HD 3, ML 7',
      'Soot Imp, Old',
    ],
    [
      'no sentence about a game',
      'Today another new monster for Shadowdark, and its picture.\nSoot Imp\nAC 12, HD 3, ML 7',
      'Soot Imp',
    ],
  ])('%s', (_, text, name) => {
    expect(namesIn(text)).toEqual([name])
  })
})

describe('blows set in other ways', () => {
  test.each([
    ['AT1 club/1d6 & 1 bite/1d3', ['1 club 1d6', '1 bite 1d3']],
    ['AT claw/claw/bite 1d4/1d4/1d6', ['2 claw 1d4', '1 bite 1d6']],
    ['AT pincers 1d6 (on a roll of 6, another 1d6)', ['1 pincers 1d6']],
    ['M 10, burn 1d6', ['1 burn 1d6']],
    ['strikes with its club for 1-10', ['1 club 1-10']],
    ['ATTACK WITH SWORDS FOR\n   1-8', ['1 SWORDS 1-8']],
  ])('%s', (routine, attacks) => {
    expect(attacksIn(`Soot Imp HD2, AC 6, ${routine}`)).toEqual(attacks)
  })
})

describe('sentences alone', () => {
  const paragraph =
    "The Widow of the Soot\n\nShe walks on still water. The Widow has an Armour Class of 4, 6 Hit Dice (31 hit points) and a movement rate of 90' (30'). She saves as a 6th level magic-user and has a morale of 10. Slaying her is worth 950 XP."
  test('a paragraph that tells every figure, under the name in full', () => {
    const [widow] = readMonsters(paragraph).monsters
    expect(widow?.name).toBe('The Widow of the Soot')
    expect(figure(widow, 'ac')).toMatchObject({ descending: 4 })
    expect(figure(widow, 'hd')).toMatchObject({ dice: 6, hitPoints: 31 })
    expect(figure(widow, 'movement')).toBe("90' (30')")
    expect(figure(widow, 'morale')).toBe(10)
  })
  test('a rule about armour and Hit Dice is no monster', () => {
    const rule =
      'Creatures with an Armour Class of 4 and more than 6 Hit Dice are told of in a movement rate of 90 feet.'
    expect(namesIn(rule)).toEqual([])
  })
})

describe('LaTeX', () => {
  test('an environment with its name, and spaces and signs spelt out', () => {
    const text =
      '\\begin{monster}{Soot Leech}\n  \\textit{Pale, and long.}\\\\\n  \\textbf{AC} 7 [12] \\quad \\textbf{HD} 2* (9\\,hp) \\quad \\textbf{ML} 10\\\\\n  \\textbf{Att} 2 $\\times$ bite (1d4 + drain)\\\\\n\\end{monster}'
    const [leech] = readMonsters(text).monsters
    expect(leech?.name).toBe('Soot Leech')
    expect(figure(leech, 'hd')).toMatchObject({ dice: 2, stars: 1, hitPoints: 9 })
    expect(figure(leech, 'morale')).toBe(10)
    expect(attacksIn(text)).toEqual(['2 bite 1d4'])
  })
})

describe('names in keyed areas', () => {
  test.each([
    [
      'what it looks like above its figures',
      `13. Cook's Room\nStraw bed. Strongbox.\n\nSoot Devil: Six foot six, one ear. Sings when an-\ngry.\n${figures}`,
    ],
    [
      'a note under the area',
      `Area 31: The Vault\n\nD: A slate lists debts.\n\nSoot Devil  ${figures}`,
    ],
    ['a room in capitals', `GUARDROOM: Soot Devil (${figures}) sleeps here.`],
    ['who leads', `The clan numbers eleven, led by Soot Devil, smoke chief (${figures}).`],
    ['a number behind a comma', `Soot Devil, 2d6: ${figures}`],
    ['a class behind a bracket', `Soot Devil (1d4+1). F1; ${figures}`],
    ['a remark with a comma', `Soot Devil (it has a dog, of course it has a dog): ${figures}`],
    ['the way to a page', `Wiki > Bestiary > Undead\nSoot Devil\n[edit]\n\n${figures}`],
  ])('%s', (_, text) => {
    expect(namesIn(text)[0]?.replace(/ \(.*/, '')).toBe('Soot Devil')
  })
})

test('a label again on the next line continues the attacks', () => {
  expect(
    attacksIn('Skirl\nHP 13\nAC 14\nAttack: Dirk +2 (d4)\nAttack: Bagpipes (d6)\nMorale: 8'),
  ).toEqual(['1 Dirk d4', '1 Bagpipes d6'])
})

test('a person in a sentence is of the family of its armour class', () => {
  const text =
    'BERTRAND (This neutral evil human is a 4th level fighter whose vital stats are HP 31, AC 16. His significant attributes are strength 17, dexterity 13 and charisma 15. He carries a broadsword (2d4+2) and 48 gp.)'
  expect(readMonsters(text).monsters[0]?.figures).toMatchObject({
    family: 'bx',
    hd: { value: { dice: 4 } },
  })
  expect(attacksIn(text)).toEqual(['1 broadsword 2d4+2'])
})

test('a gaze in a sentence of attacks is one of them', () => {
  const text =
    "COLD AUNT (This lawful evil undead's vital stats are HD 6d12, HP 40, AC 18. She attacks with two claws for 1d6 damage each and a chilling gaze. XP 720.)"
  expect(attacksIn(text)).toEqual(['2 claws 1d6', '1 chilling gaze'])
})

test('treasure in a paragraph of its own is the area’s', () => {
  const text = `Soot Devil: ${figures}\n\nTreasure: 120 gp under the anvil, a healing potion.`
  expect(figure(readMonsters(text).monsters[0], 'treasure')).toBeNull()
  expect(attacksIn('Ringer\nAC 3, HD 6, Att 1 × swing of the rope (2d6), ML 11')).toEqual([
    '1 swing of the rope 2d6',
  ])
})

describe('words about a name', () => {
  test.each([
    ['looks', `3 Soot Devils (grey, boneless, long-fingered)\n${figures}`, 'Soot Devils'],
    ['a level in German', `Der alte Jost (Stufe 0)\n${figures}`, 'Der alte Jost'],
    ['what one is, before', `The clerk, Penwick: ${figures}`, 'Penwick'],
    ['whose it is', `Dunn's dog, Pepper: ${figures}`, 'Pepper'],
    [
      'what one is, behind',
      `In the wardrobe hides Brother Ansgar, a deserter: ${figures}`,
      'Brother Ansgar',
    ],
    ['whose leader', `Marrok Dunn, their leader (F5): ${figures}`, 'Marrok Dunn'],
    ['an epithet', `Skirl, the Piper: ${figures}`, 'Skirl, the Piper'],
    [
      'a sentence',
      `The sexton, Amos Quill, feeds it. He is a 0-level human: ${figures}`,
      'Amos Quill',
    ],
    ['a large number', `Fourteen xvarts (${figures}) are fishing.`, 'xvarts'],
    ['a number in German', `Am Ofen hocken noch vier Strauchdiebe (${figures}).`, 'Strauchdiebe'],
    ['a dozen and where', `Hay Devil (1d4 in any dry barn). ${figures}`, 'Hay Devil'],
    [
      'a pronoun',
      `When the gong is struck it comes in. It is a marsh troll: ${figures}`,
      'marsh troll',
    ],
    ['two classes', `Pell, gm, Ill5/T5: ${figures}`, 'Pell'],
    ['a class in words', `1. GARRICK STOUT, DWARF FIGHTER 4/THIEF 5\n${figures}`, 'Garrick Stout'],
    [
      'an office in German',
      `Ihr Hauptmann, Wulf Einohr (${figures}), schläft nebenan.`,
      'Wulf Einohr',
    ],
    [
      'the cell of a table',
      `| Name | AC | HD | ML |\n|---|---|---|---|\n| 2d4 Lost Lambs<!-- new --> | 8 | 1 | 4 |`,
      'Lost Lambs',
    ],
    [
      'a game of its own',
      'Marsh Reaver (1d6+1): HD 2, STA 9, COM 1, SAV 13, AMR 1. Longsword, DMG 1d8.',
      'Marsh Reaver',
    ],
    ['a number of the cast', `NPC 2 – OLD NETTIE\n${figures}`, 'Old Nettie'],
    ['whose they are', `He sits here. His guards are ogres (2) (${figures}).`, 'ogres'],
    [
      'who it truly is',
      `She is in truth Imra the Needle, 5th level thief (${figures}).`,
      'Imra the Needle',
    ],
    [
      'a running head',
      `PART THREE | CREATURES\nBogwife\nBrides of the black water.\n${figures}`,
      'Bogwife',
    ],
    [
      'bold words under the heading of a room',
      `**3. Dye Vats**\nThree vats. One of them holds a **vat-thing**, which lashes out.\n${figures}`,
      'vat-thing',
    ],
    [
      'italics above a level',
      `**The Stile.** Squatting on it is *Grubbin Docked* (longhorn, level 3).\nL3 ${figures}`,
      'Grubbin Docked',
    ],
    ['a part', `In the hut sit three of his cousins (${figures}).`, 'cousins'],
    [
      'the kind in the bracket',
      `A mass lies at the bottom (ochre jelly: ${figures}).`,
      'ochre jelly',
    ],
    [
      'who it is, in small letters',
      `It is held by a hobyah (he is a creature whose vital stats are ${figures}).`,
      'hobyah',
    ],
  ])('%s', (_, text, name) => {
    expect(namesIn(text)).toEqual([name])
  })

  test('a heading below the only sheet', () => {
    const sheet = 'ARMOR CLASS: 6\nHIT DICE: 4+4\nTHAC0: 15\nXP VALUE: 270'
    expect(namesIn(`${sheet}\n\nGallows Hound\n\nThey hang about.`)).toEqual(['Gallows Hound'])
  })

  test.each([
    ['Ugrosh, Smith of Wrongs', 'Ugrosh'],
    ['Nan Crook, hireling', 'Nan Crook'],
    ['GATE DEAD (undead) 2d4', 'Gate Dead'],
  ])('%s without what one is', (title, name) => {
    const block = title.startsWith('GATE') ? 'STR 12, DEX 7, WIL 10. HP 4. Halberd d8.' : figures
    expect(namesIn(`${title}\n${block}`)).toEqual([name])
  })

  test('how a beast fares is not of its kind', () => {
    expect(namesIn(`In the pen is a half-starved boar (${figures}).`)).toEqual(['boar'])
  })

  test('hit points alone in the bracket of another', () => {
    expect(namesIn(`Here are 3 orcs (hp 4, 5, 7) and 2 wolves (${figures}).`)).toEqual(['wolves'])
  })

  test('a name with a stop in each bullet', () => {
    const text = `- **Soot Devil** (2). ${figures}\n- **Slag Ooze**. ${figures}`
    expect(namesIn(text)).toEqual(['Soot Devil', 'Slag Ooze'])
  })
})

test('armour counts upwards beside modifiers without scores', () => {
  const text = 'Slag Ooze\nAC 9, HP 20, ATK 1 burn +3 (1d8), MV near, S +3, D -1, C +2, AL N, LV 4'
  expect(figure(readMonsters(text).monsters[0], 'ac')).toEqual({ descending: null, ascending: 9 })
})

test('names of blows by commas behind their damage', () => {
  const text = 'Barguest: AC 4, HD 5, #AT 2, DG 1d8/1d4 (bite, tail), SV F5, ML 10'
  expect(attacksIn(text)).toEqual(attacksIn(text.replace('bite, tail', 'bite/tail')))
})

test('a word in brackets behind bare dice names the blow, an effect does not', () => {
  const routine = (damage: string) => attacksIn(`Drowned Clerk: AC 7, HD 2, Att ${damage}, ML 8`)
  expect(routine('d6 (ledger)')).toEqual(routine('ledger (d6)'))
  expect(routine('d6 (blast)').join()).not.toContain('1 blast')
})
