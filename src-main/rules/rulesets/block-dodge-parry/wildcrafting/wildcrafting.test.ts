import { expect, test } from 'vitest'
import { ingredientIn } from './recipes.ts'
import { BlockDodgeParryEvening, hero, withItems } from '../testing/evening.ts'

const herb = (name: string, count = 1) => ({ name, count, ready: false })
const crafter = (...herbs: object[]) =>
  new BlockDodgeParryEvening([withItems(hero('c1', 'Maud'), ...herbs)])

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

test('an ingredient is noted from the lists, or by its kind, rarity and region', () => {
  const evening = crafter()
  evening.do('note-ingredient', { who: 'c1', ingredient: 'Silverleaf', count: 2 })
  const grave = { who: 'c1', ingredient: 'another', name: 'Grave Cap', sort: 'Mushroom' }
  evening.do('note-ingredient', { ...grave, rarity: 'Rare', region: 'Swamp' })
  const items = Object.values(evening.state.creatures['c1']?.items ?? {})
  expect(items.map(({ name, count }) => `${count} ${name}`)).toEqual([
    '2 Silverleaf (Uncommon, Forest)',
    '1 Grave Cap (Rare mushroom, Swamp)',
  ])
  expect(items.map((item) => ingredientIn(item))).toEqual([
    { name: 'Silverleaf', kind: 'Plant', rarity: 'Uncommon', region: 'Forest' },
    { name: 'Grave Cap', kind: 'Mushroom', rarity: 'Rare', region: 'Swamp' },
  ])
  evening.do('craft', { recipe: 'Herbal Antidote' })
  expect(Object.values(evening.state.creatures['c1']?.items ?? {})).toContainEqual(
    expect.objectContaining({ name: 'Herbal Antidote', count: 1 }),
  )
})
