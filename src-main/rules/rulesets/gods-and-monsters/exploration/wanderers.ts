import { turn } from '../../../clock/clock.ts'
import type { AtTable } from '../../../core/action.ts'
import type { Step } from '../../../core/outcome.ts'
import type { Preview } from '../../../core/preview.ts'
import { roll, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import { eventEffect, nothing, bringEncounter, type Brought } from '../../../gm/encounters/come.ts'
import { defineTable, type Table } from '../../../tables/table.ts'
import type { Ending } from '../checks/actions.ts'
import { wandererFaces } from '../house-rules/travel.ts'

const rule = 'GF-TURN-01'
/** Dice that are rolled at once, at most: four hours of turns. */
const mostDice = 24

/** Faces of a d6 that bring somebody, from none (0) to all (6). Rule GF-TURN-01. */
export function facesOf(situation: Pick<Situation, 'houseRules'>): number {
  return houseRule<number>(situation, wandererFaces)
}

/** Wandering check as a table, shown in the Explore fold. Rule GF-TURN-01. */
export const wanderingTable: Table = defineTable({
  id: 'gods-and-monsters/wandering',
  title: 'Who wanders by',
  dice: '1d6',
  source: 'Gatefold',
  use: 'event',
  rule,
  rows: [
    ['1', 'Somebody comes'],
    ['2-6', 'Nobody'],
  ],
})

/** The d6 of a turn, face by face. Rule GF-TURN-01. */
export function wandererChances(situation: Situation): Pick<Preview, 'chances' | 'bars'> {
  const faces = facesOf(situation)
  return {
    bars: [1, 2, 3, 4, 5, 6].map((face) => ({
      face,
      chance: 1 / 6,
      leads: face <= faces ? 0 : 1,
    })),
    chances: [
      { says: 'Encounter', chance: faces / 6, tone: 'bad' },
      { says: 'Free', chance: 1 - faces / 6, tone: 'good' },
    ],
  }
}

/** Step with the chance of wanderers, for actions that roll something else. Rule GF-TURN-01. */
export function wandererSteps(situation: Situation): Step[] {
  const faces = facesOf(situation)
  return faces === 0 ? [] : [{ name: 'Somebody wanders by', value: `${faces} in 6`, rule }]
}

/** Text "24d6, the least, for 30 turns" where turns are too many for a die each. */
function diceName(count: number, turns: number): string {
  if (count === 1) return 'd6'
  return `${count}d6, the least${turns > count ? `, for ${turns} turns` : ''}`
}

/**
 * Rolls the wandering check of so many turns; none where the house rule leaves encounters to the Guide. Rule
 * GF-TURN-01.
 */
export function* rollWanderers(
  situation: Situation,
  at: AtTable,
  action: ActionId,
  turns = 1,
): ProcedureOf<Brought> {
  const faces = facesOf(situation)
  if (faces === 0 || turns < 1) return nothing
  const count = Math.min(mostDice, turns)
  const rolled = yield* roll('event', 6, count)
  const least = Math.min(...rolled)
  const isMet = least <= faces
  const come = isMet ? yield* bringEncounter(situation, at, { met: rule, foretold: rule }) : nothing
  const title = isMet ? 'Encounter' : 'Free'
  return {
    ...come,
    why: [
      {
        name: diceName(count, turns),
        value: `${least}, somebody on ${faces === 1 ? '1' : `1 to ${faces}`}`,
        rule,
      },
      ...come.why,
    ],
    effects: [eventEffect({ action, face: least, title }, come), ...come.effects],
  }
}

/**
 * Adds the time taken to the result of an attempt, with the wandering check of each whole turn. Rules
 * GAM-CTS-14, GF-TURN-01.
 */
export function* spendTime(
  situation: Situation,
  at: AtTable,
  took: { action: ActionId; seconds: number },
  done: Ending,
): ProcedureOf<Ending> {
  const { action, seconds } = took
  if (seconds <= 0) return done
  const come = yield* rollWanderers(situation, at, action, Math.floor(seconds / turn))
  const isEncounter = come.tone === 'due'
  return {
    ...done,
    says: isEncounter ? `${done.says}. ${come.says}` : done.says,
    ...(isEncounter ? { tone: 'due' as const } : {}),
    who: [...(done.who ?? []), ...come.who],
    why: [...(done.why ?? []), ...come.why],
    effects: [...(done.effects ?? []), ...come.effects, { do: 'advance', seconds }],
  }
}
