import { expect, test } from 'vitest'
import type { Item } from '../core/state/creature.ts'
import { packedKit, thingNames } from './kit.ts'

const thing = (id: string, name: string, more: Partial<Item> = {}): Item => ({
  ...{ id, name, count: 1, ready: false },
  ...more,
})

test('of what is packed several times one stands in the kit, with its count', () => {
  const kit = packedKit([
    thing('k1', 'Torch'),
    thing('k2', 'Rope'),
    thing('k3', 'Torch', { count: 2 }),
  ])
  expect(thingNames(kit)).toEqual(['3 × Torch', 'Rope'])
  expect(kit.itemOrder).toEqual(['k1', 'k2'])
})

test('things in hand, or with writing on them, are not counted together', () => {
  const kit = packedKit([
    thing('k1', 'Dagger', { ready: true }),
    thing('k2', 'Dagger', { ready: true }),
    thing('k3', 'Spellbook', { text: 'Knock' }),
    thing('k4', 'Spellbook', { text: 'Knock' }),
    thing('k5', 'Torch', { gear: 'torch' }),
    thing('k6', 'Torch'),
  ])
  expect(thingNames(kit)).toHaveLength(6)
})
