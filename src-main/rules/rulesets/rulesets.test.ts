import { describe, expect, test } from 'vitest'
import { newState } from '../../campaign/state.ts'
import { defaultInput } from '../../campaign/view/defaults.ts'
import { refusalOf } from '../core/action.ts'
import { defaultOf } from '../core/ruleset/house-rules.ts'
import type { CampaignState } from '../core/situation.ts'
import { actionsOf, games, houseRulesOf } from '../registry.ts'
import { gaps } from '../tables/draw.ts'
import { tableFor } from '../testing/empty-shelf.ts'
import { bestiary, randomSituation, shelf } from '../../app/testing/random-situation.ts'

describe.each(games.map((game) => [game.title, game] as const))('%s', (_, game) => {
  test('names whom to thank, and where it is from', () => {
    for (const part of Object.values(game.credit)) expect(part).not.toBe('')
  })

  test('ids are its own and unique', () => {
    const ids = game.actions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !id.startsWith(`${game.id}.`))).toEqual([])
    expect(new Set(game.fields.map(({ id }) => id)).size).toBe(game.fields.length)
    expect(new Set(game.houseRules.map(({ id }) => id)).size).toBe(game.houseRules.length)
  })

  test('every table answers every roll exactly once', () => {
    expect(
      game.tables.flatMap((table) => gaps(table).map(({ says }) => `${table.id}: ${says}`)),
    ).toEqual([])
  })

  test('every house rule has a default among its choices', () => {
    for (const rule of game.houseRules) {
      if (rule.choice.kind === 'options')
        expect(rule.choice.of.map(({ value }) => value)).toContain(defaultOf(rule))
    }
  })

  test('a field that has a ceiling names a field that is there', () => {
    const ids = game.fields.map(({ id }) => id)
    expect(game.fields.flatMap(({ most }) => (most && !ids.includes(most) ? [most] : []))).toEqual(
      [],
    )
  })

  test('a blank character breaks no limit and needs no setting right', () => {
    const state = randomSituation(game, '0'.repeat(32))
    const blank = game.characters.blank('c1', 'Nobody yet')
    expect(game.characters.problems(blank, state)).toEqual([])
    expect(game.characters.derive(blank, state)).toEqual([])
  })

  test('every monster of the bestiary converts, each figure with its derivation', () => {
    for (const monster of bestiary) {
      const converted = game.monsters.convert(monster, {}, null)
      expect(converted.derived.filter(({ how }) => how === '')).toEqual([])
      expect(game.monsters.toCreature(converted, 'c1', monster.name).values.hp).toBeGreaterThan(0)
    }
  })

  test('who goes first is not asked where nobody stands against the party', () => {
    const ids = game.actions.filter(({ slot }) => slot === 'initiative')
    const state: CampaignState = {
      ...newState('Alone', game.id, {}),
      creatures: { c1: game.characters.blank('c1', 'Ada') },
      party: ['c1'],
    }
    const at = tableFor(state, shelf)
    for (const action of ids)
      expect(refusalOf(action, state, defaultInput(action.asks, state), at)).toMatch(
        /meet somebody|begin one first/,
      )
  })
})

test('a campaign never borrows what its own game covers, and sees the house rules of what it borrows', () => {
  const [hearts] = games
  if (!hearts) throw new Error('no games')
  const state = {
    ...randomSituation(hearts, '1'.repeat(32)),
    ruleset: 'hearts' as const,
    borrowed: { dungeon: 'delve' as const },
  }
  expect(
    actionsOf(state)
      .filter(({ from }) => from === 'from Delve')
      .map(({ action }) => action.id),
  ).toEqual([
    'delve.turn',
    'delve.rest',
    'delve.noise',
    'delve.listen',
    'delve.force',
    'delve.pick',
    'delve.spike',
    'delve.burst',
    'delve.search',
    'delve.trap',
    'delve.disarm',
  ])
  expect(
    houseRulesOf(state)
      .filter(({ ruleset }) => ruleset.id === 'delve')
      .map(({ rule }) => rule.id),
  ).toEqual([
    'score.delve.str',
    'score.delve.dex',
    'score.delve.wil',
    'lentPrices',
    'event5',
    'pendingClues',
    'dungeonClock',
    'doorFailOpens',
    'lockJams',
    'thiefOnly',
    'localityLight',
    'darkness',
    'largeRoomTurns',
    'fatigueEncumbers',
  ])
  const own = { ...state, ruleset: 'delve' as const }
  expect(
    actionsOf(own)
      .filter(({ action }) => action.id === 'delve.turn')
      .map(({ from }) => from),
  ).toEqual([null])
})
