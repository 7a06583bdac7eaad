import { expect, test } from 'vitest'
import { checks, type WalkStep } from './checks.ts'

const faults = (check: string, step: object): string[] | undefined =>
  checks[check]?.(step as unknown as WalkStep)

test('a page that loses the focus is found, and named by what had it', () => {
  const roll = { focus: { role: 'button', name: 'Roll' }, fold: 'Explore' }
  const nowhere = { focus: null, fold: 'Explore' }
  const keeps = (before: object, after: object) => faults('keeps the focus', { before, after })
  expect(keeps(roll, nowhere)).toEqual(['the focus is lost; it was on button “Roll”'])
  expect(keeps(roll, roll)).toEqual([])
  expect(keeps(nowhere, nowhere)).toEqual([])
})

test('Space on a button that Tab reached is that button’s, on one that was clicked the turn’s', () => {
  const turn = { name: 'Advance the turn, then 16:50', keys: ['Space'] }
  const pressed = (passedBy: boolean) =>
    faults('keeps its word', {
      move: { keys: 'Space' },
      before: { question: null, controls: [turn], focus: { role: 'button', passedBy } },
      after: { clock: '16:40' },
      steps: [{ entry: { kind: 'do' } }],
    })
  expect(pressed(false)).toEqual([])
  expect(pressed(true)).toEqual([
    '“Advance the turn, then 16:50”: clock: the screen says “16:40”, it is “16:50”',
  ])
})

test('a field may say what is wrong with its words when it is left, a button not after it was pressed', () => {
  const alerts = ['Type a number, or +1, -2.']
  const after = (role: string) =>
    faults('refuses beforehand', {
      move: {},
      before: { alerts: [], fold: 'Explore', text: '', focus: { role }, controls: [] },
      after: { alerts, fold: 'Explore', controls: [] },
    })
  expect(after('textbox')).toEqual([])
  expect(after('button')).toEqual([`refused without its reason beforehand: “${alerts}”`])
})

test('a larger window, or a chronicle folded away, may show what is wrong with the words in a field', () => {
  const after = (move: object) =>
    faults('refuses beforehand', {
      move,
      before: {
        ...{ alerts: [], fold: 'Explore', text: '', focus: null },
        controls: [{ keys: ['C'], enabled: true }],
      },
      after: { alerts: ['“6u” is no whole number.'], fold: 'Explore', controls: [] },
    })
  const larger = [{ kind: 'window' }, { keys: 'C' }, { control: { keys: ['C'] } }]
  expect(larger.flatMap(after)).toEqual([])
  expect(after({})).toHaveLength(1)
})
