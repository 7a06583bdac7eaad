import type { Slot } from '../../rules/core/phase.ts'
import type { ActionId, Id, Situation } from '../../rules/core/situation.ts'
import { lowerFirst } from '../../rules/core/words.ts'
import type { Entry } from '../journal.ts'
import { standingIn } from '../view/standing.ts'
import type { PlayersRoll } from './projection.ts'

/** Number of rolls that the window shows. */
const mostRolls = 4
/** Most dice of one roll that are drawn. */
const mostDice = 20

/** Actions whose dice fall on the table before everybody; those of all others are the GM's. */
const openSlots: ReadonlySet<Slot> = new Set<Slot>([
  'attack',
  'damage',
  'door',
  'flee',
  'initiative',
  'listen',
  'manoeuvre',
  'save',
  'search',
  'skill',
  'spell',
  'trap',
  'withdraw',
])
/** The free roll of the GM, the one roll of its slot that is no table. */
const freeRoll: ActionId = 'house.roll'

/** Looks up an action of the campaign. */
type ActionLook = (id: ActionId) => { slot: Slot; title: string } | undefined

/**
 * Dice as they fell, newest first. Nothing of a secret roll counts, nor of one about somebody whom the players
 * do not see: they leave no gap.
 */
export function rollsOf(
  situation: Situation,
  entries: readonly Entry[],
  look: ActionLook,
  foes: ReadonlyMap<Id, string>,
): PlayersRoll[] {
  const { undone, replaced, leftOut } = standingIn(entries)
  const rolls: PlayersRoll[] = []
  for (const entry of entries.toReversed()) {
    if (rolls.length === mostRolls) break
    if (entry.kind !== 'do' && entry.kind !== 'amend') continue
    const { number } = entry
    if (undone.has(number) || replaced.has(number) || leftOut.has(number)) continue
    const roll = rollOf(situation, entry, look, foes)
    if (roll) rolls.push(roll)
  }
  return rolls
}

function rollOf(
  situation: Situation,
  { outcome, command, answers }: Entry,
  look: ActionLook,
  foes: ReadonlyMap<Id, string>,
): PlayersRoll | null {
  if (outcome.secret || command.secret) return null
  const action = look(command.action)
  if (!action || (!openSlots.has(action.slot) && command.action !== freeRoll)) return null
  const who = whoOf(situation, outcome.who, foes)
  if (who === null) return null
  const dice = Object.values(answers).flatMap((answer) =>
    answer.kind === 'dice' && answer.sum !== 'typed'
      ? answer.faces.map((face) => ({ sides: answer.sides, face }))
      : [],
  )
  const what = who ? lowerFirst(action.title) : action.title
  return dice.length === 0
    ? null
    : {
        who,
        what,
        dice: dice.slice(0, mostDice),
        more: Math.max(0, dice.length - mostDice),
      }
}

/** Name of the roller, '' for nobody; null when the players may not see everyone the roll concerns. */
function whoOf(
  { creatures, party }: Situation,
  who: readonly Id[],
  foes: ReadonlyMap<Id, string>,
): string | null {
  const names = who.map((id) => (party.includes(id) ? creatures[id]?.name : foes.get(id)))
  if (names.includes(undefined)) return null
  return names[0] ?? ''
}
