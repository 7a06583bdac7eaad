import { expect, test } from 'vitest'
import {
  actionNamed,
  actionsOf,
  consequencesOf,
  eventTableOf,
  houseRulesOf,
  roadOf,
  rulesetOf,
} from '../../rules/registry.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { apply, type Context } from '../apply.ts'
import type { Entry, Head } from '../journal.ts'
import { command, context as bare } from '../testing/journal-table.ts'
import { firstHead, newState } from '../state.ts'
import { undo } from '../undo.ts'
import { defaultInput } from './defaults.ts'
import { viewsOf } from './index.ts'
import { Memory } from './memory.ts'
import type { Views } from './views.ts'

const situation: Situation = newState('Memory', 'hearts', { dungeon: 'delve', travel: 'delve' })
const key = {}

test('what reads only parts that stand is made once', () => {
  const memory = new Memory<object, { name: string }>()
  const make = (seen: Situation) => ({ name: seen.name })
  const first = memory.of(key, situation, [], make)
  expect(memory.of(key, { ...situation, party: ['c1'] }, [], make)).toBe(first)
  expect(memory.of(key, { ...situation, name: 'Other' }, [], make)).toEqual({ name: 'Other' })
})

test('a part that was not there counts once it is', () => {
  const memory = new Memory<object, boolean>()
  const make = (seen: Situation) => 'fight' in seen
  expect(memory.of(key, situation, [], make)).toBe(false)
  const fight = { round: 1, declared: {}, acted: {} }
  expect(memory.of(key, { ...situation, fight }, [], make)).toBe(true)
})

test('what looks at all parts is made again for every situation', () => {
  const memory = new Memory<object, object>()
  const make = (seen: Situation) => ({ ...seen })
  const first = memory.of(key, situation, [], make)
  expect(memory.of(key, situation, [], make)).toBe(first)
  expect(memory.of(key, { ...situation }, [], make)).not.toBe(first)
})

test('what it hangs on besides is compared by its members', () => {
  const memory = new Memory<object, object>()
  const [torch, lantern] = [{}, {}]
  const first = memory.of(key, situation, ['hearts', [torch]], () => ({}))
  expect(memory.of(key, situation, ['hearts', [torch]], () => ({}))).toBe(first)
  expect(memory.of(key, situation, ['hearts', [lantern]], () => ({}))).not.toBe(first)
  memory.forget(key)
  expect(memory.of(key, situation, ['hearts', [torch]], () => ({}))).not.toBe(first)
})

const context: Context = {
  ...bare,
  action: actionNamed,
  consequences: (before, after) => consequencesOf(after)(before, after),
}

/** An evening in short, with what most often changes what a panel shows. */
const evening: [string, Record<string, unknown>][] = [
  ['hearts.new-character', { name: 'Maud' }],
  ['hearts.new-character', { name: 'Bram' }],
  ['house.light', { light: 'Torch' }],
  ['house.timer', { title: 'Bell' }],
  ['house.session-start', {}],
  ['delve.turn', {}],
  ['house.note', { text: 'A bell.' }],
  ['house.house-rule', { rule: 'hearts.bowTwoHanded' }],
  ['house.foe', { name: 'Goblin', number: 3, hp: 2, dice: 'd6' }],
  ['house.fight', {}],
  ['hearts.initiative', {}],
  ['hearts.damage', { amount: '2' }],
  ['house.next-phase', {}],
  ['house.round', {}],
  ['house.condition', { name: 'stunned' }],
  ['house.edit', { field: 'coins', to: 1 }],
  ['house.fight-over', {}],
  ['house.stash', {}],
  ['house.borrow', {}],
]

function drawn(head: Head, entries: readonly Entry[]): Views {
  const { state } = head
  const inForce = {
    ruleset: rulesetOf(state),
    offered: actionsOf(state),
    houseRules: houseRulesOf(state),
    event: eventTableOf(state),
    road: roadOf(state),
    credits: [],
  }
  return viewsOf(head, entries, inForce, context)
}

test('views that were kept say what views drawn of nothing known would', () => {
  let head = firstHead('c', newState('Memory', 'hearts', { dungeon: 'delve', travel: 'delve' }))
  const entries: Entry[] = []
  const compare = () => {
    const kept = drawn(head, entries)
    // No part of a copy is one that was seen before, so all of it is drawn again.
    expect(kept).toEqual(drawn(structuredClone(head), entries))
  }
  let done = 0
  for (const [id, told] of evening) {
    const action = actionNamed(head.state, id as never)
    if (!action) throw new Error(`no ${id}`)
    const input = { ...defaultInput(action.asks, head.state, action.slot), ...told }
    const applied = apply(head, command(id, input), context)
    if (applied.end !== 'done') continue
    done += 1
    ;({ head } = applied)
    entries.push(applied.entry)
    compare()
  }
  expect(done).toBeGreaterThan(12)
  for (const entry of entries.filter(({ number }) => number > 8).reverse()) {
    const taken = undo(head, entry, bare.at)
    ;({ head } = taken)
    entries.push(taken.entry)
    compare()
  }
})

test('a note leaves every other panel as it is', () => {
  let head = firstHead('c', newState('Memory', 'hearts', { dungeon: 'delve', travel: 'delve' }))
  const does = (id: string, input: Record<string, unknown>) => {
    const applied = apply(head, command(id, input), context)
    if (applied.end !== 'done') throw new Error(JSON.stringify(applied))
    ;({ head } = applied)
  }
  does('hearts.new-character', { name: 'Maud', skills: '', kit: 'By the dice' })
  const before = drawn(head, [])
  does('house.note', { text: 'A bell.' })
  const after = drawn(head, [])
  expect(after.party[0]).toBe(before.party[0])
  expect(after.journey).toBe(before.journey)
  expect(after.town.wares).toBe(before.town.wares)
  // Those that look at the shelf are made again: it changes in its place.
  const same = after.actions.filter((action, at) => action === before.actions[at])
  expect(same.length).toBeGreaterThan(after.actions.length - 20)
})
