import { runAction, previewAction } from '../rules/core/action.ts'
import { expect, test } from 'vitest'
import { resolve } from 'node:path'
import { bundled } from '../app/bundled.ts'
import { asideOf } from '../rules/gm/encounters/beside.ts'
import {
  heldAhead,
  isLong,
  openQuestion as held,
  severalOpen,
} from '../rules/gm/encounters/held.ts'
import { shelfOf } from '../rules/testing/shelf-of.ts'
import { actionsOf, rulesetOf } from '../rules/registry.ts'
import type { ActionId, CampaignState } from '../rules/core/situation.ts'
import { answering } from './answering.ts'
import { apply, tableOf } from './apply.ts'
import { command } from './testing/journal-table.ts'
import { inputFault } from './input.ts'
import { firstHead } from './state.ts'
import { context } from './testing/context.ts'
import { everyGame, newParty } from './testing/party.ts'
import { previewOf } from './view/actions.ts'
import { defaultInput } from './view/defaults.ts'

const { monsters, tables } = bundled(resolve(import.meta.dirname, '../../resources'))
const shelf = shelfOf({ monsters, tables: tables.all() })

/** Adds an encounter with a goblin. */
function withGoblin(state: CampaignState): CampaignState {
  const blank = rulesetOf(state).characters.blank('g1', 'Goblin 1')
  const group = { id: 'g9', name: 'Goblins', members: ['g1'], strength: 1 }
  return {
    ...state,
    creatures: { ...state.creatures, g1: { ...blank, kind: 'monster', side: 'foes', group: 'g9' } },
    groups: { g9: group },
    encounter: {
      id: 'e9',
      title: 'A goblin',
      group: 'g9',
      number: 1,
      from: 'by hand',
      attitude: 'unknown',
      foretold: false,
    },
  }
}

function verdictOf(state: CampaignState, id: ActionId, input: Record<string, unknown>) {
  const action = context.action(state, id)
  return action && previewOf(action, input, 0, state, context)?.verdict
}

const leaves = (name: string) => ({ name, value: 'alive, leaves the table', rule: 'GF-MEET-02' })

/** Actions that take more than a turn with their default input. */
function longActions(state: CampaignState): { id: ActionId; input: Record<string, unknown> }[] {
  return actionsOf(state).flatMap(({ action }) => {
    const input = defaultInput(action.asks, state, action.slot)
    const request = command(action.id, input)
    const table = tableOf(request, state, context)
    if (action.struck || inputFault(action, input, state)) return []
    if (previewAction(action, state, input, table)?.refuses) return []
    const done = answering(runAction(action, state, input, table), request)
    return done.end === 'done' && isLong(done.outcome) ? [{ id: action.id, input }] : []
  })
}

test.each(everyGame)('%s: no long stretch passes over an open encounter unasked', (_, ruleset) => {
  const free = newParty(ruleset)
  const long = longActions(free)
  expect(long.length).toBeGreaterThan(2)
  const state = withGoblin(free)
  const head = firstHead('c', state)
  for (const { id, input } of long) {
    const applied = apply(head, command(id, input), context)
    // Some may refuse while foes stand there; none goes on as if they did not.
    if (applied.end === 'refused') continue
    expect([id, verdictOf(state, id, input)]).toEqual([id, expect.stringContaining(heldAhead)])
    expect([id, verdictOf(free, id, input)]).not.toEqual([id, expect.stringContaining(heldAhead)])
    expect([id, applied.end === 'asks' && applied.question]).toEqual([
      id,
      {
        ask: 'choice',
        label: held,
        of: ['end it', 'pass over it'],
        usual: 'pass over it',
        note: 'End it: Goblin 1 leaves the table',
      },
    ])
    const over = apply(head, command(id, input, { [held]: 'pass over it' }), context)
    if (over.end !== 'done') throw new Error(`${id}: ${over.end}`)
    expect([id, over.head.state.clock.seconds > state.clock.seconds + 600]).toEqual([id, true])
    expect(over.head.state.encounter).toBeDefined()
    expect(over.entry.outcome.says).not.toContain('Goblin 1 leaves')
    const ended = apply(head, command(id, input, { [held]: 'end it' }), context)
    if (ended.end !== 'done') throw new Error(`${id}: ${ended.end}`)
    expect([id, ended.entry.outcome.rule]).not.toEqual([id, 'GF-HOLD-01'])
    expect(ended.head.state.encounter?.title).not.toBe('A goblin')
    expect(ended.head.state.creatures['g1']).toBeUndefined()
    expect(ended.entry.outcome?.why).toContainEqual({
      name: 'A goblin',
      value: 'ended',
      rule: 'GF-HOLD-01',
    })
    expect(ended.entry.outcome.why).toContainEqual(leaves('Goblin 1'))
    expect(ended.entry.outcome.says).toMatch(/; Goblin 1 leaves the table$/)
  }
})

test('a turn passes beside an open encounter as before', () => {
  const state = withGoblin(newParty('delve'))
  const turn = apply(firstHead('c', state), command('delve.turn', {}), context)
  expect(turn.end === 'asks' && turn.question.label).not.toBe(held)
})

test.each(everyGame)(
  '%s: whoever an event brings comes after the end of the open encounter',
  (_, ruleset) => {
    const free = { ...newParty(ruleset), place: { title: 'The wood', level: 0, terrain: 'forest' } }
    const table = { ...context, shelf }
    const head = firstHead('c', withGoblin(free))
    const brought = longActions(free).flatMap(({ id, input }) =>
      Array.from({ length: 24 }, (_each, nth) => {
        const seed = nth.toString(16).padStart(8, '0').repeat(4)
        const request = { ...command(id, input, { [held]: 'end it' }), seed }
        const ended = apply(head, request, table)
        if (ended.end !== 'done') return 0
        const { groups, creatures, encounter } = ended.head.state
        expect([id, asideOf(ended.head.state)]).toEqual([id, []])
        expect([id, Object.keys(groups)]).toEqual([id, encounter ? [encounter.group] : []])
        expect(creatures['g1']).toBeUndefined()
        return encounter ? 1 : 0
      }),
    )
    expect(brought).toContain(1)
  },
)

test('two open encounters end together, or both stand through the night', () => {
  const one = withGoblin(newParty('delve'))
  const ogre = { ...rulesetOf(one).characters.blank('o1', 'Ogre'), kind: 'monster' } as const
  const state: CampaignState = {
    ...one,
    creatures: { ...one.creatures, o1: { ...ogre, side: 'others', group: 'g8' } },
    groups: { ...one.groups, g8: { id: 'g8', name: 'An ogre', members: ['o1'], strength: 1 } },
    encounters: {
      e8: {
        encounter: {
          id: 'e8',
          title: 'An ogre',
          group: 'g8',
          number: 1,
          from: 'by hand',
          attitude: 'unknown',
          foretold: false,
        },
        groups: ['g8'],
        foes: ['o1'],
      },
    },
  }
  const wait = { amount: 8, unit: 'hours' }
  const ran = apply(firstHead('c', state), command('house.time', wait), context)
  expect(ran.end === 'asks' && ran.question).toEqual({
    ask: 'choice',
    label: severalOpen,
    of: ['end all', 'pass over all'],
    usual: 'pass over all',
    note: 'End all: Goblin 1 and Ogre leave the table',
  })
  const ended = apply(
    firstHead('c', state),
    command('house.time', wait, { [severalOpen]: 'end all' }),
    context,
  )
  if (ended.end !== 'done') throw new Error(ended.end)
  expect(ended.entry.outcome.why).toEqual(
    expect.arrayContaining([
      { name: 'A goblin', value: 'ended', rule: 'GF-HOLD-01' },
      { name: 'An ogre', value: 'ended', rule: 'GF-HOLD-01' },
      leaves('Goblin 1'),
      leaves('Ogre'),
    ]),
  )
  const { encounter, encounters, groups, creatures } = ended.head.state
  expect([encounter, encounters, groups, Object.keys(creatures)]).toEqual([
    undefined,
    undefined,
    {},
    ['c1', 'c2'],
  ])
})
