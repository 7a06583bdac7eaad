import { describe, expect, test } from 'vitest'
import { BlockDodgeParryEvening, hero } from '../../testing/evening.ts'

const day = 86_400
const ill = (disease: string, given = {}, rules = {}) => {
  const evening = new BlockDodgeParryEvening([hero('c1', 'Maud')], rules)
  evening.do('catch', { who: 'c1', disease }, given)
  return evening
}
const nextDay = (evening: BlockDodgeParryEvening, given: Record<string, unknown>) => {
  evening.happen({ do: 'advance', seconds: day })
  const due = Object.values(evening.state.dues)[0]
  return evening.do('disease', { ...due?.input }, given as never)
}

describe('a disease', () => {
  test('calls for a STR save each day and harms its own ability', () => {
    const evening = ill('Tick Jitters', { 'days of Tick Jitters': [3] })
    const said = nextDay(evening, { 'STR save': [11], 'Tick Jitters harms': [2] })
    expect(said.says).toBe('DEX 10 to 8; 2 days left')
    expect(evening.dues()).toEqual([])
  })

  test('ends with its time', () => {
    const evening = ill('Swampsigh', { 'days of Swampsigh': [1] })
    nextDay(evening, { 'STR save': [5] })
    expect([evening.conditions('c1'), Object.keys(evening.state.timers)]).toEqual([[], []])
  })

  test('asks for no saves beyond its time, however much passes at once', () => {
    const evening = ill('Swampsigh', { 'days of Swampsigh': [2] })
    evening.happen({ do: 'advance', seconds: 7 * day })
    expect(evening.dues()).toEqual(['disease', 'disease'])
  })

  test('ends at its count of saves, in any order', () => {
    const evening = ill('Bonebreaker Plague')
    nextDay(evening, { 'STR save': [3] })
    nextDay(evening, { 'STR save': [19] })
    expect(evening.value('c1', 'str')).toBe(8)
    nextDay(evening, { 'STR save': [3] })
    expect(nextDay(evening, { 'STR save': [3] }).says).toContain('is cured')
    expect(evening.conditions('c1')).toEqual([])
  })

  test('one save ends it where the house rule says so', () => {
    const evening = ill('Soul’s Despair', {}, { diseaseOneSaveHeals: true })
    nextDay(evening, { 'STR save': [3] })
    expect(evening.conditions('c1')).toEqual([])
  })

  test('care gives two dice; a cure ends it and its clock', () => {
    const evening = ill('Shadowrot')
    expect(evening.preview('disease', { who: 'c1', care: true }).verdict).toContain('better of two')
    evening.do('cure', { who: 'c1' })
    expect([evening.conditions('c1'), Object.keys(evening.state.timers)]).toEqual([[], []])
  })

  test('marked by hand it asks how long', () => {
    const evening = new BlockDodgeParryEvening([hero('c1', 'Maud')])
    evening.happen({ do: 'condition', creature: 'c1', name: 'Swampsigh', to: {} })
    expect(evening.dues()).toEqual(['catch'])
  })
})
