import type { Action } from '../../rules/core/action.ts'
import type { Situation } from '../../rules/core/situation.ts'
import type { Table } from '../../rules/tables/table.ts'
import type { Context } from '../apply.ts'
import { previewOf } from './actions.ts'
import { defaultInput } from './defaults.ts'
import type { EventView, KnownActionId } from './views.ts'

/** The event die of the game in force: its faces with their chances, and what it last showed. */
export function eventView(
  turn: Action | undefined,
  die: { table: Table; from: string | null } | null,
  situation: Situation,
  context: Context,
): EventView | null {
  if (!turn || !die) return null
  const { table, from } = die
  const { event } = situation
  return {
    from,
    rule: table.rule ?? turn.rule,
    action: turn.id as KnownActionId,
    dice: table.dice,
    faces: faces(turn, situation, context),
    rolled: event
      ? {
          face: faceOf(event, turn, situation, context),
          title: event.title,
          says: saysOf(situation),
          ended: hasEnded(situation),
        }
      : null,
  }
}

/** Faces from the preview of the turn, so that a house rule about a face shows on the die. */
function faces(turn: Action, situation: Situation, context: Context): EventView['faces'] {
  const input = defaultInput(turn.asks, situation)
  const preview = previewOf(turn, input, 0, situation, context)
  if (!preview) return []
  return preview.chances.map(({ says, chance }, at) => ({
    faces: preview.bars.filter(({ leads }) => leads === at).map(({ face }) => face),
    title: says,
    chance,
    icon: says.toLowerCase(),
  }))
}

/** Face that the event shows on this die; 0 for an event of another die, such as one of the road. */
function faceOf(
  { face, action }: NonNullable<Situation['event']>,
  turn: Action,
  situation: Situation,
  context: Context,
): number {
  const by = context.action(situation, action)
  return by && by.phase !== turn.phase ? 0 : face
}

/** Result of the event: the current title of its encounter while that is open, else the event's own text. */
function saysOf({ event, encounter }: Situation): string {
  return event?.encounter !== undefined && event.encounter === encounter?.id
    ? encounter.title
    : (event?.says ?? '')
}

/** True when the event brought an encounter that is not open any more. */
function hasEnded({ event, encounter, encounters }: Situation): boolean {
  const id = event?.encounter
  return id !== undefined && id !== encounter?.id && encounters?.[id] === undefined
}
