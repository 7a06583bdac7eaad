import { expect, test } from 'vitest'
import { command } from '../../../campaign/testing/journal-table.ts'
import { apply } from '../../../campaign/apply.ts'
import { firstHead, newState } from '../../../campaign/state.ts'
import { context } from '../../../campaign/testing/context.ts'
import { stateAfter, reasonRefused } from '../../../campaign/testing/done.ts'
import { undo } from '../../../campaign/undo.ts'
import { companyView } from '../../../campaign/view/company.ts'
import { partyViews } from '../../../campaign/view/creatures.ts'
import { timerViews } from '../../../campaign/view/top.ts'
import { games, rulesetOf } from '../../registry.ts'
import type { CampaignState, RulesetId } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'

const did = (state: CampaignState, action: string, input: Record<string, unknown> = {}) =>
  stateAfter(state, action, input, context)
const why = (state: CampaignState, action: string, input: Record<string, unknown> = {}) =>
  reasonRefused(state, action, input, context)

/** A campaign with Ada, Bo and hireling Tib; Ada has a lit torch, rope and a purse, and pays Tib. */
function company(ruleset: RulesetId = 'hearts'): CampaignState {
  const state = newState('The Well', ruleset, {})
  const { blank } = rulesetOf(state).characters
  const ada = blank('c1', 'Ada')
  ada.items['i5'] = { id: 'i5', name: 'Rope', count: 2, ready: false }
  ada.itemOrder.push('i5')
  ada.values['coins'] = 12
  ada.notes = 'Owes the miller.'
  const tib = { ...blank('c3', 'Tib'), kind: 'hireling' as const }
  const torch: Timer = {
    id: 't6',
    kind: 'light',
    title: 'Torch',
    bearer: 'c1',
    from: 32_400,
    next: 36_000,
    rule: 'GF-LIGHT-01',
  }
  const all: CampaignState = {
    ...state,
    creatures: { c1: ada, c2: blank('c2', 'Bo'), c3: tib },
    party: ['c1', 'c2', 'c3'],
    tasks: { c1: 'map' },
    timers: { t6: torch },
    nextId: 7,
  }
  return did(all, 'house.wage', { bearer: 'c3', amount: 5, each: 'day', payer: 'c1' })
}

const wage = (state: CampaignState) =>
  Object.values(state.timers).find(({ kind }) => kind === 'wage')?.due?.input['payer']

test('on the bench somebody is out of every count, and back they have all they had', () => {
  for (const { id } of games) {
    const before = company(id)
    const away = did(before, 'house.bench', { who: 'c1', why: 'absent', where: 'Jo is ill' })
    expect([away.party, Object.keys(away.creatures)]).toEqual([
      ['c2', 'c3'],
      ['c2', 'c3'],
    ])
    expect(away.bench?.['c1']).toMatchObject({ why: 'absent', where: 'Jo is ill', since: 32_400 })
    expect(away.dues).toEqual({})
    expect(did(away, 'house.unbench', { who: 'c1' })).toEqual(before)
    const next = did(away, 'house.time', { amount: 3, unit: 'hours' })
    const back = did(next, 'house.unbench', { who: 'c1' })
    expect(back.creatures['c1']).toEqual(before.creatures['c1'])
    expect(back.party).toEqual(['c1', 'c2', 'c3'])
    expect(back.timers['t6']?.next).toBe(36_000 + 3 * 3600)
  }
})

test('the list of the bench says who, why, where and since when, and a reason can be changed', () => {
  const away = did(company(), 'house.bench', { who: 'c1', why: 'absent' })
  const changed = did(away, 'house.bench-note', { who: 'c1', why: 'elsewhere', where: 'the mill' })
  const view = companyView(changed, rulesetOf(changed), [])
  expect(view.bench.map(({ sheet, ...seat }) => [seat, sheet.items.length])).toEqual([
    [
      {
        id: 'c1',
        name: 'Ada',
        kind: 'character',
        why: 'elsewhere',
        where: 'the mill',
        since: 'Day 1, 09:00',
      },
      1,
    ],
  ])
})

test('who has something pending that must be settled stays until it is', () => {
  const struck = did(company(), 'house.edit', { who: 'c1', field: 'HP', to: 0 })
  expect(why(struck, 'house.bench', { who: 'c1', why: 'retired' })).toBe(
    'Ada is at 0 HP. First: Dead or dying?.',
  )
  expect(why(company(), 'house.unbench', { who: 'c1' })).toBe(
    'Who: nobody of that name is on the bench.',
  )
})

test('the absent keep their hirelings; of one who retires or dies it is asked who employs them', () => {
  const due = (state: CampaignState) => state.dues['employ:c3']
  const absent = did(company(), 'house.bench', { who: 'c1', why: 'absent' })
  expect(due(absent)).toBeUndefined()
  const retired = did(company(), 'house.bench', { who: 'c1', why: 'retired' })
  expect(due(retired)).toMatchObject({
    title: 'Who employs Tib now?',
    why: 'Ada has retired, and Tib is without an employer',
    input: { who: 'c3', employer: 'c2' },
  })
  expect(due(did(absent, 'house.bench-note', { who: 'c1', why: 'retired' }))).toBeDefined()
  expect(due(did(retired, 'house.unbench', { who: 'c1' }))).toBeUndefined()
  const dead = did(company(), 'house.condition', { who: 'c1', name: 'dead', on: true })
  expect(due(dead)?.why).toBe('Ada is dead, and Tib is without an employer')
  const passed = did(dead, 'house.employ', { who: 'c3', employer: 'c2' })
  expect([due(passed), passed.creatures['c3']?.employer, wage(passed)]).toEqual([
    undefined,
    'c2',
    'c2',
  ])
  const free = did(dead, 'house.employ', { who: 'c3' })
  expect([due(free), free.creatures['c3']?.employer, wage(free)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('two groups are watched in turn, each with its clock, and rejoin with the lights burnt', () => {
  for (const { id } of games) {
    const state = company(id)
    const parted = did(state, 'house.split-party', { going: ['c2'] })
    const ahead = did(parted, 'house.time', { amount: 20, unit: 'minutes' })
    const seen = companyView(ahead, rulesetOf(ahead), timerViews(ahead)).split
    expect([seen?.here, seen?.other.name, seen?.other.when, seen?.other.gap]).toEqual([
      'Ada and Tib',
      'Bo',
      'Day 1, 09:00',
      '2 turns behind',
    ])
    const watched = did(ahead, 'house.watch-other')
    expect([watched.party, watched.clock.seconds]).toEqual([['c2'], 32_400])
    expect(partyViews(watched, rulesetOf(watched), []).map(({ name }) => name)).toEqual(['Bo'])
    const later = did(watched, 'house.time', { amount: 1, unit: 'hours' })
    const lit = action(later, 'house.rejoin')
    expect(lit.outcome.says).toBe('Ada and Tib wait 4 turns')
    expect(lit.outcome.why).toContainEqual({
      name: 'Torch, Ada',
      value: 'burns out',
      rule: 'GF-LIGHT-01',
    })
    const joined = did(later, 'house.rejoin')
    expect([joined.party, joined.clock.seconds, joined.split]).toEqual([
      ['c1', 'c2', 'c3'],
      36_000,
      undefined,
    ])
    expect(joined.timers['t6']).toBeUndefined()
    expect(did(did(state, 'house.split-party', { going: ['c2'] }), 'house.rejoin')).toEqual(state)
  }
})

test.each(games.map(({ id }) => id))(
  '%s: one press lets the group behind wait, with its lights and meals, from whichever group',
  (id) => {
    const parted = did(did(company(id), 'house.rations'), 'house.split-party', { going: ['c2'] })
    const ahead = did(parted, 'house.time', { amount: 30, unit: 'hours' })
    expect(why(ahead, 'house.rejoin')).toBe(
      'A meal falls due for Bo before the other group’s hour: let them wait, then settle it.',
    )
    const waited = did(ahead, 'house.let-wait')
    expect([waited.party, waited.clock.seconds]).toEqual([['c2'], ahead.clock.seconds])
    const meals = Object.values(waited.dues).filter(({ title }) => /eat|ration|meal/i.test(title))
    expect(meals).toHaveLength(1)
    expect(why(waited, 'house.let-wait')).toBe('Both groups are at the same hour: rejoin.')
    expect(did(waited, 'house.rejoin').party).toEqual(['c1', 'c2', 'c3'])
    const watched = did(ahead, 'house.watch-other')
    expect(did(watched, 'house.let-wait').dues).toEqual(waited.dues)
  },
)

test('the party stays together in a fight, and over a due that is about both groups', () => {
  const fight = { round: 1, declared: {}, acted: {} }
  expect(why({ ...company(), fight }, 'house.split-party', { going: ['c2'] })).toBe(
    'A fight is on: end it, then split the party.',
  )
  expect(why(company(), 'house.split-party', { going: ['c1', 'c2', 'c3'] })).toBe(
    'Somebody has to stay: take one out.',
  )
  const retired = did(company(), 'house.condition', { who: 'c1', name: 'dead', on: true })
  expect(why(retired, 'house.split-party', { going: ['c2'] })).toMatch(
    /is due for people of both groups: settle it first\.$/,
  )
  expect(why(company(), 'house.rejoin')).toBe('The party is together: split it first.')
})

/** Adds an encounter with one creature of a kind to the group in view. */
function meeting(state: CampaignState, kind: string): CampaignState {
  const first = state.nextId
  const [foe, group, encounter] = [`c${first}`, `g${first + 1}`, `e${first + 2}`]
  const blank = rulesetOf(state).characters.blank(foe, kind)
  return {
    ...state,
    creatures: {
      ...state.creatures,
      [foe]: { ...blank, side: 'foes', kind: 'monster', group },
    },
    groups: { [group]: { id: group, name: kind, members: [foe], strength: 1 } },
    encounter: {
      id: encounter,
      title: `One ${kind.toLowerCase()}`,
      group,
      number: 1,
      from: 'here',
      attitude: 'unknown',
      foretold: false,
    },
    nextId: first + 3,
  }
}

test('groups that have an encounter each rejoin, and both encounters stand side by side', () => {
  for (const { id } of games) {
    const parted = did(company(id), 'house.split-party', { going: ['c2'] })
    const watched = did(meeting(parted, 'Wolf'), 'house.watch-other')
    const both = meeting(watched, 'Ogre')
    const joined = action(both, 'house.rejoin')
    expect(joined.outcome.says).toBe('One ogre and One wolf stand side by side')
    const { state } = joined.head
    expect([state.split, state.encounter?.title]).toEqual([undefined, 'One ogre'])
    const sides = Object.values(state.creatures).map(({ name, side }) => [name, side])
    expect(sides).toContainEqual(['Ogre', 'foes'])
    expect(sides).toContainEqual(['Wolf', 'others'])
    const turned = did(state, 'house.switch-encounter')
    expect(turned.encounter?.title).toBe('One wolf')
    expect(undo(joined.head, joined.entry, context.at).head.state).toEqual(both)
  }
})

test('a group that waits for the other can’t wait over an encounter', () => {
  const parted = did(company(), 'house.split-party', { going: ['c2'] })
  const ahead = did(parted, 'house.time', { amount: 20, unit: 'minutes' })
  const met = meeting(did(ahead, 'house.watch-other'), 'Wolf')
  expect(why(met, 'house.rejoin')).toBe(
    'Bo has an encounter and can’t wait 2 turns: end it or let the time pass for them first.',
  )
})

test('a meal that falls due while a group waits is eaten by that group first', () => {
  const counted = did(company(), 'house.rations')
  const parted = did(counted, 'house.split-party', { going: ['c2'] })
  const ahead = did(parted, 'house.time', { amount: 2, unit: 'days' })
  expect(why(ahead, 'house.rejoin')).toBe(
    'A meal falls due for Bo before the other group’s hour: let them wait, then settle it.',
  )
})

test('bench, split and their ends are each taken back by one undo', () => {
  const steps: [string, Record<string, unknown>][] = [
    ['house.bench', { who: 'c3', why: 'elsewhere', where: 'the mill' }],
    ['house.split-party', { going: ['c2'] }],
    ['house.time', { amount: 20, unit: 'minutes' }],
    ['house.watch-other', {}],
    ['house.unbench', { who: 'c3' }],
    ['house.rejoin', {}],
  ]
  let state = company()
  for (const [id, input] of steps) {
    const ran = action(state, id, input)
    expect(undo(ran.head, ran.entry, context.at).head.state).toEqual(state)
    state = ran.head.state
  }
  expect(state.party).toEqual(['c1', 'c2', 'c3'])
})

function action(state: CampaignState, id: string, input: Record<string, unknown> = {}) {
  const ran = apply(firstHead('c', state), command(id, input), context)
  if (ran.end !== 'done') throw new Error(`${id}: ${JSON.stringify(ran)}`)
  return { head: ran.head, entry: ran.entry, outcome: ran.entry.outcome }
}

test('the absent may get a share of coins into the purse they keep', () => {
  const away = did(company(), 'house.bench', { who: 'c1', why: 'absent' })
  const input = { sum: 30, from: 'found', among: ['c2'], halves: true }
  const without = did(away, 'house.share', { ...input, absent: false })
  expect(without.bench?.['c1']?.creature.values['coins']).toBe(12)
  const shared = action(away, 'house.share', { ...input, absent: true })
  expect(shared.outcome.says).toBe('15 each for Bo and Ada')
  expect(shared.head.state.bench?.['c1']?.creature.values['coins']).toBe(27)
  expect(why(away, 'house.edit', { who: 'c1', field: 'HP', to: 1 })).toBe(
    'Whose: Ada is on the bench: bring them back first.',
  )
})

test('GF-WAGE-01: a dead hireling earns nothing more, and what was owed is off the list', () => {
  for (const { id } of games) {
    const owed = did(company(id), 'house.time', { amount: 1, unit: 'days' })
    const pay = ({ dues }: CampaignState) =>
      Object.values(dues).filter(({ action }) => action === 'house.pay').length
    const dead = did(owed, 'house.kill', { who: ['c3'] })
    expect([pay(owed), wage(owed), pay(dead), wage(dead)]).toEqual([1, 'c1', 0, undefined])
  }
})

test('GF-WAGE-01: a hireling who is dead on the bench brings no wage back', () => {
  const away = did(company(), 'house.bench', { who: 'c3', why: 'absent', where: '' })
  const seat = away.bench?.['c3']
  if (!seat) throw new Error('nobody sits on the bench')
  const creature = { ...seat.creature, conditions: { dead: {} } } as typeof seat.creature
  const dead = { ...away, bench: { c3: { ...seat, creature } } }
  expect(wage(did(dead, 'house.unbench', { who: 'c3' }))).toBeUndefined()
})

test('GAM-UPK-02, GAM-AGE-01: the dead get no bill and no birthday, and what was due is off the list', () => {
  const ofAda = ({ timers, dues }: CampaignState) =>
    [...Object.values(timers), ...Object.values(dues)]
      .map(({ id }) => id)
      .filter((id) => /^(?:upkeep|birthday):c1/.test(id))
  const again = { who: 'c1', again: true }
  let state = company('gods-and-monsters')
  state = did(state, 'gods-and-monsters.upkeep', { ...again, kind: 'armor', cost: 20, days: 30 })
  state = did(state, 'gods-and-monsters.age', { ...again, years: 1 })
  state = did(state, 'house.time', { amount: 31, unit: 'days' })
  expect(ofAda(state)).toHaveLength(3)
  expect(ofAda(did(state, 'house.kill', { who: ['c1'] }))).toEqual([])
})

test('a group of one has its verb in the singular', () => {
  const split = apply(
    firstHead('c', company()),
    command('house.split-party', { going: ['c1', 'c3'] }),
    context,
  )
  if (split.end !== 'done') throw new Error('the party stays together')
  expect(split.entry.outcome.says).toBe('Ada and Tib go; Bo stays in view')
})

test('animals neither buy nor carry lights', () => {
  const all = company('heartbreaker')
  const [bo] = Object.values(all.creatures).filter(({ name }) => name === 'Bo')
  if (!bo) throw new Error('no Bo')
  const ridden = { ...all, creatures: { ...all.creatures, c2: { ...bo, kind: 'animal' as const } } }
  expect(why(ridden, 'house.light', { bearer: 'c2', light: 'Torch' })).toContain('Who carries it')
  expect(why(ridden, 'house.light-another', { bearer: 'c2', light: 'Torch' })).toContain(
    'Who carries it',
  )
  expect(why(ridden, 'house.buy', { buyer: 'c2', basket: 'Torch' })).toContain('Who buys')
})
