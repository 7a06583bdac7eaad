import { expect, test } from 'vitest'
import type { Creature } from '../../../core/state/creature.ts'
import { ConflictPlay, person } from '../testing/play.ts'
import { learn } from './buying.ts'
import { study } from './course.ts'
import { experience } from './experience.ts'
import { levelUp } from './level-up.ts'
import { leadingArchetype, levelsInFightingArt, levelsInReaction } from './levels.ts'
import { bidMojo } from './mojo.ts'
import { learnSpell } from './spell.ts'

const personWith = (
  values: Record<string, number>,
  skills: Record<string, number> = {},
): Creature => person('c1', values, { name: 'Ada', skills })

test('a bid pays what was lacking, teaches the field, and is refused where the book refuses it', () => {
  const play = new ConflictPlay([personWith({ mojo: 9 }, { 'Language Science': 1 })])
  const failed = { who: 'c1', face: 16, target: 10, bid: 7, field: 'Language Science' }
  expect(play.refuses(bidMojo, { ...failed, player: true })).toContain('GAM-MOJ-10')
  expect(play.refuses(bidMojo, { ...failed, useful: false })).toContain('GAM-MOJ-09')
  expect(play.refuses(bidMojo, { ...failed, bid: 10 })).toContain('has 9 mojo')
  expect(play.do(bidMojo, { ...failed, bid: 5 }).tone).toBe('bad')
  expect(play.value('c1', 'mojo')).toBe(9)
  play.do(bidMojo, failed)
  expect([play.value('c1', 'mojo'), play.value('c1', 'experience')]).toEqual([3, 300])
  expect(play.state.creatures['c1']?.skills).toEqual({ 'Language Science': 2 })
})

test('mojo buys abilities, bonuses, fields and skills at their prices', () => {
  const play = new ConflictPlay([personWith({ mojo: 80, strength: 12, warrior: 1 }, { War: 2 })])
  play.do(learn, { who: 'c1', what: 'ability', ability: 'strength' })
  expect([play.value('c1', 'mojo'), play.value('c1', 'strength')]).toEqual([56, 13])
  play.do(learn, { who: 'c1', what: 'field bonus', name: 'War' })
  play.do(learn, { who: 'c1', what: 'new field', name: 'Gambling Art' })
  play.do(learn, { who: 'c1', what: 'skill', name: 'Poker', field: 'Gambling Art', kept: true })
  expect(play.value('c1', 'mojo')).toBe(56 - 6 - 11 - 7)
  expect(play.state.creatures['c1']?.skills).toEqual({ War: 3, 'Gambling Art': 1, Poker: 1 })
  expect(play.refuses(learn, { who: 'c1', name: 'Fighting Art' })).toContain('GAM-MOJ-06')
  expect(play.refuses(learn, { who: 'c1', what: 'technique of a field', name: 'Leap' })).toContain(
    'no monk',
  )
})

test('several pay for one project, at the dearest price of any of them', () => {
  const ada = personWith({ mojo: 20, strength: 12, warrior: 1 })
  const bo = { ...personWith({ mojo: 30, strength: 14 }), id: 'c2', name: 'Bo' }
  const play = new ConflictPlay([ada, bo])
  const raise = { who: 'c1', what: 'ability', ability: 'strength', others: ['c2'] }
  expect(new ConflictPlay([ada, bo]).refuses(learn, { ...raise, others: [] })).toContain('takes 24')
  const paid = play.do(learn, raise)
  expect([play.value('c1', 'mojo'), play.value('c2', 'mojo')]).toEqual([0, 30 - 22])
  expect([play.value('c1', 'strength'), play.value('c2', 'strength')]).toEqual([13, 14])
  expect(paid.why.map(({ rule }) => rule)).toContain('GAM-ADV-15')
})

test('study brings whole points by its resources, up to their sum', () => {
  const play = new ConflictPlay([personWith({ coins: 10, intelligence: 10, wisdom: 12 })])
  const with60 = { who: 'c1', project: 'Philosophy', student: 2, collection: 5 }
  expect(play.says(study, { ...with60, periods: 2 })).toBe('8 mojo in 14 days, for 8 silver')
  play.do(study, { ...with60, periods: 2, fee: 1 })
  expect(play.value('c1', 'coins')).toBe(0)
  expect(play.state.creatures['c1']?.skills).toEqual({ 'Study: Philosophy': 8 })
  expect(play.refuses(study, { who: 'c1', project: 'War', kind: 'intensive' })).toContain(
    'takes a resource',
  )
  expect(play.refuses(study, { ...with60, kind: 'intensive', periods: 4 })).toContain(
    'at most 3 periods',
  )
  const free = new ConflictPlay([personWith({})], { resourceSilver: false })
  expect(free.says(study, { ...with60, periods: 2 })).toContain('for 2 silver')
})

test('a spell takes mojo and a test of reason; archetypal mojo needs none', () => {
  const play = new ConflictPlay([personWith({ mojo: 30, sorceror: 3, reason: 8 })])
  const spell = { who: 'c1', name: 'Shield', level: 3 }
  expect(play.says(learnSpell, spell)).toContain('11')
  expect(play.do(learnSpell, spell, { 'd20 reason': [12] }).tone).toBe('bad')
  expect(play.value('c1', 'mojo')).toBe(21)
  play.do(learnSpell, { ...spell, again: true }, { 'd20 reason': [11] })
  expect(play.value('c1', 'mojo')).toBe(19)
  play.do(learnSpell, { ...spell, name: 'Light', archetypal: 3 })
  expect(play.state.creatures['c1']?.skills).toEqual({ 'Spell: Shield': 3, 'Spell: Light': 3 })
  const dear = new ConflictPlay([personWith({ mojo: 5, sorceror: 3 })], { spellRetry: 'level' })
  expect(dear.refuses(learnSpell, { ...spell, again: true })).toContain('takes 6')
})

test('several archetypes add up, or the best of them counts', () => {
  const levels = { thief: 3, warrior: 2 }
  expect(levelsInFightingArt(levels, 'sum')).toBe(3)
  expect(levelsInFightingArt(levels, 'max')).toBe(2)
  expect(levelsInReaction('evasion', levels, 'sum')).toBe(4)
  expect(levelsInReaction('evasion', levels, 'max')).toBe(3)
  expect(leadingArchetype('thief', { thief: 2, warrior: 2 })).toBe('thief')
  expect(leadingArchetype('thief', { thief: 1, warrior: 2 })).toBe('warrior')
})

test('an award is divided or had by each, and a poor level has its floor', () => {
  const pair = [
    personWith({ experience: 2500, level: 2, warrior: 2, endurance: 8 }),
    { ...personWith({}), id: 'c2' },
  ]
  const split = new ConflictPlay(pair)
  split.do(experience, { who: ['c1', 'c2'], defeated: 10 })
  expect([split.value('c1', 'experience'), split.value('c2', 'experience')]).toEqual([2750, 250])
  const each = new ConflictPlay(pair, { sharedXp: 'each', levelMinimum: 1 })
  each.do(experience, { who: ['c1', 'c2'], defeated: 10 })
  expect([each.value('c1', 'experience'), each.value('c2', 'experience')]).toEqual([3000, 500])
  each.do(levelUp, { who: 'c1' }, { survival: [1] })
  expect(each.value('c1', 'maxHp')).toBe(6)
})

test('GAM-ADV-18: a level is in the archetype that is highest; as high in two, the GM chooses', () => {
  const monk = new ConflictPlay([personWith({ experience: 1000, level: 1, monk: 1 })])
  expect(monk.says(levelUp, { who: 'c1' })).toMatch(/^Level 2, monk:/)
  monk.do(levelUp, { who: 'c1' }, { verve: [5] })
  expect([monk.value('c1', 'monk'), monk.value('c1', 'warrior')]).toEqual([2, 0])
  const both = new ConflictPlay([personWith({ experience: 3000, level: 2, monk: 1, thief: 1 })])
  expect(both.refuses(levelUp, { who: 'c1' })).toBe(
    'Ada is as much a thief and monk: choose the archetype of this level.',
  )
  both.do(levelUp, { who: 'c1', archetype: 'thief' }, { survival: [5] })
  expect(both.value('c1', 'thief')).toBe(2)
  expect(new ConflictPlay([personWith({ experience: 3000 })]).refuses(levelUp, { who: 'c1' })).toBe(
    'Ada has no archetype yet: choose one.',
  )
})

test('what may be bought, studied and learned is offered by name', () => {
  const play = new ConflictPlay([
    personWith(
      { mojo: 80, thief: 1, sorceror: 1, wisdom: 10 },
      { 'Stealth Art': 1, Hide: 1, 'Fighting Art': 1, 'Study: Poker': 2, 'Spell: Glow': 1 },
    ),
  ])
  const offered = (action: Parameters<typeof play.scope>[0], input: object) =>
    play.scope(action, { who: 'c1', ...input })
  expect(offered(learn, { what: 'field bonus' })?.['name']?.of).toEqual(['Stealth Art', 'Hide'])
  expect(offered(learn, { what: 'new field' })?.['name']?.of).toContain('Burglary Science')
  expect(offered(learn, { what: 'skill', field: 'Stealth Art' })?.['name']?.of).toEqual([
    'Poker',
    'Move Silently',
    'Pick Pockets',
  ])
  expect(offered(study, {})?.['project']?.of?.slice(0, 3)).toEqual(['Poker', 'Hide', 'War Craft'])
  expect(offered(learnSpell, { level: 1 })?.['name']?.of).toEqual([])
})
