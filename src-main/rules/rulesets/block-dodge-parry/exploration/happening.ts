import type { AtTable, Preview } from '../../../core/action.ts'
import { turn } from '../../../clock/clock.ts'
import { burningLights, paused } from '../../../clock/timers.ts'
import { eventEffect, nothing, somebodyComes, type Brought } from '../../../gm/encounters/come.ts'
import { nameOf } from '../../../gm/lights/kinds.ts'
import { drawForPlace } from '../../../gm/places/tables.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { plain } from '../../../common/trial.ts'
import type { Outcome, Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { lossOfLight } from '../house-rules/dungeon.ts'
import { dungeonEvent, eventBars, eventChances, type EventDieFace } from './event-die.ts'
import { exhaustionDueOf } from './exhaustion.ts'
import { lightsBurn } from './lights.ts'
import { sign } from './signs.ts'

interface Come extends Brought {
  event: EventDieFace
  face: number
}

const rule = 'BDPX-DUN-03'

/** Rolls the event and works out what it brings. */
export function* happens(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  action: ActionId,
): ProcedureOf<Come> {
  const face = yield* rollOne('event', 6)
  const event = dungeonEvent(face)
  const come = yield* brings(event, situation, at, gameOf)
  return {
    ...come,
    event,
    face,
    why: [{ name: event, value: `${face} in 6`, rule }, ...come.why],
    effects: [eventEffect({ action, face, title: event }, come), ...come.effects],
  }
}

function* brings(
  event: EventDieFace,
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
): ProcedureOf<Brought> {
  if (event === 'Encounter')
    return yield* somebodyComes(situation, at, gameOf, { met: rule, foretold: rule })
  if (event === 'Sign') return yield* sign(situation, at, rule)
  if (event === 'Environment') return yield* environment(situation, at)
  if (event === 'Loss') return loss(situation)
  if (event === 'Exhaustion')
    return {
      ...nothing,
      says: 'Exhaustion: rest, take a Fatigue, or eat',
      tone: 'due',
      why: [{ name: 'Exhaustion', value: 'rest and roll again, a Fatigue, or a meal', rule }],
      effects: [{ do: 'due', due: exhaustionDueOf(situation) }],
    }
  return { ...nothing, says: 'Quiet' }
}

const changes = [
  'a clock advances',
  'the next encounter grows',
  'a hazard worsens',
  'a way shifts or closes',
] as const

/** The place gets worse: by a table for it, else one of four of the book's ideas. Rule BDPX-DUN-04. */
function* environment(situation: Situation, at: AtTable): ProcedureOf<Brought> {
  const drawn = yield* drawForPlace(situation, at, 'locality')
  const says = drawn?.text ?? changes[(yield* rollOne('environment', 4)) - 1] ?? changes[0]
  return {
    ...nothing,
    says: `Environment: ${says}`,
    why: [{ name: 'Environment', value: says, rule: 'BDPX-DUN-04' }],
  }
}

/** Something is lost: the light with least left, or what you say. */
function loss(situation: Situation): Brought {
  const why: Step[] = [{ name: 'Loss', value: 'a light, a spell, a thing', rule }]
  const [light] =
    houseRule<string>(situation, lossOfLight) === 'light'
      ? burningLights(situation.timers).sort((a, b) => a.next - b.next)
      : []
  if (!light) return { ...nothing, says: 'Loss: say what is spent or ends', tone: 'bad', why }
  return {
    ...nothing,
    says: `Loss: ${nameOf(light, situation)} goes out`,
    tone: 'bad',
    who: light.bearer ? [light.bearer] : [],
    why,
    effects: [{ do: 'timer', timer: paused(light as Timer, situation.clock.seconds) }],
  }
}

const eventPreview: Pick<Preview, 'chances' | 'bars'> = {
  chances: [...eventChances],
  bars: [...eventBars],
}

/** Preview of a dungeon round; without event chances where the event die is not rolled. */
export function previewRound(
  situation: Situation,
  verdict: string,
  more: { why?: Step[]; event?: boolean } = {},
): Preview {
  const { why = [], event = true } = more
  const waiting: Step[] = situation.foretold
    ? [{ name: 'Foretold', value: situation.foretold.title, rule }]
    : []
  return { ...plain(verdict, [], [...why, ...waiting]), ...(event ? eventPreview : {}) }
}

/** Ten minutes pass and lights burn down, after what was done in them. Rule BDPX-DUN-01. */
export function* inTheRound(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  done: Outcome,
  how: { action: ActionId; event: boolean },
): ProcedureOf<Outcome> {
  const come = how.event ? yield* happens(situation, at, gameOf, how.action) : null
  // A light that the event has put out burns no more in this round.
  const out = new Set(
    (come?.effects ?? []).flatMap((each) => (each.do === 'timer' ? [each.timer.id] : [])),
  )
  const lit: Situation = {
    ...situation,
    timers: Object.fromEntries(Object.entries(situation.timers).filter(([id]) => !out.has(id))),
  }
  const burnt = yield* lightsBurn(lit, gameOf)
  const tells = come !== null && come.event !== 'Quiet'
  return {
    ...done,
    says: [done.says, ...(tells ? [come.says] : []), ...burnt.says].filter(Boolean).join('. '),
    tone: tells && come.tone !== 'plain' ? come.tone : done.tone,
    who: [...new Set([...done.who, ...(come?.who ?? [])])],
    ...(come ? { total: come.face } : {}),
    why: [
      ...done.why,
      { name: 'A round', value: '10 minutes', rule: 'BDPX-DUN-01' },
      ...(come?.why ?? []),
      ...burnt.why,
    ],
    effects: [
      ...done.effects,
      ...(come?.effects ?? []),
      ...burnt.effects,
      { do: 'advance', seconds: turn },
    ],
  }
}
