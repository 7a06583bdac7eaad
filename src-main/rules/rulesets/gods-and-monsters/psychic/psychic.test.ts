import { expect, test } from 'vitest'
import { attack as blow } from '../combat/attack/index.ts'
import { charlotte, Conflict, toromeen, yeti } from '../testing/play.ts'
import { psychicAttack as attack } from './attack.ts'
import { enterMind, leaveMind } from './conflict.ts'
import { psychicGuard as guard, usePower } from './powers.ts'

const minds = { who: 'c2', target: 'c9' }
const willpowers = { 'willpower of Charlotte (c2)': [3], 'willpower of Yeti (c9)': [19] }

function conflictWith(houseRules = {}): Conflict {
  const play = new Conflict([charlotte, toromeen, yeti], houseRules)
  play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
  play.do(enterMind, minds, willpowers)
  return play
}

test('entering a mind costs 2 verve and a contest, and makes both easier to hit', () => {
  const play = conflictWith()
  expect(play.value('c2', 'verve')).toBe(12)
  expect(play.conditions('c9')).toEqual(['in psychic conflict'])
  expect(play.says(blow, { attacker: 'c3', target: 'c9' })).toContain('at or under 16')
  const warrior = new Conflict([toromeen, yeti])
  expect(warrior.refuses(enterMind, { who: 'c3', target: 'c9' })).toBe(
    'Toromeen is not psychically aware: choose a monk, or give them that tag (“Tag or untag”).',
  )
})

test('an attack: 11, Fighting Art and charisma; −2 in the first round; survival lost stuns', () => {
  const play = conflictWith()
  expect(play.says(attack, { ...minds, verve: 2 })).toContain('at or under 11')
  expect(play.refuses(attack, { ...minds, verve: 3 })).toContain('2 verve at most')
  const came = play.do(attack, { ...minds, verve: 2 }, { attack: [11], damage: [4] })
  expect(came.says).toBe('Hits for 8: survival 20 to 12, stunned by 8')
  expect(play.value('c2', 'verve')).toBe(10)
  expect(play.says(blow, { attacker: 'c9', target: 'c3' })).toContain('at or under 10')
  play.happen({ do: 'advance', seconds: 10 })
  expect(play.says(blow, { attacker: 'c9', target: 'c3' })).toContain('at or under 2')
  expect(Object.values(play.state.creatures['c9']?.uses ?? {})).toMatchObject([
    { title: 'Stun', of: 8, spent: 0 },
  ])
  play.happen({ do: 'advance', seconds: 10 })
  expect(play.state.creatures['c9']?.uses ?? {}).toEqual({})
  expect(conflictWith({ psychicFightingArt: false }).says(attack, minds)).toContain(
    'at or under 10',
  )
})

test('verve put before the mind holds for the round', () => {
  const play = conflictWith()
  play.do(guard, { who: 'c2', verve: 2 })
  play.happen({ do: 'set', creature: 'c9', field: 'verve', to: 5 })
  expect(play.says(attack, { who: 'c9', target: 'c2' })).toContain('at or under 7')
})

test('leaving is a reason test with charisma', () => {
  const play = conflictWith()
  play.nextRound()
  play.do(leaveMind, { who: 'c2' }, { reason: [5] })
  expect(play.conditions('c2')).toEqual([])
  expect(play.refuses(leaveMind, { who: 'c2' })).toContain('no psychic conflict')
})

test('one action in the first round of it, two in the others', () => {
  const play = conflictWith()
  const miss = () => play.do(attack, minds, { attack: [20] })
  miss()
  expect(play.refuses(attack, minds)).toContain('one psychic action in the first round')
  play.nextRound()
  expect(play.says(attack, minds)).toContain('at or under 13')
  miss()
  expect(play.state.fight?.acted).toEqual({})
  expect(play.refuses(leaveMind, { who: 'c2' })).toContain('acted already')
  play.do(guard, { who: 'c2', verve: 1 })
  expect(play.state.fight?.acted).toEqual({ c2: true })
  expect(play.refuses(attack, minds)).toContain('both psychic actions')
})

test('a power is the only thing done in its round, and only by the aware', () => {
  const play = new Conflict([charlotte, toromeen, yeti])
  play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
  expect(play.refuses(usePower, { who: 'c3' })).toContain('not psychically aware')
  expect(play.refuses(usePower, { who: 'c2', verve: 15 })).toContain('14 verve')
  play.do(usePower, { who: 'c2', power: 'Thought reading', verve: 3 })
  expect([play.value('c2', 'verve'), play.state.fight?.acted]).toEqual([11, { c2: true }])
  expect(play.refuses(enterMind, minds)).toContain('nothing else')
  play.nextRound()
  expect(play.says(enterMind, { ...minds, willing: true })).toContain('enters for 2 verve')
})

test('speaking is −3 in the conflict, and new injuries end it', () => {
  const play = conflictWith()
  expect(play.says(attack, { ...minds, speaks: true })).toContain('at or under 8')
  expect(play.says(attack, { ...minds, theySpeak: true })).toContain('at or under 14')
  play.happen({ do: 'set', creature: 'c9', field: 'injuries', to: 1 })
  expect(play.conditions('c9')).toEqual([])
})
