import { expect, test } from 'vitest'
import { BlockDodgeParryEvening, foe, hero, sword, withItems } from '../testing/evening.ts'

const fight = { round: 1, declared: {}, acted: {} }

function brawl(goblin = foe('c5', { hp: 20, fatigue: 0 })) {
  const [ada, bob] = [hero('c1', 'Ada', { hp: 9, maxHp: 9 }), hero('c2', 'Bob')]
  const play = new BlockDodgeParryEvening([withItems(ada, sword), withItems(bob, sword), goblin])
  play.happen({ do: 'fight', fight })
  return play
}

test('BDPX-DEF-04: whoever fights back keeps their own turn', () => {
  const play = brawl()
  const blow = { target: 'c1', attacker: 'c5', reaction: 'fight back' }
  play.do('attack', blow, { attack: [1] })
  expect(play.dues()).toEqual(['attack'])
  play.do('attack', { target: 'c5', attacker: 'c1' }, { attack: [2] })
  expect([play.dues(), play.state.fight?.acted]).toEqual([[], { c5: true }])
  play.do('attack', { target: 'c5', attacker: 'c1' }, { attack: [2] })
  expect(play.state.fight?.acted).toEqual({ c5: true, c1: true })
})

test('BDPX-GMB-04: a gambit in return takes no turn either', () => {
  const play = brawl()
  const save = { 'Goblin c5: DEX save': [5], 'Ada: DEX save': [20] }
  play.do('gambit', { target: 'c5', attacker: 'c1' }, { gambit: [4], ...save })
  play.do('gambit', { target: 'c1', attacker: 'c5' }, { gambit: [4], ...save })
  expect(play.state.fight?.acted).toEqual({ c1: true })
})

test('BDPX-DEF-04: of several that strike at once, the one whose die counts is struck back', () => {
  const play = brawl()
  const input = { target: 'c5', attackers: ['c1', 'c2'], reaction: 'fight back' }
  play.do('several', input, { '1. Ada': [3], '2. Bob': [5] })
  const [due] = Object.values(play.state.dues)
  expect([due?.title, due?.input, play.value('c5', 'fatigue')]).toEqual([
    'Goblin c5 fights back',
    { attacker: 'c5', target: 'c2', reaction: 'defend' },
    1,
  ])
})

test('BDPX-DEF-04: nobody who is down fights back', () => {
  const play = brawl(foe('c5', { hp: 1, str: 2, fatigue: 0 }))
  play.do('attack', { target: 'c5', attacker: 'c1', reaction: 'fight back' }, { attack: [8] })
  expect([play.conditions('c5'), play.dues()]).toEqual([['dead'], []])
})
