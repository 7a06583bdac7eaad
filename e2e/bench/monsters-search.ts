import MiniSearch from 'minisearch'
import { Library } from '../../src-main/campaign/library.ts'
import { libraryHandlers } from '../../src-main/ipc/handlers/library.ts'
import type { CampaignSession } from '../../src-main/session/campaign-session.ts'
import type { Services } from '../../src-main/session/services.ts'
import { indexOptions, pageOf } from '../../src-main/rules/monsters/search/word-index.ts'
import { bundledData, monsterCount, manyMonsters } from './many-monsters.ts'
import { againstFloor, quantile, type BenchRow } from './row.ts'

/** As GMs search: the beginnings of names, words of a text, several words, slips. */
const searches = [
  ...['g', 'go', 'gob', 'goblin', 'goblin belfry', 'blind ogre', 'bear', 'skel', 'wight barrow'],
  ...['poison', 'drowned', 'salt coast', 'chaotic', 'regenerates', 'number 4711', 'hungry wolf'],
  ...[
    'goblyn',
    'skeletton',
    'troll mill',
    'undead',
    'xyzzy',
    'singing',
    'claw',
    'glass hill dragon',
  ],
]
const rounds = 25

/** Times the search that the bestiary's list makes at every key, filters included, beside the bare index. */
export function monsterSearchRows(): BenchRow[] {
  const monsters = manyMonsters(monsterCount)
  const library = new Library(
    bundledData.monsters,
    bundledData.tables,
    monsters.map((value) => ({ type: 'monster', id: value.id, value })),
  )
  const table = { campaign: { shelf: library, situation: {} } } as unknown as CampaignSession
  const { 'library.search': search } = libraryHandlers({} as Services, table)
  const alone = new MiniSearch(indexOptions)
  alone.addAll(library.all().map(pageOf))
  const working = { signal: new AbortController().signal, progress: () => undefined }
  const ours = (words: string): unknown =>
    search({ words, filter: { family: 'bx' }, from: 0, limit: 100 }, working)
  const [floor, time] = inTurn([(words) => alone.search(words), ours])
  return [
    againstFloor(
      `search ${monsterCount.toLocaleString('en-GB')} monsters, p99 of ${searches.length} searches: filtered, ranked and a page of it`,
      quantile(floor ?? [], 0.99),
      quantile(time ?? [], 0.99),
      3,
    ),
  ]
}

/** Nanoseconds of each search by each of them, one after the other, so that both meet the same machine. */
function inTurn(ways: readonly ((words: string) => unknown)[]): number[][] {
  const samples = ways.map((): number[] => [])
  for (let round = 0; round < rounds + 3; round += 1)
    for (const words of searches)
      ways.forEach((way, which) => {
        const before = process.hrtime.bigint()
        way(words)
        const taken = Number(process.hrtime.bigint() - before)
        // The first rounds warm up.
        if (round >= 3) samples[which]?.push(taken)
      })
  return samples
}
