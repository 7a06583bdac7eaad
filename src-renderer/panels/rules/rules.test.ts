import { expect, it } from 'vitest'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { RulesState } from './rules.svelte.ts'

const hearts = {
  title: 'HEARTS',
  texts: ['01', '02', '03'].map((number) => ({
    rule: `HRT-EQ-${number}`,
    title: `Gear ${number}`,
    text: 'See DLV-EQ-01.',
    section: 'Gear',
  })),
}
const delve = {
  title: 'Delve',
  texts: [{ rule: 'DLV-EQ-01', title: 'Unarmoured', text: 'DR 0.', section: 'Gear' }],
}

function panel(rule: string | null = null, words = ''): RulesState {
  const call = (_: string, { of }: { of: string }): Promise<unknown> =>
    Promise.resolve({ ok: true, value: of === 'all' ? [hearts, delve] : [hearts] })
  return new RulesState(
    new Screen({ call, on: () => () => undefined } as unknown as Api),
    rule,
    words,
  )
}

it('opens at the rule it was asked for, and steps through the list without leaving it', async () => {
  const rules = panel('HRT-EQ-02')
  await rules.read()
  expect(rules.open?.title).toBe('Gear 02')
  rules.step(1)
  rules.step(1)
  expect(rules.open?.title).toBe('Gear 03')
  rules.step(-10)
  expect(rules.open?.title).toBe('Gear 01')
})

it('a rule of a game that is not played here is looked up among all games', async () => {
  const rules = panel('DLV-EQ-01')
  await rules.read()
  expect(rules.of).toBe('all')
  await rules.read()
  expect(rules.open?.title).toBe('Unarmoured')
})

it('words search every section, whichever was open', async () => {
  const rules = panel()
  await rules.read()
  rules.heading = { book: 'HEARTS', section: 'Nowhere', count: 0 }
  expect(rules.listed).toEqual([])
  rules.words = 'gear 03'
  expect(rules.listed.map(({ title }) => title)).toEqual(['Gear 03'])
})
