import type { AtTable, Game } from '../../core/action.ts'
import type { Situation } from '../../core/situation.ts'
import { read } from '../../clock/clock.ts'
import type { Circumstances } from '../../tables/draw.ts'
import { encounteredCompany } from '../encounters/minds.ts'
import type { Facts } from '../../tables/conditions.ts'
import type { Tables } from '../../tables/reference.ts'

/** Facts that rows of tables may ask for: where the party is, when, and in which game. */
function factsOf(situation: Situation): Facts {
  const { place, clock, ruleset, encounter } = situation
  const { season, daylight, hour } = read(clock)
  return {
    game: ruleset,
    level: place.level,
    season,
    hour,
    day: daylight,
    night: !daylight,
    [season]: true,
    ...(encounter
      ? { attitude: encounter.attitude, mind: encounteredCompany(situation).mind }
      : {}),
    ...(place.terrain ? { terrain: place.terrain, [place.terrain]: true } : {}),
    ...(place.level > 0 ? { dungeon: true } : { outdoors: true }),
  }
}

/** Circumstances of a draw in this campaign. */
export function circumstancesOf(situation: Situation): Circumstances {
  return {
    facts: factsOf(situation),
    drawn: (table) => situation.tableDesk?.decks?.[table] ?? [],
  }
}

/** Tables that a draw may lead to: the shelf's and the game's own. */
export function tablesAt({ shelf, ruleset }: Pick<AtTable, 'shelf' | 'ruleset'>): Tables {
  return {
    table: (id) => shelf.table(id) ?? gameTable(ruleset, id),
    tableNamed: (title) => shelf.tableNamed(title) ?? gameTableNamed(ruleset, title),
  }
}

function gameTable({ tables }: Game, id: string) {
  return tables.find((table) => table.id === id)
}

function gameTableNamed({ tables }: Game, title: string) {
  const wanted = title.trim().toLowerCase()
  return tables.find((table) => table.title.toLowerCase() === wanted)
}
