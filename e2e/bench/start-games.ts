import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPrograms } from '../../src-main/setup/build.mjs'
import { launch } from '../app.ts'
import { root } from './print-press.ts'
import { againstFloor, quantile, type BenchRow } from './row.ts'
import { firstPaint, prepareDataFolder } from './first-paint.ts'

const times = 15

/** The app with every game beside a build of it that has HEARTS alone, by turns on the same data. */
export async function startGamesRows(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-bench-'))
  const [data, one] = [join(folder, 'data'), join(folder, 'dist')]
  try {
    await prepareDataFolder(data)
    await buildOne(one)
    const samples: { one: number[]; all: number[] } = { one: [], all: [] }
    for (let turn = 0; turn < times; turn += 1) {
      samples.one.push(await start(data, one))
      samples.all.push(await start(data))
    }
    return [
      againstFloor(
        `start with every game to the list of campaigns, median of ${times}; floor: with one game`,
        quantile(samples.one, 0.5),
        quantile(samples.all, 0.5),
        1.05,
        'ms',
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function start(data: string, dist?: string): Promise<number> {
  const began = Date.now()
  const app = await launch({ data, ...(dist ? { dist } : {}) })
  try {
    return (await firstPaint(app.page, 'useful')) - began
  } finally {
    await app.close()
    await app.dispose()
  }
}

/** Everything but main is the same; in main all games but HEARTS are empty. */
async function buildOne(into: string): Promise<void> {
  const dist = join(root, 'dist')
  cpSync(dist, into, { recursive: true, filter: (path) => path !== join(dist, 'main') })
  cpSync(join(root, 'package.json'), join(into, '../package.json'))
  await buildPrograms(into, [
    {
      name: 'one-game',
      setup(build) {
        const others =
          /rulesets.(?:delve|heartbreaker|block-dodge-parry|gods-and-monsters).(?:index|operations)\.ts$/
        build.onLoad({ filter: others }, ({ path }) => ({
          contents: path.endsWith('operations.ts')
            ? 'export const operations = {}'
            : names.map((name) => `export const ${name} = () => undefined`).join('\n'),
          loader: 'ts',
        }))
      },
    },
  ])
}

/** Exports of the games' index files. */
const names = ['delve', 'heartbreaker', 'blockDodgeParry', 'godsAndMonsters']
