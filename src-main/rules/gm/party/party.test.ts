import { tableFor } from '../../testing/empty-shelf.ts'
import { previewAction } from '../../core/action.ts'
import { expect, test } from 'vitest'
import { apply } from '../../../campaign/apply.ts'
import { settle } from '../../../campaign/consequences.ts'
import { defaultInput } from '../../../campaign/view/defaults.ts'
import { command } from '../../../campaign/testing/journal-table.ts'
import { firstHead, newState } from '../../../campaign/state.ts'
import { newCreature } from '../../core/creature.ts'
import type { ActionId, CampaignState } from '../../core/situation.ts'
import { gmConsequences } from '../consequences.ts'
import { shares } from './coins.ts'
import { partyRanks } from './march.ts'
import { context as table } from '../../../campaign/testing/context.ts'
import { stateAfter, reasonRefused as refusal } from '../../../campaign/testing/done.ts'

const context = { ...table, consequences: gmConsequences }

/** A campaign with Ada, Bo and Cy, hireling Tib, and a mule, in that order. */
function company(): CampaignState {
  const people = [
    newCreature('c1', 'Ada', 'character', { hp: 3, coins: 10 }),
    newCreature('c2', 'Bo', 'character', { hp: 3, coins: 0 }),
    newCreature('c3', 'Cy', 'character', { hp: 3, coins: 0 }),
    newCreature('c4', 'Tib', 'hireling', { hp: 2, coins: 0 }),
    newCreature('c5', 'Mule', 'animal', { hp: 4 }),
  ]
  const rope = { id: 'i6', name: 'Rope', count: 3, ready: false }
  const ada = people[0]
  if (ada) {
    ada.items['i6'] = rope
    ada.itemOrder = ['i6']
  }
  const state = newState('The Well', 'hearts', {})
  return {
    ...state,
    place: { title: 'The well house', level: 1 },
    creatures: Object.fromEntries(people.map((one) => [one.id, one])),
    party: people.map(({ id }) => id),
    timers: {
      t7: {
        id: 't7',
        kind: 'light',
        title: 'Torch',
        bearer: 'c1',
        from: 32400,
        next: 36000,
        rule: 'GF-LIGHT-01',
      },
    },
    nextId: 8,
  }
}

const did = (state: CampaignState, action: string, input: Record<string, unknown>) =>
  stateAfter(state, action, input, context)
const refused = (state: CampaignState, action: string, input: Record<string, unknown>) =>
  refusal(state, action, input, context)

function previewed(state: CampaignState, id: string, input: Record<string, unknown>) {
  const action = context.action(state, id as ActionId)
  return action && previewAction(action, state, input, tableFor(state, context.shelf))
}

test('one is moved to a place, and the others close up', () => {
  const state = did(company(), 'house.march', { who: 'c3', place: 1 })
  expect(state.party).toEqual(['c3', 'c1', 'c2', 'c4', 'c5'])
  expect(did(state, 'house.march', { who: 'c3', place: 99 }).party.at(-1)).toBe('c3')
})

test('ranks are filled from the front, two abreast until somebody says otherwise', () => {
  expect(partyRanks(company())).toEqual([['c1', 'c2'], ['c3', 'c4'], ['c5']])
  const three = did(company(), 'house.abreast', { abreast: 3 })
  expect(partyRanks(three)).toEqual([
    ['c1', 'c2', 'c3'],
    ['c4', 'c5'],
  ])
})

test('who has the task is meant by the action that falls to it, while they stand', () => {
  const asks = { who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' } } as const
  const state = did(company(), 'house.task', { who: 'c2', task: 'listen' })
  expect(defaultInput(asks, state, 'listen')).toEqual({ who: 'c2' })
  expect(defaultInput(asks, state, 'search')).toEqual({ who: 'c1' })
  const down = structuredClone(state)
  if (down.creatures['c2']) down.creatures['c2'].values['hp'] = 0
  expect(defaultInput(asks, down, 'listen')).toEqual({ who: 'c1' })
  expect(did(state, 'house.task', { who: 'c2', task: 'nothing' }).tasks).toEqual({})
})

test('a new character marches with the characters, a new beast at the end', () => {
  const state = did(company(), 'house.join', { name: 'Dot', kind: 'character' })
  expect(state.party.map((id) => state.creatures[id]?.name)).toEqual([
    'Ada',
    'Bo',
    'Cy',
    'Dot',
    'Tib',
    'Mule',
  ])
})

test('a death makes the roll of the dead due, and life again takes it away', () => {
  const killed = settle(
    company(),
    [{ do: 'condition', creature: 'c1', name: 'dead', to: {} }],
    gmConsequences,
  ).state
  expect(killed.dues['dead:c1']).toMatchObject({
    action: 'house.fall',
    who: ['c1'],
    input: { things: 'left' },
  })
  const alive = settle(
    killed,
    [{ do: 'condition', creature: 'c1', name: 'dead', to: null }],
    gmConsequences,
  ).state
  expect(alive.dues['dead:c1']).toBeUndefined()
})

test('the dead leave the order; their things, coins and light go to whoever takes them', () => {
  const state = did(company(), 'house.fall', {
    who: 'c1',
    cause: 'the pit',
    things: 'inherited',
    heir: 'c2',
  })
  expect(state.party).toEqual(['c2', 'c3', 'c4', 'c5'])
  expect(state.fallen?.['c1']).toMatchObject({ name: 'Ada', cause: 'the pit' })
  expect(state.creatures['c1']?.itemOrder).toEqual([])
  expect(state.creatures['c2']?.items['i6']?.count).toBe(3)
  expect(state.creatures['c2']?.values['coins']).toBe(10)
  expect(state.timers['t7']?.bearer).toBe('c2')
  expect(Object.keys(state.dues)).toEqual([])
})

test('things put in the stash lie where they fell; coins make a heap there', () => {
  const state = did(company(), 'house.fall', { who: 'c1', things: 'stashed' })
  expect(state.fallen?.['c1']?.cause).toBe('The well house')
  expect(Object.values(state.stash)).toEqual([
    { id: 'i6', name: 'Rope', count: 3, ready: false, at: 'The well house' },
    { id: 'i8', name: 'Coins', count: 10, ready: false, gear: 'coins', at: 'The well house' },
  ])
  expect(state.timers['t7']?.bearer).toBeUndefined()
})

test('the next on their feet takes the things where nobody is named', () => {
  const input = { who: 'c1', things: 'inherited' }
  expect(did(company(), 'house.fall', input).creatures['c2']?.items['i6']?.count).toBe(3)
  const without = did(company(), 'house.fall', { who: 'c2', things: 'left' })
  expect(did(without, 'house.fall', input).creatures['c3']?.items['i6']?.count).toBe(3)
})

test('who takes the things must be somebody else', () => {
  const things = 'inherited'
  expect(refused(company(), 'house.fall', { who: 'c1', things, heir: 'c1' })).toContain(
    'Choose who takes',
  )
})

test('the last of a party leaves no heir, and so none is offered', () => {
  const last = { ...company(), party: ['c1'] }
  const scope = previewed(last, 'house.fall', { who: 'c1', things: 'left' })?.scope
  expect(scope?.['things']?.of).toEqual(['left', 'stashed'])
  expect(previewed(company(), 'house.fall', { who: 'c1', things: 'left' })?.scope).toBeUndefined()
})

test('whoever is left inherits where no character stands', () => {
  const beast = { ...company(), party: ['c1', 'c5'] }
  const after = did(beast, 'house.fall', { who: 'c1', things: 'inherited' })
  expect(after.creatures['c5']?.items['i6']?.count).toBe(3)
})

test('coins that leave with the dead are reported', () => {
  const fall = command('house.fall', { who: 'c1', things: 'stashed' })
  const ran = apply(firstHead('c', company()), fall, context)
  expect(ran.end === 'done' && ran.entry.outcome.why).toContainEqual({
    name: 'Coins among them',
    value: '10 coins',
  })
})

test('somebody comes back from the roll of the dead to the end of the order', () => {
  const dead = did(company(), 'house.fall', { who: 'c1', things: 'left' })
  expect(dead.creatures['c1']?.items['i6']?.count).toBe(3)
  const back = did(dead, 'house.rise', { who: 'c1' })
  expect(back.party.at(-1)).toBe('c1')
  expect(back.creatures['c1']?.conditions).toEqual({})
})

test('shares are whole coins: half for hirelings, none for beasts, the rest is reported', () => {
  const people = Object.values(company().creatures)
  expect(shares(100, people, true)).toEqual({
    each: [
      { id: 'c1', coins: 28 },
      { id: 'c2', coins: 28 },
      { id: 'c3', coins: 28 },
      { id: 'c4', coins: 14 },
    ],
    rest: 2,
  })
  expect(shares(100, people, false)).toMatchObject({ rest: 0, each: [{ coins: 25 }, {}, {}, {}] })
  expect(shares(1, people, true)).toMatchObject({ rest: 1 })
})

test('a split pays the purses, and what is over goes to the stash or to one of them', () => {
  const input = { sum: 101, from: 'found', among: ['c1', 'c2', 'c3'], halves: true }
  const shareText = '33 each for Ada, Bo and Cy; 2 over, to the stash'
  expect(previewed(company(), 'house.share', input)?.verdict).toBe(`101 coins: ${shareText}`)
  const shared = apply(firstHead('c', company()), command('house.share', input), context)
  expect(shared.end === 'done' && shared.entry.outcome.says).toBe(shareText)
  const state = did(company(), 'house.share', input)
  expect(['c1', 'c2', 'c3'].map((id) => state.creatures[id]?.values['coins'])).toEqual([43, 33, 33])
  expect(Object.values(state.stash)).toMatchObject([{ name: 'Coins', count: 2 }])
  const named = did(company(), 'house.share', { ...input, rest: 'c3' })
  expect(named.creatures['c3']?.values['coins']).toBe(35)
  expect(named.stash).toEqual({})
  const again = did(state, 'house.share', { ...input, sum: 2, from: 'the stash', among: ['c2'] })
  expect(again.stash).toEqual({})
  expect(again.creatures['c2']?.values['coins']).toBe(35)
})

test('more than the stash or a purse holds is refused', () => {
  const among = ['c1']
  expect(
    refused(company(), 'house.share', { sum: 5, from: 'the stash', among, halves: true }),
  ).toContain('The stash holds 0 coins, not 5')
  expect(refused(company(), 'house.hand-coins', { sum: 11, from: 'c1', to: 'c2' })).toBe(
    'Ada has 10 coins.',
  )
  expect(
    refused(company(), 'house.share', { sum: 5, from: 'found', among: ['c5'], halves: true }),
  ).toContain('animals take none')
})

test('coins go from purse to purse and to the stash', () => {
  const paid = did(company(), 'house.hand-coins', { sum: 4, from: 'c1', to: 'c4' })
  expect([paid.creatures['c1']?.values['coins'], paid.creatures['c4']?.values['coins']]).toEqual([
    6, 4,
  ])
  const laid = did(paid, 'house.hand-coins', { sum: 6, from: 'c1' })
  expect(Object.values(laid.stash)).toMatchObject([{ gear: 'coins', count: 6 }])
})

test('a session is numbered, is open once, and its end keeps what the evening came to', () => {
  const open = did(company(), 'house.session-start', { number: 0 })
  expect(open.session).toEqual({ number: 1, open: true, from: 32400 })
  expect(refused(open, 'house.session-start', { number: 0 })).toContain('still open')
  const evening = (): { name: string; value: string }[] => [{ name: 'Fights', value: '2' }]
  const ended = apply(firstHead('c', open), command('house.session-end'), { ...context, evening })
  expect(ended).toMatchObject({
    entry: { outcome: { says: 'Ends. Fights: 2', why: [{ name: 'Fights', value: '2' }] } },
    head: { state: { session: { number: 1, open: false } } },
  })
  expect(refused(company(), 'house.session-end', {})).toContain('No session is open')
})

test('somebody an edit brought to nothing fell to the edit, not to the encounter at hand', () => {
  const met = company()
  met.encounter = {
    id: 'e8',
    title: 'Goblins',
    group: 'g8',
    number: 2,
    from: 'by hand',
    attitude: 'hostile',
    foretold: false,
  }
  const edited = did(met, 'house.edit', { who: 'c1', field: 'HP', to: 0 })
  const killed = did(edited, 'house.condition', { who: 'c1', name: 'dead', on: true })
  expect(killed.dues['dead:c1']?.input['cause']).toBe('HP set to 0 by hand')
  const buried = did(killed, 'house.fall', { who: 'c1', things: 'left' })
  expect(buried.fallen?.['c1']?.cause).toBe('HP set to 0 by hand')
  const unhurt = did(met, 'house.fall', { who: 'c1', things: 'left' })
  expect(unhurt.fallen?.['c1']?.cause, 'who still stands was not struck down').toBe(
    'The well house',
  )
  const struck = settle(
    met,
    [
      { do: 'change', creature: 'c1', field: 'hp', by: -3 },
      { do: 'condition', creature: 'c1', name: 'dead', to: {} },
    ],
    gmConsequences,
  ).state
  expect(struck.dues['dead:c1']?.input['cause']).toBe('Goblins, The well house')
  const healed = did(edited, 'house.edit', { who: 'c1', field: 'HP', to: 2 })
  expect(healed.creatures['c1']).toEqual(
    did(met, 'house.edit', { who: 'c1', field: 'HP', to: 2 }).creatures['c1'],
  )
  const marked = did(met, 'house.condition', { who: 'c1', name: 'dead', on: true })
  expect(marked.dues['dead:c1']?.input['cause']).toBe('Marked dead by hand')
})
