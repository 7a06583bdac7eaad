import { expect, it } from 'vitest'
import { KeyRing } from './key-ring.ts'

it('the last to bind a key hears it, and letting go gives it back', () => {
  const heard: string[] = []
  const ring = new KeyRing()
  ring.bind('Escape', () => heard.push('fold'))
  const letGo = ring.bind('Escape', () => heard.push('palette'))
  expect(ring.press('Escape')).toBe(true)
  letGo()
  expect(ring.press('Escape')).toBe(true)
  expect(heard).toEqual(['palette', 'fold'])
})

it('a key that nobody bound is left alone', () => {
  expect(new KeyRing().press('Q')).toBe(false)
})

it('what is due goes before what was bound later', () => {
  const heard: string[] = []
  const ring = new KeyRing()
  const settled = ring.bind('M', () => heard.push('due'), { first: true })
  ring.bind('M', () => heard.push('encounter'))
  ring.press('M')
  expect(ring.free('M')).toBeUndefined()
  settled()
  ring.press('M')
  expect(ring.free('M')).toBe('M')
  expect(heard).toEqual(['due', 'encounter'])
})
