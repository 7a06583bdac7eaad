import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'

function read(value: unknown): Record<string, unknown> {
  const [monster] = readMonsters(typeof value === 'string' ? value : JSON.stringify(value)).monsters
  const figures = Object.entries(monster?.figures ?? {}).flatMap(
    ([key, figure]: [string, unknown]) =>
      typeof figure === 'object' && figure !== null && 'value' in figure
        ? [[key, figure.value]]
        : [],
  )
  const attacks = (monster?.attacks ?? []).map(({ count, name, dice }) =>
    `${count} ${name} ${dice}`.trim(),
  )
  return { name: monster?.name, ...(Object.fromEntries(figures) as object), attacks }
}

const imp = { name: 'Imp', ac: 7, hd: 2 }

describe('programs have their own ways to say what an attack is', () => {
  test.each([
    ['a roll to hit', [{ name: 'sting', desc: 'D20 to hit, 1d4 + poison' }], ['1 sting 1d4']],
    [
      'its average',
      [{ name: '2x claws', desc: "D20 jet d'attaque, 2 (1d3) de dégâts" }],
      ['2 claws 1d3'],
    ],
    ['a roll and no dice', [{ name: 'gaze', desc: 'D20 to hit, stone' }], ['1 gaze']],
    [
      'two in one',
      [{ name: 'bite or 1 kick', desc: 'D20 to hit, 1d6 or 2d8' }],
      ['1 bite 1d6', '1 kick 2d8'],
    ],
    ['its name as a key', [{ attack: 'whip', damage: '1d8' }], ['1 whip 1d8']],
    ['its kind', [{ type: 'bite', dmg: '1d6' }], ['1 bite 1d6']],
    ['a count in its name', [{ Name: '2 claws', Content: '1d3 + rot' }], ['2 claws 1d3']],
    [
      'dice in parts',
      [{ name: 'club', damage: { count: 2, sides: 6, bonus: 1 } }],
      ['1 club 2d6+1'],
    ],
    [
      'routines',
      [{ routine_name: 'melee', attacks: [{ attack_type: 'spear', damage: '1d6' }] }],
      ['1 spear 1d6'],
    ],
    ['no dice but of time', [{ name: 'touch', desc: 'Sleep for 2d4 turns' }], ['1 touch']],
  ])('%s', (_, attacks, expected) => {
    const key =
      expected[0] === '1 gaze' || attacks.some((one) => 'Name' in one) ? 'actions' : 'attacks'
    expect(read({ ...imp, [key]: attacks })['attacks']).toEqual(expected)
  })

  test.each([
    ['2 claws, 1 bite', '1d4 claw, 1d6 bite, 2d8 hug', ['2 claws 1d4', '1 bite 1d6', '1 hug 2d8']],
    ['1 bite, 1 weapon', '1d4 bite, by weapon', ['1 bite 1d4', '1 weapon']],
    ['– 2 claws, 1 bite –', '1d4 claws, 1d6 bite', ['2 claws 1d4', '1 bite 1d6']],
    ['1', '2d4, numbness', ['1 attack 2d4']],
    ['1 butt', '1d4 or 1d6', ['1 butt 1d4']],
  ])('%s beside %s', (attacks, damage, expected) => {
    expect(read({ ...imp, attacks, damage })['attacks']).toEqual(expected)
  })

  test('abilities of a sheet roll dice that are no damage', () => {
    const ability = { name: 'Keen nose', type: 'ability', system: { roll: '1d6', description: '' } }
    const bite = { name: 'Bite', type: 'weapon', system: { damage: '1d4' } }
    expect(read({ ...imp, items: [ability, bite] })['attacks']).toEqual(['1 Bite 1d4'])
  })
})

describe('figures in the forms of other programs', () => {
  const saves = { D: 12, W: 13, P: 14, B: 15, S: 16 }
  test.each([
    [
      'a list of names',
      {
        ...imp,
        Saves: ['Death', 'Wands', 'Paralysis', 'Breath', 'Spells'].map((Name, index) => ({
          Name,
          Modifier: 12 + index,
        })),
      },
      { saves },
    ],
    [
      'saves within',
      {
        ...imp,
        saves: { values: { death: 12, wands: 13, paralysis: 14, breath: 15, spells: 16 } },
      },
      { saves },
    ],
    ['letters before numbers', { ...imp, saves: ['D12', 'W13', 'P14', 'B15', 'S16'] }, { saves }],
    ['one save', { ...imp, save: { value: 13, min: 0, max: 20 } }, { save: 13 }],
    [
      'class and level apart',
      { ...imp, save_as_class: 'Fighter', save_as_level: 3 },
      { saveAs: { class: 'fighter', level: 3 } },
    ],
    [
      'class and level',
      { ...imp, save_as: { class: 'F', level: 1 } },
      { saveAs: { class: 'fighter', level: 1 } },
    ],
    [
      'half a die',
      { ...imp, hd: { base: 0.5, modifier: 0, special_ability_stars: 1 } },
      { hd: { dice: 0.5, modifier: 0, stars: 1, hitPoints: null } },
    ],
    [
      'the form filled by hand',
      { ...imp, custom_hp: { checked: true, value: '6+1** (28hp)' } },
      { hd: { dice: 6, modifier: 1, stars: 2, hitPoints: 28 } },
    ],
    [
      'added apart',
      { ...imp, hd: '2*', hitDiceBonus: 5 },
      { hd: { dice: 2, modifier: 5, stars: 1, hitPoints: null } },
    ],
    ["another's loyalty", { ...imp, retainer: { morale: 0 }, morale: 9 }, { morale: 9 }],
    [
      'a trait of that name',
      {
        ...imp,
        traits: [{ name: 'Hoard', desc: 'Keeps what the river brings it in a hollow log.' }],
        treasure: 'B',
      },
      { treasure: 'B' },
    ],
    ['a link', { ...imp, treasure: '[[Treasure types#Type C|C]]' }, { treasure: 'C' }],
    [
      'escapes and wide signs',
      { ...imp, hd: '1-1\\*（3hp）' },
      { hd: { dice: 1, modifier: -1, stars: 1, hitPoints: 3 } },
    ],
    [
      'rows of cells',
      {
        Imp: {
          tables: [
            {
              rows: [
                ['Armor Class:', '7'],
                ['Hit Dice:', '2'],
                ['Morale:', '8'],
              ],
            },
          ],
        },
      },
      { name: 'Imp', morale: 8 },
    ],
    [
      'two speeds',
      { ...imp, movement: { land: { exploration: 90, combat: 30 } } },
      { movement: "90' (30')" },
    ],
  ])('%s', (_, value, expected) => {
    expect(read(value)).toMatchObject(expected)
  })

  test('scores of Cairn in a note, with its armour as an armour class', () => {
    const statBlock = {
      ac: 1,
      attacks: [{ name: 'Claw', detail: 'd6' }],
      notes: 'STR 11, DEX 9, WIL 4\nHums.',
    }
    expect(read({ id: 'x', name: 'Reed Imp', maxHp: 5, statBlock })).toMatchObject({
      hp: 5,
      armor: 1,
      str: 11,
      wil: 4,
      attacks: ['1 Claw d6'],
    })
  })

  test('a fenced block without a name has the heading above it', () => {
    const text =
      '## Reed Imp\n\n```yaml\nhp: 5\nstr: 11\ndex: 9\nwil: 4\nattacks:\n  - claws (d6)\n```\n'
    expect(read(text)).toMatchObject({ name: 'Reed Imp', hp: 5 })
  })

  test('a column of dice chooses a row, and marks around a name are no part of it', () => {
    const text =
      '| d8 | Monster | HP | Armor | Atk | STR | DEX | WIL |\n|---|---|---|---|---|---|---|---|\n| 1 | **Reed Imp** | 5 | 1 | d6 | 11 | 9 | 4 |\n'
    expect(read(text)).toMatchObject({ name: 'Reed Imp', hp: 5, armor: 1, wil: 4 })
  })
})
