import { expect, test } from 'vitest'
import { newState } from '../../../campaign/state.ts'
import { newCreature } from '../../core/creature.ts'
import type { CampaignState } from '../../core/situation.ts'
import { context as table } from '../../../campaign/testing/context.ts'
import { stateAfter, reasonRefused as refusal } from '../../../campaign/testing/done.ts'

const context = { ...table, consequences: () => [] }

function bearers(): CampaignState {
  const ada = newCreature('c1', 'Ada', 'character', { hp: 3 })
  ada.items = {
    i3: { id: 'i3', name: 'Torch', count: 6, ready: false },
    i4: { id: 'i4', name: 'Spellbook', count: 1, ready: true, text: 'Haste' },
  }
  ada.itemOrder = ['i3', 'i4']
  const mule = newCreature('c2', 'Mule', 'animal', { hp: 4 })
  const state = newState('The Well', 'hearts', {})
  return { ...state, creatures: { c1: ada, c2: mule }, party: ['c1', 'c2'], nextId: 5 }
}

const did = (state: CampaignState, action: string, input: Record<string, unknown>) =>
  stateAfter(state, action, input, context)
const refused = (state: CampaignState, action: string, input: Record<string, unknown>) =>
  refusal(state, action, input, context)

test('part of a heap goes to another bearer, the next part on to the same heap', () => {
  const once = did(bearers(), 'house.hand', { who: 'c1', item: 'i3', to: 'c2', count: 2 })
  const twice = did(once, 'house.hand', { who: 'c1', item: 'i3', to: 'c2', count: 3 })
  expect(twice.creatures['c1']?.items['i3']?.count).toBe(1)
  expect(Object.values(twice.creatures['c2']?.items ?? {})).toEqual([
    { id: 'i5', name: 'Torch', count: 5, ready: false },
  ])
})

test('a whole heap keeps its id and what is written in it, and is put away', () => {
  const state = did(bearers(), 'house.hand', { who: 'c1', item: 'i4', to: 'c2', count: 0 })
  expect(state.creatures['c1']?.itemOrder).toEqual(['i3'])
  expect(state.creatures['c2']?.items['i4']).toEqual({
    id: 'i4',
    name: 'Spellbook',
    count: 1,
    ready: false,
    text: 'Haste',
  })
})

test('what is put down lies at its place until somebody takes it up', () => {
  const input = { who: 'c1', item: 'i3', count: 4, where: 'under the stair' }
  const down = did(bearers(), 'house.stash', input)
  expect(Object.values(down.stash)).toEqual([
    { id: 'i5', name: 'Torch', count: 4, ready: false, at: 'under the stair' },
  ])
  const up = did(down, 'house.take', { item: 'i5', to: 'c2', count: 1 })
  expect(up.stash['i5']?.count).toBe(3)
  expect(Object.values(up.creatures['c2']?.items ?? {})).toEqual([
    { id: 'i6', name: 'Torch', count: 1, ready: false },
  ])
  const all = did(up, 'house.take', { item: 'i5', to: 'c2', count: 0 })
  expect(all.stash).toEqual({})
  expect(all.creatures['c2']?.items['i6']?.count).toBe(4)
})

test('nobody hands a thing to themselves, and what is gone from the stash is not taken', () => {
  expect(refused(bearers(), 'house.hand', { who: 'c1', item: 'i3', to: 'c1', count: 0 })).toBe(
    'Choose somebody else to take it.',
  )
  expect(refused(bearers(), 'house.take', { item: 'i9', to: 'c2', count: 0 })).toContain(
    'not in the stash',
  )
})

test('an item changes its count, name and text; what is not given stays', () => {
  const book = { who: 'c1', item: 'i4' }
  const named = did(bearers(), 'house.item', { ...book, count: 0, name: 'Black book' })
  expect(named.creatures['c1']?.items['i4']).toMatchObject({
    name: 'Black book',
    count: 1,
    text: 'Haste',
  })
  const blank = did(named, 'house.item', { ...book, count: 2, text: '' })
  expect(blank.creatures['c1']?.items['i4']).toEqual({
    id: 'i4',
    name: 'Black book',
    count: 2,
    ready: true,
  })
})

test('kind, player, tags, notes and attacks are set by hand, a wrong die is refused', () => {
  const who = 'c2'
  let state = did(bearers(), 'house.kind', { who, kind: 'hireling' })
  state = did(state, 'house.player', { who, player: ' Jo ' })
  state = did(state, 'house.tag', { who, tag: 'Undead', on: true })
  state = did(state, 'house.notes', { who, notes: 'Bites.' })
  state = did(state, 'house.attack', { who, name: 'Hoof', dice: 'd4', notes: 'when cross' })
  state = did(state, 'house.attack', { who, name: 'hoof', dice: 'd6' })
  expect(state.creatures[who]).toMatchObject({
    kind: 'hireling',
    player: 'Jo',
    tags: { undead: true },
    notes: 'Bites.',
    attackOrder: ['a5'],
    attacks: { a5: { name: 'hoof', dice: 'd6' } },
  })
  expect(refused(state, 'house.attack', { who, name: 'Hoof', dice: 'd' })).toContain(
    '“d” is no damage',
  )
  expect(refused(state, 'house.erase-attack', { who, name: 'Bite' })).toContain(
    'has no attack “Bite”',
  )
  expect(
    did(state, 'house.erase-attack', { who, name: 'Hoof' }).creatures[who]?.attackOrder,
  ).toEqual([])
})
