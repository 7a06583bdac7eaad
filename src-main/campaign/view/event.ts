import type { Action } from '../../rules/action.ts'
import { odds, chanceOf } from '../../rules/dice/odds.ts'
import { parse } from '../../rules/dice/notation.ts'
import type { Situation } from '../../rules/situation.ts'
import { covered } from '../../rules/tables/rolls.ts'
import type { Table } from '../../rules/tables/table.ts'
import type { EventView } from './views.ts'

/** The event die of the game in force: its faces with their chances, and what it last showed. */
export function eventView(
  turn: Action | undefined,
  die: { table: Table; from: string | null } | null,
  situation: Situation,
): EventView | null {
  if (!turn || !die) return null
  const { table, from } = die
  const { event } = situation
  return {
    from,
    rule: table.rule ?? turn.rule,
    action: turn.id,
    dice: table.dice,
    faces: faces(table),
    rolled: event ? { face: event.face, title: event.title, says: saysOf(situation) } : null,
  }
}

/** Rows that say the same are drawn as one. */
function faces(table: Table): EventView['faces'] {
  const parsed = parse(table.dice)
  if (!parsed.ok)
    throw new Error(`table ${table.id} is rolled on ${table.dice}: ${parsed.mistake.says}`)
  const distribution = odds(parsed.expression)
  const byTitle = new Map<string, number[]>()
  for (const [rolls, text] of table.rows) {
    byTitle.set(text, [...(byTitle.get(text) ?? []), ...covered(rolls, table.dice)])
  }
  return [...byTitle].map(([title, totals]) => ({
    faces: totals,
    title,
    chance: chanceOf(distribution, (total) => totals.includes(total)),
    icon: title.toLowerCase(),
  }))
}

function saysOf(situation: Situation): string {
  const { event, encounter, foretold } = situation
  if (event?.title === 'Encounter' && encounter) return `${encounter.title}, on the facing leaf.`
  if (event?.title === 'Clue' && foretold) return `${foretold.title}, not yet here.`
  return ''
}
