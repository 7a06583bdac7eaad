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

/** Words that have been put otherwise since then, with those of the saves. */
const rewordedSince = [['Ground: tall grass', 'Tall grass']] as const

test.each(saves)('%s opens as it was saved, and its journal leads to its head', (_game, save) => {
  expect(migrate(structuredClone(save), 1, 'The save')).toEqual(save)
  expect(replay(save.first, save.entries)).toEqual(save.head)
})

test.each(saves)(
  '%s, played again by its commands and dice, comes to the same state',
  (_game, save) => {
    const now = rewordedSince.reduce(
      (words, [today, then]) => words.replaceAll(today, then),
      JSON.stringify(AnyTable.saved(save).replayed()),
    )
    const replayed = JSON.parse(now) as typeof save.head.state
    for (const { tags } of Object.values(replayed.creatures))
      for (const tag of Object.keys(tags)) if (notedSince.test(tag)) delete tags[tag]
    expect(replayed).toEqual(save.head.state)
  },
)
