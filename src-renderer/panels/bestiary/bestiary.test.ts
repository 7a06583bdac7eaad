import { expect, it } from 'vitest'
import { BestiaryPanel } from './bestiary.svelte.ts'
import { goblin, goblinKept, testScreen } from './test-screen.ts'

it('meeting a monster puts it on the table and turns to Explore', async () => {
  const { screen, named } = testScreen(goblinKept, {
    actions: [
      {
        id: 'house.encounter',
        slot: 'encounter',
        input: {},
        asks: {
          monster: { kind: 'monster', title: 'Who' },
          number: { kind: 'notation', title: 'How many' },
        },
      },
    ],
  })
  screen.fold = 'prep'
  const panel = new BestiaryPanel(screen)
  await panel.choose('goblin')
  panel.number = 4
  await panel.meet()
  expect(named('play.run').map(({ input }) => input)).toMatchObject([
    { action: 'house.encounter', input: { monster: 'goblin', number: '4' } },
  ])
  expect(screen.fold).toBe('explore')
})

it('a filter that is taken off is not asked for, and the search goes with those that stand', async () => {
  const { screen, named } = testScreen({ 'library.search': () => ({ total: 0, monsters: [] }) })
  const panel = new BestiaryPanel(screen)
  panel.words = 'gob'
  await panel.set({ kind: 'undead', hdFrom: 0 })
  expect(panel.filters).toBe(2)
  await panel.set({ kind: undefined, unread: false })
  expect(panel.filters).toBe(1)
  await panel.clear()
  expect(named('library.search').map(({ input }) => input)).toMatchObject([
    { words: 'gob', filter: { kind: 'undead', hdFrom: 0 } },
    { words: 'gob', filter: { hdFrom: 0 } },
    { words: 'gob', filter: {} },
  ])
})

it('back goes from the form to the monster, from the monster to the desk, and from there to the converter', async () => {
  const { screen } = testScreen(goblinKept)
  const panel = new BestiaryPanel(screen)
  panel.open('twins')
  await panel.choose('goblin')
  panel.editing = true
  const stands = () => [panel.desk, panel.chosen, panel.editing]
  panel.back()
  expect(stands()).toEqual(['twins', 'goblin', false])
  panel.back()
  expect(stands()).toEqual(['twins', null, false])
  panel.back()
  expect(stands()).toEqual([null, null, false])
})

it('a desk is put away by a second press, and may be about one monster only', async () => {
  const { screen } = testScreen(goblinKept)
  const panel = new BestiaryPanel(screen)
  panel.open('write out')
  expect(panel.which).toEqual({ words: '', filter: {} })
  panel.open('write out')
  expect(panel.desk).toBeNull()
  await panel.choose('goblin')
  panel.open('write out', goblin as never)
  expect([panel.desk, panel.chosen, panel.which, panel.many]).toEqual([
    'write out',
    null,
    { ids: ['goblin'] },
    1,
  ])
})

it('a monster that has left the library leaves the leaf too', async () => {
  let there = true
  const { screen } = testScreen({
    ...goblinKept,
    'library.search': () => ({ total: 0, monsters: [] }),
    'library.shelves': () => ({}),
    'library.monster': () => (there ? goblin : null),
  })
  const panel = new BestiaryPanel(screen)
  await panel.choose('goblin')
  expect(panel.shown?.monster).toEqual(goblin)
  there = false
  await panel.refresh()
  expect([panel.chosen, panel.shown]).toEqual([null, null])
})
