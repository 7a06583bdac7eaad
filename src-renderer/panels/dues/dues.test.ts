import { expect, it } from 'vitest'
import type { ActionView, DueView } from '../../../src-main/campaign/view/views.ts'
import type { Preview } from '../../../src-main/rules/core/preview.ts'
import {
  dueCards,
  keyOf,
  openCard,
  labelOf,
  oddsOf,
  settleTitle,
  waiveAction,
  missingInputs,
  waysOf,
} from './dues.svelte.ts'

const settle: ActionView = {
  id: 'house.settle',
  title: 'Not yet',
  rule: 'GF-DUE-01',
  phase: 'table',
  slot: 'settle',
  from: null,
  finds: '',
  asks: { which: { kind: 'due', title: 'Which' } },
  input: {},
  preview: null,
  refuses: null,
}
const morale: DueView = {
  id: 'd1',
  action: 'hearts.morale',
  title: 'Morale',
  why: 'First casualty',
  rule: 'HRT-MOR-01',
  when: 'now',
  must: false,
  input: {},
  who: [],
  preview: null,
  holds: null,
}

it('a due that may wait is waved away by the action that asks for a due', () => {
  expect(waiveAction([settle], morale)).toEqual({ action: settle, input: { which: 'd1' } })
})

it('one that must be settled is not', () => {
  expect(waiveAction([settle], { ...morale, must: true })).toBeNull()
})

it('its button names the dice where the verdict does', () => {
  const preview = { terms: [], chances: [], bars: [], verdict: '2d6, 7 or less', why: [] }
  expect([
    settleTitle({ preview }),
    settleTitle({ preview: { ...preview, verdict: 'Yours to say' } }),
    settleTitle({ preview: null }),
    settleTitle({ preview: null }, { title: 'Light another', slot: 'relight' }),
    settleTitle({ preview: null }, { title: 'Not now', slot: 'settle' }),
  ]).toEqual(['Roll 2d6', 'Settle it', 'Settle it', 'Light another', 'Settle it'])
})

it('what the GM decides has a button for each word; what dice decide has one', () => {
  const fate = { kind: 'choice', title: 'Dead or dying', of: ['dead', 'dying'] } as const
  const asks = { who: { kind: 'creature', title: 'Who' }, fate } as const
  const preview = { terms: [], chances: [], bars: [], verdict: '', why: [] }
  const bars = [{ face: 2, chance: 1, leads: 0 }]
  expect(waysOf({ asks }, { preview })).toEqual({ name: 'fate', words: ['dead', 'dying'] })
  expect(waysOf({ asks }, { preview: { ...preview, bars } })).toBeNull()
  expect(waysOf({ asks: {} }, { preview })).toBeNull()
})

it('several who fell share a card; the party’s own, and other kinds, have one each', () => {
  const asks = {
    who: { kind: 'creature', title: 'Who' },
    fate: { kind: 'choice', title: 'Dead or dying', of: ['dead', 'dying'] },
  } as const
  const down: ActionView = { ...settle, id: 'hearts.down', slot: 'down', asks }
  const fell = (id: string, must = false): DueView => ({
    ...morale,
    id,
    action: 'hearts.down',
    who: [id],
    must,
  })
  const dues = [fell('g1'), morale, fell('g2'), fell('odo', true), fell('g3')]
  expect(
    dueCards(dues, [down, settle]).map((card) =>
      'due' in card ? card.due.id : card.alike.map(({ id }) => id),
    ),
  ).toEqual([['g1', 'g2', 'g3'], 'd1', 'odo'])
  expect(dueCards([fell('g1')], [down]).map((card) => 'due' in card)).toEqual([true])
})

it('offers only the words that can be taken now', () => {
  const of = ['left', 'stashed', 'inherited']
  const asks = { things: { kind: 'choice', title: 'Things', of } } as const
  const preview = { bars: [], scope: { things: { of: ['left'] } } } as unknown as Preview
  expect(waysOf({ asks }, { preview: null })?.words).toEqual(of)
  expect(waysOf({ asks }, { preview })?.words).toEqual(['left'])
})

it('its card asks for texts that it needs and that nobody has typed', () => {
  const asks = {
    who: { kind: 'creature', title: 'Who' },
    languages: { kind: 'text', title: 'Languages', max: 80 },
    note: { kind: 'text', title: 'Note', max: 80, optional: true },
  } as const
  expect(missingInputs({ asks }, morale)).toEqual(['languages'])
  expect(missingInputs({ asks }, { ...morale, input: { languages: 'Orc' } })).toEqual([])
})

it('asks for a score that nobody knows, until it is known', () => {
  const asks = { score: { kind: 'text', title: 'Morale score', max: 2, optional: true } } as const
  const without = { terms: [], verdict: '', chances: [], bars: [], why: [] }
  const untold = { ...without, scope: { score: { untold: 'Morale score' } } }
  expect(missingInputs({ asks }, { ...morale, preview: untold })).toEqual(['score'])
  const idle = { ...without, scope: { score: { idle: true as const } } }
  expect(missingInputs({ asks }, { ...morale, preview: idle })).toEqual([])
})

it('asks who, where a due only proposes somebody', () => {
  const employer = { kind: 'creature', title: 'Employer', optional: true } as const
  const due = { ...morale, input: { employer: 'c1' } }
  expect(missingInputs({ asks: { employer } }, due)).toEqual([])
  expect(missingInputs({ asks: { employer: { ...employer, proposed: true } } }, due)).toEqual([
    'employer',
  ])
})

it('asks what is tried and on whom, where an attack or a gambit back only proposes it', () => {
  const asks = {
    target: { kind: 'creature', role: 'target', title: 'Target', proposed: true },
    trick: {
      kind: 'choice',
      title: 'Gambit',
      of: ['trip', 'shove'],
      default: 'trip',
      proposed: true,
    },
    how: { kind: 'choice', title: 'The die', of: ['as it is', 'impaired'], default: 'as it is' },
  } as const
  const due = { ...morale, input: { attacker: 'c1', target: 'g1' } }
  expect(missingInputs({ asks }, due)).toEqual(['target', 'trick'])
})

it('cards of a kind are told apart by their creatures', () => {
  const screen = { creature: (id: string) => ({ name: id === 'c1' ? 'Silas' : 'Roland' }) }
  const labels = [{ who: ['c1'] }, { who: ['c2'] }, { who: [] }].map((about) =>
    labelOf(screen, { ...morale, ...about }),
  )
  expect(labels).toEqual(['Morale: Silas', 'Morale: Roland', 'Morale'])
})

it('in a fight a rest waits below what the fight asks, and opens when it is over', () => {
  const rest: ActionView = { ...settle, id: 'delve.rest', phase: 'rest', asks: {} }
  const check: ActionView = { ...settle, id: 'hearts.morale', phase: 'fight', asks: {} }
  const tired: DueView = { ...morale, id: 'd0', action: 'delve.rest', when: 'next turn' }
  const seen = (dues: DueView[], isFighting: boolean, chosen?: string) => {
    const { open, waiting } = openCard(dueCards(dues, []), [rest, check], isFighting, chosen)
    return [open, ...waiting].map((card) => card && keyOf(card))
  }
  expect(seen([tired, morale], true)).toEqual(['d1', 'd0'])
  expect(seen([tired], true)).toEqual([undefined, 'd0'])
  expect(seen([tired, morale], true, 'd0')).toEqual(['d0', 'd1'])
  expect(seen([tired, morale], true, 'settled since')).toEqual(['d1', 'd0'])
  expect(seen([tired, morale], false)).toEqual(['d0', 'd1'])
})

it('a due that waits shows its odds where dice decide', () => {
  const chances = [
    { says: 'Holds', chance: 7 / 12, tone: 'good' as const },
    { says: 'Flees', chance: 5 / 12, tone: 'bad' as const },
  ]
  const preview = { terms: [], bars: [], verdict: '', why: [], chances }
  expect(oddsOf({ preview })).toBe('Holds 58%')
  expect(oddsOf({ preview: { ...preview, chances: [] } })).toBe('')
  expect(oddsOf({ preview: null })).toBe('')
})
