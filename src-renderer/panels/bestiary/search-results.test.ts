import { expect, it } from 'vitest'
import { SearchResults, pageRows } from './search-results.svelte.ts'
import { testScreen } from './test-screen.ts'

const entry = (name: string) => ({
  id: name,
  name,
  line: '',
  family: 'bx',
  unread: 0,
  home: 'bundled' as const,
})

it('only the newest search counts, however late an older answer comes', async () => {
  const waiting: ((name: string) => void)[] = []
  const { screen } = testScreen({
    'library.search': () =>
      new Promise((resolve) => {
        waiting.push((name) => resolve({ total: 1, monsters: [entry(name)] }))
      }),
  })
  const found = new SearchResults(screen)
  const first = found.search({ words: 'gob', filter: {} })
  const second = found.search({ words: 'goblin', filter: {} })
  waiting[1]?.('Goblin')
  await second
  waiting[0]?.('Gobbler')
  await first
  expect([found.at(0)?.name, found.total]).toEqual(['Goblin', 1])
})

it('of five thousand only the pages near the eye are fetched, each once', async () => {
  const { screen, named } = testScreen({
    'library.search': ({ from, limit }: { from: number; limit: number }) => ({
      total: 5000,
      monsters: Array.from({ length: Math.min(limit, 5000 - from) }, (_, at) =>
        entry(`Beast ${from + at}`),
      ),
    }),
  })
  const found = new SearchResults(screen)
  await found.search({ words: '', filter: {} })
  await Promise.all([found.need(4890, 4990), found.need(4895, 4995)])
  await found.need(4890, 4990)
  expect(named('library.search').map(({ input }) => (input as { from: number }).from)).toEqual([
    0,
    48 * pageRows,
    49 * pageRows,
  ])
  expect([found.at(5)?.name, found.at(4901)?.name, found.at(2000)]).toEqual([
    'Beast 5',
    'Beast 4901',
    null,
  ])
  await found.need(4990, 6000)
  expect(named('library.search')).toHaveLength(3)
})
