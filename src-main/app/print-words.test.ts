import { beforeAll, expect, test } from 'vitest'
import { begin } from '../ipc/handlers/campaigns.ts'
import { OnTheTable } from '../ipc/handlers/on-the-table.ts'
import { testWorld } from '../ipc/handlers/test-world.ts'
import { rulesetOf } from '../rules/registry.ts'
import { wantedOf, type Here } from './print-words.ts'

let here: Here

beforeAll(async () => {
  const world = testWorld()
  const { id } = await begin(world, world.bundled.sample())
  const { situation, shelf } = await new OnTheTable(world, () => undefined).put(id)
  here = { situation, shelf, ruleset: rulesetOf(situation) }
})

function names(ids: readonly string[]): string[] {
  return ids.map((id) => here.situation.creatures[id]?.name ?? 'nobody')
}
function sheets(words: Parameters<typeof wantedOf>[1]): string[] {
  const wanted = wantedOf('character-sheet', words, here)
  return wanted.template === 'character-sheet' ? names(wanted.creatures) : []
}

test('sheets of those named in any case, of the whole party, of its first, of nobody', () => {
  expect(sheets({ creatures: ['odo fenwick', 'MAUD TALLOW'] })).toEqual([
    'Odo Fenwick',
    'Maud Tallow',
  ])
  expect(sheets({ party: true })).toEqual(names(here.situation.party))
  expect(sheets({})).toEqual(['Maud Tallow'])
  expect(sheets({ blank: true })).toEqual([])
})

test('a name nobody bears is refused with the names there are', () => {
  expect(() => sheets({ creatures: ['Zed'] })).toThrow(
    expect.objectContaining({
      code: 'not-found',
      message: 'No character “Zed” in that campaign.',
      way: expect.stringContaining('Maud Tallow') as string,
    }),
  )
})
