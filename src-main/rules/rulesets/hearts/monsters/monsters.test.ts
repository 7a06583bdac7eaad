import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../../monsters/read.ts'
import type { Monster } from '../../../monsters/canonical.ts'
import type { Situation } from '../../../core/situation.ts'
import { convertBx, convertCairn, moraleToWil, wilToMorale } from './conversion.ts'
import { monsters } from './index.ts'

function one(text: string): Monster {
  const [monster] = readMonsters(text).monsters
  if (!monster) throw new Error('no monster in the text')
  return monster
}
function playing(houseRules: Situation['houseRules']): Situation {
  return { houseRules } as Situation
}
const owlBear = one(`Owl Bear
AC 5 [14], HD 5 (22hp), Att 2 × claw (1d8), 1 × bite (1d8), THAC0 15 [+4], MV 120’ (40’), SV D12 W13 P14 B15 S16 (3), ML 9, AL Neutral, XP 175, NA 1d4 (1d4), TT C`)
const reedHag = one(
  'Reed Hag\n\n7 HP, 2 Armor, 12 STR, 14 WIL, hook (d8)\n\n- **Critical damage**: Drags the target under.',
)

describe('from B/X', () => {
  test('an owl bear keeps its Hit Dice, its hide and its morale, and says why', () => {
    const { values, derived, answers } = monsters.convert(owlBear, {}, null)
    expect(values).toEqual({
      hp: 6,
      maxHp: 6,
      ap: 0,
      maxAp: 0,
      st: 15,
      mana: 0,
      maxMana: 0,
      morale: 9,
    })
    expect(answers).toEqual({ armour: 'moderate', bxSave: 'tenPlusHd', magic: 'none' })
    expect(derived.map(({ title, value, how, rule }) => [title, value, how, rule])).toEqual([
      ['HP', 6, '5 HD, + 1 for chain-like hide', 'HRT-BX-03'],
      ['AP', 0, 'converted monsters have none', 'HRT-BX-02'],
      ['ST', 15, '10 + 5 HD', 'HRT-BX-06'],
      ['Mana', 0, 'no magic', 'HRT-BX-08'],
      ['Morale', 9, 'as written', 'HRT-BX-09'],
      [
        'claw',
        '2 × claw 1d8',
        'dice as written, read on the hit table, 3 hits at most',
        'HRT-BX-05',
      ],
      ['bite', 'bite 1d8', 'dice as written, read on the hit table, 3 hits at most', 'HRT-BX-05'],
    ])
  })

  test('each judgement shows what its answers give', () => {
    const judgements = monsters.judgements(owlBear)
    expect(
      judgements.map(({ id, evidence, options }) => [
        id,
        evidence,
        options.map(({ gives }) => gives.value),
      ]),
    ).toEqual([
      ['armour', 'AC 5 [14]', [5, 6, 7]],
      ['bxSave', 'D12 W13 P14 B15 S16', [15, 14, 7]],
      ['magic', 'no spells found', [0, 1, 3, 6]],
    ])
  })

  test('answers and house rules change figures, and an answer beats a house rule', () => {
    const average = playing({ bxSave: 'average' })
    expect(monsters.convert(owlBear, { armour: 'heavy' }, average).values).toMatchObject({
      hp: 7,
      st: 14,
    })
    expect(monsters.convert(owlBear, { bxSave: 'inverted' }, average).values['st']).toBe(7)
    expect(
      monsters.convert({ ...owlBear, judged: { hearts: { armour: 'none' } } }, {}, null).values[
        'hp'
      ],
    ).toBe(5)
  })

  test('an answer that is no option counts as not given', () => {
    expect(monsters.convert(owlBear, { armour: 'mithril' }, null).answers['armour']).toBe(
      'moderate',
    )
  })

  test('a save by class gives no numbers to average, so nothing is asked', () => {
    const goblin = one('Goblin: AC 6 [13], HD 1-1, Att 1 × weapon (1d6), SV NH, ML 7')
    expect(monsters.judgements(goblin).map(({ id }) => id)).toEqual(['armour', 'magic'])
    expect(monsters.convert(goblin, {}, playing({ bxSave: 'average' })).values).toMatchObject({
      hp: 1,
      st: 11,
      morale: 7,
    })
  })

  test('the book’s own names tell how magical: gnome, shaman, dragon', () => {
    const grade = (name: string) =>
      monsters
        .judgements(one(`${name}\nAC 5 [14], HD 3, Att 1 × staff (1d6), SV F3, ML 8`))
        .find(({ id }) => id === 'magic')?.default
    expect([grade('Gnome'), grade('Orc Shaman'), grade('Blue Dragon'), grade('Boar')]).toEqual([
      'slight',
      'moderate',
      'major',
      'none',
    ])
  })

  test('a house rule on high totals is reported with the attack', () => {
    const { derived } = monsters.convert(owlBear, {}, playing({ maxHits: 'per4' }))
    expect(derived.at(-1)?.how).toBe(
      'dice as written, read on the hit table, a hit for each full 4',
    )
  })

  test('stands in one line', () => {
    expect(monsters.toText(monsters.convert(owlBear, {}, null))).toBe(
      'Owl Bear: HP 6, ST 15, Mana 0, Morale 9, 2 × claw 1d8 and bite 1d8',
    )
  })
})

describe('from Cairn', () => {
  test('copies HP, adds for armour, takes ST from STR and morale from WIL', () => {
    expect(monsters.convert(reedHag, {}, null).values).toEqual({
      hp: 8,
      maxHp: 8,
      ap: 0,
      maxAp: 0,
      st: 12,
      mana: 0,
      maxMana: 0,
      morale: 8,
    })
  })

  test('asks about a WIL between two rows only where the readings differ', () => {
    expect(monsters.judgements(reedHag)).toEqual([])
    const crow = one('Crow\n\n2 HP, 5 WIL, peck (d4)')
    expect(
      monsters
        .judgements(crow)
        .map(({ id, options, default: first }) => [
          id,
          options.map(({ gives }) => gives.value),
          first,
        ]),
    ).toEqual([['moraleGap', [4, 5, 4], 'floorRow']])
    expect(monsters.convert(crow, {}, playing({ moraleGap: 'insert5' })).values['morale']).toBe(5)
  })

  test('a creature for the table carries its critical damage', () => {
    const creature = monsters.toCreature(monsters.convert(reedHag, {}, null), 'c9', 'Reed Hag 2')
    expect(creature).toEqual({
      id: 'c9',
      name: 'Reed Hag 2',
      side: 'foes',
      kind: 'monster',
      values: { hp: 8, maxHp: 8, ap: 0, maxAp: 0, st: 12, mana: 0, maxMana: 0, morale: 8 },
      skills: {},
      conditions: {},
      items: {},
      itemOrder: [],
      attacks: { a1: { id: 'a1', name: 'hook', count: 1, dice: 'd8', notes: '', joins: 'first' } },
      attackOrder: ['a1'],
      tags: {},
      notes: 'Critical damage: Drags the target under.',
    })
  })
})

describe('the figures themselves', () => {
  test('half a Hit Die is one HP and adds nothing to ST', () => {
    expect(convertBx({ hd: 0.5, armour: 'none' })).toEqual({ hp: 1, ap: 0, st: 10, mana: 0 })
  })

  test('plate and much magic', () => {
    expect(convertBx({ hd: 8, armour: 'heavy', magic: 'major' })).toEqual({
      hp: 10,
      ap: 0,
      st: 18,
      mana: 6,
    })
  })

  test('armour above 3 counts as 3', () => {
    expect([0, 1, 2, 3, 4].map((armor) => convertCairn({ hp: 4, str: 11, armor }).hp)).toEqual([
      4, 5, 5, 6, 6,
    ])
  })

  test('morale and WIL go both ways over the table', () => {
    const rows = [2, 3, 4, 6, 7, 8, 9, 10, 11, 12]
    expect(
      rows.map((morale) => wilToMorale({ wil: moraleToWil({ morale }).wil ?? 0 }).morale),
    ).toEqual(rows)
    expect(moraleToWil({ morale: 5 })).toEqual({ wil: null })
    expect([-3, 0, 25].map((wil) => wilToMorale({ wil }).morale)).toEqual([2, 2, 12])
  })

  test('between two rows: the row below, a row for 5, or the nearest', () => {
    const at = (wil: number) =>
      (['floorRow', 'insert5', 'nearest'] as const).map(
        (moraleGap) => wilToMorale({ wil, options: { moraleGap } }).morale,
      )
    expect([at(5), at(6), at(12)]).toEqual([
      [4, 5, 4],
      [4, 5, 6],
      [7, 7, 8],
    ])
  })
})

describe('judgements that only some texts ask for', () => {
  const of = (text: string, id: string) =>
    monsters.judgements(one(text)).find((judgement) => judgement.id === id)

  test('half a die, or dice with points added: whole dice, or the next one', () => {
    const half = one('Mite\nAC 9 [10], HD ½ (2hp), Att 1 × bite (1d3), SV NH, ML 5')
    expect(monsters.convert(half, {}, null).values).toMatchObject({ hp: 1, st: 10 })
    expect(monsters.convert(half, { hitDice: 'next' }, null).values).toMatchObject({
      hp: 1,
      st: 11,
    })
    const added = 'Troll\nAC 4 [15], HD 6+3* (30hp), Att 2 × claw (1d6), SV F6, ML 10'
    expect(of(added, 'hitDice')).toMatchObject({
      like: 'HD 6+3',
      rule: 'E-HRT-16',
      default: 'whole',
    })
    const { values, derived, judgements } = monsters.convert(one(added), { hitDice: 'next' }, null)
    expect(values).toMatchObject({ hp: 8, st: 17 })
    expect(derived[0]?.how).toBe('6+3* counted as 7 HD, + 1 for chain-like hide')
    const armour = judgements.find(({ id }) => id === 'armour')
    expect(armour?.options.map(({ gives }) => gives.value)).toEqual([7, 8, 9])
  })

  test('whole dice and 1-1 ask nothing', () => {
    for (const dice of ['4', '1-1', '10**'])
      expect(of(`Orc\nAC 6 [13], HD ${dice}, Att 1 × axe (1d6), ML 8`, 'hitDice')).toBeUndefined()
  })

  test('fixed hit points alone are as many dice as would have them', () => {
    const crowd = one('Crowd\nAC 9 [10], HD 20 hp, Att 1 × stones (1d4), ML 6')
    const { dice, hitPoints } = (
      crowd.figures as { hd: { value: { dice: number; hitPoints: number } } }
    ).hd.value
    expect([dice, hitPoints]).toEqual([0, 20])
    expect(monsters.convert(crowd, {}, null).values).toMatchObject({ hp: 4, st: 14 })
  })

  test('Mana of a Cairn monster only where the text speaks of magic, and then none by default', () => {
    const lich = one('# Lich\n\n14 HP, 1 Armor, 18 WIL, dagger (d8)')
    expect(monsters.convert(lich, {}, null).values['mana']).toBe(0)
    const { values, derived } = monsters.convert(lich, { magic: 'major' }, null)
    expect(values['mana']).toBe(6)
    expect(derived.find(({ field }) => field === 'mana')?.rule).toBe('HRT-BX-08')
  })

  test('answers show their odds', () => {
    const judgements = monsters.judgements(owlBear)
    const odds = judgements.map(({ options }) => options.map(({ odds: each }) => each?.[0]?.chance))
    expect(odds).toEqual([
      [386 / 1024, 638 / 1024, 848 / 1024],
      [14 / 20, 13 / 20, 6 / 20],
      [undefined, undefined, undefined, undefined],
    ])
    const goblin = of('Goblin: AC 3 [16], HD 1-1, Att 1 × weapon (1d6), SV NH, ML 7', 'armour')
    expect(goblin?.options.map(({ odds: each }) => each?.[0]?.chance)).toEqual([1 / 4, 3 / 4, 1])
  })
})
