import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bundled } from '../app/bundled.ts'
import { seed as anySeed } from '../app/chance.ts'
import { Library } from '../campaign/library.ts'
import { SiteDesk } from '../campaign/site-desk.ts'
import { newState } from '../campaign/state.ts'
import type { Site } from '../rules/core/state/site.ts'
import { NotGenerated } from '../rules/generators/generated.ts'
import { seedOfResult } from '../rules/generators/batch.ts'
import { games } from '../rules/registry.ts'
import { drawSite } from '../rules/sites/drawing/draw.ts'
import { svgOf } from '../rules/sites/drawing/svg.ts'
import { keyedSite, siteText } from '../rules/sites/keyed.ts'
import { dungeonInputs } from '../rules/sites/recipe.ts'
import type { Built } from './ask-app.ts'
import { gameFault, inputLines, settings } from './generate-inputs.ts'
import type { ExitCode, Io } from './io.ts'
import { countFromWords, seedFault, seedFromWords, withNumbersJoined } from './seed.ts'

/** Dungeons of one call at most. */
const most = 100

export const dungeonUsage = `gatefold generate dungeon [--size N] [--level N] [--purpose KIND] [--json] [--svg FILE] [--seed N] [--game ID] [--set KEY=VALUE]…

  Makes a dungeon: its map, and every place with who is there, traps, treasure and ways out.
  --size N, --level N, --purpose KIND  are --set size=N, --set level=N, --set purpose=KIND
  --players        the map without secret ways
  --svg FILE       writes the map
  --json           { seed, title, places: [{ number, title, kind, x, y, width, height, exits: [{ to, door }], … }] }
  --count N        so many, as an array with --json

${inputLines(dungeonInputs).join('\n')}`

/** Prints a dungeon, and writes its map; 1 with the reason when something is unknown. */
export function generateDungeon(argv: string[], io: Io, built: Built): ExitCode {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: withNumbersJoined(argv),
    options: {
      size: text,
      level: text,
      purpose: text,
      svg: text,
      seed: text,
      game: text,
      count: text,
      players: { type: 'boolean' },
      json: { type: 'boolean' },
      set: { type: 'string', multiple: true },
    },
  })
  const set = settings(values.set ?? [])
  if (typeof set === 'string') return reportFault(io, set)
  const seed = values.seed === undefined ? anySeed() : seedFromWords(values.seed)
  if (seed === null) return reportFault(io, seedFault(values.seed ?? ''))
  const count = values.count === undefined ? 1 : countFromWords(values.count, most)
  if (count === null) return reportFault(io, `--count: a whole number from 1 to ${most}.`)
  if (count > 1 && values.svg !== undefined)
    return reportFault(io, '--svg writes one map: leave out --count.')
  const game = games.find(({ id }) => id === (values.game ?? games[0]?.id))
  if (!game) return reportFault(io, gameFault(values.game))
  const given = {
    ...set,
    ...(values.size === undefined ? {} : { size: values.size }),
    ...(values.level === undefined ? {} : { level: values.level }),
    ...(values.purpose === undefined ? {} : { purpose: values.purpose }),
  }
  const content = bundled(built.resources)
  const desk = new SiteDesk(
    newState('', game.id, {}),
    new Library(content.monsters, content.tables, []),
  )
  try {
    const sites = Array.from({ length: count }, (_none, nth) =>
      desk.make(given, seedOfResult(seed, nth + 1)),
    )
    if (values.svg !== undefined) return withMap(sites, values.svg, values, io)
    io.out(siteOutput(sites, values))
    return 0
  } catch (thrown) {
    if (!(thrown instanceof NotGenerated)) throw thrown
    return reportFault(io, thrown.message)
  }
}

interface Printed {
  json?: boolean | undefined
  players?: boolean | undefined
  count?: string | undefined
}

function siteOutput(sites: readonly Site[], { json, count }: Printed): string {
  if (!json) return `${sites.map(siteText).join('\n\n')}\n`
  const [only] = sites
  const value = count === undefined && only ? keyedSite(only) : sites.map(keyedSite)
  return `${JSON.stringify(value, null, 2)}\n`
}

function withMap(sites: readonly Site[], file: string, flags: Printed, io: Io): ExitCode {
  const [site] = sites
  const drawing = site && drawSite(site, { players: flags.players === true, onlySeen: false })
  if (!site || !drawing) return reportFault(io, 'There is no map to draw.')
  try {
    writeFileSync(file, `${svgOf(drawing, site.title)}\n`)
  } catch (thrown) {
    const cause = thrown instanceof Error ? thrown.message : String(thrown)
    return reportFault(io, `--svg ${file}: the map can’t be written (${cause}).`)
  }
  io.out(siteOutput(sites, flags))
  return 0
}

function reportFault(io: Io, fault: string): ExitCode {
  io.err(`${fault}\n`)
  return 1
}
