import { join } from 'node:path'
import { gameCards } from '../ipc/handlers/games.ts'
import type { Bundled, GameCards } from '../ipc/handlers/world.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import { games } from '../rules/registry.ts'
import { bundledMonsters, type BestiarySet } from '../rules/monsters/bundled.ts'
import { built, readAll } from './built.ts'

export { written } from './built.ts'

/** Authors of the games, for the notices. */
export const credits = games.map(({ credit }) => credit)

/**
 * Bundled content from resources without the build's precomputed files: game cards come from the games, and
 * monsters are read from their stat blocks, which takes a third of a second, cold.
 */
export function bundled(resources: string): Bundled {
  const come = built(resources)
  let games: GameCards | null = null
  let monsters: readonly Monster[] | null = null
  return {
    get games() {
      return (games ??= gameCards())
    },
    get monsters() {
      return (monsters ??= readAll<BestiarySet>(join(resources, 'bestiary')).flatMap((set) =>
        bundledMonsters(set),
      ))
    },
    get tables() {
      return come.tables
    },
    get notices() {
      return come.notices
    },
    sample: () => come.sample(),
  }
}
