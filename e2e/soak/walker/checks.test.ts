import { expect, test } from 'vitest'
import { checks } from './checks.ts'
import type { Scene } from './scene.ts'

const on = (name: string) => ({ role: 'button', name, lost: false })
const nowhere = { role: 'generic', name: '', lost: true }

const lost = (before: object, after: object): string[] | undefined =>
  checks['keeps the focus']?.({
    before: { focus: before },
    after: { focus: after, page: 'table' },
  } as unknown as Scene)

test('a page that loses the focus is found, and named by what had it', () => {
  expect(lost(on('Roll'), nowhere)).toEqual(['the focus is lost; it was on button “Roll”'])
  expect(lost(on('Roll'), on('Undo'))).toEqual([])
  expect(lost(nowhere, nowhere)).toEqual([])
})
