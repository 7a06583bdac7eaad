import { describe, expect, test } from 'vitest'
import { DelveEvening, foe, hero, withItems, sword } from '../testing/evening.ts'

const maud = (values = {}) => withItems(hero('c1', 'Maud', values), sword)
const hit = (evening: DelveEvening, amount: string, given = {}, input = {}) =>
  evening.do('delve.damage', { target: 'c1', amount, armour: false, ...input }, given)

describe('a grievous wound', () => {
  test('its odds name each of the six in a word or two', () => {
    const { chances } = new DelveEvening([maud()]).preview('delve.wound', { who: 'c1' })
    const [scars, , , , ...lost] = chances.map(({ says }) => says)
    expect([scars, ...lost]).toEqual(['Gruesome Scars', 'Arm lost', 'Leg lost'])
  })

  test('is due at exactly 0 HP, and lasts', () => {
    const evening = new DelveEvening([maud({ hp: 4 })])
    hit(evening, '4')
    expect(evening.dues()).toEqual(['delve.wound'])
    expect(evening.do('delve.wound', { who: 'c1' }, { wound: [4] }).says).toBe('Broken Leg')
    expect(evening.conditions('c1')).toEqual(['Broken Leg'])
    evening.do('delve.full-rest')
    expect(evening.conditions('c1')).toEqual(['Broken Leg'])
  })

  test('not from 0 HP already, not past it, and not for foes unless the house rule says so', () => {
    const past = new DelveEvening([maud({ hp: 0 })])
    hit(past, '1')
    expect(past.dues()).toEqual(['delve.critical'])
    const input = { target: 'c5', amount: '3', armour: false }
    const plain = new DelveEvening([maud(), foe('c5'), foe('c6')])
    plain.do('delve.damage', input)
    expect(plain.dues()).toEqual([])
    const same = new DelveEvening([maud(), foe('c5'), foe('c6')], { foeCritical: 'sameAsPc' })
    same.do('delve.damage', input)
    expect(same.dues()).toEqual(['delve.wound'])
  })

  test('a second eye blinds; a hurt leg halves what is carried; one eye shoots worse', () => {
    const evening = new DelveEvening([withItems(maud(), { name: 'Bow', gear: 'bow' }), foe('c5')])
    evening.do('delve.wound', { who: 'c1' }, { wound: [2] })
    const shot = evening.preview('delve.attack', { target: 'c5', attacker: 'c1' })
    expect(shot.verdict).toContain('Bow d4')
    evening.do('delve.wound', { who: 'c1' }, { wound: [2] })
    expect(evening.conditions('c1')).toEqual(['Eye Gouged Out', 'Eye Gouged Out 2', 'blind'])
  })

  test('scars count against whoever leads the talk, and add up', () => {
    const evening = new DelveEvening([maud(), foe('c5')])
    evening.do('delve.wound', { who: 'c1' }, { wound: [1] })
    evening.do('delve.wound', { who: 'c1' }, { wound: [1] })
    expect(evening.do('delve.reaction', {}, { '2d6': [4, 4] }).total).toBe(6)
  })
})

describe('critical damage', () => {
  const dying = (): DelveEvening => {
    const evening = new DelveEvening([maud({ hp: 1 })])
    hit(evening, '4')
    const save = evening.do('delve.critical', { who: 'c1' }, { 'STR save': [7] })
    expect(save.says).toBe('Dying: an hour to be helped')
    return evening
  }

  test('is a save by the STR that is left', () => {
    const evening = new DelveEvening([maud({ hp: 1 })])
    hit(evening, '4')
    expect(evening.value('c1', 'str')).toBe(7)
    expect(evening.preview('delve.critical', { who: 'c1' }).target).toBe('under 7')
    evening.do('delve.critical', { who: 'c1' }, { 'STR save': [6] })
    expect([evening.conditions('c1'), evening.dues()]).toEqual([[], []])
  })

  test('starts an hour, and nobody helping, death is due', () => {
    const evening = dying()
    expect(evening.state.timers['dying:c1']?.next).toBe(evening.state.clock.seconds + 3600)
    evening.happen({ do: 'advance', seconds: 3600 })
    expect(Object.values(evening.state.dues)[0]?.title).toBe('Maud dies')
    evening.do('delve.down', { who: 'c1', fate: 'dead' })
    expect([evening.conditions('c1'), evening.dues()]).toEqual([['dead'], []])
  })

  test('aid stops the hour, and a rest gets them up', () => {
    const evening = dying()
    evening.do('delve.down', { who: 'c1', fate: 'aided' })
    expect([evening.conditions('c1'), Object.keys(evening.state.timers)]).toEqual([['stable'], []])
    expect(evening.refuses('delve.down', { who: 'c1', fate: 'aided' })).toContain('not dying')
    evening.happen({ do: 'set', creature: 'c1', field: 'hp', to: 1 })
    expect(evening.conditions('c1')).toEqual([])
  })

  test('the hour starts whoever set the condition, and is gone with its bearer', () => {
    const evening = new DelveEvening([maud()])
    evening.happen({ do: 'condition', creature: 'c1', name: 'dying', to: {} })
    expect(Object.keys(evening.state.timers)).toEqual(['dying:c1'])
    evening.happen({ do: 'leave', creature: 'c1' })
    expect(evening.state.timers).toEqual({})
  })

  test('a foe’s own effect is shown where the save fails', () => {
    const ghoul = foe('c5', {}, { notes: 'Critical damage: paralysed for an hour' })
    const evening = new DelveEvening([maud({ hp: 1 }), ghoul])
    evening.do('delve.attack', { target: 'c1', attacker: 'c5' }, { attack: [4] })
    const { why } = evening.do('delve.critical', { who: 'c1', by: 'c5' }, { 'STR save': [19] })
    expect(why.map(({ value }) => value)).toContain('paralysed for an hour')
  })
})

test('a score of 0 is death, paralysis or delirium, whatever took it; above 0 it passes', () => {
  const evening = new DelveEvening([maud()])
  hit(evening, '10', {}, { off: 'DEX' })
  hit(evening, '10', {}, { off: 'WIL' })
  expect(evening.conditions('c1')).toEqual(['paralysed', 'delirious'])
  evening.happen({ do: 'set', creature: 'c1', field: 'dex', to: 2 })
  expect(evening.conditions('c1')).toEqual(['delirious'])
  evening.happen({ do: 'set', creature: 'c1', field: 'str', to: 0 })
  expect(evening.conditions('c1')).toEqual(['delirious', 'dead'])
})
