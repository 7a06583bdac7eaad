import type { Ruleset } from '../../core/ruleset.ts'
import type { MonsterExport } from './export.ts'
import { detailsOf, oneLine } from './prose.ts'

/** Stat lines of one of the games: each monster converted from its original by the answers given. */
export function gameLine(game: Ruleset): MonsterExport {
  return {
    id: `game-${game.id}`,
    title: `${game.title} stat line`,
    extension: 'txt',
    write: (monsters) =>
      monsters
        .map((monster) => {
          const line = game.monsters.toText(
            game.monsters.convert(monster, monster.judged[game.id] ?? {}, null),
          )
          const details = detailsOf(monster).map(({ title, text }) =>
            title === '' ? `▶ ${text}` : `▶ ${title}: ${text}`,
          )
          return `${[oneLine(line), ...details].join('\n')}\n`
        })
        .join('\n'),
  }
}
