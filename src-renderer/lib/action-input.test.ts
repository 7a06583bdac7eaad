import { describe, expect, it } from 'vitest'
import { canCast, isAskable, missingAnswer, picksFor, filledInput } from './action-input.ts'
import type { Asks } from '../../src-main/rules/core/asks.ts'
import type { NamedParts } from './action-input.ts'
import type { CreatureView } from '../../src-main/campaign/view/views.ts'

function creature(id: string, name: string, side: CreatureView['side']): CreatureView {
  return {
    id,
    name,
    side,
    kind: 'character',
    group: null,
    nth: 0,
    fields: [],
    skills: [],
    attacks: [{ id: 'a1', name: 'Sword', dice: '1d8', notes: '' }],
    items: [{ id: 'i1', name: 'Rope', count: 1, ready: false, text: null }],
    conditions: [],
    lights: [],
    down: false,
    hurt: false,
    problems: [],
    notes: '',
  }
}
const around: NamedParts = {
  party: [creature('c1', 'Odo', 'party')],
  fight: null,
  timers: [],
  dues: [],
}

describe('what an ask chooses between', () => {
  it('creatures of the side it asks for', () => {
    expect(picksFor({ kind: 'creature', title: 'Who', side: 'party' }, around, {})).toEqual([
      { value: 'c1', title: 'Odo' },
    ])
    expect(picksFor({ kind: 'creature', title: 'Whom', side: 'foes' }, around, {})).toEqual([])
  })

  it('the side that it begins with first, those who are down marked; the dead only where they may be chosen', () => {
    const state = (id: string, plight: 'dead' | 'down') => ({
      ...creature(id, id, 'foes'),
      down: true,
      plight,
    })
    const table = {
      ...around,
      fight: {
        strangers: [state('g1', 'dead'), state('g2', 'down'), creature('g3', 'g3', 'foes')],
        bands: [],
      },
    }
    const titles = (ask: Parameters<typeof picksFor>[0]) =>
      picksFor(ask, table, {}).map(({ title }) => title)
    const target = { kind: 'creature', role: 'target', title: 'Target', first: 'foes' } as const
    expect(titles(target)).toEqual(['g2, down', 'g3', 'Odo', 'g1, dead'])
    expect(titles({ ...target, living: true })).toEqual(['g2, down', 'g3', 'Odo'])
    const own = { kind: 'creature', role: 'actor', title: 'Who' } as const
    expect(titles(own)).toEqual(['Odo', 'g2, down', 'g3'])
    expect(titles({ ...own, living: false })).toEqual(['Odo', 'g2, down', 'g3', 'g1, dead'])
  })

  it('those set aside or in a unit after all others, marked', () => {
    const foe = (id: string) => creature(id, id, 'foes')
    const strangers = [
      { ...foe('g1'), apart: 'set aside' as const },
      { ...foe('g2'), apart: 'in a unit' as const, down: true },
      foe('g3'),
    ]
    const table = { ...around, fight: { strangers, bands: [] } }
    const target = { kind: 'creature', role: 'target', title: 'Target', first: 'foes' } as const
    expect(picksFor(target, table, {}).map(({ title }) => title)).toEqual([
      ...['g3', 'Odo', 'g1, set aside', 'g2, in a unit'],
    ])
  })

  it('only those with the field that it asks for', () => {
    const levels = { id: 'sorceror', label: 'Sor', title: 'Sorceror', value: 1, most: null }
    const fields = [{ ...levels, pips: false, strip: false }]
    const beside = {
      ...around,
      party: [...around.party, { ...creature('c2', 'Ivo', 'party'), fields }],
    }
    const ask = { kind: 'creature', title: 'Who', having: 'sorceror' } as const
    expect(picksFor(ask, beside, {})).toEqual([{ value: 'c2', title: 'Ivo' }])
  })

  it('things that the chosen bearer carries: no claw is handed over', () => {
    expect(picksFor({ kind: 'item', title: 'What', of: 'who' }, around, { who: 'c1' })).toEqual([
      { value: 'i1', title: 'Rope' },
    ])
  })

  it('only what has something written in it, where it asks for that', () => {
    const book = { id: 'i2', name: 'Spellbook', count: 1, ready: false, text: 'Fly' }
    const reader = creature('c1', 'Odo', 'party')
    const beside = { ...around, party: [{ ...reader, items: [...reader.items, book] }] }
    const ask = { kind: 'item', title: 'From', of: 'who', only: 'written' } as const
    expect(picksFor(ask, beside, { who: 'c1' })).toEqual([{ value: 'i2', title: 'Spellbook: Fly' }])
  })
})

describe('an action’s form', () => {
  const asks = {
    who: { kind: 'creature', title: 'Who' },
    turns: { kind: 'number', title: 'Turns', min: 1, max: 6, default: 2 },
    why: { kind: 'text', title: 'Why', max: 80, optional: true },
  } as const

  it('starts from what was filled in, the defaults and the only answers', () => {
    expect(filledInput(asks, { turns: 3 }, around)).toEqual({ who: 'c1', turns: 3, why: undefined })
  })

  it('begins a number that may be negative with 0', () => {
    const to = { kind: 'number', title: 'To', min: -999, max: 999 } as const
    expect(filledInput({ to, by: { ...to, min: 2 } }, {}, around)).toEqual({ to: 0, by: 2 })
  })

  it('leaves out a thing that may be left out', () => {
    const item = { kind: 'item', title: 'Of', of: 'who' } as const
    const more = { ...asks, one: item, more: { ...item, optional: true } } as const
    expect(filledInput(more, {}, around)).toMatchObject({ one: 'i1', more: undefined })
  })

  it('drops a thing of somebody else when another bearer is chosen', () => {
    const ask = { kind: 'item', title: 'What', of: 'who' } as const
    const lamp = { id: 'i2', name: 'Lamp', count: 1, ready: false, text: null }
    const beside = {
      ...around,
      party: [...around.party, { ...creature('c2', 'Pell', 'party'), items: [lamp] }],
    }
    const itemAsks = { who: asks.who, what: ask, more: { ...ask, optional: true } } as const
    expect(filledInput(itemAsks, { who: 'c2', what: 'i1', more: 'i1' }, beside)).toEqual({
      who: 'c2',
      what: 'i2',
      more: undefined,
    })
    expect(filledInput(itemAsks, { who: 'gone', what: 'i1' }, beside)).toMatchObject({ what: 'i1' })
  })

  it('begins with a spell that is not used up, and marks one that is', () => {
    const book = (id: string, spent: boolean) => ({
      id,
      name: id,
      count: 1,
      ready: false,
      text: 'level 1',
      spent,
    })
    const caster = {
      ...creature('c1', 'Maud', 'party'),
      items: [book('Bless', true), book('Light', false)],
    }
    const spell = { kind: 'item', title: 'Which', of: 'who', only: 'written' } as const
    const beside = { ...around, party: [caster] }
    expect(filledInput({ who: asks.who, spell }, {}, beside)).toMatchObject({ spell: 'Light' })
    expect(picksFor(spell, beside, { who: 'c1' }).map(({ title }) => title)).toEqual([
      'Light: level 1',
      'Bless: level 1, used up for now',
    ])
  })

  it('says what is missing', () => {
    expect(missingAnswer(asks, { turns: 1 })).toBe('needs: who')
    expect(missingAnswer(asks, { who: 'c1', turns: 1 })).toBeNull()
  })

  it('waits for a number where words are typed, not for the one before them', () => {
    expect(missingAnswer(asks, { who: 'c1', turns: NaN })).toBe('needs a number: turns')
  })

  it('cannot be made for whole records', () => {
    expect(isAskable({ monster: { kind: 'record', title: 'Monster', of: 'monster' } })).toBe(false)
  })
})

it('a choice of somebody’s skills offers theirs alone, and follows them', () => {
  const skill = {
    kind: 'choice',
    title: 'Skill',
    of: ['Commander', 'Rage'],
    skillsOf: 'who',
  } as const
  const asks: Asks = {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    on: { kind: 'creature', role: 'target', title: 'On whom', optional: true },
    skill,
  }
  const skilled = (id: string, ...names: string[]): CreatureView => ({
    ...creature(id, id, 'party'),
    skills: names.map((name) => ({ name, score: 1 })),
  })
  const party = [skilled('c1', 'Lore'), skilled('c2', 'Rage'), skilled('c3', 'Commander')]
  const table = { ...around, party }
  const skillOf = (input: Record<string, unknown>) => filledInput(asks, input, table)['skill']
  expect(skillOf({ who: 'c2', on: 'c3', skill: 'Commander' })).toBe('Rage')
  expect(skillOf({ who: 'c3', skill: 'Commander' })).toBe('Commander')
  expect(skillOf({ who: 'c1', skill: 'Commander' })).toBeUndefined()
  expect(picksFor(skill, table, { who: 'c3', on: 'c2' })).toEqual([
    { value: 'Commander', title: 'Commander' },
  ])
})

it('tells choices in words where their ids are terse', () => {
  const ask = { kind: 'choice', title: 'Kit', of: ['Staff | Wand, Club'] } as const
  expect(picksFor(ask, around, {})).toEqual([
    { value: 'Staff | Wand, Club', title: 'Staff or Wand, Club' },
  ])
  const titled = {
    kind: 'choice',
    title: 'How',
    of: ['bet', 'lost'],
    titles: { bet: 'a bet' },
  } as const
  expect(picksFor(titled, around, {}).map(({ title }) => title)).toEqual(['a bet', 'lost'])
})

it('somebody can cast from a book or by powers of their own, and only on their feet', () => {
  const odo = creature('c1', 'Odo', 'party')
  const singer = { ...odo, powers: ['Song of Woe'] }
  const reader = { ...odo, items: odo.items.map((item) => ({ ...item, text: 'Sleep' })) }
  const all = [odo, singer, reader, { ...singer, down: true }]
  expect(all.map(canCast)).toEqual([false, true, true, false])
})
