import { expect, test } from 'vitest'
import type { Action } from '../../rules/core/action.ts'
import { FightEvening } from '../../rules/gm/fight/testing/evening.ts'
import { actionsOf, borrowedFor, games } from '../../rules/registry.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import { apply, holding } from '../apply.ts'
import { isComplete, withDefaults } from '../input.ts'
import { command } from '../testing/journal-table.ts'
import { firstHead } from '../state.ts'
import { context } from '../testing/context.ts'
import { blankPlace, blankSite } from '../../rules/sites/blank.ts'
import { actionViews, dueViews, previewOf } from './actions.ts'
import { startInput } from './defaults.ts'

/** Inputs of an action: as it begins, with a goblin in each place of a person, and with a thing that nobody has. */
function inputsOf(action: Action, state: CampaignState): Record<string, unknown>[] {
  const start = startInput(action, state)
  const wrong = { creature: 'c10', creatures: ['c10'], item: 'gone' }
  const others = Object.entries(action.asks).flatMap(([key, { kind }]) =>
    kind in wrong ? [{ ...start, [key]: wrong[kind as keyof typeof wrong] }] : [],
  )
  return [start, ...others].filter((input) =>
    isComplete(action.asks, withDefaults(action.asks, input)),
  )
}

test.each(games.map(({ id }) => id))('%s: what is refused is refused beforehand', (game) => {
  const { state } = new FightEvening(game)
  const here = firstHead('c', state)
  const refused = actionsOf(state).flatMap(({ action }) =>
    holding(state, action.id)
      ? []
      : inputsOf(action, state).flatMap((input) => {
          const before = previewOf(action, input, 0, state, context)?.refuses ?? null
          const done = apply(here, command(action.id, input), context)
          const { why = null, way } = done.end === 'refused' ? done.refused : {}
          const after = action.struck ? why : why && [why, way].filter(Boolean).join(' ')
          return [{ action: action.id, input, before, after }]
        }),
  )
  expect(refused.filter(({ before, after }) => before !== after)).toEqual([])
  expect(refused.map(({ after }) => after)).toContain(
    'What: Goblin 1 has no such thing. Choose again.',
  )
})

test('what a due leaves open is previewed as it would be run', () => {
  const { state } = new FightEvening('block-dodge-parry')
  const due = {
    id: 'd1',
    action: 'block-dodge-parry.eat' as const,
    input: { due: 'd1' },
    title: 'Eat a day’s rations',
    why: 'A day has passed since the last meal',
    rule: 'GF-RATION-01' as const,
    when: 'now' as const,
    who: [],
    must: false,
  }
  const refuses = (of: CampaignState) =>
    dueViews({ ...of, dues: { d1: due } }, context)[0]?.preview?.refuses
  expect(refuses({ ...state, party: [] })).toBe('Choose who eats: nobody living is chosen.')
  expect(refuses(state)).not.toContain('nobody living')
})

test('what must happen now comes before what waits, and after a fight nothing waits for its end', () => {
  const { state } = new FightEvening('hearts')
  const due = (when: 'now' | 'end of fight') => ({
    id: when,
    action: 'house.fall' as const,
    input: {},
    title: when,
    why: 'Maud is down',
    rule: 'GF-DEAD-01' as const,
    when,
    who: [],
    must: false,
  })
  const dues = { late: due('end of fight'), soon: due('now') }
  const seen = (fight: CampaignState['fight']) =>
    dueViews({ ...state, dues, ...(fight && { fight }) }, context).map(({ id, why }) => [id, why])
  expect(seen({ round: 1, declared: {}, acted: {} })).toEqual([
    ['now', 'Maud is down'],
    ['end of fight', 'Maud is down, at the end of the fight'],
  ])
  expect(seen(undefined)).toEqual([
    ['end of fight', 'Maud is down'],
    ['now', 'Maud is down'],
  ])
})

test('an action begins with whoever of the party it can be done to', () => {
  const evening = new FightEvening('gods-and-monsters')
  const begins = (id: string, state: CampaignState) =>
    actionViews(actionsOf(state), state, context).find((action) => action.id === id)
  const about = (id: string) => {
    const { input, refuses } = begins(`gods-and-monsters.${id}`, evening.state) ?? {}
    return [input?.['who'], refuses === null]
  }
  evening.do('house.fight')
  expect([about('snap-out'), about('death-check'), about('reaction-test')]).toEqual([
    ['c1', false],
    ['c1', false],
    ['c1', true],
  ])
  expect(about('time-is-up')[1]).toBe(false)
  evening.befall('c2', 'surprised')
  expect(about('snap-out')).toEqual(['c2', true])
  evening.befall('c2', 'unconscious')
  evening.wound('c2', 2)
  expect([about('death-check'), about('time-is-up')]).toEqual([
    ['c2', true],
    ['c2', true],
  ])
})

test.each(games)('$id: the form that edits a number suggests the numbers of the game', (game) => {
  const { state } = new FightEvening(game.id)
  const edit = actionsOf(state).find(({ action }) => action.id === 'house.edit')?.action
  const field = edit?.asks['field']
  expect(field?.kind === 'text' && field.suggests).toEqual(
    expect.arrayContaining(game.fields.map(({ label }) => label)),
  )
})

test.each(games)('$id: the trap of the place hurts by what its text says', ({ id }) => {
  const state = { ...new FightEvening(id).state, borrowed: borrowedFor(id) }
  const matters = [
    { kind: 'trap' as const, title: 'A hair in the dust', text: 'A drop of ten feet: 2d8 + 1.' },
    { kind: 'trap' as const, title: 'A cold draught', text: 'Trodden on: 3 hits. Undone: wax.' },
  ]
  const harmHere = (left: (typeof matters)[number][]) => {
    const place = { ...blankPlace([], 'The stair'), matters: left }
    const site = { ...blankSite('well', 'The well', 1), places: [place] }
    const there = {
      ...state,
      sites: { well: site },
      place: { ...state.place, at: { site: 'well', place: place.id } },
    }
    const views = actionViews(actionsOf(there), there, context)
    return views
      .filter(({ slot, asks }) => slot === 'trap' && ('damage' in asks || 'harm' in asks))
      .map(({ input }) => input['damage'] ?? input['harm'])
  }
  const [usual] = harmHere([])
  const sleep = {
    ...matters[0],
    kind: 'trap' as const,
    title: 'A smell',
    text: 'Asleep for d6 turns, then d4 rats.',
  }
  expect(harmHere([sleep])).toEqual([usual])
  expect(harmHere(matters)).toEqual(['2d8+1'])
  expect(harmHere(matters.slice(1))).toEqual(['3'])
  expect(harmHere(matters.map((one) => ({ ...one, done: true as const })))).toEqual([usual])
})
