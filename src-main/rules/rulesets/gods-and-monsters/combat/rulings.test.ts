import { describe, expect, test } from 'vitest'
import type { Encounter } from '../../../core/state/encounter.ts'
import { contest } from '../checks/contest.ts'
import { weaponFailure } from '../checks/failure.ts'
import { test as check } from '../checks/tests.ts'
import { damage } from '../harm/damage.ts'
import { deathCheck } from '../harm/death-check.ts'
import { faint } from '../harm/fainting.ts'
import { charlotte, Conflict, sam, toromeen, yeti } from '../testing/play.ts'
import { attack } from './attack/index.ts'
import { agilityOrder, quickness } from './initiative.ts'

function fight(houseRules = {}): Conflict {
  const play = new Conflict([sam, charlotte, toromeen, yeti], houseRules)
  play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
  return play
}

describe('who is quicker', () => {
  const rolls = { 'agility of Sam (c1)': [8], 'agility of Yeti (c9)': [9] }

  test('successes by their margin, or by the die', () => {
    const quick = { target: 14, face: 9 }
    const slower = { target: 10, face: 6 }
    expect(quickness(quick, slower, 'margin')).toBeLessThan(0)
    expect(quickness(quick, slower, 'face')).toBeGreaterThan(0)
    expect(quickness({ target: 3, face: 4 }, { target: 19, face: 19 }, 'face')).toBeGreaterThan(0)
  })

  test('those whose actions hinge on each other stand in that order', () => {
    const play = fight()
    expect(play.says(agilityOrder, { who: ['c9', 'c1'] })).toContain('each of 2')
    expect(play.do(agilityOrder, { who: ['c9', 'c1'] }, rolls).says).toBe('Sam, then Yeti')
    expect(play.state.fight?.row).toEqual(['c1', 'c9', 'c2', 'c3'])
    expect(play.refuses(agilityOrder, { who: ['c1'] })).toContain('Fewer than two')
  })

  test('those of an encounter that is set aside are no part of it', () => {
    const play = fight()
    const encounter = { id: 'e1', title: 'The toll bridge' } as Encounter
    play.state = {
      ...play.state,
      creatures: { ...play.state.creatures, c9: { ...yeti, side: 'others', group: 'g1' } },
      encounters: { e1: { encounter, groups: ['g1'], foes: ['c9'] } },
    }
    expect(play.says(agilityOrder)).toContain('each of 3')
  })

  test('whoever dashes is at −1, and easier to hit', () => {
    const play = fight()
    play.happen({
      do: 'fight',
      fight: { round: 1, declared: { c9: 'dash' }, acted: {} },
    })
    const came = play.do(agilityOrder, { who: ['c9', 'c1'] }, rolls)
    expect(came.why.find(({ name }) => name === 'Yeti')?.value).toBe('9 against 9: succeeds')
    expect(play.says(attack, { attacker: 'c3', target: 'c9' })).toContain('at or under 16')
  })
})

test('GAM-AMB-24: verve may be kept back, or may not', () => {
  const hit = (houseRules = {}): unknown => {
    const play = fight(houseRules)
    play.do(damage, { target: 'c3', amount: '3', verve: 'not archetypal' })
    return [play.value('c3', 'verve'), play.value('c3', 'hp')]
  }
  expect(hit()).toEqual([17, 4])
  expect(hit({ verveKept: 'must not' })).toEqual([14, 7])
})

test('GAM-AMB-26: fortitude or willpower keeps one awake, or health', () => {
  const says = (houseRules = {}): string => fight(houseRules).says(faint, { who: 'c3' })
  expect(says()).toContain('at or under 11')
  const tough = fight({ staysConscious: 'health' })
  tough.happen({ do: 'set', creature: 'c3', field: 'health', to: 8 })
  expect(tough.says(faint, { who: 'c3' })).toContain('at or under 8')
})

test('GAM-AMB-27: a death check that both sides make is over, or goes on', () => {
  const dues = (houseRules = {}): string[] => {
    const play = fight(houseRules)
    play.happen({ do: 'set', creature: 'c3', field: 'injuries', to: 2 })
    const dice = { 'Guide’s d20': [1], 'player’s d20': [1] }
    play.do(deathCheck, { who: 'c3' }, dice)
    return play.dues().filter((id) => id.startsWith('death'))
  }
  expect(dues()).toEqual([])
  expect(dues({ deathAgain: 'again' })).toEqual(['death:c3'])
})

test('GAM-AMB-29: dice double until somebody can fail, or once', () => {
  const sure = (creature: typeof yeti) => ({
    ...creature,
    values: { ...creature.values, fortitude: 45 },
  })
  const value = (houseRules = {}): unknown => {
    const play = new Conflict([sure(toromeen), sure(yeti)], houseRules)
    const input = { acting: 'c3', score: 'fortitude', resisting: 'c9', against: 'fortitude' }
    const came = play.do(contest, input, { 'Toromeen (c3)': [10], 'Yeti (c9)': [10] })
    return came.why.find(({ name }) => name === 'Dice')?.value
  }
  expect(value()).toBe('times 4')
  expect(value({ doubledDice: 'once' })).toBe('times 2')
})

test('GAM-AMB-30: only verve that takes all spares injuries, or any', () => {
  const injuries = (houseRules = {}): number | undefined => {
    const play = fight(houseRules)
    play.happen({ do: 'set', creature: 'c3', field: 'verve', to: 2 })
    const dice = { damage: [6], evasion: [20] }
    play.do(weaponFailure, { who: 'c3', amount: '1d6' }, dice)
    return play.value('c3', 'injuries')
  }
  expect(injuries()).toBe(1)
  expect(injuries({ failureVerve: 'a part' })).toBe(0)
})

test('GAM-AMB-31, GAM-AMB-32: a day for an hour’s work; sizes between two columns', () => {
  const care = { who: 'c1', score: 'perception', usual: 'one hour', spent: '8-hour day' }
  expect(fight().says(check, care)).toContain('at or under 7')
  expect(fight({ carefulHour: 'no step' }).says(check, care)).toContain('at or under 6')
  const wall = { who: 'c1', score: 'perception', amount: 30, unit: 10 }
  expect(fight().says(check, wall)).toContain('at or under 5')
  expect(fight({ sizesBetween: 'up' }).says(check, wall)).toContain('at or under 4')
})

test('GAM-AMB-36: a target counts in its own crowd, or does not', () => {
  const shot = { attacker: 'c2', target: 'c9', weapon: 'd6', reach: 'shot', around: ['c1', 'c3'] }
  expect(fight().says(attack, shot)).toContain('at or under 8')
  expect(fight({ crowdCounts: 'around it' }).says(attack, shot)).toContain('at or under 9')
})

test('GAM-AMB-38: the combat pool is filled by hand, or by Fighting Art each round', () => {
  const pool = (houseRules = {}): number | undefined => {
    const play = fight(houseRules)
    play.nextRound()
    return play.value('c3', 'combatPool')
  }
  expect(pool() ?? 0).toBe(0)
  expect(pool({ combatPoolFills: 'each round' })).toBe(2)
})

describe('what wears at somebody is taken off their rolls', () => {
  const ill = (conditions: Record<string, object>): Conflict =>
    new Conflict([{ ...sam, conditions }, yeti])

  test('drink and colds, a point for each dose', () => {
    const says = (score: string): string =>
      ill({ 'Alcohol ×2': {}, 'Common Cold': {} }).says(check, { who: 'c1', score })
    expect(says('fortitude')).toContain('at or under 2')
    expect(says('agility')).toContain('at or under 8')
    expect(says('wisdom')).toContain('at or under 7')
    expect(says('perception')).toContain('at or under 6')
  })

  test('a clouded mind', () => {
    const play = ill({ '−2 concentration': {} })
    expect(play.says(check, { who: 'c1', score: 'charisma' })).toContain('at or under 8')
    expect(play.says(check, { who: 'c1', score: 'strength' })).toContain('at or under 10')
  })

  test('a conflict of minds, for perception', () => {
    const play = ill({ 'in psychic conflict': {} })
    expect(play.says(check, { who: 'c1', score: 'perception' })).toContain('at or under 2')
  })
})

test('GAM-WPN-14, GAM-ARM-03: what the attacker has not learned is shown where the attack is chosen', () => {
  const thing = (id: string, name: string, gear: string) => ({
    ...{ id, name, gear, count: 1, ready: true },
  })
  const clad = {
    ...charlotte,
    items: {
      a: thing('a', 'Great sword', 'great-sword'),
      b: thing('b', 'Plate Mail', 'plate-mail'),
    },
    itemOrder: ['a', 'b'],
  }
  const play = new Conflict([clad, toromeen, yeti])
  const says = (weapon: string) => play.says(attack, { attacker: 'c2', target: 'c9', weapon })
  expect(says('Great sword')).toMatch(
    /%; Great sword is for warriors; Has not learned to wear Plate Mail$/,
  )
  expect(says('Dagger')).toMatch(/%; Has not learned to wear Plate Mail$/)
  expect(play.why(attack, { attacker: 'c2', target: 'c9', weapon: 'Great sword' })).toEqual(
    expect.arrayContaining(['GAM-WPN-14', 'GAM-ARM-03']),
  )
  expect(play.shown(attack, { attacker: 'c2', target: 'c9', weapon: 'Great sword' })).toMatchObject(
    { limits: [{ rule: 'GAM-WPN-14' }, { rule: 'GAM-ARM-03' }] },
  )
  const used = (weapon: string, distance = 0) =>
    play.shown(attack, { attacker: 'c2', target: 'c9', weapon, distance })?.deed
  expect(used('d6')).toBe('blow')
  expect(used('Dagger')).toBe('blow')
  expect(used('Dagger', 5)).toBe('shot')
  const bow = { id: 'i9', name: 'Longbow', gear: 'Longbow', count: 1, ready: true }
  play.happen({ do: 'item', creature: 'c2', item: bow })
  expect(used('Longbow')).toBe('shot')
  const thrown = { attacker: 'c2', target: 'c9', weapon: 'Dagger', reach: 'thrown' }
  expect(play.shown(attack, thrown)?.scope?.['around']?.of).toEqual(['c2', 'c3'])
  expect(play.says(attack, { attacker: 'c3', target: 'c9' })).toMatch(/%$/)
  expect(play.says(attack, { attacker: 'c9', target: 'c3' })).toMatch(/%$/)
})
