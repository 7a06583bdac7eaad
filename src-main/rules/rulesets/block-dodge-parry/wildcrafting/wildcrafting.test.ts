import { expect, test } from 'vitest'
import { BlockDodgeParryEvening, hero, holding } from '../testing/evening.ts'

const herb = (name: string, count = 1) => ({ name, count, ready: false })
const crafter = (...herbs: object[]) =>
  new BlockDodgeParryEvening([holding(hero('c1', 'Maud'), ...herbs)])

test('a recipe takes what wastes least, and leaves the rest', () => {
  const evening = crafter(
    herb('Ironroot (Uncommon, Hills)', 2),
    herb('Bog Moss (Common, Swamp)'),
    herb('Barrow Rose (Rare, Hills)'),
  )
  evening.do('craft', { recipe: 'Coldroot Salve' })
  const items = Object.values(evening.state.creatures['c1']?.items ?? {})
  expect(items.map(({ name, count }) => `${count} ${name}`)).toEqual([
    '1 Ironroot (Uncommon, Hills)',
    '1 Barrow Rose (Rare, Hills)',
    '1 Coldroot Salve',
  ])
})

test('two different ones, enough potency and the region are wanted', () => {
  expect(crafter(herb('Barrow Rose (Rare, Hills)')).refuses('craft', {})).toContain('two different')
  const poor = crafter(herb('Bog Moss (Common, Swamp)'), herb('Silverleaf (Uncommon, Forest)'))
  expect(poor.refuses('craft', {})).toContain('Potency 4, and there is 3')
  expect(poor.refuses('craft', { recipe: 'Emberglow Tea' })).toContain('1 from Desert')
})

test('a chosen tray is checked as it is', () => {
  const evening = crafter(herb('Ironroot (Uncommon, Hills)', 2), herb('Torch'))
  const refuse = (tray: object) => evening.refuses('craft', { recipe: 'Ironroot Brew', ...tray })
  expect(refuse({ first: 'c1i1', second: 'c1i1' })).toContain('two different')
  expect(refuse({ first: 'c1i2' })).toContain('no ingredient')
})

test('a cure heals its light wound, a salve waits for the night', () => {
  const evening = crafter(herb('Emberglow Tea'), herb('Dreamweed Tea'))
  expect(evening.refuses('use', { who: 'c1', item: 'c1i1', on: 'c1' })).toContain(
    'no light frostbite',
  )
  evening.happen({ do: 'condition', creature: 'c1', name: 'Light Frostbite', to: {} })
  evening.do('use', { who: 'c1', item: 'c1i1', on: 'c1' })
  evening.do('use', { who: 'c1', item: 'c1i2', on: 'c1' })
  expect(evening.conditions('c1')).toEqual(['Dreamweed Tea'])
})
