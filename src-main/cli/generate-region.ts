import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bundled } from '../app/bundled.ts'
import { seed as anySeed } from '../app/chance.ts'
import { Library } from '../campaign/library.ts'
import { RegionDesk } from '../campaign/region-desk.ts'
import { newState } from '../campaign/state.ts'
import { NotGenerated } from '../rules/generators/generated.ts'
import { drawRegion } from '../rules/regions/drawing/draw.ts'
import { regionSvg } from '../rules/regions/drawing/svg.ts'
import { keyedRegion, regionText } from '../rules/regions/keyed.ts'
import { regionInputs } from '../rules/regions/recipe.ts'
import { games } from '../rules/registry.ts'
import type { Built } from './ask-app.ts'
import { gameFault, inputLines, settings } from './generate-inputs.ts'
import type { ExitCode, Io } from './io.ts'
import { seedFault, seedFromWords, withNumbersJoined } from './seed.ts'

export const regionUsage = `gatefold generate region [--json] [--svg FILE] [--players] [--seed N] [--game ID] [--set KEY=VALUE]…

  Makes a region of hexes: terrain, rivers, roads, settlements, landmarks and what may be found.
  --players        the map with what the players know alone
  --svg FILE       writes the map
  --json           { seed, title, miles, columns, rows, hexes: [{ hex, column, row, terrain, … }], rivers, roads }

${inputLines(regionInputs).join('\n')}`

/** Prints a region, and writes its map; 1 with the reason when something is unknown. */
export function generateRegionCommand(argv: string[], io: Io, built: Built): ExitCode {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: withNumbersJoined(argv),
    options: {
      svg: text,
      seed: text,
      game: text,
      players: { type: 'boolean' },
      json: { type: 'boolean' },
      set: { type: 'string', multiple: true },
    },
  })
  const given = settings(values.set ?? [])
  if (typeof given === 'string') return reportFault(io, given)
  const seed = values.seed === undefined ? anySeed() : seedFromWords(values.seed)
  if (seed === null) return reportFault(io, seedFault(values.seed ?? ''))
  const game = games.find(({ id }) => id === (values.game ?? games[0]?.id))
  if (!game) return reportFault(io, gameFault(values.game))
  const content = bundled(built.resources)
  const shelf = new Library(content.monsters, content.tables, [])
  try {
    const region = new RegionDesk(newState('', game.id, {}), shelf).make(given, seed)
    if (values.svg !== undefined) {
      const drawing = drawRegion(region, { players: values.players === true })
      writeFileSync(values.svg, `${regionSvg(drawing, region.title)}\n`)
    }
    io.out(
      values.json ? `${JSON.stringify(keyedRegion(region), null, 2)}\n` : `${regionText(region)}\n`,
    )
    return 0
  } catch (thrown) {
    if (thrown instanceof NotGenerated) return reportFault(io, thrown.message)
    if (thrown instanceof Error && 'code' in thrown)
      return reportFault(io, `--svg ${values.svg}: the map can’t be written (${thrown.message}).`)
    throw thrown
  }
}

function reportFault(io: Io, fault: string): ExitCode {
  io.err(`${fault}\n`)
  return 1
}
