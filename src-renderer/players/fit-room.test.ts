// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fitRoom, stripSteps, type FitStep } from './fit-room.ts'

const plain: FitStep = { size: 1, dense: false }
const close: FitStep = { size: 0.9, dense: true }

/** A side with two lists, of which each row takes 10 pixels, or 6 in the dense look. */
function sideOf(height: number, foes: readonly ('up' | 'out')[], lights: number): HTMLElement {
  const side = document.createElement('div')
  const row = (state: 'up' | 'out') => `<li ${state === 'out' ? 'data-out' : ''}>${state}</li>`
  side.innerHTML = `<ul data-rows>${foes.map(row).join('')}</ul><p data-more hidden></p>
    <ul data-rows>${row('up').repeat(lights)}</ul><p data-more hidden></p>`
  const rows = () => side.querySelectorAll('li:not([hidden]), p:not([hidden])').length
  for (const one of side.querySelectorAll('li'))
    Object.defineProperty(one, 'offsetHeight', { value: 6 })
  Object.defineProperty(side, 'clientHeight', { value: height })
  Object.defineProperty(side, 'scrollHeight', {
    get: () => rows() * (side.hasAttribute('data-dense') ? 6 : 10),
  })
  document.body.append(side)
  return side
}

const lookOf = (side: HTMLElement) => ({
  size: side.style.getPropertyValue('--fit'),
  dense: side.hasAttribute('data-dense'),
  rows: [...side.querySelectorAll('li:not([hidden])')].map((row) => row.textContent),
  more: [...side.querySelectorAll('p:not([hidden])')].map((more) => more.textContent),
})

afterEach(() => document.body.replaceChildren())

test('what has room is drawn as it is, and what has not in the first look in which it has', () => {
  const roomy = sideOf(40, ['up', 'out'], 1)
  fitRoom([plain, close])(roomy)
  expect(lookOf(roomy)).toEqual({ size: '1', dense: false, rows: ['up', 'out', 'up'], more: [] })
  const tight = sideOf(20, ['up', 'out'], 1)
  fitRoom([plain, close])(tight)
  expect(lookOf(tight)).toEqual({ size: '0.9', dense: true, rows: ['up', 'out', 'up'], more: [] })
})

test('a list too long for every look leaves out the fallen first, and says how many are left out', () => {
  const side = sideOf(30, ['out', 'up', 'out', 'up', 'up'], 1)
  fitRoom([plain, close])(side)
  expect(lookOf(side).rows).toEqual(['up', 'up', 'up', 'up'])
  expect(lookOf(side).more).toEqual(['and 2 more'])
})

test('a strip too wide for every look of one line takes several', () => {
  const strip = document.createElement('ol')
  Object.defineProperty(strip, 'clientWidth', { value: 100 })
  Object.defineProperty(strip, 'scrollWidth', {
    get: () => (strip.hasAttribute('data-wraps') ? 100 : 140),
  })
  fitRoom(stripSteps)(strip)
  expect([strip.style.getPropertyValue('--fit'), strip.hasAttribute('data-wraps')]).toEqual([
    '0.7',
    true,
  ])
})

test('rows that were left out are back when there is room again', async () => {
  const side = sideOf(30, ['up', 'up', 'up', 'up', 'up'], 1)
  fitRoom([plain, close])(side)
  expect(lookOf(side).more).toEqual(['and 2 more'])
  side.querySelectorAll('li').forEach((row, at) => at > 2 && row.remove())
  await vi.waitFor(() => expect(lookOf(side)).toMatchObject({ size: '1', more: [] }))
})
