import { beforeEach, expect, it } from 'vitest'
import type { FoldSet, OwnFold } from '../../../src-main/ipc/contract/folds.ts'
import type { Api } from '../../lib/api.ts'
import { panelsOf, slotOf } from '../../lib/layout/arrange.ts'
import { panelCards } from '../../lib/layout/panels.ts'
import { foldPresets } from '../../lib/layout/presets.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { ArrangeState } from './arrange.svelte.ts'
import { panelParts } from './panel-parts.svelte.ts'

const fold: OwnFold = {
  id: 'own-1',
  name: 'Crypt night',
  leaves: 2,
  slots: [
    { column: 1, row: 1, width: 4, height: 3, panels: ['turn'], front: 'turn' },
    { column: 5, row: 1, width: 3, height: 3, panels: ['lights', 'timers'], front: 'lights' },
    { column: 8, row: 1, width: 5, height: 8, panels: ['encounter'], front: 'encounter' },
  ],
}
let stored: { set: FoldSet; from: string; note: string | null; drafts: OwnFold[] }
let kept: readonly OwnFold[]
let saved: FoldSet[]
let screen: Screen
let arrange: ArrangeState

beforeEach(async () => {
  stored = { set: { folds: [fold], pins: {} }, from: 'campaign', note: null, drafts: [] }
  kept = []
  saved = []
  const answers: Record<string, (input: never) => unknown> = {
    'folds.read': () => stored,
    'folds.draft': ({ drafts }: { drafts: OwnFold[] }) => ((kept = drafts), null),
    'folds.save': ({ set }: { set: FoldSet }) => (saved.push(set), null),
  }
  const api = {
    call: async (name: string, input: never) => ({ ok: true, value: answers[name]?.(input) }),
    on: () => () => undefined,
  } as unknown as Api
  screen = new Screen(api)
  await screen.ownFolds.read()
  screen.fold = 'own-1'
  screen.ownFolds.draft = fold
  arrange = new ArrangeState(screen.ownFolds, fold)
})

it('has a part to draw for every panel of the drawer', () => {
  expect(Object.keys(panelParts).sort()).toEqual(panelCards.map(({ id }) => id).sort())
})

it('keeps every step, and takes it up after a power cut; a fold that is gone is dropped', async () => {
  arrange.remove('turn')
  expect(kept.map(({ slots }) => slots.length)).toEqual([2])
  stored = { ...stored, drafts: [...kept, { ...fold, id: 'own-gone' }] }
  const again = new Screen(screen.api)
  await again.ownFolds.read()
  again.fold = 'own-1'
  expect(again.ownFolds.draft?.slots.length).toBe(2)
  again.ownFolds.draft = null
  expect(kept).toEqual([])
})

it('moves a lifted panel by steps, and past the hinge to the next leaf', () => {
  arrange.lift('turn')
  arrange.move({ columns: 3, rows: 3 })
  expect(arrange.heldWords).toBe('This turn over column 4, row 4: fits')
  arrange.move({ columns: 1, rows: 0 })
  expect(arrange.held?.cells.column).toBe(8)
  expect(arrange.heldWords).toBe(
    'This turn over column 8, row 4: taken; T lays it as a tab on Encounter',
  )
  arrange.move({ columns: -1, rows: 0 })
  expect(arrange.held?.cells.column).toBe(4)
  expect(arrange.drop()).toBe(true)
  expect(slotOf(arrange.draft, 'turn')).toMatchObject({ column: 4, row: 4, width: 4, height: 3 })
})

it('keeps in hand what has no room, and puts it back', () => {
  arrange.lift('turn')
  arrange.move({ columns: 1, rows: 0 })
  expect(arrange.drop()).toBe(false)
  expect(arrange.held).not.toBeNull()
  arrange.putBack()
  expect([arrange.held, arrange.draft]).toEqual([null, fold])
})

it('lays a panel as a tab, takes it out again, and undoes step by step', () => {
  arrange.lift('turn')
  arrange.hold({ column: 8, row: 2, width: 4, height: 3 })
  arrange.stack()
  expect(slotOf(arrange.draft, 'turn')?.panels).toEqual(['encounter', 'turn'])
  arrange.unstack()
  expect(slotOf(arrange.draft, 'turn')?.panels).toEqual(['turn'])
  arrange.undo()
  arrange.undo()
  expect([arrange.draft, arrange.changed]).toEqual([fold, false])
})

it('sizes by steps, with words where it can’t', () => {
  arrange.select('turn')
  arrange.size({ width: 0, height: 2 })
  expect(arrange.said).toBe('This turn is 4 by 5.')
  arrange.size({ width: 1, height: 0 })
  expect(arrange.said).toBe('This turn: has no room there.')
  arrange.size({ width: -2, height: 0 })
  expect(arrange.said).toBe('This turn: too small.')
})

it('takes a panel from the drawer and puts it back, and saves what stands', async () => {
  arrange.add('notes')
  expect(panelsOf(arrange.draft)).toContain('notes')
  arrange.remove('lights')
  expect(panelsOf(arrange.draft)).not.toContain('lights')
  await arrange.save()
  expect(saved.at(-1)?.folds[0]).toEqual(screen.ownFolds.find('own-1'))
  expect(screen.ownFolds.draft).toBeNull()
})

it('drops panels of another version with their names, and turns from a fold that is gone', async () => {
  const [turn] = fold.slots
  if (!turn) throw new Error('no slot')
  const other = { ...turn, panels: ['orrery'], front: 'orrery', row: 4 }
  stored = {
    ...stored,
    set: { folds: [{ ...fold, slots: [turn, other] }], pins: { orrery: ['town'] } },
  }
  screen.fold = 'own-7'
  await screen.ownFolds.read()
  expect(screen.ownFolds.note).toBe(
    'This version does not know these panels and leaves them out: orrery. The others are in their places.',
  )
  expect(screen.ownFolds.set).toEqual({ folds: [{ ...fold, slots: [turn] }], pins: {} })
  expect(screen.fold).toBe('explore')
})

it('loads folds from a file, all of them or none and why', async () => {
  const [turn] = fold.slots
  if (!turn) throw new Error('no slot')
  const other = { ...turn, panels: ['orrery'], front: 'orrery', row: 4 }
  const file = (folds: unknown) =>
    new File([JSON.stringify({ gatefold: 'folds', folds, pins: {} })], 'mine.json')
  expect(
    await screen.ownFolds.load(file([{ ...fold, slots: [{ ...turn, column: 40 }] }])),
  ).toMatchObject({ refuses: expect.stringContaining('“slots 1 column” is missing or wrong') })
  expect(await screen.ownFolds.load(new File(['x'.repeat(200_001)], 'big'))).toEqual({
    refuses: 'big: The file is too large to hold folds. Your folds are as they were.',
  })
  expect(saved).toEqual([])
  const road = { ...fold, name: 'Road', slots: [turn, other] }
  expect(await screen.ownFolds.load(file([road]))).toEqual({ count: 1 })
  expect(screen.ownFolds.set.folds).toEqual([
    fold,
    { ...fold, id: 'own-2', name: 'Road', slots: [turn] },
  ])
  expect(screen.ownFolds.note).toContain('does not know these panels and leaves them out: orrery')
})

it('begins folds from a preset and deletes them again', async () => {
  const two = foldPresets.find(({ id }) => id === 'two-displays')
  if (!two) throw new Error('no preset')
  await screen.ownFolds.add(two)
  expect(screen.ownFolds.set.folds.map(({ name }) => name)).toEqual([
    'Crypt night',
    'Laptop',
    'Second display',
  ])
  expect(screen.fold).toBe('own-2')
  await screen.ownFolds.delete('own-2')
  expect([screen.fold, screen.ownFolds.set.folds.length]).toEqual(['explore', 2])
})
