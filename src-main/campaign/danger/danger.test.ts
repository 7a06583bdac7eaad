import { expect, test } from 'vitest'
import { bundled } from '../../app/bundled.ts'
import { games } from '../../rules/registry.ts'
import { seeded } from '../../rules/dice/rng.ts'
import { shelfOf } from '../../rules/testing/shelf-of.ts'
import type { CampaignState, RulesetId } from '../../rules/core/situation.ts'
import { newState } from '../state.ts'
import { answerDanger } from './danger-question.ts'
import { onlyTheParty } from './estimate-danger.ts'
import { FightTable, fightRules } from './fight-table.ts'

const { monsters } = bundled('resources')
const shelf = shelfOf({ monsters, tables: [] })

/** A campaign with four characters as the dice have them. */
function partyOf(ruleset: RulesetId): CampaignState {
  let state = newState('Fights', ruleset, {})
  for (const nth of [0, 1, 2, 3]) {
    const rules = fightRules(state, shelf)
    const table = new FightTable(state, rules, seeded(`${nth}`.repeat(32)))
    const make = [...rules.actions.values()].find(({ slot }) => slot === 'generate')
    table.run(make?.id ?? '')
    state = table.state
  }
  return state
}

function estimate(state: CampaignState, line: string, seed = '7'.repeat(32), runs = 40) {
  const name = line.replace(/^\d+ /, '').replace(/s$/, '')
  const monster = shelf.monsterNamed(name)
  if (!monster) throw new Error(`no ${name}`)
  const prepared = { id: 'p1', title: 'Fight', bands: [line] }
  const progress: number[] = []
  const question = {
    state: onlyTheParty(state, prepared),
    prepared,
    named: [
      [name, monster],
      [`${name}s`, monster],
    ] as const,
    seed,
    runs,
  }
  return { progress, estimated: answerDanger(question, (played) => progress.push(played)) }
}

test.each(games.map((game) => [game.title, game.id] as const))(
  'in %s one goblin is beaten, a red dragon beats the party, and every fight is counted once',
  (_title, id) => {
    const state = partyOf(id)
    const { estimated, progress } = estimate(state, '1 goblin')
    expect(progress).toEqual([10, 20, 30, 40])
    expect(estimated.foesBeaten).toBeGreaterThan(36)
    expect(estimated.foesComing).toBe(1)
    for (const one of [estimated, estimate(state, '2 red dragons').estimated]) {
      const sum = (counts: readonly { fights: number }[]) =>
        counts.reduce((all, { fights }) => all + fights, 0)
      expect(one.foesBeaten + one.partyBeaten + one.undecided).toBe(40)
      expect(sum(one.foesBeatenIn)).toBe(one.foesBeaten)
      expect(sum(one.partyBeatenIn)).toBe(one.partyBeaten)
      expect(sum(one.partyDown)).toBe(40)
    }
    expect(estimate(state, '2 red dragons').estimated.partyBeaten).toBeGreaterThan(
      estimated.partyBeaten,
    )
  },
)

test('the same seed gives the same figures, another one others, and the campaign stays as it is', () => {
  const state = partyOf('hearts')
  const before = JSON.stringify(state)
  const first = estimate(state, '4 goblins').estimated
  expect(estimate(state, '4 goblins').estimated).toEqual(first)
  expect(estimate(state, '4 goblins', '8'.repeat(32)).estimated).not.toEqual(first)
  expect(JSON.stringify(state)).toBe(before)
})

test('animals without attacks, the fallen and whoever else is on the table stay out of it', () => {
  const state = partyOf('delve')
  const [first, second] = state.party
  const creatures = { ...state.creatures }
  const one = creatures[first ?? '']
  const two = creatures[second ?? '']
  if (!one || !two) throw new Error('no party')
  creatures[one.id] = { ...one, conditions: { dead: {} } }
  creatures[two.id] = { ...two, kind: 'animal', attacks: {}, attackOrder: [] }
  creatures['c99'] = { ...two, id: 'c99', side: 'foes', kind: 'monster' }
  const alone = onlyTheParty({ ...state, creatures }, { id: 'p1', title: 'x', bands: [] })
  expect(alone.party).toEqual(state.party.slice(2))
  expect(Object.keys(alone.creatures)).toEqual(state.party.slice(2))
})
