import { expect, it } from 'vitest'
import type { ChronicleLine } from '../../../src-main/campaign/view/views.ts'
import { groupLines, matchesFilter } from './chronicle.svelte.ts'

function line(number: number, more: Partial<ChronicleLine> = {}): ChronicleLine {
  return {
    number,
    kind: 'do',
    undone: false,
    full: null,
    leftOut: null,
    was: null,
    what: 'Reaction, Odo, Pirate 9',
    says: 'Will talk',
    tone: 'good',
    total: 6,
    dice: [{ sides: 20, face: 6, typed: false }],
    why: [{ name: 'target', value: 'under 9' }],
    rule: 'HRT-REA-01',
    ruleTitle: 'Reactions',
    secret: false,
    heading: 'Turn 4',
    time: '15:40',
    day: 14,
    amends: [],
    who: [],
    ...more,
  }
}

it('lines of one turn are under one heading, and a turn of another day under another', () => {
  const groups = groupLines([
    line(4),
    line(3),
    line(2, { heading: 'Turn 3' }),
    line(1, { heading: 'Turn 3', day: 13 }),
  ])
  expect(
    groups.map(({ heading, day, lines }) => [heading, day, lines.map(({ number }) => number)]),
  ).toEqual([
    ['Turn 4', 14, [4, 3]],
    ['Turn 3', 14, [2]],
    ['Turn 3', 13, [1]],
  ])
})

it('finds every word, in what was tried, the result, the reasons and the rule', () => {
  expect(matchesFilter(line(1), 'odo talk', 'all')).toBe(true)
  expect(matchesFilter(line(1), 'under hrt-rea', 'all')).toBe(true)
  expect(matchesFilter(line(1), 'odo goblin', 'all')).toBe(false)
})

it('filters by rolls, by what is due and by what the players did not see', () => {
  const note = line(1, { dice: [] })
  expect([
    matchesFilter(note, '', 'rolls'),
    matchesFilter(line(1, { tone: 'due' }), '', 'due'),
    matchesFilter(note, '', 'unseen'),
  ]).toEqual([false, true, false])
})
