import { expect, it } from 'vitest'
import { BestiaryPanel } from './bestiary.svelte.ts'
import { MonsterEditing } from './monster-editing.svelte.ts'
import { TableDraft } from './table-draft.svelte.ts'
import { goblin, goblinKept, testScreen } from './test-screen.ts'
import { BestiaryExport } from './bestiary-export.svelte.ts'

const row = (monster: string) => ({ rolls: '1', text: `[1] ${monster}`, chance: 0.5, monster })
const drafting = {
  ...goblinKept,
  'library.draftTable': () => ({ dice: '1d4', rows: [row('a'), row('b')], text: '1d4,Result\n' }),
  'library.ids': () => ['a', 'b', 'c'],
  'play.preview': () => ({ verdict: '2 rows on 1d4' }),
}

it('a table is drafted of all that is found, without those left out, and kept where it serves', async () => {
  const { screen, named } = testScreen(drafting)
  const panel = new BestiaryPanel(screen)
  panel.found.total = 3
  const draft = new TableDraft(panel)
  draft.at = '3'
  await draft.draft()
  draft.leaveOut('b')
  await draft.draft()
  await draft.keep()
  expect(named('library.draftTable').map(({ input }) => input)).toEqual([
    { which: { words: '', filter: {} }, dice: 'fit', at: '3' },
    { which: { ids: ['a', 'c'] }, dice: 'fit', at: '3' },
  ])
  expect(named('play.run').map(({ input }) => input)).toMatchObject([
    {
      action: 'house.keep-table',
      input: { title: 'Level 3, of mine', use: 'encounter', text: '1d4,Result\n', at: '3' },
    },
  ])
  expect(draft.kept).toBe('Level 3, of mine')
})

it('what was changed by hand is not drafted over, and its faults are reported', async () => {
  const { screen, named } = testScreen({
    ...drafting,
    'play.preview': ({ input }: { input: { text: string } }) => ({
      verdict: '',
      ...(input.text === 'bad' ? { refuses: 'No row answers 4.' } : {}),
    }),
  })
  const draft = new TableDraft(new BestiaryPanel(screen))
  await draft.draft()
  draft.edit('bad')
  await draft.draft()
  await expect.poll(() => draft.refuses).toBe('No row answers 4.')
  await draft.keep()
  expect([draft.text, named('play.run'), named('library.draftTable').length]).toEqual([
    'bad',
    [],
    1,
  ])
})

it('why no table can be made is said, and nothing is kept', async () => {
  const { screen } = testScreen({
    ...drafting,
    'library.draftTable': () => new Error('12 monsters are too many for 1d6'),
  })
  const draft = new TableDraft(new BestiaryPanel(screen))
  await draft.draft()
  expect([draft.refuses, draft.rows]).toEqual(['12 monsters are too many for 1d6', []])
})

it('a file is named after what is in it', async () => {
  const { screen, named } = testScreen({
    'library.formats': () => [{ id: 'json', title: 'JSON', extension: 'json' }],
    'library.text': () => ({
      text: 'x'.repeat(30_000),
      monsters: 1,
      of: 1,
      losses: ['HP of Goblin'],
    }),
    'library.export': () => ({ path: '/out/Goblin.json', bytes: 1, monsters: 1 }),
  })
  const panel = new BestiaryPanel(screen)
  panel.open('write out', goblin as never)
  const out = new BestiaryExport(panel)
  await out.begin()
  await out.look()
  expect([out.text.length, out.cut]).toEqual([20_000, true])
  await out.save()
  out.typed = 'Cellar'
  await out.save()
  expect(named('library.export').map(({ input }) => input)).toEqual(
    ['Goblin', 'Cellar'].map((title) => ({ which: { ids: ['goblin'] }, format: 'json', title })),
  )
  expect(out.saved?.path).toBe('/out/Goblin.json')
})

it('a changed name or tag keeps what was read; a changed text is read again', async () => {
  const read = { ...goblin, id: 'm1', name: 'Hobgoblin', source: { ...goblin.source, text: 'new' } }
  const { screen, named } = testScreen({
    ...goblinKept,
    'convert.read': () => ({ monsters: [read], says: '' }),
  })
  const panel = new BestiaryPanel(screen)
  const editing = new MonsterEditing(panel, goblin as never)
  expect(editing.refuses).toBe('nothing is changed')
  editing.tags = 'humanoid, cellar,, cellar'
  await editing.keep()
  editing.text = 'new'
  await editing.keep()
  const kept = named('play.run').map(({ input }) => (input as { input: object }).input)
  expect(kept).toMatchObject([
    { monster: { id: 'goblin', name: 'Goblin', tags: ['humanoid', 'cellar'] } },
    { monster: { id: 'goblin', name: 'Hobgoblin', source: { text: 'new', system: 'Ours' } } },
  ])
  expect(named('convert.read')).toHaveLength(1)
})

it.each([
  [[], 'No stat block found.'],
  [[goblin, goblin], 'This reads as 2 monsters. Keep one of them here and convert the others.'],
])('a text of no one monster is refused where it stands', async (monsters, says) => {
  const { screen, named } = testScreen({
    ...goblinKept,
    'convert.read': () => ({ monsters, says: 'No stat block found.' }),
  })
  const editing = new MonsterEditing(new BestiaryPanel(screen), goblin as never)
  editing.text = 'something else'
  await editing.keep()
  expect([editing.wrong, named('play.run')]).toEqual([says, []])
})
