import type { AtTable } from '../../action.ts'
import type { Effect } from '../../effects.ts'
import type { Outcome, RuleId, Step } from '../../outcome.ts'
import type { Asking } from '../../procedure.ts'
import type { Situation } from '../../situation.ts'
import {
  drawMeeting,
  drawnSteps,
  foretell,
  meet,
  whoIsMet,
  type Drawn,
  type GameOf,
} from '../meeting.ts'
import { comes, fromForetold } from './foretold.ts'

/** What an event brings to the table: words, reasons and effects. */
export interface Brought {
  says: string
  tone: Outcome['tone']
  who: string[]
  why: Step[]
  effects: Effect[]
}

export const nothing: Brought = { says: 'Free', tone: 'plain', who: [], why: [], effects: [] }

/**
 * Somebody is met: whom a clue has foretold, else as the wandering table has it, else the GM says who.
 * @param rules the event’s own rule, and the one by which clues foretell.
 */
export function* somebodyComes(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  rules: { met: RuleId; foretold: RuleId },
): Asking<Brought> {
  const waiting = fromForetold(situation, at)
  const found = waiting ? { drawn: waiting } : yield* drawMeeting(situation, at)
  if ('says' in found) return byHand(found.says, rules.met)
  const { drawn } = found
  const why: Step[] = [{ name: 'From', value: drawn.from, rule: rules.met }, ...drawnSteps(drawn)]
  if (situation.encounter) return onTheirWay(drawn, situation, why)
  const met = meet(drawn, situation, gameOf(situation), situation.foretold?.id)
  return {
    says: `Encounter: ${met.encounter.title}`,
    tone: 'due',
    who: met.group.members,
    why: waiting ? [{ name: 'Foretold', value: 'by the clue', rule: rules.foretold }, ...why] : why,
    effects: [...met.effects, ...(situation.foretold ? [comes(situation.foretold)] : [])],
  }
}

/** One meeting at a time is on the table: the next waits as a foretold one. */
function onTheirWay(drawn: Drawn, situation: Situation, why: Step[]): Brought {
  const next = foretell(drawn, situation)
  return {
    says: `Encounter: ${next.title} on their way`,
    tone: 'due',
    who: [],
    why: [
      ...why,
      {
        name: 'At hand',
        value: `${situation.encounter?.title ?? 'others'}; these wait for the next Encounter`,
      },
    ],
    effects: situation.foretold ? [] : [{ do: 'foretell', encounter: next }],
  }
}

function byHand(says: string, rule: RuleId): Brought {
  return {
    says: 'Encounter: who is it?',
    tone: 'due',
    who: [],
    why: [{ name: 'Table', value: says, rule }],
    effects: [{ do: 'due', due: whoIsMet(says, rule) }],
  }
}
