import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noTables } from '../../rules/testing/shelf-of.ts'
import { bundled } from '../../app/bundled.ts'
import { rulesets } from '../../rules/registry.ts'
import { Library } from '../library.ts'
import { newState } from '../state.ts'
import type { PrintContent } from './print-content.ts'
import { statBlocks, type StatBlocksData } from './stat-blocks.ts'

const { monsters } = bundled(join(import.meta.dirname, '../../../resources'))

function page(ids: string[], source = true): PrintContent | string {
  const { hearts } = rulesets
  if (!hearts) throw new Error('no game')
  const content = statBlocks(
    { template: 'stat-blocks', monsters: ids, source },
    {
      situation: newState('The Drowned Belfry', 'hearts', {}),
      ruleset: hearts,
      shelf: new Library(monsters, noTables, []),
      entries: [],
    },
  )
  return content.end === 'made' ? content : content.refused.why
}

it('a block tells its numbers, what they came of, how it was judged and the text it was read from', () => {
  const content = page(['bundled-owl-bear'])
  if (typeof content === 'string') throw new Error(content)
  const [block] = (content.data as StatBlocksData).blocks
  expect([content.title, block?.name, block?.tags]).toEqual([
    'Owl bear, HEARTS',
    'Owl bear',
    'monstrosity, forest',
  ])
  expect(block?.figures[0]).toEqual({
    label: 'HP',
    value: '6',
    how: '5 HD, + 1 for chain-like hide',
    rule: 'HRT-BX-03',
  })
  expect(block?.calls.map(({ answer }) => answer)).toEqual(['Moderate', 'Its Hit Dice', 'None'])
  expect(block?.facts.map(({ label }) => label)).toEqual(['HD', 'Move', 'Number'])
  expect(block?.read.map(({ label }) => label)).toEqual([
    'Hit dice',
    'AC',
    'THAC0',
    'Move',
    'Saves',
    'Saves as',
    'Morale',
    'Alignment',
    'XP',
    'Number',
    'Treasure',
  ])
  expect(block?.source[0]).toBe('Owl bear')
  expect(block?.source.join(' ')).toBe(
    monsters
      .find(({ id }) => id === 'bundled-owl-bear')
      ?.source.text.replace(/\s+/g, ' ')
      .trim(),
  )
})

it('credits stand once, with their monsters only where there are several', () => {
  const creditsOf = (ids: string[]): string[] => {
    const content = page(ids)
    return typeof content === 'string' ? [content] : (content.data as StatBlocksData).credits
  }
  const [credit = ''] = creditsOf(['bundled-ogre'])
  expect(credit).not.toBe('')
  expect(creditsOf(['bundled-ogre', 'bundled-goblin'])).toEqual([credit])
})

it('without the text where it is not wanted; one that is gone is refused', () => {
  const content = page(['bundled-ogre'], false)
  expect(
    typeof content === 'string' ? content : (content.data as StatBlocksData).blocks[0]?.source,
  ).toEqual([])
  expect(page(['nobody'])).toBe('A monster is not in the bestiary any more.')
})
