import { beforeEach, expect, test } from 'vitest'
import { amend } from '../../../../campaign/amend.ts'
import { apply } from '../../../../campaign/apply.ts'
import type { Entry, Given, Head } from '../../../../campaign/journal.ts'
import { lineage } from '../../../../campaign/lineage.ts'
import { firstHead } from '../../../../campaign/state.ts'
import { context } from '../../../../campaign/testing/context.ts'
import { command } from '../../../../campaign/testing/journal-table.ts'
import { lineOf } from '../../../../campaign/view/chronicle.ts'
import type { Question } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { ConflictPlay, charlotte, person, toromeen, yeti } from '../testing/play.ts'

let head: Head
let journal: Entry[]

function gather(...creatures: Creature[]): void {
  const { state } = new ConflictPlay(creatures)
  head = firstHead('c', { ...state, fight: { round: 1, declared: {}, acted: {} } })
  journal = []
}

function run(action: string, input: Record<string, unknown>, given: Given): Entry {
  const applied = apply(head, command(`gods-and-monsters.${action}`, input, given), context)
  if (applied.end !== 'done') throw new Error(JSON.stringify(applied))
  head = applied.head
  journal.push(applied.entry)
  return applied.entry
}

/** The line played again with a bid, as the button on it does. */
function bid(entry: Entry, given: Given): Entry {
  const steps = lineage(head, (number) => journal[number - 1])
  const whole = { ...entry.command.given, ...given }
  const amended = amend(head, steps, { number: entry.number, given: whole }, () => context)
  if (amended.end !== 'done') throw new Error(JSON.stringify(amended))
  head = amended.head
  journal.push(...amended.entries)
  return amended.entries[0]
}

const offers = (entry: Entry): Question[] =>
  lineOf(entry, 'spring', {
    scene: 'turn',
    undone: false,
    leftOut: null,
    was: null,
    amends: true,
  }).amends.filter((question) => question.ask === 'number' && question.bid)
const value = (id: string, field: string) => head.state.creatures[id]?.values[field]
const withMojo = (creature: Creature, mojo: number): Creature => ({
  ...creature,
  values: { ...creature.values, mojo },
})

beforeEach(() => gather(withMojo(toromeen, 16), withMojo(charlotte, 9), yeti))

test('GAM-MOJ-07, GAM-MOJ-08: a warrior’s miss is turned into the hit for only what was lacking', () => {
  // 11, Fighting Art 2, attack 2, the yeti’s defense 3: 12 or less.
  const missed = run('attack', { attacker: 'c3', target: 'c9' }, { attack: [15], damage: [5] })
  expect(missed.outcome.says).toBe('Misses')
  expect(offers(missed)).toEqual([
    {
      ask: 'number',
      label: 'mojo of Toromeen, attack',
      min: 0,
      max: 1000,
      otherwise: 0,
      bid: { who: 'c3', lacking: 3, says: 'Bid 3 of 16 mojo' },
    },
  ])
  const turned = bid(missed, { 'mojo of Toromeen, attack': 3 })
  expect(turned.outcome.says).toBe('Hits for 9: survival 20 to 11')
  expect([value('c3', 'mojo'), value('c3', 'experience'), value('c9', 'hp')]).toEqual([13, 150, 11])
  expect(offers(turned)).toEqual([])
})

test('GAM-MOJ-07: a higher bid pays the same; one too low pays nothing and stays failed', () => {
  const missed = run('attack', { attacker: 'c3', target: 'c9' }, { attack: [15], damage: [5] })
  const low = bid(missed, { 'mojo of Toromeen, attack': 2 })
  expect([low.outcome.says, value('c3', 'mojo'), value('c3', 'experience')]).toEqual([
    'Misses',
    16,
    0,
  ])
  bid(low, { 'mojo of Toromeen, attack': 10 })
  expect([value('c3', 'mojo'), value('c3', 'experience')]).toEqual([13, 150])
})

test('GAM-MOJ-08: no bid is offered on a hit, to who is no warrior, or beyond the mojo there is', () => {
  const hit = run('attack', { attacker: 'c3', target: 'c9' }, { attack: [12], damage: [5] })
  expect(offers(hit)).toEqual([])
  const monk = run('attack', { attacker: 'c2', target: 'c9' }, { attack: [15] })
  expect(offers(monk)).toEqual([])
  gather(withMojo(toromeen, 2), yeti)
  const poor = run('attack', { attacker: 'c3', target: 'c9' }, { attack: [15] })
  expect(offers(poor)).toEqual([])
})

test('GAM-MOJ-10: mojo turns no attack on another player’s character', () => {
  const missed = run('attack', { attacker: 'c3', target: 'c2' }, { attack: [20] })
  expect(offers(missed)).toEqual([])
})

test('GAM-MOJ-08: a test of the archetypal reaction, or one the Guide calls archetypal, may be turned', () => {
  const monk = { who: 'c2', score: 'perception' }
  const failed = run('test', monk, { perception: [12] })
  expect(failed.outcome.says).toBe('Fails by 3')
  const turned = bid(failed, { 'mojo of Charlotte, perception': 3 })
  expect(turned.outcome).toMatchObject({ says: 'Succeeds with mojo', tone: 'good' })
  expect([value('c2', 'mojo'), value('c2', 'experience')]).toEqual([6, 150])
  expect(offers(run('test', { ...monk, score: 'evasion' }, { evasion: [9] }))).toEqual([])
  const special = { ...monk, score: 'evasion', archetypal: 'archetypal' }
  expect(offers(run('test', special, { evasion: [9] }))).toHaveLength(1)
  const ruled = { ...monk, archetypal: 'not archetypal' }
  expect(offers(run('test', ruled, { perception: [12] }))).toEqual([])
})

test('GAM-INJ-09: a death check is archetypal for every character of the players', () => {
  gather(
    person('c2', { endurance: 12, injuries: 8, hp: 0, mojo: 9, monk: 1 }, { name: 'Charlotte' }),
  )
  const dice = { 'Guide’s d20': [5], 'player’s d20': [7] }
  const dying = run('death-check', { who: 'c2' }, dice)
  expect(Object.keys(head.state.creatures['c2']?.conditions ?? {})).toContain('dying of injuries')
  bid(dying, { 'mojo of Charlotte, death check': 3 })
  expect(Object.keys(head.state.creatures['c2']?.conditions ?? {})).not.toContain(
    'dying of injuries',
  )
  expect(value('c2', 'mojo')).toBe(6)
})

test('GAM-MOJ-01: several bids of one line share the mojo that is there', () => {
  const claws = {
    a1: { id: 'a1', name: 'blade', dice: 'd8', count: 2, notes: '', joins: 'first' as const },
  }
  gather(withMojo({ ...toromeen, attacks: claws }, 4), yeti)
  const missed = run(
    'attack',
    { attacker: 'c3', target: 'c9' },
    { 'attack 1': [15], 'attack 2': [15], 'damage 1': [1], 'damage 2': [1] },
  )
  expect(offers(missed)).toHaveLength(2)
  const turned = bid(missed, { 'mojo of Toromeen, attack 1': 3 })
  expect(value('c3', 'mojo')).toBe(1)
  expect(offers(turned)).toEqual([])
})

test('GAM-MOJ-08, GAM-CTS-15: a contest by the archetypal reaction may be turned, but never against a player’s character', () => {
  const input = { acting: 'c2', score: 'perception', resisting: 'c9', against: 'evasion' }
  const dice = { 'Charlotte (c2)': [12], 'Yeti (c9)': [20] }
  const failed = run('contest', input, dice)
  expect(failed.outcome.says).toBe('Charlotte fails')
  expect(offers(failed)).toMatchObject([
    { label: 'mojo of Charlotte, contest', bid: { lacking: 3 } },
  ])
  expect(bid(failed, { 'mojo of Charlotte, contest': 3 }).outcome.says).toBe('Charlotte wins')
  expect([value('c2', 'mojo'), value('c2', 'experience')]).toEqual([6, 150])
  const friends = run(
    'contest',
    { ...input, resisting: 'c3' },
    { 'Charlotte (c2)': [12], 'Toromeen (c3)': [20] },
  )
  expect(offers(friends)).toEqual([])
})

test('GAM-ADV-25, GAM-MOJ-08: a sorceror’s test of compatibility may be turned with what mojo the spell leaves', () => {
  const ada = person('c1', { sorceror: 3, reason: 8, mojo: 13 }, { name: 'Ada' })
  gather(ada)
  const failed = run('learn-spell', { who: 'c1', name: 'Glow', level: 3 }, { 'd20 reason': [14] })
  expect(failed.outcome.says).toBe('Not to be learned at this level; 9 mojo gone')
  expect(offers(failed)).toMatchObject([{ bid: { lacking: 3, says: 'Bid 3 of 4 mojo' } }])
  const turned = bid(failed, { 'mojo of Ada, d20 reason': 3 })
  expect([turned.outcome.says, value('c1', 'mojo')]).toEqual(['Learned for 9 mojo', 1])
})

test('GAM-MOJ-08: a thief’s lock may be turned by whatever ability it is picked, another’s by none', () => {
  const pell = person('c1', { thief: 2, intelligence: 10, mojo: 6 }, { name: 'Pell' })
  gather(pell, withMojo(charlotte, 9))
  const locked = run('pick-lock', { who: 'c1' }, { intelligence: [14] })
  expect(offers(locked)).toMatchObject([{ bid: { who: 'c1', lacking: 4 } }])
  expect(bid(locked, { 'mojo of Pell, intelligence': 4 }).outcome.tone).toBe('good')
  expect(offers(run('pick-lock', { who: 'c2' }, { intelligence: [19] }))).toEqual([])
})
