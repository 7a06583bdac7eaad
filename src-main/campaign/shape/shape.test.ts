import { describe, expect, test } from 'vitest'
import { openQuestion } from '../../rules/gm/encounters/held.ts'
import { resultText, JournalTable } from './table.ts'
import { groupTarget } from './sample-rules.ts'

const dues = (table: JournalTable): string[] =>
  Object.values(table.head.state.dues).map((due) => due.why)

describe('the shape holds ten unlike rules', () => {
  test('1. Exhaustion holds the next turn back until the party has rested', () => {
    const table = new JournalTable()
    expect(resultText(table.do('shape.turn', {}, { event: [3] }))).toBe('event 3')
    expect(resultText(table.do('shape.turn'))).toBe('refused: ada must rest.')
    expect(resultText(table.do('shape.rest', {}, { event: [5] }))).toBe('rest')
    expect(resultText(table.do('shape.turn', {}, { event: [6] }))).toBe('event 6')
    expect(table.head.state.clock.seconds).toBe(9 * 3600 + 3 * 600)
  })

  test('2. An 8 is two hits: armour takes the first, and at no hit points a question is due', () => {
    const table = new JournalTable()
    table.do('shape.attack', { by: 'ada', at: 'g1', die: 8 }, { damage: [8] })
    expect([table.value('g1', 'ap'), table.value('g1', 'hp')]).toEqual([0, 0])
    expect(dues(table)).toContain('g1 is at 0 HP')
  })

  test('3. Each maximum asks for another die, and the gun must be reloaded', () => {
    const table = new JournalTable()
    const input = { by: 'ada', at: 'g2', dice: 2 }
    const typed = { attack: [19], defence: [2], 'damage 1.1': [6] }
    expect(resultText(table.do('shape.shoot', input, typed, { byHand: true }))).toBe(
      'asks damage 1.2',
    )
    const whole = { ...typed, 'damage 1.2': [3], 'damage 2.1': [2] }
    expect(resultText(table.do('shape.shoot', input, whole, { byHand: true }))).toBe('11 damage')
    expect(resultText(table.do('shape.shoot', input))).toBe('refused: Reloading until round 3.')
  })

  test('4. A disease asks for a save every day, whatever moves the clock, until three are passed', () => {
    const table = new JournalTable()
    table.do('shape.catch', { who: 'ada' })
    table.do('shape.wait', { seconds: 3 * 86_400 }, { [openQuestion]: 'pass over it' })
    expect(dues(table)).toEqual(['a day of fever', 'a day of fever', 'a day of fever'])
    for (let day = 0; day < 3; day++)
      table.do('shape.diseaseDay', { who: 'ada' }, { 'STR save': [3] })
    expect(table.head.state.timers).toEqual({})
  })

  test('5. Two of time, gear and skill roll, and a low die makes the GM name the cost', () => {
    const table = new JournalTable()
    const two = { time: true, gear: true, skill: false }
    expect(resultText(table.do('shape.tgs', { ...two, skill: true }))).toBe('success')
    expect(resultText(table.do('shape.tgs', { ...two, gear: false }))).toBe('failure')
    expect(resultText(table.do('shape.tgs', two, { die: [2] }))).toBe('asks cost')
    expect(resultText(table.do('shape.tgs', two, { die: [2], cost: '1 Fatigue' }))).toBe(
      'success, but 1 Fatigue',
    )
  })

  test('6. A called shot spoils what the goblin had declared', () => {
    const table = new JournalTable()
    const input = { by: 'ada', at: 'g1' }
    expect(resultText(table.do('shape.calledShot', input, { attack: [5] }))).toBe(
      'asks resist with',
    )
    table.do('shape.calledShot', input, { attack: [5], 'resist with': 'evasion', resist: [19] })
    expect(table.head.state.fight?.declared).toEqual({})
  })

  test('7. A bid after the fall takes the fall back: the dice lie as they fell', () => {
    const table = new JournalTable()
    const fall = table.do('shape.climb', { who: 'ada' }, { test: [13], fall: [4] })
    expect(resultText(fall)).toBe('falls for 4')
    expect(table.value('ada', 'survival')).toBe(3)
    expect(resultText(table.amend({ 'mojo bid': 6 }))).toBe('turned for 4 mojo')
    expect([table.value('ada', 'survival'), table.value('ada', 'mojo')]).toEqual([7, 4])
    table.undo()
    expect([table.value('ada', 'survival'), table.value('ada', 'mojo')]).toEqual([7, 8])
  })

  test('8. A group tests with its median and a bonus that doubles', () => {
    expect(groupTarget([15, 17])).toBe(17)
    const table = new JournalTable()
    expect(resultText(table.do('shape.group', { who: ['ada', 'bo'] }, { test: [17] }))).toBe(
      'success',
    )
    expect(resultText(table.do('shape.group', { who: ['ada', 'bo'] }, { test: [18] }))).toBe(
      'failure',
    )
  })

  test('9. Morale falls due whatever brought the goblin down', () => {
    const table = new JournalTable()
    table.do('shape.attack', { by: 'ada', at: 'g1', die: 12 }, { damage: [12] })
    expect(dues(table)).toContain('first casualty, half lost')
  })

  test('10. A hidden roll is kept from the players, and rulings are kept in the journal', () => {
    const table = new JournalTable()
    const heard = table.do('shape.listen', {}, { listen: [11] }, { adjust: 2 })
    expect(resultText(heard)).toBe('heard')
    expect(heard.end === 'done' && heard.entry.outcome.secret).toBe(true)
    expect(heard.end === 'done' && heard.entry.command.adjust).toBe(2)
    expect(resultText(table.do('shape.listen', {}, { listen: [1] }, { override: 'failure' }))).toBe(
      'silence',
    )
  })
})
