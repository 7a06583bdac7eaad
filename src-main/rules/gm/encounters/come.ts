import type { AtTable } from '../../core/action.ts'
import type { Effect, EffectOf } from '../../core/effects.ts'
import type { Outcome, RuleId, Step } from '../../core/outcome.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Id, Situation } from '../../core/situation.ts'
import type { PlaceUse } from '../../core/state/place.ts'
import { drawMeeting, chooseMonsterDue } from '../meeting.ts'
import { beginEncounter } from './begin.ts'
import { fromForetold } from './foretold.ts'

/** Result of an event: text, reasons and effects. */
export interface Brought {
  says: string
  tone: Outcome['tone']
  who: string[]
  why: Step[]
  effects: Effect[]
  /** Use of the table that the event needed and the place lacks. */
  lacks?: PlaceUse
  /** Id of the encounter that begins with it. */
  encounter?: Id
}

/** Effect that shows an event die's result in the event panel. */
export function eventEffect(
  rolled: Pick<EffectOf<'event'>, 'action' | 'face' | 'title'>,
  { says, lacks, encounter }: Pick<Brought, 'says' | 'lacks' | 'encounter'>,
): Effect {
  const bare = says.startsWith(`${rolled.title}: `) ? says.slice(rolled.title.length + 2) : says
  return {
    do: 'event',
    ...rolled,
    ...(bare === rolled.title ? {} : { says: bare }),
    ...(lacks ? { lacks } : {}),
    ...(encounter ? { encounter } : {}),
  }
}

export const nothing: Brought = { says: 'Free', tone: 'plain', who: [], why: [], effects: [] }

/**
 * Brings an encounter: one that a clue has announced, else one from the wandering table, else the GM
 * chooses.
 * @param rules of the event itself and of announcement by clues.
 */
export function* bringEncounter(
  situation: Situation,
  at: AtTable,
  rules: { met: RuleId; foretold: RuleId },
): ProcedureOf<Brought> {
  const waiting = fromForetold(situation, at)
  const found = waiting ? { drawn: waiting } : yield* drawMeeting(situation, at)
  if ('says' in found) return byHand(found.says, rules.met)
  const { drawn } = found
  const waits = waiting ? situation.foretold : undefined
  const begun = yield* beginEncounter(situation, drawn, at.ruleset, { waits })
  return {
    says: `Encounter: ${begun.says}`,
    tone: 'due',
    who: begun.members,
    why: [
      ...(waiting ? [{ name: 'Foretold', value: 'by the clue', rule: rules.foretold }] : []),
      { name: 'From', value: drawn.from, rule: rules.met },
      ...begun.why,
    ],
    encounter: begun.encounter.id,
    effects: begun.effects,
  }
}

function byHand(says: string, rule: RuleId): Brought {
  return {
    says: 'Encounter: who is it?',
    tone: 'due',
    who: [],
    why: [{ name: 'Table', value: says, rule }],
    effects: [{ do: 'due', due: chooseMonsterDue(says, rule) }],
  }
}
