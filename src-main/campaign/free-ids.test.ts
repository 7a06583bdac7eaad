import { applyPatches } from 'immer'
import { expect, test } from 'vitest'
import { actionNamed, consequencesOf } from '../rules/registry.ts'
import { apply, type Context } from './apply.ts'
import { command, context as sampleContext } from './testing/journal-table.ts'
import { newParty } from './testing/party.ts'
import { firstHead } from './state.ts'
import { undo } from './undo.ts'

const context: Context = {
  ...sampleContext,
  action: actionNamed,
  consequences: (before, after) => consequencesOf(after)(before, after),
}

test('in a campaign saved with ids that its things have, a new thing takes the place of none', () => {
  const state = { ...newParty('block-dodge-parry'), nextId: 1 }
  const head = firstHead('old', state)
  const given = { who: 'c1', name: 'Rope', count: 1 }
  const ran = apply(head, command('house.give', given), context)
  if (ran.end !== 'done') throw new Error(JSON.stringify(ran))
  const things = Object.values(ran.head.state.creatures['c1']!.items).map(({ name }) => name)
  expect(things).toEqual(['Food, a day', 'Rope'])
  expect(applyPatches(state, ran.entry.forward.head)).toEqual(ran.head.state)
  expect(undo(ran.head, ran.entry, context.at).head.state).toEqual(state)
})
