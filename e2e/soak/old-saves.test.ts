import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '../../src-main/rules/registry.ts'
import { migrate } from '../../src-main/storage/migrations/index.ts'
import { replay } from '../../src-main/storage/replay.ts'
import type { WholeCampaign } from '../../src-main/storage/store.ts'
import { AnyTable } from './any-table.ts'

/** A campaign of each game, saved by the version of 2026-11-23: before the rules had rooms. */
const saves = games.map(({ id }): [string, WholeCampaign] => [
  id,
  JSON.parse(
    readFileSync(`src-main/storage/migrations/saves/before-rooms/${id}.json`, 'utf8'),
  ) as WholeCampaign,
])

/** Tags that a creation has noted since those saves were made: the package of each level above the first. */
const notedSince = /^level \d+: /

test.each(saves)('%s opens as it was saved, and its journal leads to its head', (_game, save) => {
  expect(migrate(structuredClone(save), 1, 'The save')).toEqual(save)
  expect(replay(save.first, save.entries)).toEqual(save.head)
})

test.each(saves)(
  '%s, played again by its commands and dice, comes to the same state',
  (_game, save) => {
    const replayed = structuredClone(AnyTable.saved(save).replayed())
    for (const { tags } of Object.values(replayed?.creatures ?? {}))
      for (const tag of Object.keys(tags)) if (notedSince.test(tag)) delete tags[tag]
    expect(replayed).toEqual(save.head.state)
  },
)
