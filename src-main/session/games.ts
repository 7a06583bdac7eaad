import type { Head } from '../campaign/journal.ts'
import type { InForce } from '../campaign/view/index.ts'
import { read } from '../rules/clock/clock.ts'
import {
  actionsOf,
  borrowedOf,
  eventTableOf,
  roadOf,
  games,
  houseRulesOf,
  rulesetOf,
} from '../rules/registry.ts'
import type { Ruleset } from '../rules/core/ruleset.ts'
import type { Situation } from '../rules/core/situation.ts'
import type { GameCards } from './services.ts'

/** Rules that views are drawn by: the campaign's own game and what it borrows. */
export function rulesInForce(situation: Situation): InForce {
  const ruleset = rulesetOf(situation)
  const lenders = new Set(borrowedOf(situation).map(({ game }) => game))
  return {
    ruleset,
    offered: actionsOf(situation),
    houseRules: houseRulesOf(situation),
    event: eventTableOf(situation),
    road: roadOf(situation),
    credits: [ruleset, ...lenders].map(({ credit }) => credit),
  }
}

/** The games as the start page lists them. One that only lends its procedures can't be begun alone. */
export function gameCards(): GameCards {
  return games.map((game) => ({
    id: game.id,
    title: game.title,
    author: game.credit.author,
    licence: game.credit.licence,
    playable: isWhole(game),
    says: game.card.says,
    facts: game.card.facts.map((fact) => ({ ...fact })),
    rolls: game.card.rolls,
  }))
}

function isWhole({ covers }: Ruleset): boolean {
  return covers.includes('encounter') && covers.includes('fight')
}

/** Game time as the campaign list shows it. */
export function gameTimeOf(head: Head): string {
  const clock = read(head.state.clock)
  return `day ${clock.day}, ${clock.time}`
}
