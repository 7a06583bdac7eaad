import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoldSet, OwnFold } from '../../../src-main/ipc/contract/folds.ts'
import {
  addPanel,
  cutLeaves,
  isRefused,
  panelsOf,
  placePanel,
  removePanel,
  showPanel,
  slotOf,
  stackPanel,
  unstackPanel,
  type Arranged,
} from './arrange.ts'
import { mostOwnFolds } from '../../../src-main/ipc/contract/folds.ts'
import { addFold, deleteFold, keepFold, mergeFolds, pinnedIn, togglePin } from './fold-set.ts'
import { leastOf, placeFault, type LeafCount } from './grid.ts'
import { isKnownPanel, leastPanelSize, panelCards } from './panels.ts'
import { foldPresets } from './presets.ts'
import { repairFold } from './repair.ts'

const ids = panelCards.map(({ id }) => id)
const least = leastPanelSize
const empty: OwnFold = { id: 'own-1', name: 'Crypt night', leaves: 2, slots: [] }

/** A fold that is sound: in the grid, clear of hinges and each other, large enough, each panel once. */
function expectSound(fold: OwnFold): void {
  fold.slots.forEach((slot, at) => {
    const others = fold.slots.filter((_, other) => other !== at)
    expect(placeFault(slot, leastOf(slot.panels, least), others, fold.leaves)).toBeNull()
    expect(slot.panels).toContain(slot.front)
  })
  const panels = panelsOf(fold)
  expect(new Set(panels).size).toBe(panels.length)
}

const cell = fc.integer({ min: -1, max: 14 })
const cells = fc.record({ column: cell, row: cell, width: cell, height: cell })
const panel = fc.constantFrom(...ids)
const step = fc.oneof(
  fc.record({ does: fc.constant('add' as const), panel, cells: fc.option(cells) }),
  fc.record({ does: fc.constant('place' as const), panel, cells }),
  fc.record({ does: fc.constant('stack' as const), panel, onto: panel }),
  fc.record({ does: fc.constant('unstack' as const), panel }),
  fc.record({ does: fc.constant('show' as const), panel }),
  fc.record({
    does: fc.constant('cut' as const),
    leaves: fc.constantFrom<LeafCount>(1, 2, 3),
  }),
  fc.record({ does: fc.constant('remove' as const), panel }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function take(fold: OwnFold, one: Step): Arranged {
  switch (one.does) {
    case 'add':
      return addPanel(fold, one.panel, one.cells, least)
    case 'place':
      return placePanel(fold, one.panel, one.cells, least)
    case 'stack':
      return stackPanel(fold, one.panel, one.onto, least)
    case 'unstack':
      return unstackPanel(fold, one.panel, least)
    case 'show':
      return showPanel(fold, one.panel)
    case 'cut':
      return cutLeaves(fold, one.leaves, least)
    case 'remove':
      return removePanel(fold, one.panel)
  }
}

describe('arranging a fold', () => {
  it('never loses or doubles a panel, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let fold = empty
        for (const one of steps) {
          const next = take(fold, one)
          if (isRefused(next)) continue
          expectSound(next)
          const [before, after] = [new Set(panelsOf(fold)), new Set(panelsOf(next))]
          if (one.does === 'remove') before.delete(one.panel)
          if (['add', 'place', 'stack'].includes(one.does) && 'panel' in one) before.add(one.panel)
          expect([...after].sort()).toEqual([...before].sort())
          fold = next
        }
      }),
      { numRuns: 400 },
    )
  })

  it('keeps a panel off the hinge and off another panel', () => {
    const turn = addPanel(empty, 'turn', { column: 1, row: 1, width: 4, height: 3 }, least)
    if (isRefused(turn)) throw new Error(turn)
    const across = { column: 6, row: 1, width: 4, height: 3 }
    expect(placePanel(turn, 'turn', across, least)).toBe('hinge')
    const tiny = { column: 1, row: 1, width: 1, height: 1 }
    expect(placePanel(turn, 'turn', tiny, least)).toBe('too small')
    const onTurn = { column: 3, row: 2, width: 3, height: 2 }
    expect(addPanel(turn, 'lights', onTurn, least)).toBe('taken')
  })

  it('takes a tab out of a stack even where the fold is full', () => {
    const full: OwnFold = {
      ...empty,
      leaves: 1,
      slots: [
        { column: 1, row: 1, width: 12, height: 8, panels: ['turn', 'lights'], front: 'lights' },
      ],
    }
    const apart = unstackPanel(full, 'lights', least)
    if (isRefused(apart)) throw new Error(apart)
    expect(slotOf(apart, 'lights')).toMatchObject({ row: 5, height: 4 })
    expect(slotOf(apart, 'turn')).toMatchObject({ row: 1, height: 4, front: 'turn' })
  })
})

describe('a stored fold', () => {
  it('loses unknown panels by name and nothing else', () => {
    const slots = [
      { column: 1, row: 1, width: 4, height: 3, panels: ['turn', 'orrery'], front: 'orrery' },
      { column: 8, row: 1, width: 4, height: 3, panels: ['sundial'], front: 'sundial' },
    ]
    const { fold, dropped } = repairFold({ ...empty, slots }, isKnownPanel, least)
    expect(dropped).toEqual(['orrery', 'sundial'])
    expect(fold.slots).toEqual([{ ...slots[0], panels: ['turn'], front: 'turn' }])
  })

  it('is sound after the repair, however it was stored', () => {
    const wild = fc.array(
      fc.record({
        column: fc.integer({ min: 1, max: 12 }),
        row: fc.integer({ min: 1, max: 12 }),
        width: fc.integer({ min: 1, max: 12 }),
        height: fc.integer({ min: 1, max: 12 }),
        panels: fc.array(fc.constantFrom(...ids, 'orrery'), { minLength: 1, maxLength: 4 }),
        front: fc.constantFrom(...ids),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(wild, fc.constantFrom<LeafCount>(1, 2, 3), (slots, leaves) => {
        const { fold, dropped } = repairFold({ ...empty, leaves, slots }, isKnownPanel, least)
        expectSound(fold)
        const named = new Set(slots.flatMap(({ panels }) => panels))
        expect(new Set([...panelsOf(fold), ...dropped])).toEqual(named)
      }),
    )
  })

  it.each(foldPresets)('$title is sound as it ships', ({ folds }) => {
    for (const preset of folds) {
      const fold = { ...preset, id: 'own-1' }
      expectSound(fold)
      expect(repairFold(fold, isKnownPanel, least)).toEqual({ fold, dropped: [] })
    }
  })
})

describe('the folds of a campaign', () => {
  const none: FoldSet = { folds: [], pins: {} }

  it('have ids and names of their own', () => {
    const two = addFold(addFold(none, empty), empty)
    expect(two.folds.map(({ id, name }) => [id, name])).toEqual([
      ['own-1', 'Crypt night'],
      ['own-2', 'Crypt night 2'],
    ])
    expect(deleteFold(two, 'own-1').folds.map(({ id }) => id)).toEqual(['own-2'])
    const renamed = keepFold(two, { ...empty, name: 'Crypt' })
    expect(renamed.folds.map(({ name }) => name)).toEqual(['Crypt', 'Crypt night 2'])
  })

  it('are as many as fit, and no more', () => {
    let set = none
    for (let more = 0; more < mostOwnFolds + 3; more += 1) set = addFold(set, empty)
    expect(set.folds).toHaveLength(mostOwnFolds)
  })

  it('take in those of a file, each in place of the one with its name', () => {
    const here = togglePin(
      addFold(addFold(none, empty), { ...empty, name: 'Road' }),
      'notes',
      'fight',
    )
    const other = { ...empty, leaves: 3 as const }
    const file = {
      folds: [{ ...other, name: 'ROAD' }, other, { ...other, name: 'Town' }],
      pins: { notes: ['town' as const] },
    }
    const merged = mergeFolds(here, file)
    expect(merged?.folds.map(({ id, name, leaves }) => [id, name, leaves])).toEqual([
      ['own-1', 'Crypt night', 3],
      ['own-2', 'ROAD', 3],
      ['own-3', 'Town', 3],
    ])
    expect(merged?.pins).toEqual({ notes: ['fight', 'town'] })
    const many = Array.from({ length: mostOwnFolds }, (_, at) => ({ ...empty, name: `Fold ${at}` }))
    expect(mergeFolds(here, { folds: many, pins: {} })).toBeNull()
  })

  it('pin a panel in standard folds, and take it off again', () => {
    const once = togglePin(togglePin(none, 'notes', 'fight'), 'notes', 'town')
    expect([pinnedIn(once, 'fight'), pinnedIn(once, 'explore')]).toEqual([['notes'], []])
    expect(togglePin(togglePin(once, 'notes', 'fight'), 'notes', 'town')).toEqual(none)
  })
})
