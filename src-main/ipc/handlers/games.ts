import type { Head } from '../../campaign/journal.ts'
import type { InForce } from '../../campaign/view/index.ts'
import { read } from '../../rules/clock/clock.ts'
import {
  actionsOf,
  borrowedOf,
  eventTableOf,
  roadOf,
  games,
  houseRulesOf,
  rulesetOf,
} from '../../rules/registry.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { Borrowable, RulesetId, Situation } from '../../rules/core/situation.ts'
import type { GameCards } from './world.ts'

/** Rules that views are drawn by: the campaign's own game and what it borrows. */
export function inForce(situation: Situation): InForce {
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

/** Procedures that a new campaign borrows: each one its game lacks, from the first game that has it. */
export function borrowedFor(id: RulesetId): Partial<Record<Borrowable, RulesetId>> {
  const own = games.find((game) => game.id === id)
  const borrowed: Partial<Record<Borrowable, RulesetId>> = {}
  for (const phase of ['dungeon', 'travel'] as const) {
    if (own?.covers.includes(phase)) continue
    const lender = games.find((game) => game.covers.includes(phase))
    if (lender) borrowed[phase] = lender.id
  }
  return borrowed
}

function isWhole({ covers }: Ruleset): boolean {
  return covers.includes('encounter') && covers.includes('fight')
}

/** Game time as the campaign list shows it. */
export function whenOf(head: Head): string {
  const clock = read(head.state.clock)
  return `day ${clock.day}, ${clock.time}`
}
