import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaultInput } from '../../campaign/view/defaults.ts'
import { previewAction, runAction, type Game } from '../core/action.ts'
import type { Outcome, Step } from '../core/outcome.ts'
import type { CampaignState } from '../core/situation.ts'
import type { Creature } from '../core/state/creature.ts'
import { seeded } from '../dice/rng.ts'
import { books, games, ruleText } from '../registry.ts'
import { tableFor } from '../testing/empty-shelf.ts'
import { proofs as ofBlockDodgeParry } from './block-dodge-parry/testing/proofs.ts'
import { proofs as ofGodsAndMonsters } from './gods-and-monsters/testing/proofs/index.ts'
import { proofs as ofHeartbreaker } from './heartbreaker/testing/proofs.ts'
import {
  attemptsIn,
  bestiary,
  playAtRandom,
  randomCreature,
  randomSituation,
  shelf,
} from '../../app/testing/random-situation.ts'

describe.each(games.map((game) => [game.title, game] as const))('%s', (_, game) => {
  const ledger = JSON.parse(
    readFileSync(resolve(import.meta.dirname, game.id, 'rule-ids.json'), 'utf8'),
  ) as { does: string[]; reference: string[] }

  test('what it has is named by rules that have a text', () => {
    const named = [
      ...game.actions,
      ...game.fields,
      ...game.gear,
      ...game.houseRules,
      ...game.lights,
      ...game.tables,
    ].flatMap(({ rule }) => rule ?? [])
    expect(named.filter((rule) => !ruleText(rule))).toEqual([])
  })

  test('every rule id of its ledger is accounted for, once', () => {
    const ids = [...ledger.does, ...ledger.reference]
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !ruleText(id))).toEqual([])
    expect(game.reference.map(({ rule }) => rule).filter((rule) => !ids.includes(rule))).toEqual([])
    expect(new Set(game.reference.map(({ rule }) => rule)).size).toBe(game.reference.length)
  })

  test('every spell it lists is cast, and named by its own rule', () => {
    const failed = game.spells.flatMap(({ name, rule }) => {
      const onFoe = castOf(game, name, '7'.repeat(32))
      // Corpses are no foes: undead are raised from nobody too.
      const cast = 'refused' in onFoe ? castOf(game, name, '7'.repeat(32), { targets: [] }) : onFoe
      if ('refused' in cast) return [`${name}: ${cast.refused}`]
      return rulesIn(cast).includes(rule) ? [] : [`${name} is not cast by ${rule}`]
    })
    expect(failed).toEqual([])
  })

  test('what a rule does, something in it carries out', () => {
    const carried = carriedOut(game, ledger.does)
    expect(ledger.does.filter((id) => !carried.has(id))).toEqual([])
  })
})

/** Fields that encumber a creature. */
const burdens = ['load', 'fatigue']

/** Character with high values and no burdens, holding a book with this spell. */
function reader(game: Game, spell: string): Creature {
  const most = Object.fromEntries(
    game.fields.map(({ id, max }) => [id, burdens.includes(id) ? 0 : Math.min(9, max)]),
  )
  const gear = game.gear.find(({ id }) => /book|scroll/.test(id))?.id
  const book = {
    id: 'i1',
    name: 'Book',
    count: 1,
    ready: true,
    text: spell,
    ...(gear ? { gear } : {}),
  }
  return {
    ...game.characters.blank('c1', 'Ada'),
    values: most,
    items: { i1: book },
    itemOrder: ['i1'],
  }
}

/** Outcome of casting a spell on one foe by the game's own action. */
function castOf(
  game: Game,
  spell: string,
  seed: string,
  more: Record<string, unknown> = {},
): Outcome | { refused: string } {
  const rng = seeded(seed)
  const foe = { ...randomCreature(game, 'c5', 'foes', rng), values: reader(game, spell).values }
  const state: CampaignState = {
    ...randomSituation(game, seed),
    houseRules: {},
    creatures: { c1: reader(game, spell), c5: foe },
    party: ['c1'],
    dues: {},
  }
  const action = game.actions.find(({ slot }) => slot === 'spell')
  if (!action) return { refused: `${game.title} has no action that casts` }
  const at = tableFor(state, shelf)
  const input = {
    ...defaultInput(action.asks, state),
    caster: 'c1',
    spell: 'i1',
    ...('targets' in action.asks ? { targets: ['c5'] } : {}),
    ...more,
  }
  const refused = previewAction(action, state, input, at)?.refuses
  return refused ? { refused } : playAtRandom(runAction(action, state, input, at), rng)
}

/** Spell inputs with every number at its maximum, up to 7. */
function plenty(game: Game): Record<string, unknown> {
  const asks = game.actions.find(({ slot }) => slot === 'spell')?.asks ?? {}
  return Object.fromEntries(
    Object.entries(asks).flatMap(([key, ask]) =>
      ask.kind === 'number' ? [[key, Math.min(7, ask.max)]] : [],
    ),
  )
}

/** Character carrying two of everything on the price list, ready. */
function overloaded(game: Game): Creature {
  const items = game.gear.map(({ id, name }) => ({ id, name, gear: id, count: 2, ready: true }))
  return {
    ...game.characters.blank('c1', 'Ada'),
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    itemOrder: items.map(({ id }) => id),
  }
}

/** Rules of cases that random play seldom reaches, from the game’s own tests. */
const proofs: Readonly<Record<string, () => string[]>> = {
  heartbreaker: ofHeartbreaker,
  'block-dodge-parry': ofBlockDodgeParry,
  'gods-and-monsters': ofGodsAndMonsters,
}

/** Rules named by a game’s data, conversions, limits, spells and played outcomes. */
function carriedOut(game: Game, wanted: readonly string[]): Set<string> {
  const order = game.combat ? [game.combat, ...game.combat.phases, ...game.combat.declarations] : []
  const carried = new Set<string>(
    [
      ...game.actions,
      ...game.fields,
      ...game.gear,
      ...game.houseRules,
      ...game.tables,
      ...order,
      ...(game.money ? [game.money] : []),
    ].flatMap(({ rule }) => rule ?? []),
  )
  for (const { name } of game.spells)
    for (const more of [{}, plenty(game)]) {
      const cast = castOf(game, name, '5'.repeat(32), more)
      if (!('refused' in cast)) for (const rule of rulesIn(cast)) carried.add(rule)
    }
  for (const { rule } of game.characters.problems(
    overloaded(game),
    randomSituation(game, '0'.repeat(32)),
  ))
    carried.add(rule)
  for (const monster of bestiary)
    for (const { rule } of game.monsters.convert(monster, {}, null).derived) carried.add(rule)
  for (const rule of carryingRules(game)) carried.add(rule)
  for (const rule of proofs[game.id]?.() ?? []) carried.add(rule)
  for (let at = 0; at < 300 && wanted.some((id) => !carried.has(id)); at++) {
    const seed = (at * 2654435761).toString(16).padStart(32, '0').slice(-32)
    const state = randomSituation(game, seed)
    for (const { action, input, at: table, rng } of attemptsIn(game, seed)) {
      const preview = previewAction(action, state, input, table)
      for (const step of [...(preview?.why ?? []), ...(preview?.terms ?? [])])
        if (step.rule) carried.add(step.rule)
      if (preview?.refuses) continue
      const outcome = playAtRandom(runAction(action, state, input, table), rng)
      for (const rule of rulesIn(outcome)) carried.add(rule)
    }
  }
  return carried
}

/** Rules of load, food, pay and travel that a game names for a character with one of everything it sells. */
function carryingRules(game: Game): string[] {
  const state = randomSituation(game, '5'.repeat(32))
  const items = game.gear.map((row) => ({
    id: row.id,
    name: row.name,
    gear: row.id,
    count: 1,
    ready: true,
  }))
  const porter: Creature = {
    ...game.characters.blank('c1', 'Porter'),
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    itemOrder: items.map(({ id }) => id),
  }
  const load = game.load?.(porter, state)
  return [load, game.supplies?.need(state), game.wages?.(state), game.road].flatMap((said) =>
    said ? [said.rule, ...('why' in said ? rulesOfSteps(said.why) : [])] : [],
  )
}

function rulesOfSteps(steps: readonly Step[] = []): string[] {
  return steps.flatMap(({ rule }) => rule ?? [])
}

function rulesIn(outcome: Outcome): string[] {
  const dues = outcome.effects.flatMap((effect) => (effect.do === 'due' ? [effect.due.rule] : []))
  return [outcome.rule, ...outcome.why.flatMap(({ rule }) => rule ?? []), ...dues]
}

test('every rule of a book has one text', () => {
  for (const { title, texts } of books) {
    const ids = texts.map(({ rule }) => rule)
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      title,
    ).toEqual([])
  }
})
