import { describe, expect, it, test } from 'vitest'
import type { Action } from '../rules/core/action.ts'
import type { Ruleset } from '../rules/core/ruleset.ts'
import { firstName } from '../rules/common/names.ts'
import { games } from '../rules/registry.ts'
import { apply } from './apply.ts'
import { draftCreation, stepOfDie, type CreationDraft } from './creation-draft.ts'
import type { Given } from './journal.ts'
import { firstHead, newState } from './state.ts'
import { context } from './testing/context.ts'
import { creatureView } from './view/creatures.ts'
import { startInput } from './view/defaults.ts'

const seed = '0123456789abcdef0123456789abcdef'

function creating(game: Ruleset, action: Action) {
  const head = firstHead('c', newState('Port', game.id, {}))
  const draft = (
    input: Record<string, unknown> = {},
    given: Given = {},
    again?: readonly string[],
  ): CreationDraft => {
    const wish = { action: action.id, input, seed, given }
    const drafted = draftCreation(
      head,
      { ...wish, ...(again ? { again: { labels: again, seed: 'f'.repeat(32) } } : {}) },
      context,
      game,
    )
    if (drafted.end === 'refused') throw new Error(drafted.refused.why)
    return drafted.draft
  }
  return { head, draft }
}

const plain = { given: {}, adjust: 0, secret: false, byHand: false }
const rollsOf = ({ steps }: CreationDraft) => steps.flatMap(({ rolls }) => rolls)

describe.each(games.map((game) => [game.title, game] as const))('%s', (_title, game) => {
  const maker = game.actions.find(({ id }) => id.endsWith('.new-character'))
  if (!maker?.creation) throw new Error(`${game.title} makes nobody step by step`)
  const { creation } = maker
  const { head, draft } = creating(game, maker)

  it('has a step for every input', () => {
    const steps = creation.flatMap(({ asks = [] }) => asks)
    expect([...steps].sort()).toEqual(Object.keys(maker.asks).sort())
  })

  it('shows every die in a step, and the character is the one that joins', () => {
    const drafted = draft()
    const applied = apply(
      head,
      {
        action: maker.id,
        input: {},
        seed,
        ...plain,
        given: drafted.given,
      },
      context,
    )
    if (applied.end !== 'done') throw new Error('it does not join')
    const { state } = applied.head
    const labels = Object.keys(applied.entry.answers)
    expect(labels.filter((label) => !stepOfDie(creation, label))).toEqual([])
    expect(
      rollsOf(drafted)
        .map(({ label }) => label)
        .sort(),
    ).toEqual([...labels].sort())
    const [joined] = Object.values(state.creatures).filter(({ kind }) => kind === 'character')
    expect(joined && creatureView(joined, state, game, [])).toEqual(drafted.creature)
  })

  it('rolls one die again and leaves the others as they fell', () => {
    const label = game.id === 'hearts' ? 'first name' : 'name'
    const before = draft()
    const after = draft({}, before.given, [label])
    const others = (draft: CreationDraft) => rollsOf(draft).filter((roll) => roll.label !== label)
    expect(Object.keys(after.given)).toEqual([label])
    expect(others(after)).toEqual(others(before))
  })

  it('says whose name is taken, and which one stands for it', () => {
    const label = game.id === 'hearts' ? 'first name' : 'name'
    const input = {}
    const given = { [label]: [1] }
    const joined = apply(head, { action: maker.id, input, seed, ...plain, given }, context)
    if (joined.end !== 'done') throw new Error('it does not join')
    const wish = { action: maker.id, input, seed, given }
    const drafted = draftCreation(joined.head, wish, context, game)
    if (drafted.end === 'refused') throw new Error(drafted.refused.why)
    const { creature, steps } = drafted.draft
    const [other] = Object.values(joined.head.state.creatures)
    const step = steps.find(({ rolls }) => rolls.some((roll) => roll.label === label))
    const taken = `, as ${firstName(other?.name ?? '')} is taken`
    expect(step?.why.at(-1)).toMatchObject({ name: 'Name', value: `${creature.name}${taken}` })
    const alone = draft({}, given).steps.flatMap(({ why }) => why.map(({ value }) => value))
    expect(alone.filter((value) => String(value).endsWith(taken))).toEqual([])
  })
})

const play = (id: string) => {
  const game = games.find((one) => one.id === id)
  const maker = game?.actions.find((one) => one.id === `${id}.new-character`)
  if (!game || !maker) throw new Error(id)
  return creating(game, maker).draft
}
const valueOf = ({ creature }: CreationDraft, field: string) =>
  creature.fields.find(({ id }) => id === field)?.value

test('HRT-CHAR-03: four scores are placed on four skills of choice', () => {
  const draft = play('hearts')
  const [hearts] = games
  const maker = hearts?.actions.find(({ id }) => id === 'hearts.new-character')
  const atFirst = maker && startInput(maker, newState('Port', 'hearts', {}))
  expect(atFirst).toMatchObject({ placed: true })
  const given = { 'score 1': 15, 'score 2': 12, 'score 3': 9, 'score 4': 6 }
  const placed = draft({ skills: 'Alchemy, Barrister', placed: true }, given)
  const [first, second] = placed.creature.skills.map(({ name }) => name)
  const turned = draft({ skills: `${second}, ${first}`, placed: true }, placed.given)
  const score = (of: CreationDraft, skill = '') =>
    of.creature.skills.find(({ name }) => name === skill)?.score
  expect([score(placed, first), score(placed, second)]).toEqual([15, 12])
  expect([score(turned, first), score(turned, second)]).toEqual([12, 15])
})

test('HRT-EQ-01: gear is bought piece by piece, as far as the purse goes', () => {
  const shopper = play('hearts')(
    { kit: 'Piece by piece', gear: '1 dagger; 1 sword; 1 plate' },
    { coins: 12 },
  )
  expect(shopper.creature.items.map(({ name }) => name)).toEqual(['Dagger', 'Sword'])
  expect(valueOf(shopper, 'coins')).toBe(1)
  expect(shopper.steps.find(({ title }) => title === 'Gear')?.why).toEqual([
    { name: 'Bought', value: 'Dagger; Sword', rule: 'GF-SHOP-01' },
    { name: 'Purse', value: '12 − 11 leaves 1 coin', rule: 'GF-SHOP-01' },
    { name: 'Beyond the purse', value: 'Plate', rule: 'GF-SHOP-01' },
  ])
})

test('DLV-CHAR-01: the purse is rolled with the scores, and a kit that is not bought says nothing', () => {
  const { steps } = play('delve')({ kit: 'Piece by piece', gear: '1 shield' }, { coins: 12 })
  const [scores, gear] = steps
  expect(scores?.rolls.map(({ label }) => label)).toEqual(['HP', 'STR', 'DEX', 'WIL', 'coins'])
  expect(scores?.why).toEqual([{ name: 'Purse', value: '120 sp', rule: 'DLV-CHAR-01' }])
  expect(gear?.why.map(({ value }) => value)).toEqual([
    'is a silver piece',
    'Shield',
    '120 − 10 leaves 110 sp',
  ])
})

test('HBK-CHAR-03: exchanged scores move what follows from them', () => {
  const draft = play('heartbreaker')
  const given = { CON: [6, 6, 6, 1], STR: [3, 3, 3, 1], STA: 7 }
  const input = { ancestry: 'Dwarf', background: 'Noble', path: 'Avenger' }
  const before = draft(input, given)
  const after = draft({ ...input, exchange: 'STR, CON' }, given)
  const figures = (of: CreationDraft) =>
    ['strength', 'constitution', 'maxHp'].map((field) => valueOf(of, field))
  expect([figures(before), figures(after)]).toEqual([
    [9, 19, 10],
    [18, 10, 7],
  ])
})

test('GAM-CRE-04: the best score goes where the GM wants it, and all that follows with it', () => {
  const draft = play('gods-and-monsters')
  const input = { archetype: 'monk', species: 'Human', scores: '15, 13, 12, 10, 8, 7' }
  const ordered = draft({ ...input, order: 'agility, charisma' })
  expect(['agility', 'charisma'].map((each) => valueOf(ordered, each))).toEqual([15, 13])
  const turned = draft({ ...input, order: 'charisma, agility' })
  expect(['agility', 'charisma'].map((each) => valueOf(turned, each))).toEqual([13, 15])
  expect(valueOf(turned, 'mojo')).toBe((valueOf(ordered, 'mojo') ?? 0) + 1)
})

test('BDPX-CHR-01: a career chosen later takes the place of one that was rolled, and its skill with it', () => {
  const draft = play('block-dodge-parry')
  const scribe = draft({ careers: 'Scribe, Scribe, Scribe, Scribe' })
  const labels = scribe.steps[0]?.rolls.map(({ label }) => label)
  expect(labels).toEqual([1, 2, 3, 4].map((nth) => `skill of Scribe, ${nth}`))
  // A face that the thief's longer list has and the scribe's has not falls again.
  const given = { 'skill of Scribe, 1': [6], 'skill of Thief, 1': [16] }
  expect(draft({ careers: 'Thief' }, given).given).toEqual({ 'skill of Thief, 1': [16] })
  expect(draft({ careers: 'Scribe' }, { 'skill of Scribe, 1': [16] }).given).toEqual({})
})

test('GAM-ADV-10: a level is gained by the same steps, with what it changes beside what was', () => {
  const game = games.find(({ id }) => id === 'gods-and-monsters')
  if (!game) throw new Error('no such game')
  const head = firstHead('c', newState('Port', game.id, {}))
  const input = { archetype: 'monk', species: 'Human', name: 'Toro' }
  const applied = apply(
    head,
    { action: 'gods-and-monsters.new-character', input, seed, ...plain },
    context,
  )
  if (applied.end !== 'done') throw new Error('nobody joins')
  const [monk] = Object.values(applied.head.state.creatures)
  if (!monk) throw new Error('nobody joined')
  const ready = {
    ...applied.head,
    state: {
      ...applied.head.state,
      creatures: { [monk.id]: { ...monk, values: { ...monk.values, experience: 100_000 } } },
    },
  }
  const drafted = draftCreation(
    ready,
    {
      action: 'gods-and-monsters.level',
      input: { who: monk.id },
      seed,
      given: { survival: [7], verve: [7] },
    },
    context,
    game,
  )
  if (drafted.end === 'refused') throw new Error(drafted.refused.why)
  const { before, creature, steps } = drafted.draft
  const level = (of: typeof before) => of?.fields.find(({ id }) => id === 'monk')?.value
  expect([level(before), level(creature)]).toEqual([1, 2])
  expect(steps.map(({ title, rolls }) => [title, rolls.length])).toEqual([
    ['Archetype', 0],
    ['Verve or survival', 1],
    ['What the level opens', 0],
  ])
})
