import { expect, test } from 'vitest'
import type { Api } from './api.ts'
import { RuleTitles } from './rule-titles.svelte.ts'

test('a rule goes by its name once the names are known, and they are asked for once', async () => {
  const calls: string[] = []
  const api = {
    call: (name: string) => {
      calls.push(name)
      return Promise.resolve({ ok: true, value: { 'GF-FIGHT-10': 'Who may act' } })
    },
  } as unknown as Api
  const titles = new RuleTitles(api)
  expect(titles.of('GF-FIGHT-10')).toBe('GF-FIGHT-10')
  await Promise.all([titles.read(), titles.read()])
  expect([titles.of('GF-FIGHT-10'), titles.of('GF-NONE-01')]).toEqual(['Who may act', 'GF-NONE-01'])
  expect(calls).toEqual(['play.rule-titles'])
})
