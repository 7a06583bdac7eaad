import { tableFor } from '../rules/testing/empty-shelf.ts'
import { previewAction } from '../rules/core/action.ts'
import { describe, expect, test } from 'vitest'
import { hour } from '../rules/clock/clock.ts'
import {
  actionNamed,
  actionsOf,
  consequencesOf,
  games,
  roadOf,
  rulesetOf,
} from '../rules/registry.ts'
import type { CampaignState, RulesetId } from '../rules/core/situation.ts'
import type { Creature } from '../rules/core/state/creature.ts'
import { anybody } from '../rules/testing/anybody.ts'
import { emptyShelf } from '../rules/testing/empty-shelf.ts'
import { apply, type Context } from './apply.ts'
import type { Given } from './journal.ts'
import { command } from './testing/journal-table.ts'
import { firstHead, newState } from './state.ts'
import { defaultInput } from './view/defaults.ts'
import { journeyView } from './view/journey.ts'

interface Promised {
  who: string
  label: string
  from: number
  to: number
}

/** Parses a promise such as "HP 1 to 3" of a creature; empty when the text is none. */
function promiseOf(who: string, says: string): Promised[] {
  const read = /^(.+?) (\d+) to (\d+)$/.exec(says)
  return read ? [{ who, label: read[1] ?? '', from: Number(read[2]), to: Number(read[3]) }] : []
}

/** Two of the party with every pool at 1 of 3 and worse, food for a week and nobody on watch, late at night or at noon. */
function wearyState(ruleset: RulesetId, lender: RulesetId | null, at: number): CampaignState {
  const start = newState('Test', ruleset, lender ? { dungeon: lender, travel: lender } : {})
  const game = rulesetOf(start)
  const people = ['Maud', 'Pell'].map((name, nth): Creature => {
    const one = { ...anybody(game, { name }), id: `c${nth + 1}` }
    const spent = game.fields.flatMap(({ id, most }) =>
      most
        ? [
            [id, 1],
            [most, 3],
          ]
        : [],
    )
    const food = ['food', 'rations', 'dry-food'].map((gear, at) => ({
      id: `i${nth}${at}`,
      name: gear === 'rations' ? 'Ration' : gear === 'food' ? 'Food, a day' : 'Dry food',
      gear,
      count: 7,
      ready: false,
    }))
    return {
      ...one,
      side: 'party',
      kind: 'character',
      conditions: {},
      values: { ...one.values, ...Object.fromEntries(spent), fatigue: nth },
      items: Object.fromEntries(food.map((item) => [item.id, item])),
      itemOrder: food.map(({ id }) => id),
    }
  })
  return {
    ...start,
    clock: { ...start.clock, seconds: at },
    creatures: Object.fromEntries(people.map((one) => [one.id, one])),
    party: people.map(({ id }) => id),
    nextId: 50,
  }
}

const context = (state: CampaignState): Context => ({
  action: actionNamed,
  consequences: consequencesOf(state),
  shelf: emptyShelf,
  record: () => null,
  at: '2026-11-21T20:00:00.000Z',
})

/** Runs an action, with the first option of every choice. */
function stateAfter(
  state: CampaignState,
  action: string,
  input: Record<string, unknown>,
): CampaignState {
  let given: Given = {}
  for (;;) {
    const after = apply(firstHead('c', state), command(action, input, given), context(state))
    if (after.end === 'refused') throw new Error(after.refused.why)
    if (after.end === 'done') return after.head.state
    const { question } = after
    if (question.ask !== 'choice') throw new Error(`“${question.label}” is asked`)
    given = { ...after.given, [question.label]: question.of[0] ?? '' }
  }
}

/** Promises that were not kept; empty when all were. */
function brokenPromises(
  promises: readonly Promised[],
  before: CampaignState,
  after: CampaignState,
): string[] {
  const { fields } = rulesetOf(before)
  return promises.flatMap(({ who, label, from, to }) => {
    const field = fields.find((each) => each.label.toLowerCase() === label.toLowerCase())
    const was = before.creatures[who]?.values[field?.id ?? '']
    const is = after.creatures[who]?.values[field?.id ?? '']
    return field && was === from && is === to
      ? []
      : [`${label} ${from} to ${to} came to ${was} to ${is}`]
  })
}

const tables = [
  ...games.map(({ id }) => ({ game: id, lender: null })),
  ...games
    .filter(({ borrower }) => borrower)
    .flatMap(({ id }) =>
      games
        .filter((lender) => lender.id !== id && lender.covers.includes('travel'))
        .map((lender) => ({ game: id, lender: lender.id })),
    ),
]

describe.each(tables)('$game, borrowing from $lender', ({ game, lender }) => {
  const states = [12 * hour, 22 * hour].map((at) => wearyState(game, lender, at))
  const restful = states.flatMap((state) =>
    actionsOf(state)
      .filter(({ action }) => action.slot === 'rest' || action.slot === 'camp')
      .map(({ action }) => ({ state, action, input: defaultInput(action.asks, state) }))
      .filter(({ action, input }) => {
        const shown = previewAction(action, state, input, tableFor(state))
        return !action.struck && !shown?.refuses
      }),
  )

  test('what a rest promises is what it does', () => {
    expect(restful.length).toBeGreaterThan(0)
    for (const { state, action, input } of restful) {
      const shown = previewAction(action, state, input, tableFor(state))
      const promises = (shown?.why ?? []).flatMap(({ name, value }) => {
        const who = Object.values(state.creatures).find((one) => one.name === name)
        return who ? promiseOf(who.id, String(value)) : []
      })
      expect([
        action.id,
        brokenPromises(promises, state, stateAfter(state, action.id, input)),
      ]).toEqual([action.id, []])
    }
  })

  test('what the road says of a night is what camp does', () => {
    for (const { state, action, input } of restful.filter((each) => each.action.slot === 'camp')) {
      const promises = (journeyView(roadOf(state), state)?.camp ?? []).flatMap(({ id, says }) =>
        says.flatMap((each) => promiseOf(id, each)),
      )
      expect([
        action.id,
        brokenPromises(promises, state, stateAfter(state, action.id, input)),
      ]).toEqual([action.id, []])
    }
  })
})
