import { expect, test } from 'vitest'
import { rulesetOf } from '../rules/registry.ts'
import { apply } from './apply.ts'
import { draft, drafts } from './drafts.ts'
import { command } from './testing/journal-table.ts'
import { firstHead, newState } from './state.ts'
import { context } from './testing/context.ts'

const state = newState('Port', 'hearts', {})
const game = rulesetOf(state)
const head = firstHead('c', state)
const action = game.actions.find(({ slot }) => slot === 'generate')
const draftFrom = (seed: string) =>
  draft(
    head,
    { action: 'hearts.new-character', input: { kit: 'By the dice' }, seed },
    context,
    game,
  )

test('a draft changes nothing, and the same seed brings the very same', () => {
  expect(action?.id).toBe('hearts.new-character')
  const seed = '0123456789abcdef0123456789abcdef'
  const drafted = draftFrom(seed)
  expect(head.state.creatures).toEqual({})
  if (drafted.end !== 'drafted') throw new Error(drafted.refused.why)
  const taken = apply(
    head,
    { ...command('hearts.new-character', { kit: 'By the dice' }), seed },
    context,
  )
  if (taken.end !== 'done') throw new Error('not taken')
  const [one] = Object.values(taken.head.state.creatures)
  expect(drafted.draft.creature).toMatchObject({
    name: one?.name,
    skills: Object.entries(one?.skills ?? {}).map(([name, score]) => ({ name, score })),
    items: Object.values(one?.items ?? {}).map(({ name }) => ({ name })),
  })
  const renamed = apply(
    head,
    { ...command('hearts.new-character', { kit: 'By the dice', name: 'Odo' }), seed },
    context,
  )
  if (renamed.end !== 'done') throw new Error('not taken')
  expect(Object.values(renamed.head.state.creatures)).toMatchObject([
    { name: 'Odo', skills: one?.skills, values: one?.values },
  ])
})

test('what brings nobody is refused in words', () => {
  const drafted = draft(
    head,
    { action: 'house.write-rumour', input: { text: 'x', truth: 'true' }, seed: '0'.repeat(32) },
    context,
    game,
  )
  expect(drafted).toMatchObject({ end: 'refused', refused: { why: 'A rumour: x.' } })
})

/** Seeds that come by twos: 0, 0, 1, 1, … */
function twins(): () => string {
  let calls = 0
  return () => String(Math.floor(calls++ / 2)).padStart(32, '7')
}

test('of two who would bear one name the second is drawn again; a name that was given stays', () => {
  const wanted = {
    action: 'hearts.new-character',
    input: { kit: 'By the dice' },
    count: 6,
  } as const
  const party = drafts(head, wanted, twins(), context, game)
  if (!Array.isArray(party)) throw new Error(party.refused.why)
  const names = party.map(({ creature }) => creature.name.split(' ')[0])
  expect(new Set(names).size).toBe(6)
  const named = { ...wanted, input: { ...wanted.input, name: 'Odo' }, count: 2 }
  expect(drafts(head, named, twins(), context, game)).toMatchObject([
    { creature: { name: 'Odo' } },
    { creature: { name: 'Odo' } },
  ])
})
