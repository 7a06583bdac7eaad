import { expect, test } from 'vitest'
import { SaidBefore } from './said-before.ts'

const drawing = (...texts: string[]) => {
  let nth = 0
  return () => texts[nth++ % texts.length] ?? ''
}

test('a text is drawn again only when all others have been said as often', () => {
  const said = new SaidBefore()
  const draw = drawing('a goat', 'a goat', 'a bell', 'a goat')
  const texts = Array.from({ length: 4 }, () => said.fresh(draw))
  expect(texts.filter((text) => text === 'a goat')).toHaveLength(2)
  expect(texts.filter((text) => text === 'a bell')).toHaveLength(2)
})

test('a text of two fragments counts as both', () => {
  const said = new SaidBefore()
  said.fresh(drawing('a goat; a bell'))
  expect(said.fresh(drawing('a bell', 'a horn; a goat', 'a wheel'))).toBe('a wheel')
})

test('a text at odds with its place is taken only where all are', () => {
  const said = new SaidBefore()
  const isWet = (text: string) => text !== 'dry sand'
  expect(said.fresh(drawing('dry sand', 'a shell', 'dry sand'), isWet)).toBe('a shell')
  expect(said.fresh(drawing('dry sand'), isWet)).toBe('dry sand')
})

test('a text that stands in a kept part counts as said', () => {
  const said = new SaidBefore(['Hall. A goat. It smells of smoke.'])
  expect(said.fresh(drawing('a goat', 'a bell'))).toBe('a bell')
})
