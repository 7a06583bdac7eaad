import { expect, it } from 'vitest'
import type { HouseRuleView } from '../../../src-main/campaign/view/views.ts'
import { ruleGroups } from './settings.svelte.ts'

function rule(id: string, group: string, value: string): HouseRuleView {
  return {
    id,
    title: id,
    asks: '',
    rule: 'HRT-MOR-01',
    group,
    ruleset: 'hearts',
    value,
    default: 'a',
    options: [],
    number: null,
  }
}

it('groups them in the order of the book and counts the changed ones', () => {
  const [a, b, c] = [rule('a', 'Combat', 'a'), rule('b', 'Gear', 'b'), rule('c', 'Combat', 'c')]
  expect(ruleGroups([a, b, c])).toEqual([
    { title: 'Combat', rules: [a, c], changed: 1 },
    { title: 'Gear', rules: [b], changed: 1 },
  ])
})
