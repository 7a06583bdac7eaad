import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { read } from './testing/readings.ts'

describe('names', () => {
  const worm = '10 HP, 12 STR, jaws (d8)'
  test.each([
    ['a title over a short form of it', `### Sergeant Pell\nPell: ${worm}`, 'Sergeant Pell'],
    ['a sentence', `The stoker is no person but owed wages. ${worm}`, 'The stoker'],
    ['a sentence about it', `Somebody asked about the dog. The dog is fine. ${worm}`, 'The dog'],
    ['capitals behind a colon', `And the lamp itself: THE REGARD. ${worm}`, 'The Regard'],
    ['a kind beside the figures', `Ash Bell\nRelic • ${worm}`, 'Ash Bell'],
    [
      'a scale under the title',
      `### Otter\n\n:::statblock\n**Warband scale**\n${worm}\n:::`,
      'Otter',
    ],
    [
      'italics under the title',
      `### Jackdaw\n\n*Keeper of small spoons*\n\n**${worm}**`,
      'Jackdaw',
    ],
    ['a sentence under the title', `Newt\nSlow thing, hums in the reeds\n${worm}`, 'Newt'],
    ['italics after a dash', `**Lift Thing** — *Quiet Dread*\n${worm}`, 'Lift Thing'],
    ['the page it is on', `Ash Warden                 31\n${worm}`, 'Ash Warden'],
    ['ornaments', `# ☠ BONE EATER ☠\n${worm}`, 'Bone Eater'],
    ['its number under it', `### Toad, Giant\n\n#### Monster 12\n\n- ${worm}`, 'Toad, Giant'],
    ['a level after a comma', `Tin Maid, level 3 construct. ${worm}`, 'Tin Maid'],
    ['words for its figures', `Stats for the Tin Maid: ${worm}`, 'Tin Maid'],
    ['a letter of a list', `B) Tin Maid: ${worm}`, 'Tin Maid'],
    ['a quote that opens it', `### “Half Ear” Odo\n${worm}`, '"Half Ear" Odo'],
    ['a collection over it', `## Bestiary\nWolf of the low snow\n${worm}`, 'Wolf of the low snow'],
    ['a nickname in brackets', `Sir Whisk ("the Needle"), rat knight: ${worm}`, 'Sir Whisk'],
    ['under its figures', `${worm}\nBog Eel\nRuns from light.`, 'Bog Eel'],
    ['a word that labels too', `Iron Guard\n10 Punti Ferita, 9 Forza, morso (d6)`, 'Iron Guard'],
    [
      'a word that labels too, with a colon',
      `Grace: 10 Punti Ferita, 9 Forza, morso (d6)`,
      'Grace',
    ],
    ['a title in capitals', `MR. BONES (${worm})`, 'Mr. Bones'],
    [
      'small letters in a table',
      `| slag worm | |\n|---|---|\n| HP | 6 |\n| STR | 9 |\n| Attack | bite (d6) |\n`,
      'slag worm',
    ],
    ['small letters over italics', `### slag worm\n*Something strange*\n\n${worm}`, 'slag worm'],
    ['where it is', `* **Newt (in the attic)** - ${worm}`, 'Newt'],
    ['who comes first', `First up is **Reeve Odo**. ${worm}`, 'Reeve Odo'],
    [
      'who comes next',
      `Then there are the twins, Pim and Pem, who share one skin: ${worm}`,
      'Pim and Pem',
    ],
    ['how many there are of it', `Drowned Sisters (two of them; ${worm})`, 'Drowned Sisters'],
    ['a giant is no kind', `### Newt, Giant\n${worm}`, 'Newt, Giant'],
  ])('%s', (_, text, name) => {
    const shown = readMonsters(text).monsters.map((monster) => monster.name)
    expect(shown).toEqual([name])
  })
})

describe('labels', () => {
  test.each([
    ['H, S, D and W', '*Fen Eye* _A1, H13, S9, D8, W6, bite (d8)_', 'Fen Eye|13 1 9 8 6|1 bite d8'],
    [
      'in small letters',
      'Sapo: 7 pv, 15 fue, 6 des, 11 vol, lengua (d8)',
      'Sapo|7 - 15 6 11|1 lengua d8',
    ],
    ['title case', 'Sapo: PV 7, Fue 15, Des 6, lengua (d8)', 'Sapo|7 - 15 6 -|1 lengua d8'],
    [
      'French protection',
      'La Louve\nProtection 9\nArmure 1\nFOR 14\nVOL 8\nAttaque : crocs (d8)',
      'La Louve|9 1 14 - 8|1 crocs d8',
    ],
    [
      'Spanish words',
      'Monje\nProtección contra golpes: 4\nFuerza: 9\nVoluntad: 16\nAtaque: vara (d4)',
      'Monje|4 - 9 - 16|1 vara d4',
    ],
    [
      'German words',
      'Muhme\nTP 5\nStärke 9\nGeschick 15\nWille 14\nFinger (W6+W6)',
      'Muhme|5 - 9 15 14|1 Finger d6+d6',
    ],
    [
      'Czech words',
      '## Rys\n**8 BO, síla 11, mrštnost 15, vůle 9, zbroj 1**\n**Útoky:** drápy k8 nebo kousnutí k6',
      'Rys|8 1 11 15 9|1 drápy d8;1 kousnutí d6',
    ],
    [
      'pictures',
      'Imp | ❤️ 4 | 🛡️ 1 | 💪 8 | 🏃 14 | 🧠 9 | ⚔️ nail d6',
      'Imp|4 1 8 14 9|1 nail d6',
    ],
    ['three scores without labels', 'Imp [4hp, A1, 8/14/9, nail d6]', 'Imp|4 1 8 14 9|1 nail d6'],
    [
      'words',
      'A fen imp has 4 hit protection, 1 armor, a strength of 8 and a willpower of 9. It stabs for d6 damage.',
      'fen imp|4 1 8 - 9|1 stabs d6',
    ],
    ['two colons', '=== Imp\nHP:: 4\nSTR:: 8\nAttack:: nail (d6)', 'Imp|4 - 8 - -|1 nail d6'],
    [
      'an armour by its name',
      'Imp\nArmor: thick hide (2)\nHP: 4\nSTR: 8\nNail: d6',
      'Imp|4 2 8 - -|1 Nail d6',
    ],
    [
      'their short forms',
      'Imp\nHit Protection (HP): 4\nArmor (A): 1\nStrength (STR): 8\nNail: d6',
      'Imp|4 1 8 - -|1 Nail d6',
    ],
    ['of between', 'Rey\n8 PG, 2 de Armadura, 8 FUE, rayo (d10)', 'Rey|8 2 8 - -|1 rayo d10'],
    [
      'will beside a score',
      'Imp\nHP: 4 will: 9 str: 8\nWeapon: nail (d6)',
      'Imp|4 - 8 - 9|1 nail d6',
    ],
    [
      'hit protection left open',
      '### Oil Man\n? HP, 20 DEX, choking (d6 to STR)',
      'Oil Man|- - - 20 -|1 choking d6',
    ],
    ['hit protection rolled', 'Imp: 2d6 HP, 8 STR, nail d6', 'Imp|- - 8 - -|1 nail d6'],
    ['from and to', 'Imp\n\n- 7-12 HP, 2 Armor, 13-18 STR, nail (d6)', 'Imp|- 2 - - -|1 nail d6'],
    [
      'hit protection alone under a heading',
      '#### Wick Thief\n4 HP\n\n#### Imp\n5 HP, 8 STR, nail (d6)',
      'Wick Thief|4 - - - -|',
      'Imp|5 - 8 - -|1 nail d6',
    ],
  ])('%s', (_, text, ...expected) => {
    expect(read(text)).toEqual(expected)
  })

  test.each([
    ['for', '### Imp\n4 HP, 8 STR, nail (d6)\n- Sleeps for 8 hours, or for 2 days.'],
    ['an arm', '### Imp\n4 HP, 8 STR, nail (d6)\n- Has lost 1 arm, will 3 times return.'],
    ['volume', '### Imp\n4 HP, 8 STR, nail (d6)\n- Reads vol 3 of its own life.'],
  ])('words of every day: %s', (_, text) => {
    expect(read(text)).toEqual(['Imp|4 - 8 - -|1 nail d6'])
  })
})

describe('pages', () => {
  test.each([
    [
      'LaTeX',
      '\\section{Beasts}\n\n\\entry{Bear}\nSTR~15, 6hp, Armour~1, 2d6~Claws.\n\n\\entry{Deer}\nDEX~16, 2hp, d6~Hooves.\n',
      'Bear|6 1 15 - -|1 Claws 2d6',
      'Deer|2 - - 16 -|1 Hooves d6',
    ],
    [
      'a table of the wiki, a cell a line',
      '{| class="wikitable"\n! colspan=2 | Leaf Man\n|-\n! Hit Protection\n| 11\n|-\n! Strength\n| 14\n|-\n! Attack\n| antlers (d10)\n|}\n',
      'Leaf Man|11 - 14 - -|1 antlers d10',
    ],
    [
      'a colon and a line end',
      'Leaf Man\nHP:\n11\nArmor:\n1\nSTR:\n14\nAttack:\nantlers (d10)',
      'Leaf Man|11 1 14 - -|1 antlers d10',
    ],
    [
      'a drawn table',
      'LEAF MAN\n+-----+-----+----+\n| STR | DEX | HP |\n+-----+-----+----+\n| 14  | 9   | 11 |\n+-----+-----+----+\nAntlers (d10)\n',
      'Leaf Man|11 - 14 9 -|1 Antlers d10',
    ],
    [
      'a row with a dash',
      '### Leaf Man\n| HP | STR | DEX | Armor |\n|---|---|---|---|\n| 11 | 14 | 9 | — |\n\nAntlers (d10)\n',
      'Leaf Man|11 0 14 9 -|1 Antlers d10',
    ],
    [
      'one creature a line of emphasis',
      '*Red Hat* _H6, S12, D8, W6, sickles (d6+d6)_\n*Ash Giant* _A3, H13, S17, D8, W5, sword (d10)_\n',
      'Red Hat|6 - 12 8 6|1 sickles d6+d6',
      'Ash Giant|13 3 17 8 5|1 sword d10',
    ],
    [
      'what changes it in a list',
      '### Louse\n8hp, STR 10, DEX 12\nAttacks: d6 bite\n\n#### Lice\n\n1. **Giant** — As big as a snake. 12hp, STR 15, Armour 2\n2. **Tiger** — Bands of yellow, d8 damage bite\n',
      'Louse|8 - 10 12 -|1 bite d6',
    ],
    [
      'how many of them before',
      '1. d4 **Imps** - 4 HP, 8 STR, nail (d6)\n2. 2d6 **Newts** - 2 HP, 4 STR, bite (d4)\n',
      'Imps|4 - 8 - -|1 nail d6',
      'Newts|2 - 4 - -|1 bite d4',
    ],
    [
      'bars and no headings, a line each',
      'Fen Hound / WIL 6 / DEX 13 / STR 12 / bite (d6) / HP 5\nFen King / Armor 3 / WIL 17 / HP 15 / sword (d10)\n',
      'Fen Hound|5 - 12 13 6|1 bite d6',
      'Fen King|15 3 - - 17|1 sword d10',
    ],
    [
      'one of its heads',
      '#### Iron Choir\n9 HP, 2 Armor, 14 STR\n- **Alto**: 6 DEX, 3 Armor, sword (d8)\n',
      'Iron Choir|9 2 14 - -|',
    ],
    [
      'what lies beside it',
      'Imp\n\n4 HP, 8 STR, nail (d6)\n\nTreasure\n\n• Star sword (d8, bulky)\n',
      'Imp|4 - 8 - -|1 nail d6',
    ],
  ])('%s', (_, text, ...expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('attacks', () => {
  test.each([
    [
      'sentences',
      'It bites for d10 damage or lashes out with its tail for d8 (blast).',
      '1 bites d10;1 tail d8',
    ],
    [
      'who strikes',
      'The wyrm attacks with its jaws (d10) and its tail (d8, blast).',
      '1 jaws d10;1 tail d8',
    ],
    ['dice before the name', 'Deals d10 with its bite.', '1 bite d10'],
    [
      'whom they strike',
      'Shears 1d8, or a hundred needles 1d6 to everyone close by.',
      '1 Shears 1d8;1 hundred needles 1d6',
    ],
    ['a word after them', 'Rusty sword (d10), bulky', '1 Rusty sword d10'],
    ['square brackets', 'Bite [d10], tail [d8]', '1 Bite d10;1 tail d8'],
    ['titles', 'Flail: 1d10 damage. Tongs: 1d8 damage, grab on a hit.', '1 Flail 1d10;1 Tongs 1d8'],
    ['nothing between them', 'Attacks: bite (d8) claws (d8+d8)', '1 bite d8;1 claws d8+d8'],
    ['two dice of which one counts', 'Attack: tendrils (2×d6, keep highest)', '1 tendrils d6+d6'],
    ['a slash within a name', 'Attack: d12 net/smash', '1 net/smash d12'],
    ['a slash between two', 'Attack: bite d6/claw d8', '1 bite d6;1 claw d8'],
    ['dots that lead over', 'Attack ...... bite (d6)', '1 bite d6'],
    ['a rule is none', 'Anyone near takes d6 damage. When it dies, all lose d4 STR.', ''],
    ['a Spanish rule is none', 'Quien la mire pierde d6 de VOL.', ''],
    ['a rule after one', 'Bite (d8) - anyone bitten saves STR or loses d4 DEX', '1 Bite d8'],
    ['a line end in brackets', 'Attacks: bite (d8\ndamage), tail\n(d6)', '1 bite d8;1 tail d6'],
    ['how often', 'Claws d6 x2, bite d8', '2 Claws d6;1 bite d8'],
    ['another tongue', 'Ataca con garras (d6+d6) o mordisco (d8).', '1 garras d6+d6;1 mordisco d8'],
    ['what is there is none', 'Bite (d8). Behind it is a catapult (d12, blast).', '1 Bite d8'],
    ['what heals it is none', 'Bite (d8). In fire it gets back d6 hp.', '1 Bite d8'],
    ['how many come is none', 'Bite (d4). 2d4 appear.', '1 Bite d4'],
  ])('%s', (_, line, expected) => {
    const [worm] = read(`### Bog Wyrm\n11 HP, 2 Armor, 16 STR\n${line}\n`)
    expect(worm).toBe(`Bog Wyrm|11 2 16 - -|${expected}`)
  })

  test('other dice if something happens are no others', () => {
    expect(
      read('### Beetle\nHP: 4 STR: 12\nAttacks: d8 mandibles (d10 if it has a run-up)\n'),
    ).toEqual(['Beetle|4 - 12 - -|1 mandibles d8'])
  })

  test('one without dice stands where no other is', () => {
    expect(read('### Leech\n1 HP, 10 STR, bite (poison)\n')).toEqual(['Leech|1 - 10 - -|1 bite '])
    expect(read('### Leech\n1 HP, 10 STR, claw (d4), bite (poison)\n')).toEqual([
      'Leech|1 - 10 - -|1 claw d4',
    ])
  })
})
