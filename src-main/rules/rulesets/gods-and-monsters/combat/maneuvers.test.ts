import { describe, expect, test } from 'vitest'
import { catchAilment } from '../harm/ailments/catch.ts'
import { keepConcentration } from '../harm/concentration.ts'
import { charlotte, Conflict, sam, toromeen, yeti } from '../testing/play.ts'
import { aimAt, forestall } from './aiming.ts'
import { attack } from './attack/index.ts'
import { bind, hold } from './holds.ts'
import { leadCover, quickdraw, readyShot } from './manoeuvres.ts'
import { moraleTest } from './morale.ts'

function fight(houseRules = {}): Conflict {
  const play = new Conflict([sam, charlotte, toromeen, yeti], houseRules)
  play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
  return play
}
const toYeti = { attacker: 'c3', target: 'c9' }

describe('what is aimed at', () => {
  test('a called shot: −3 to hit, −2 to one’s own defense, and a test of the target', () => {
    const play = fight()
    const aim = { ...toYeti, aim: 'called shot', dodge: 'evasion' }
    expect(play.says(attack, aim)).toContain('at or under 9')
    const came = play.do(attack, aim, { attack: [9], damage: [2], 'their evasion': [9] })
    expect(came.says).toContain('it takes effect')
    expect(play.says(attack, { attacker: 'c9', target: 'c3' })).toContain('at or under 12')
    play.nextRound()
    expect(play.says(attack, { attacker: 'c9', target: 'c3' })).toContain('at or under 10')
  })

  test('a killing blow needs somebody who can’t move, and half of it are injuries', () => {
    const play = fight()
    const aim = { ...toYeti, aim: 'killing blow' }
    expect(play.refuses(attack, aim)).toContain('can move')
    play.do(attack, { ...aim, ready: 'immobile' }, { attack: [19], damage: [3] })
    expect([play.value('c9', 'hp'), play.value('c9', 'injuries')]).toEqual([17, 4])
  })

  test('a knockout: one point is an injury unless the head is saved', () => {
    const play = fight()
    const aim = { ...toYeti, aim: 'knockout' }
    expect(play.refuses(attack, aim)).toContain('on guard')
    const dice = { attack: [5], damage: [1], 'their evasion': [20] }
    play.do(attack, { ...aim, ready: 'unaware' }, dice)
    expect([play.value('c9', 'hp'), play.value('c9', 'injuries')]).toEqual([16, 1])
  })

  test('two points of a warrior’s combat pool make two of it injuries', () => {
    const play = fight()
    play.happen({ do: 'set', creature: 'c3', field: 'combatPool', to: 3 })
    const dice = { attack: [5], damage: [1], 'their evasion': [20] }
    play.do(attack, { ...toYeti, aim: 'knockout', ready: 'unaware' }, dice)
    expect([play.value('c9', 'injuries'), play.value('c3', 'combatPool')]).toEqual([2, 1])
  })

  test('a grab holds, a hold is broken or complete, and breaking it is an opening at +6', () => {
    const play = fight()
    play.do(attack, { ...toYeti, aim: 'grab' }, { attack: [4], 'their evasion': [15] })
    expect([play.conditions('c9'), play.dues()]).toEqual([['held'], ['hold:c9']])
    const labels = ['fortitude of Toromeen (c3)', 'fortitude of Yeti (c9)'] as const
    const round = (one: number, other: number): string =>
      play.do(hold, { attacker: 'c3', target: 'c9' }, { [labels[0]]: [one], [labels[1]]: [other] })
        .says
    expect(round(1, 1)).toBe('Neither gives way')
    expect(round(20, 1)).toBe('The hold is broken')
    expect(play.dues()).toEqual(['opening:c9'])
    expect(play.says(attack, { attacker: 'c9', target: 'c3', bonus: 6 })).toContain('under 20')
  })

  test('who grabs is at −4 defense, or −2 by a house rule', () => {
    const against = (houseRules = {}): string => {
      const play = fight(houseRules)
      play.do(attack, { ...toYeti, aim: 'grab' }, { attack: [20] })
      return play.says(attack, { attacker: 'c9', target: 'c3' })
    }
    expect(against()).toContain('at or under 14')
    expect(against({ immobilizeDefenseStacks: false })).toContain('at or under 12')
  })

  test('a grab that misses says of nobody that they hold somebody', () => {
    const play = fight()
    play.do(attack, { ...toYeti, aim: 'grab' }, { attack: [20] })
    expect(Object.keys(play.state.fight?.marks?.['c3'] ?? {})).toEqual([
      'made a called shot',
      'tried to grab somebody',
    ])
  })
})

test('a shot into close combat: cover by the crowd, and bystanders in its way', () => {
  const play = fight()
  const shot = {
    ...{ attacker: 'c2', target: 'c9', weapon: 'd6', reach: 'shot' },
    ...{ around: ['c1', 'c3'] },
  }
  expect(play.says(attack, shot)).toContain('at or under 8')
  const missed = play.do(attack, shot, {
    ...{ attack: [12], 'damage of a miss': [6], 'who stands in the way': [2] },
    ...{ 'evasion of Toromeen (c3)': [10] },
  })
  expect(missed.says).toContain('Toromeen is hit instead')
  expect(play.value('c3', 'verve')).toBe(11)
})

const arquebus = { id: 'i1', name: 'Arquebus', gear: 'Arquebus', count: 1, ready: true }

test('an arquebus is readied before it shoots, and again after it', () => {
  const play = fight()
  const shot = { attacker: 'c3', target: 'c9', weapon: 'arquebus', reach: 'shot' }
  play.happen({ do: 'item', creature: 'c3', item: arquebus })
  expect(play.refuses(attack, shot)).toContain('ready the shot first')
  expect(play.says(attack, { ...shot, reach: 'close' })).toContain('to shoot it, choose “shot”')
  play.do(readyShot, { who: 'c3', weapon: 'arquebus', close: false })
  expect(play.refuses(readyShot, { who: 'c3', weapon: 'arquebus', close: false })).toContain(
    'ready',
  )
  play.do(attack, shot, { attack: [20] })
  expect(play.refuses(attack, shot)).toContain('ready the shot first')
})

test('a gun loaded in close combat shoots when its readying says so', () => {
  const play = fight()
  const shot = { ...toYeti, weapon: 'arquebus', reach: 'shot' }
  play.happen({ do: 'item', creature: 'c3', item: arquebus })
  const arm = { who: 'c3', weapon: 'arquebus' }
  expect(play.says(readyShot, arm)).toBe('Arquebus: action 1 of 2')
  play.do(readyShot, { ...arm, close: true })
  expect(play.says(readyShot, arm)).toBe('Arquebus: action 2 of 3')
  expect(play.refuses(attack, shot)).toContain('needs 1 more')
  play.nextRound()
  play.do(readyShot, arm)
  expect(play.says(attack, shot)).toContain('at or under')
})

test('a fumbled quickdraw is as bad as surprise', () => {
  const play = fight()
  play.do(quickdraw, { who: 'c1' }, { evasion: [19] })
  expect(play.conditions('c1')).toEqual(['surprised'])
  expect(play.refuses(attack, { attacker: 'c1', target: 'c9' })).toContain('loses this round')
  play.nextRound()
  expect(play.says(attack, { attacker: 'c9', target: 'c1' })).toContain('at or under 13')
})

test('whether foes run is asked of the steadiest of them', () => {
  const play = fight()
  play.happen({
    do: 'group',
    group: { id: 'g1', name: 'The Yeti', members: ['c9'], strength: 1 },
  })
  expect(play.do(moraleTest, { group: 'g1' }, { 'willpower of Yeti (c9)': [7] }).says).toBe(
    'They flee',
  )
})

describe('a weapon aimed at the unready', () => {
  const aiming = (houseRules = {}): Conflict => {
    const play = fight(houseRules)
    play.do(aimAt, { who: 'c2', targets: ['c9'] })
    return play
  }

  test('the attack on them is free, at +4 and +1 damage, for whoever aims', () => {
    const play = aiming()
    expect([play.conditions('c9'), play.dues()]).toEqual([['covered'], ['covering:c2:c9']])
    play.nextRound()
    expect(play.says(attack, { attacker: 'c2', target: 'c9' })).toContain('at or under 13')
    expect(play.says(attack, { attacker: 'c3', target: 'c9' })).toContain('at or under 12')
    play.do(attack, { attacker: 'c2', target: 'c9' }, { attack: [13], damage: [2] })
    expect([play.value('c9', 'hp'), play.dues(), play.conditions('c9')]).toEqual([17, [], []])
    expect(play.state.fight?.acted).toEqual({})
  })

  test('forestalled by the quicker alone: then the attack costs an action', () => {
    const maneuverText = (houseRules = {}): string =>
      aiming(houseRules).do(
        forestall,
        { who: 'c9' },
        { 'perception of Yeti (c9)': [6], 'perception of Charlotte (c2)': [9] },
      ).says
    expect(maneuverText()).toBe('The attack stays free')
    expect(maneuverText({ forestallTie: 'who is aimed at' })).toBe('The attack is free no more')
    const play = aiming()
    play.do(
      forestall,
      { who: 'c9' },
      { 'perception of Yeti (c9)': [1], 'perception of Charlotte (c2)': [20] },
    )
    expect(play.refuses(forestall, { who: 'c9' })).toContain('free attack')
    play.nextRound()
    play.do(attack, { attacker: 'c2', target: 'c9' }, { attack: [13], damage: [1] })
    expect(play.state.fight?.acted).toEqual({ c2: true })
  })
})

test('poison is carried by a called shot, and met by a test of its own', () => {
  const play = fight()
  const bite = { attacker: 'c9', target: 'c1', aim: 'called shot', carries: 'Large Spider' }
  expect(play.refuses(attack, { ...bite, aim: 'to hurt' })).toContain('called shot')
  play.do(attack, bite, { attack: [1], damage: [2] })
  expect(play.dues()).toEqual(['carried:c1'])
  const caught = { who: 'c1', ailment: 'Large Spider', contact: 'accepted' }
  play.do(catchAilment, caught, { health: [20] })
  expect([play.dues(), Object.keys(play.state.timers)]).toEqual([[], ['ailment:c1:Large Spider']])
})

test('a warrior trades the bonus against the unaware for another attack', () => {
  const play = fight()
  const blow = { attacker: 'c3', target: 'c9', ready: 'unaware', trade: true }
  expect(play.refuses(attack, blow)).toContain('no combat pool')
  play.happen({ do: 'set', creature: 'c3', field: 'combatPool', to: 1 })
  expect(play.says(attack, blow)).toContain('2 attacks: d20 at or under 12')
  play.do(attack, blow, { 'attack 1': [13], 'attack 2': [12], 'damage 2': [1] })
  expect([play.value('c9', 'hp'), play.value('c3', 'combatPool')]).toEqual([15, 0])
})

test('a warrior leads companions into cover, as many as their level', () => {
  const play = fight()
  const shot = { attacker: 'c9', target: 'c2', weapon: 'd6', reach: 'shot', cover: 'strong' }
  expect(play.says(attack, shot)).toContain('at or under 9')
  expect(play.refuses(leadCover, { who: 'c1', companions: ['c2', 'c3'] })).toContain('1 at most')
  expect(play.refuses(leadCover, { who: 'c2', companions: ['c1'] })).toContain('no warrior')
  play.do(leadCover, { who: 'c1' }, { perception: [6] })
  expect(play.says(attack, shot)).toContain('at or under 8')
  play.nextRound()
  expect(play.says(attack, shot)).toContain('at or under 9')
  expect(play.refuses(attack, { ...shot, cover: 'full', hides: true })).toContain('can’t be hit')
})

test('the immobilized are bound; their holder’s weapon lets them try again', () => {
  const play = fight()
  expect(play.refuses(bind, { who: 'c1', target: 'c9' })).toContain('can move')
  play.do(attack, { ...toYeti, aim: 'grab' }, { attack: [4], 'their evasion': [15] })
  const dice = { 'fortitude of Toromeen (c3)': [1], 'fortitude of Yeti (c9)': [20] }
  play.do(hold, { attacker: 'c3', target: 'c9' }, dice)
  expect(play.conditions('c9')).toEqual(['immobilized'])
  const mace = { id: 'i1', name: 'Mace', gear: 'Mace', count: 1, ready: true }
  play.happen({ do: 'item', creature: 'c3', item: mace })
  play.do(attack, { ...toYeti, weapon: 'mace' }, { attack: [20], damage: [1] })
  expect([play.conditions('c9'), play.dues()]).toEqual([['held'], ['hold:c9']])
  play.do(hold, { attacker: 'c3', target: 'c9' }, dice)
  play.do(bind, { who: 'c1', target: 'c9' })
  expect(play.conditions('c9')).toEqual(['bound'])
})

test('whoever concentrates is easier to hit, does nothing else, and may lose it', () => {
  const play = fight()
  play.happen({ do: 'condition', creature: 'c1', name: 'concentrating', to: {} })
  expect(play.refuses(attack, { attacker: 'c1', target: 'c9' })).toContain('concentrating')
  play.do(attack, { attacker: 'c9', target: 'c1', weapon: 'd6' }, { attack: [12], damage: [1] })
  expect(play.dues()).toEqual(['concentrate:c1'])
  play.do(keepConcentration, { who: 'c1' }, { evasion: [20] })
  expect([play.dues(), play.conditions('c1')]).toEqual([[], []])
})

test('the semi-conscious lose what agility gives their defense', () => {
  const play = fight()
  play.happen(
    { do: 'set', creature: 'c1', field: 'agility', to: 15 },
    { do: 'condition', creature: 'c1', name: 'semi-conscious', to: {} },
  )
  expect(play.says(attack, { attacker: 'c9', target: 'c1' })).toContain('at or under 15')
  expect(play.refuses(attack, { attacker: 'c1', target: 'c9' })).toContain('semi-conscious')
})
