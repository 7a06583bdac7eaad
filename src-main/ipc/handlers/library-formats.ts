import { formats, type MonsterExport } from '../../rules/monsters/exports/index.ts'
import { rulesets } from '../../rules/registry.ts'
import { Refusal } from '../contract/endpoint.ts'
import type { OnTheTable } from './on-the-table.ts'

/** Every form a bestiary can be written in: those of its own kind first, then each game's own words. */
export function formatsFor(table: OnTheTable): readonly MonsterExport[] {
  const { situation } = table.campaign
  const games = Object.values(rulesets).flatMap((game): MonsterExport[] =>
    game
      ? [
          {
            id: `game:${game.id}`,
            title: `${game.title}, one line each`,
            extension: 'txt',
            write: (monsters) =>
              monsters
                .map((monster) => {
                  const answers = monster.judged[game.id] ?? {}
                  const converted = game.monsters.convert(monster, answers, situation)
                  return `${game.monsters.toText(converted)}\n`
                })
                .join(''),
          },
        ]
      : [],
  )
  return [...formats, ...games]
}

/** @throws {Refusal} `not-found`. */
export function formatNamed(table: OnTheTable, id: string): MonsterExport {
  const found = formatsFor(table).find((format) => format.id === id)
  if (!found)
    throw new Refusal('not-found', `There is no form called “${id}”.`, 'Choose another form.')
  return found
}
