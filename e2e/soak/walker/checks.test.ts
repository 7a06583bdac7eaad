import { expect, test } from 'vitest'
import { checks } from './checks.ts'
import type { WalkStep } from './scene.ts'

const on = (name: string) => ({ role: 'button', name, lost: false })
const nowhere = { role: 'generic', name: '', lost: true }

const lost = (before: object, after: object): string[] | undefined =>
  checks['keeps the focus']?.({
    before: { focus: before },
    after: { focus: after, page: 'table' },
  } as unknown as WalkStep)

test('a page that loses the focus is found, and named by what had it', () => {
  expect(lost(on('Roll'), nowhere)).toEqual(['the focus is lost; it was on button “Roll”'])
  expect(lost(on('Roll'), on('Undo'))).toEqual([])
  expect(lost(nowhere, nowhere)).toEqual([])
})

const says = (check: string, scene: object): string[] | undefined =>
  checks[check]?.(scene as unknown as WalkStep)

test('Space on a button that Tab reached is that button’s, on one that was clicked the turn’s', () => {
  const turn = { name: 'Advance the turn, then 16:50', keys: ['Space'] }
  const pressed = (passedBy: boolean) =>
    says('keeps its word', {
      move: { keys: 'Space' },
      before: {
        text: '',
        question: null,
        controls: [turn],
        focus: { role: 'button', name: 'Roll', passedBy, lost: false },
      },
      after: { clock: '16:40' },
      steps: [{ entry: { kind: 'do' }, before: { creatures: {} }, after: { creatures: {} } }],
    })
  expect(pressed(false)).toEqual([])
  expect(pressed(true)).toEqual(['“Advance the turn, then 16:50” comes to “16:40”'])
})

test('a field may say what is wrong with its words when it is left, a button not after it was pressed', () => {
  const wrong = 'Type a whole number, or +1, -2.'
  const after = (role: string) =>
    says('refuses beforehand', {
      move: { kind: 'click' },
      before: { alerts: [], fold: 'Explore', text: '', focus: { role } },
      after: { alerts: [wrong], fold: 'Explore' },
    })
  expect(after('textbox')).toEqual([])
  expect(after('button')).toEqual([`refused without its reason beforehand: “${wrong}”`])
})
