import { expect, test } from 'vitest'
import { groupTest } from '../groups/effort.ts'
import { Conflict, sam, toromeen, yeti } from '../testing/play.ts'
import { assist } from './assist.ts'
import { contest } from './contest.ts'
import { failurePoint, weaponFailure } from './failure.ts'
import { obstaclePenalty, repeatTime } from './figures.ts'
import { test as check } from './tests.ts'

test('a test adds up difficulty, size, care, field bonus and injuries', () => {
  const hurt = { ...toromeen, values: { ...toromeen.values, agility: 12, injuries: 1 } }
  const play = new Conflict([hurt])
  const input = {
    ...{ who: 'c3', score: 'agility', difficulty: 'Very Difficult', bonus: 2 },
    ...{ amount: 80, unit: 10, usual: 'one round', spent: 'ten minutes' },
  }
  expect(play.says(check, input)).toContain('at or under 10')
  expect(play.do(check, input, { agility: [10] }).says).toBe('Succeeds by 0')
  expect(play.do(check, input, { agility: [13] }).says).toBe('Fails by 3')
})

test('a contest is won, lost, or tried again later', () => {
  const play = new Conflict([toromeen, yeti])
  const input = { acting: 'c3', score: 'fortitude', resisting: 'c9', against: 'fortitude' }
  const contestResult = (one: number, other: number, step = 0): string =>
    play.do(contest, { ...input, step }, { 'Toromeen (c3)': [one], 'Yeti (c9)': [other] }).says
  expect(contestResult(11, 7)).toBe('Toromeen wins')
  expect(contestResult(12, 6)).toBe('Yeti wins')
  expect(contestResult(12, 7)).toBe('Toromeen fails')
  expect(contestResult(1, 1, 5)).toBe('Both succeed: again after 2 days')
})

test('of several sides those who fail drop out, until one is left', () => {
  const play = new Conflict([toromeen, sam, yeti])
  const race = {
    ...{ acting: 'c3', score: 'fortitude', against: 'fortitude' },
    ...{ resisting: 'c9', more: ['c1'], same: true },
  }
  const ran = (one: number, two: number, three: number): string =>
    play.do(contest, race, {
      'Toromeen (c3)': [one],
      'Yeti (c9)': [two],
      'Sam (c1)': [three],
    }).says
  expect(play.says(contest, race)).toContain('Sam at or under 5')
  expect(ran(11, 6, 6)).toBe('Toromeen and Yeti are left: again after one round')
  const [due] = Object.values(play.state.dues)
  expect(due).toMatchObject({
    input: { acting: 'c3', resisting: 'c9', more: [], step: 1 },
    must: false,
  })
  const again = { 'Toromeen (c3)': [11], 'Yeti (c9)': [7] }
  expect(play.do(contest, due?.input, again).says).toBe('Toromeen wins')
  expect(play.state.dues).toEqual({})
  expect(ran(12, 7, 5)).toBe('Sam wins')
  expect(ran(1, 1, 1)).toBe('All succeed: again after one round')
  expect(ran(20, 20, 20)).toBe('A draw: nobody gets it')
  expect(play.refuses(contest, { ...race, more: ['c3'] })).toContain('themselves')
})

test('where nobody can fail, dice are doubled', () => {
  const sure = (creature: typeof yeti) => ({
    ...creature,
    values: { ...creature.values, fortitude: 25 },
  })
  const play = new Conflict([sure(toromeen), sure(yeti)])
  const input = { acting: 'c3', score: 'fortitude', resisting: 'c9', against: 'fortitude' }
  const dice = { 'Toromeen (c3)': [12], 'Yeti (c9)': [13] }
  expect(play.do(contest, input, dice).says).toBe('Toromeen wins')
})

test('help: the number helped is an obstacle', () => {
  const healer = { ...sam, values: { ...sam.values, wisdom: 15 } }
  const play = new Conflict([healer])
  const input = { who: 'c1', bonus: 2, helped: 3 }
  expect(play.says(assist, input)).toContain('at or under 16')
  expect(play.do(assist, input, { wisdom: [16] }).says).toContain('+2')
})

test('a failed climb ends in one of its stretches; higher faces are thrown again', () => {
  const play = new Conflict([sam])
  const input = { amount: 150, unit: 10 }
  const fell = play.do(failurePoint, input, { stretch: [18], 'stretch, throw 2': [15] })
  expect(fell.says).toBe('In stretch 15: 140 to 150')
})

test('failing with weapons: an injury a die, and evasion saves from few dice only', () => {
  const lost = (amount: string, evasion?: number): (number | undefined)[] => {
    const play = new Conflict([sam])
    const dice = { damage: amount.startsWith('3') ? [1, 1, 1] : [1, 1] }
    play.do(
      weaponFailure,
      { who: 'c1', amount },
      { ...dice, ...(evasion ? { evasion: [evasion] } : {}) },
    )
    return [play.value('c1', 'hp'), play.value('c1', 'injuries')]
  }
  expect(lost('2d6', 20)).toEqual([6, 2])
  expect(lost('2d6', 4)).toEqual([4, 0])
  expect(lost('3d6')).toEqual([6, 3])
})

test('steps of size and of time go on beyond what is printed', () => {
  expect([obstaclePenalty(4, 10), obstaclePenalty(20_480, 10)]).toEqual([0, -11])
  expect([0, 5, 6, 9].map(repeatTime)).toEqual(['at once', 'one day', '2 days', '5 days'])
})

test('a task is tried once by somebody and once by a group, until it is set again or left behind', () => {
  const play = new Conflict([sam, toromeen])
  const climb = { who: 'c1', score: 'agility', task: 'Climb the wall' }
  play.do(check, climb, { agility: [19] })
  expect(play.refuses(check, { ...climb, who: 'c3' })).toContain('a group may')
  const together = { members: ['c1', 'c3'], score: 'agility', task: 'climb the wall' }
  play.do(groupTest, together, { 'group agility': [19] })
  expect(play.refuses(groupTest, together)).toContain('somebody and by a group')
  expect(play.says(check, { ...climb, task: 'Climb with ropes' })).toContain('at or under 10')
  play.happen({ do: 'move on' })
  expect(play.says(check, climb)).toContain('at or under 10')
})
