import { expect, test } from 'vitest'
import type { StepResult } from './results.ts'
import { playSteps } from './testing/play-steps.ts'

/** Last result of a script of Gods & Monsters, in the words of a reader of the book. */
function last(people: Record<string, unknown>[], ...steps: Record<string, unknown>[]): StepResult {
  const played = playSteps('gods-and-monsters', people, ...steps)
  expect(played.faults).toEqual([])
  const result = played.steps.at(-1)
  if (!result) throw new Error('No step was played.')
  expect(result.error).toBeUndefined()
  return result
}

const hero = { name: 'Tor', archetype: 'warrior', level: 1, strength: 10, agility: 10 }
const orc = { name: 'Orc', side: 'foes', Survival: 20, Defense: 0, 'Attack bonus': 2 }

test.each([
  ['quick draw', { who: 'Tor' }, 'Quickdraw'],
  ['snap out of surprise', { who: 'Tor' }, 'Shake off surprise'],
  ['speed', { who: 'Tor', speed: 'sprint' }, 'How fast they go'],
  ['leader redirects', { leader: 'Tor', followers: 8 }, 'Leader turns the group'],
  ['decision delay', { count: 12 }, 'Bonus of a group'],
  ['max spell level', { who: 'Mag' }, 'Highest spell while hurt'],
  ['sized cost', { item: 'Long sword', 'item size': 'tiny' }, 'Gear of another size'],
  ['full day of rest', { who: 'Tor' }, 'Full day’s rest'],
  ['health check', { who: 'Tor' }, 'Test'],
  ['strength roll', { who: 'Tor' }, 'Test'],
  ['climb a wall', { who: 'Tor', ability: 'agility', height: '40 feet' }, 'Test'],
  ['sprint', { who: 'Tor' }, 'How fast they go'],
  ['smash door', { who: 'Tor' }, 'Force a door'],
  ['burn torch', { who: 'Tor' }, 'Light'],
  ['parley', { speaker: 'Tor' }, 'First meeting'],
  ['initiative', { who: ['Tor', 'Orc'] }, 'Initiative'],
])('“%s” is an action in other words', (action, input, title) => {
  const mag = { name: 'Mag', archetype: 'sorceror', level: 3 }
  const surprised = { ...hero, conditions: action.includes('surprise') ? ['surprised'] : [] }
  expect(last([surprised, mag, orc], { action, input }).did).toBe(title)
})

test('an option of two words in the name of an action is chosen, in any order', () => {
  const carried = last([], { action: 'carried armor', armor: 'Chain Mail' })
  expect(carried.says).toBe('bulk 30')
  expect(last([], { action: 'full helmet cost', armor: 'Plate Mail' }).says).toContain('30 silver')
})

test('of two sizes one is the item’s and one its bearer’s', () => {
  const input = { item: 'Scale Mail', 'item size': 'huge', 'bearer size': 'medium' }
  expect(last([], { action: 'bulk', input }).says).toContain('bulk 80')
  const small = { item: 'Scale Mail', 'item size': 'medium', 'bearer size': 'huge' }
  expect(last([], { action: 'bulk', input: small }).says).toMatch(/45 silver, bulk 5$/)
})

test('scores go to the abilities they are named for, as dice or as numbers', () => {
  const charisma = [3, 3, 3, 1]
  const others = { intelligence: 12, wisdom: 15, endurance: 14, agility: 10, strength: 18 }
  for (const step of [{ dice: { charisma, ...others } }, { scores: { charisma: 9, ...others } }]) {
    const created = last([], { action: 'new character', name: 'T', species: 'Dwarf', ...step })
    const {
      charisma: changed,
      endurance,
      strength,
      coins,
    } = created.state.people['T']?.fields ?? {}
    expect([changed, endurance, strength]).toEqual([8, 15, 18])
    expect(coins).toBeDefined()
  }
  const rolled = last([], { action: 'roll ability', dice: [2, 5, 3, 6] })
  expect(JSON.stringify(rolled.why)).toContain('14')
})

test('time that an action does not ask for goes by after it', () => {
  const ash = { name: 'Ash', health: 8 }
  const input = { who: 'Ash', ailment: 'Sleep gas', inescapable: true, rounds: 3 }
  const dice = { health: [20, 20, 1], dose: [5, 5, 2, 2] }
  const gas = last([ash], { action: 'ailment', input, dice })
  expect(gas.state.people['Ash']?.lasting['asleep']).toBe(14 * 60)
  expect(gas.state.clock.seconds % 600).toBe(30)
  expect(last([ash], { advance: '60 seconds' }).state.clock.time).toBe('09:01')
})

test('what no list has is another, by its name; all of several resist', () => {
  const hemlock = { who: 'Tor', ailment: 'Hemlock', strength: -4, contact: 'accepted' }
  expect(last([{ ...hero, health: 10 }], { preview: 'ailment', input: hemlock }).target).toBe(
    'at or under 10',
  )
  const input = { acting: 'Tor', resisting: ['Orc', 'Troll'], ability: 'strength' }
  const dice = { Tor: 20, Orc: 1, Troll: 20 }
  const troll = { ...orc, name: 'Troll' }
  expect(last([hero, orc, troll], { action: 'contest', input, dice }).says).toBe('Orc wins')
})

test('a weapon of another size is awkward', () => {
  const blow = { attacker: 'Tor', target: 'Orc', weapon: 'Small club' }
  const { target, terms } = last([{ ...hero, 'Fighting Art': 1 }, orc], {
    preview: 'attack',
    input: blow,
  })
  expect(target).toBe('at or under 11')
  expect(terms).toContainEqual({ name: 'Size of the weapon', value: -1, rule: 'GAM-SIZ-05' })
  const dwarf = { ...hero, species: 'Dwarf', 'Fighting Art': 1 }
  expect(last([dwarf, orc], { preview: 'attack', input: blow }).target).toBe('at or under 12')
})

test('a thing made for a size is bought by its size and name', () => {
  const input = { who: 'Tor', items: ['Small banded leather', 'Small battleaxe'] }
  const bought = last([{ ...hero, silver: 90 }], { action: 'buy', input })
  expect(bought.says).toBe('Banded Leather made small; Small battleaxe')
})

test('a round without a fight begins one, and experience tells the level', () => {
  expect(last([hero], { action: 'next round' }).state.fight?.round).toBe(2)
  const given = last([hero], { action: 'experience', input: { who: 'Tor', amount: 1000 } })
  expect(given.why).toContainEqual({
    name: 'Tor',
    value: '1000 XP, level 2; 2000 to level 3',
    rule: 'GAM-ADV-02',
  })
})

test('who immobilizes grabs somebody, and then holds on to them', () => {
  const grip = { action: 'immobilize', attacker: 'Tor', target: 'Orc' }
  const grabbed = { ...grip, dice: { attack: 1, evasion: 20 } }
  expect(last([hero, orc], grabbed).says).toContain('is held')
  const again = { ...grip, dice: { Tor: 1, Orc: 20 } }
  expect(last([hero, orc], grabbed, again).did).toBe('A round of a hold')
})

test('the name of a test is no other test, and a field bonus goes by its field', () => {
  const { steps } = playSteps('gods-and-monsters', [hero], {
    preview: 'suffocation test',
    who: 'Tor',
    'test number': 3,
  })
  expect([steps[0]?.did, steps[0]?.says]).toEqual(['suffocation test', 'target 2'])
  const rich = { ...hero, mojo: 50, skills: { History: 2 } }
  const raised = last([rich], { action: 'increase field bonus', who: 'Tor', field: 'History' })
  expect(raised.state.people['Tor']?.skills['History']).toBe(3)
  expect(raised.state.people['Tor']?.fields['mojo']).toBe(44)
})

test('mojo that the Guide sets for a period of study may be a part', () => {
  const input = { who: 'Tor', project: 'History', kind: 'free-time', periods: 2, rate: 0.5 }
  const studied = last([{ ...hero, silver: 90 }], { action: 'study', input })
  expect([studied.total, studied.state.people['Tor']?.fields['coins']]).toEqual([3, 84])
})

test('a score is raised by its name, and a new field learned by its own', () => {
  const rich = { ...hero, mojo: 60 }
  expect(last([rich], { action: 'increase agility', who: 'Tor' }).says).toBe('agility 11')
  const input = { who: 'Tor', field: 'Gambling Art', skill: 'Poker' }
  expect(last([rich], { action: 'learn new field', input }).says).toContain('with Poker')
})

test('circumstances of a blow are said as they are', () => {
  const blow = { attacker: 'Tor', target: 'Orc', weapon: 'd6' }
  const termsOf = (more: Record<string, unknown>): string[] =>
    (last([hero, orc], { preview: 'attack', input: { ...blow, ...more } }).terms ?? []).map(
      ({ name }) => name,
    )
  expect(termsOf({ 'in the dark': true })).toContain('Unseen')
  expect(termsOf({ 'high ground': true })).toContain('Higher ground')
  expect(termsOf({ surprised: true })).toContain('Unaware')
  expect(termsOf({ weapon: 'Longbow', range: 60 })).toContain('60 yards')
  const head = { ...blow, at: 'head' }
  const dice = { attack: 1, damage: 2, evasion: 20 }
  const called = last([hero, orc], { action: 'called shot', input: head, dice })
  expect(called.says).toContain('called at head')
})

test('one word in the name of a contest is for both sides', () => {
  const contest = { action: 'contest of willpower', who: 'Tor', opponent: 'Orc' }
  expect(JSON.stringify(last([hero, orc], contest).why)).not.toContain('Evasion')
  const steps = { action: 'damage', target: 'Tor', damage: 2, type: 'non-archetypal' }
  expect(last([hero], steps).says).toContain('survival')
})

test('an amount by what it is of, and a venom by any word for it', () => {
  const hurt = { ...hero, injuries: 2 }
  const healed = last([hurt], { action: 'heal', target: 'Tor', injuries: 1 })
  expect(healed.says).toBe('injuries 2 to 1')
  const bitten = { action: 'spider bite', who: 'Tor', spider: 'Giant Spider', dice: [20] }
  expect(last([hero], bitten).says).toBe('Giant Spider takes hold')
})
