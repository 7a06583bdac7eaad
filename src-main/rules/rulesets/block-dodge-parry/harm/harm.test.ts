import { describe, expect, test } from 'vitest'
import { BlockDodgeParryEvening, foe, hero, withItems, sword } from '../testing/evening.ts'

const maud = (values = {}) => withItems(hero('c1', 'Maud', values), sword)

describe('a blow', () => {
  test('is less armor, then HP, then STR with a save due', () => {
    const evening = new BlockDodgeParryEvening([maud({ armor: 1 })])
    evening.do('damage', { target: 'c1', amount: '7' })
    expect([evening.value('c1', 'hp'), evening.value('c1', 'str'), evening.dues()]).toEqual([
      0,
      8,
      ['critical'],
    ])
  })

  test('on a foe past its HP: it saves at once, and is out of the fight', () => {
    const evening = new BlockDodgeParryEvening([maud(), foe('c5'), foe('c6')])
    const outcome = evening.do(
      'damage',
      { target: 'c5', amount: '5' },
      { 'Goblin c5: critical damage': [9] },
    )
    expect(outcome.says).toContain('out of the fight')
    expect(evening.conditions('c5')).toEqual(['out'])
    const held = evening.do(
      'damage',
      { target: 'c6', amount: '5' },
      { 'Goblin c6: critical damage': [2] },
    )
    expect(held.says).toMatch(/^Goblin c6 to STR \d, Critical Damage Save passed$/)
  })

  test('stops at 0 HP where the campaign says so', () => {
    const evening = new BlockDodgeParryEvening([maud()], { hpOverflow: 'gm' })
    evening.do('damage', { target: 'c1', amount: '9' })
    expect([evening.value('c1', 'hp'), evening.value('c1', 'str'), evening.dues()]).toEqual([
      0,
      10,
      [],
    ])
  })
})

describe('critical damage', () => {
  test('the save is by the STR that is left; failing it is an injury and a severe wound', () => {
    const evening = new BlockDodgeParryEvening([maud()])
    evening.do('damage', { target: 'c1', amount: '6' })
    expect(evening.preview('critical', { who: 'c1' }).target).toBe('at or under 8')
    evening.do(
      'critical',
      { who: 'c1', weapon: 'Axe' },
      { 'critical damage save': [9], 'injury: where': [7], 'injury: Right Leg': [3] },
    )
    expect(evening.value('c1', 'dex')).toBe(7)
    expect(evening.conditions('c1')).toEqual(['Severe Axe Wound (Right Leg)'])
    expect(evening.dues()).toEqual([])
  })

  test('each loss calls for a save of its own; the dead save no more', () => {
    const evening = new BlockDodgeParryEvening([maud()])
    evening.do('damage', { target: 'c1', amount: '5' })
    evening.do('damage', { target: 'c1', amount: '2' })
    expect(evening.dues()).toEqual(['critical', 'critical'])
    evening.do('critical', { who: 'c1' }, { 'critical damage save': [1] })
    expect(evening.dues()).toEqual(['critical'])
    evening.do('damage', { target: 'c1', amount: '20' })
    expect(evening.dues()).toEqual([])
  })

  test('an arm drops what it held', () => {
    const evening = new BlockDodgeParryEvening([maud()])
    evening.do('injury', { who: 'c1', area: 'Left Arm' })
    expect(evening.state.creatures['c1']?.items['c1i1']?.ready).toBe(false)
    expect(evening.conditions('c1')).toEqual(['Severe Wound (Left Arm)'])
  })

  test('a head dies on 1 to 3, and the torso’s loss kills at 0', () => {
    const evening = new BlockDodgeParryEvening([maud()])
    evening.do('injury', { who: 'c1' }, { 'injury: where': [10], 'injury: Head': [3] })
    expect(evening.conditions('c1')).toContain('dead')
    const torso = new BlockDodgeParryEvening([maud({ str: 3 })])
    torso.do('injury', { who: 'c1' }, { 'injury: where': [2], 'injury: Torso': [4] })
    expect([torso.value('c1', 'str'), torso.conditions('c1')]).toEqual([
      0,
      ['Severe Wound (Torso)', 'dead'],
    ])
  })

  test('DEX and WIL ask what becomes of them', () => {
    const evening = new BlockDodgeParryEvening([maud()])
    evening.do(
      'critical',
      { who: 'c1', ability: 'DEX' },
      { 'critical damage save': [20], 'injury: falls': 'unconscious' },
    )
    expect(evening.conditions('c1')).toEqual(['unconscious'])
  })
})

describe('a hazard', () => {
  test('a fall of three floors is 3d10 STR past HP, and a save', () => {
    const evening = new BlockDodgeParryEvening([maud({ str: 18, maxStr: 18 })])
    evening.do('hazard', { who: ['c1'], hazard: 'Fall', times: 3 }, { hazard: [2, 3, 4] })
    expect([evening.value('c1', 'hp'), evening.value('c1', 'str'), evening.dues()]).toEqual([
      4,
      9,
      ['critical'],
    ])
  })

  test('DEX 0 leaves somebody immobilised until it comes back', () => {
    const evening = new BlockDodgeParryEvening([maud({ dex: 2, maxDex: 10 })])
    evening.do('hazard', { who: ['c1'], hazard: 'Night Spider venom' }, { hazard: [5] })
    expect(evening.conditions('c1')).toEqual(['immobilised'])
    evening.happen({ do: 'set', creature: 'c1', field: 'dex', to: 1 })
    expect(evening.conditions('c1')).toEqual([])
  })
})
