import { describe, expect, test } from 'vitest'
import { BlockDodgeParryEvening, foe, hero, withItems, sword } from '../testing/evening.ts'

const dagger = { name: 'Dagger', gear: 'dagger' }
const fight = { round: 1, first: 'party', declared: {}, acted: {} } as const

/** An evening in the middle of a fight. */
function fighting(
  ...creatures: ConstructorParameters<typeof BlockDodgeParryEvening>[0]
): BlockDodgeParryEvening {
  const evening = new BlockDodgeParryEvening(creatures)
  evening.head = { ...evening.head, state: { ...evening.state, fight } }
  return evening
}
const skilled = (id: string, name: string, ...skills: string[]) => ({
  ...hero(id, name),
  skills: Object.fromEntries(skills.map((skill) => [skill, 1])),
})
const dice = (evening: BlockDodgeParryEvening, input: Record<string, unknown>): string =>
  evening.preview('attack', input).verdict
const on = { target: 'c5', attacker: 'c1' }

describe('miracles in a fight', () => {
  test('Smite adds to so many attacks, and never more than the die', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), dagger),
      foe('c5', { hp: 40 }),
    ])
    evening.happen({
      do: 'condition',
      creature: 'c1',
      name: 'Smite: 9 more damage, 2 attacks',
      to: {},
    })
    evening.do('attack', on, { attack: [4] })
    expect(evening.value('c5', 'hp')).toBe(30)
    expect(evening.conditions('c1')).toEqual(['Smite: 9 more damage, 1 attack'])
    evening.do('attack', on, { attack: [4] })
    expect([evening.value('c5', 'hp'), evening.conditions('c1')]).toEqual([20, []])
    evening.do('attack', on, { attack: [4] })
    expect(evening.value('c5', 'hp')).toBe(16)
  })

  test('Divine Protection is 3 Armor for so many attacks', () => {
    const evening = new BlockDodgeParryEvening([hero('c1', 'Ada'), foe('c5')])
    evening.happen({
      do: 'condition',
      creature: 'c1',
      name: 'Divine Protection: 3 Armor, 1 attacks',
      to: {},
    })
    const back = { target: 'c1', attacker: 'c5' }
    evening.do('attack', back, { attack: [5] })
    expect(evening.value('c1', 'hp')).toBe(2)
    evening.do('attack', back, { attack: [2] })
    expect([evening.value('c1', 'hp'), evening.value('c1', 'armor')]).toEqual([0, 0])
  })

  test('Empower adds its dice, for the whole battle', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), sword),
      foe('c5', { hp: 40 }),
    ])
    evening.happen({ do: 'condition', creature: 'c1', name: 'Empowered: 2 more damage', to: {} })
    evening.do('attack', on, { attack: [3] })
    evening.do('attack', on, { attack: [3] })
    expect(evening.value('c5', 'hp')).toBe(30)
  })
})

describe('skills that change dice', () => {
  test('Rousing Words: the allies roll twice in their next attack, once a day', () => {
    const evening = fighting(
      withItems(hero('c1', 'Ada'), sword),
      skilled('c2', 'Bea', 'Rousing Words'),
      foe('c5', { hp: 40 }),
    )
    evening.do('talent', { who: 'c2', skill: 'Rousing Words' })
    expect(dice(evening, on)).toContain('best(d8, d8)')
    evening.do('attack', on, {})
    expect(dice(evening, on)).toContain('Longsword d8')
    expect(evening.refuses('talent', { who: 'c2', skill: 'Rousing Words' })).toContain('a day')
  })

  test('Tunnel Vision: enhanced against the one, impaired from it, open to all others', () => {
    const ada = withItems(skilled('c1', 'Ada', 'Tunnel Vision'), sword)
    const evening = fighting(ada, foe('c5'), foe('c6'))
    evening.do('talent', { who: 'c1', skill: 'Tunnel Vision', on: 'c5' })
    expect(dice(evening, on)).toContain('best(d8, d12)')
    expect(dice(evening, { target: 'c6', attacker: 'c1' })).toContain('Longsword d8')
    expect(dice(evening, { target: 'c1', attacker: 'c5' })).toContain('axe d4')
    expect(dice(evening, { target: 'c1', attacker: 'c6' })).toContain('best(d6, d12)')
  })

  test('an Opportunist is hard to hit in the chaos of a fight', () => {
    const evening = fighting(skilled('c1', 'Ada', 'Opportunist'), foe('c5'))
    evening.do('talent', { who: 'c1', skill: 'Opportunist' })
    expect(dice(evening, { target: 'c1', attacker: 'c5' })).toContain('axe d4')
    const calm = new BlockDodgeParryEvening([skilled('c1', 'Ada', 'Opportunist')])
    expect(calm.refuses('talent', { who: 'c1', skill: 'Opportunist' })).toContain('fight')
  })

  test('a Showfighter has 1 Armor and STR 18 until the fight is over', () => {
    const evening = fighting(skilled('c1', 'Ada', 'Showfighter'), foe('c5'))
    evening.do('talent', { who: 'c1', skill: 'Showfighter' })
    expect([evening.value('c1', 'armor'), evening.value('c1', 'str')]).toEqual([1, 18])
    evening.happen({ do: 'change', creature: 'c1', field: 'str', by: -3 })
    const [show = ''] = evening.conditions('c1')
    evening.happen({ do: 'condition', creature: 'c1', name: show, to: null })
    expect(['armor', 'str', 'maxStr'].map((field) => evening.value('c1', field))).toEqual([
      0, 7, 10,
    ])
  })

  test('practice with a kind of foe: no blow of an Adept does less than 2', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), sword),
      foe('c5', { hp: 40 }),
    ])
    for (let fights = 0; fights < 3; fights++)
      evening.do('experience', { who: 'c1', kind: 'fight', of: 'goblins' })
    evening.do('attack', on, { attack: [1] })
    expect(evening.value('c5', 'hp')).toBe(38)
  })

  test('five killing blows with a type make its proficiency', () => {
    const evening = new BlockDodgeParryEvening([hero('c1', 'Ada')])
    for (let blows = 0; blows < 5; blows++)
      evening.do('experience', { who: 'c1', kind: 'killing blow', of: 'slashing' })
    expect(evening.state.creatures['c1']?.skills['Slashing Proficiency']).toBe(1)
  })

  test('an arm hurt badly impairs attacks until it is healed', () => {
    const evening = new BlockDodgeParryEvening([withItems(hero('c1', 'Ada'), sword), foe('c5')])
    const name = 'Severe Axe Wound (Right Arm)'
    evening.happen({ do: 'condition', creature: 'c1', name, to: {} })
    expect(dice(evening, on)).toContain('Longsword d4')
    evening.happen({ do: 'condition', creature: 'c1', name, to: null })
    expect(dice(evening, on)).toContain('Longsword d8')
  })
})

describe('what is thrown', () => {
  const thrown = { ...on, thrown: true }

  test('lies where it fell, and is lost on a 1', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), dagger),
      foe('c5', { hp: 40 }),
    ])
    evening.do('attack', thrown, { attack: [2] })
    expect(evening.state.creatures['c1']?.items['c1i1']?.ready).toBe(false)
    const lost = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), dagger),
      foe('c5', { hp: 40 }),
    ])
    lost.do('attack', thrown, { attack: [1] })
    expect(lost.state.creatures['c1']?.itemOrder).toEqual([])
  })

  test('a master throws two dice for the best; a 1 on either loses it', () => {
    const ada = withItems(skilled('c1', 'Ada', 'Throwing Master'), dagger)
    const evening = new BlockDodgeParryEvening([ada, foe('c5', { hp: 40 })])
    expect(dice(evening, thrown)).toContain('best(d6, d6)')
    expect(dice(evening, on)).toContain('Dagger d6')
  })

  test('what is not made for it is not thrown, and nobody parries what flies', () => {
    const evening = new BlockDodgeParryEvening([withItems(hero('c1', 'Ada'), sword), foe('c5')])
    expect(evening.refuses('attack', thrown)).toContain('BDPX-WPN-02')
    const flies = new BlockDodgeParryEvening([withItems(hero('c1', 'Ada'), dagger), foe('c5')])
    expect(flies.refuses('attack', { ...thrown, reaction: 'parry' })).toContain('BDPX-DEF-07')
  })
})

describe('magic', () => {
  const wand = { name: 'Wand', gear: 'wand' }

  test('Elemental is 3 Armor against a bolt of that element only', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada', { magicDice: 1 }), wand),
      { ...foe('c5', { hp: 40 }), skills: { Elemental: 1 }, tags: { 'element: fire': true } },
    ])
    const bolt = { caster: 'c1', power: 'Sculpt Energy', dice: 2, targets: ['c5'] }
    evening.do('cast', { ...bolt, element: 'Fire' }, { magic: [5, 1] })
    expect(evening.value('c5', 'hp')).toBe(38)
    evening.do('cast', { ...bolt, element: 'ice' }, { magic: [5, 1] })
    expect(evening.value('c5', 'hp')).toBe(33)
  })

  test('Power of a wand keeps dice from feeding back, and at nothing it cracks', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada', { magicDice: 2, hp: 4 }), wand),
    ])
    const light = { caster: 'c1', power: 'Light', dice: 2, ward: 1 }
    evening.do('cast', light, { magic: [3, 3] })
    expect(evening.value('c1', 'hp')).toBe(4)
    expect(evening.state.creatures['c1']?.items['c1i1']?.name).toBe('Wand (Power 2)')
    evening.do('cast', { ...light, ward: 2 }, { magic: [3, 3] })
    expect(evening.state.creatures['c1']?.items['c1i1']?.name).toBe('Cracked wand')
    expect(evening.refuses('cast', { ...light, dice: 1 })).toContain('Power')
  })
})
