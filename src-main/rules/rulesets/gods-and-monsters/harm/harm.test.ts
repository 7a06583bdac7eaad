import { describe, expect, test } from 'vitest'
import { rounds } from '../../../gm/fight/rounds.ts'
import { highestSpell } from '../magic/casting.ts'
import { Conflict, sam, toromeen, yeti } from '../testing/play.ts'
import { damage, givePool, heal } from './damage.ts'
import { deathCheck } from './death-check.ts'
import { lastEffort, sceneDeath, timeIsUp } from './dying.ts'
import { comeRound, faint, wakeUp } from './fainting.ts'

const spent = { ...toromeen, values: { ...toromeen.values, hp: 4, verve: 0 } }

function struckDown(): Conflict {
  const play = new Conflict([spent, yeti])
  play.do(damage, { target: 'c3', amount: '6', verve: 'archetypal' })
  return play
}

describe('beyond survival', () => {
  test('damage left over is injuries: a faint test now, a death check when the round ends', () => {
    const play = struckDown()
    expect([play.value('c3', 'hp'), play.value('c3', 'injuries')]).toEqual([0, 2])
    expect(play.dues()).toEqual(['faint:c3', 'death:c3'])
    expect(play.says(faint, { who: 'c3' })).toContain('at or under 9')
    play.do(faint, { who: 'c3' }, { fortitude: [6] })
    expect(play.dues()).toEqual(['death:c3'])
    expect(play.conditions('c3')).toEqual(['holding on'])
  })

  test('the dying have as many minutes as endurance less injuries, and hours asleep', () => {
    const play = struckDown()
    const came = play.do(deathCheck, { who: 'c3' }, { 'Guide’s d20': [1], 'player’s d20': [20] })
    expect(came.says).toBe('Dying: 13 minutes left')
    expect(play.state.timers['dying:c3']?.next).toBe(play.state.clock.seconds + 13 * 60)
    play.happen({ do: 'advance', seconds: 60 })
    play.do(faint, { who: 'c3', passes: true })
    expect(play.conditions('c3')).toContain('unconscious')
    const left = (play.state.timers['dying:c3']?.next ?? 0) - play.state.clock.seconds
    expect(left).toBe(12 * 3600)
  })

  test('in a fight the fall comes when the round ends', () => {
    const play = struckDown()
    play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
    play.do(faint, { who: 'c3' }, { fortitude: [10] })
    expect(play.conditions('c3')).toContain('fainting')
    play.nextRound()
    expect(play.conditions('c3')).toEqual(['unconscious'])
  })

  test('the next round names the death check that is left open', () => {
    const play = struckDown()
    play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
    expect(rounds.slice(-1).map((each) => play.says(each))).toEqual([
      'Round 2: everybody may act again. Still open: Death check of Toromeen',
    ])
  })

  test('a fall waits no longer than its round where the clock alone goes on', () => {
    const play = struckDown()
    play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
    play.do(faint, { who: 'c3' }, { fortitude: [10] })
    play.happen({ do: 'advance', seconds: 5 })
    expect(play.conditions('c3')).toContain('fainting')
    play.happen({ do: 'advance', seconds: 3600 })
    expect(play.conditions('c3')).not.toContain('fainting')
  })

  test('who lies unconscious tests no more to stay conscious, and nobody past healing for death', () => {
    const play = struckDown()
    play.do(deathCheck, { who: 'c3' }, { 'Guide’s d20': [1], 'player’s d20': [20] })
    play.do(timeIsUp, { who: 'c3' })
    expect(play.refuses(heal, { target: 'c3', amount: '2' })).toContain('Past healing')
    play.do(damage, { target: 'c3', amount: '2' })
    expect(play.dues()).toEqual(['faint:c3', 'end:c3'])
    play.do(faint, { who: 'c3', passes: true })
    play.do(damage, { target: 'c3', amount: '2' })
    expect(play.dues()).toEqual(['end:c3'])
  })

  test('healing takes the tests along whose cause it ends', () => {
    const play = struckDown()
    play.do(heal, { target: 'c3', amount: '2' })
    expect(play.dues()).toEqual(['faint:c3'])
    const old = { ...spent, values: { ...spent.values, hp: 2, injuries: 1 } }
    const again = new Conflict([old, yeti])
    again.do(damage, { target: 'c3', amount: '2', verve: 'archetypal' })
    expect(again.dues()).toEqual(['faint:c3'])
    again.do(heal, { target: 'c3', amount: '1' })
    expect(again.dues()).toEqual([])
  })

  test('injuries healed to none end the dying', () => {
    const play = struckDown()
    play.do(deathCheck, { who: 'c3' }, { 'Guide’s d20': [2], 'player’s d20': [14] })
    play.do(heal, { target: 'c3', amount: '2', of: 'injuries' })
    expect(play.conditions('c3')).not.toContain('dying of injuries')
    expect(Object.keys(play.state.timers)).toEqual([])
  })

  test('a last effort: injuries forgotten, mojo of all, fifty each, and death', () => {
    const giving = { ...sam, values: { ...sam.values, mojo: 5 } }
    const play = new Conflict([
      { ...spent, values: { ...spent.values, mojo: 2, injuries: 3 } },
      giving,
      yeti,
    ])
    expect(play.refuses(lastEffort, { who: 'c3' })).toContain('not dying')
    play.do(timeIsUp, { who: 'c3' })
    expect(play.dues()).toContain('end:c3')
    const input = { who: 'c3', score: 'willpower', mojo: 6, helpers: ['c1'] }
    expect(play.refuses(lastEffort, { ...input, mojo: 8 })).toContain('7 mojo')
    const came = play.do(lastEffort, input, { willpower: [12] })
    expect(came.says).toBe('Succeeds, for 3 mojo, and dies')
    expect([play.value('c3', 'mojo'), play.value('c1', 'mojo')]).toEqual([0, 4])
    expect([play.value('c3', 'experience'), play.value('c1', 'experience')]).toEqual([150, 150])
    expect([play.conditions('c3'), play.dues()]).toEqual([['dead'], []])
    expect(play.refuses(sceneDeath, { who: 'c3' })).toContain('dead already')
  })

  test('a mojo brings the unconscious half round', () => {
    const play = new Conflict([
      { ...sam, values: { ...sam.values, mojo: 1 }, conditions: { unconscious: {} } },
    ])
    play.do(comeRound, { who: 'c1' })
    expect([play.conditions('c1'), play.value('c1', 'mojo')]).toEqual([['semi-conscious'], 0])
  })
})

test('a pool takes harm first, and what is left of it goes with its time', () => {
  const play = new Conflict([sam])
  play.do(givePool, { who: 'c1', points: 7, rounds: 10 })
  play.do(damage, { target: 'c1', amount: '3' })
  expect([play.value('c1', 'pool'), play.value('c1', 'hp')]).toEqual([4, 6])
  play.happen({ do: 'stop timer', timer: 'pool:c1' })
  expect(play.value('c1', 'pool')).toBe(0)
})

test('a Guide’s creature makes no death check unless the campaign says so', () => {
  const hit = (houseRules = {}): string[] => {
    const play = new Conflict([sam, yeti], houseRules)
    play.do(damage, { target: 'c9', amount: '23' })
    return play.dues()
  }
  expect(hit()).toEqual(['faint:c9'])
  expect(hit({ npcDeathRolls: true })).toEqual(['faint:c9', 'death:c9'])
})

test('harm that is not archetypal passes verve by', () => {
  const play = new Conflict([sam])
  play.do(damage, { target: 'c1', amount: '8', verve: 'not archetypal' })
  expect([play.value('c1', 'verve'), play.value('c1', 'hp'), play.value('c1', 'injuries')]).toEqual(
    [15, 0, 2],
  )
})

test('once the minutes are over the unconscious sleep, and injuries hinder a test to wake', () => {
  const play = struckDown()
  play.do(faint, { who: 'c3', passes: true })
  expect(play.refuses(wakeUp, { who: 'c3' })).toContain('2 minutes more')
  play.happen({ do: 'advance', seconds: 120 })
  expect(play.conditions('c3')).toContain('asleep')
  expect(play.dues()).toContain('wake:c3')
  const test = { who: 'c3', way: 'by a test', score: 'fortitude' }
  expect(play.says(wakeUp, test)).toContain('at or under 9')
  expect(play.do(wakeUp, test, { fortitude: [10] }).says).toBe('Sleeps on')
  play.do(wakeUp, { who: 'c3' })
  expect(play.conditions('c3')).toEqual(['holding on'])
  expect(play.dues()).not.toContain('wake:c3')
  expect(play.refuses(wakeUp, { who: 'c3' })).toContain('awake already')
})

test('a hurt sorceror casts no more than level less injuries', () => {
  const sorceror = { ...sam, values: { ...sam.values, sorceror: 5, injuries: 2 } }
  expect(new Conflict([sorceror]).says(highestSpell, { who: 'c1' })).toContain('up to level 3')
  expect(new Conflict([toromeen]).refuses(highestSpell, { who: 'c3' })).toContain('no level')
})
