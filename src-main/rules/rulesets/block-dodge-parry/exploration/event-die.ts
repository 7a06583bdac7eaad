import type { AtTable } from '../../../core/action.ts'
import { step, type Outcome, type RuleId, type Step } from '../../../core/outcome.ts'
import { plain, type Chance, type Preview } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import type { Due, Timer } from '../../../core/state/due.ts'
import { turn } from '../../../clock/clock.ts'
import { burningLights, pauseTimer } from '../../../clock/timers.ts'
import { eventEffect, nothing, bringEncounter, type Brought } from '../../../gm/encounters/come.ts'
import { drawSign } from '../../../gm/encounters/sign.ts'
import { nameOf } from '../../../gm/lights/kinds.ts'
import { drawForPlace } from '../../../gm/travel/place-tables.ts'
import { dieBars } from '../checks/odds.ts'
import { lossOfLight, signsWaiting } from '../house-rules/travel.ts'
import { burnLights } from './lights.ts'

export const dungeonEvents = [
  'Encounter',
  'Sign',
  'Environment',
  'Loss',
  'Exhaustion',
  'Quiet',
] as const
type EventDieFace = (typeof dungeonEvents)[number]

/** Event for a face of the dungeon's d6. Rule BDPX-DUN-03. */
function dungeonEvent(d6: number): EventDieFace {
  return dungeonEvents[d6 - 1] ?? 'Quiet'
}

const tones: Readonly<Record<EventDieFace, Chance['tone']>> = {
  Encounter: 'bad',
  Sign: 'plain',
  Environment: 'plain',
  Loss: 'bad',
  Exhaustion: 'bad',
  Quiet: 'good',
}

const eventChances: readonly Chance[] = dungeonEvents.map((says) => ({
  says,
  chance: 1 / 6,
  tone: tones[says],
}))

const eventBars = dieBars(6, (face) => face - 1)

export const exhaustionDue = 'bdp-exhaustion'

/** Due for exhaustion: the party rests, tires or eats before it goes on. Rule BDPX-DUN-03. */
function exhaustionDueOf(situation: Situation): Due {
  return {
    id: exhaustionDue,
    action: 'block-dodge-parry.exhaustion',
    input: {},
    title: 'Rest, a Fatigue, or a meal',
    why: 'They are worn out',
    rule: 'BDPX-DUN-03',
    when: 'next turn',
    who: [...situation.party],
    holds: 'block-dodge-parry.turn',
    must: true,
  }
}

/** Reason that exhaustion keeps the party from going on; null when it does not. */
export function exhaustionHindrance(situation: Situation): string | null {
  const due = situation.dues[exhaustionDue]
  return due ? `${due.why}. First: ${due.title}.` : null
}

/** Rolls the next encounter now and foreshadows it. Rules BDPX-DUN-03, BDPX-WLD-08. */
export function* rollSign(situation: Situation, at: AtTable, rule: RuleId): ProcedureOf<Brought> {
  const same = houseRule<string>(situation, signsWaiting) === 'same' ? { rule } : null
  return yield* drawSign(situation, at, { title: 'Sign', rule, same })
}

interface DungeonEventResult extends Brought {
  event: EventDieFace
  face: number
}

const rule = 'BDPX-DUN-03'

/** Rolls the event die and resolves its event. */
export function* rollEvent(
  situation: Situation,
  at: AtTable,
  action: ActionId,
): ProcedureOf<DungeonEventResult> {
  const face = yield* rollOne('event', 6)
  const event = dungeonEvent(face)
  const brought = yield* resolveEvent(event, situation, at)
  return {
    ...brought,
    event,
    face,
    why: [step(event, `${face} in 6`, rule), ...brought.why],
    effects: [eventEffect({ action, face, title: event }, brought), ...brought.effects],
  }
}

function* resolveEvent(
  event: EventDieFace,
  situation: Situation,
  at: AtTable,
): ProcedureOf<Brought> {
  if (event === 'Encounter')
    return yield* bringEncounter(situation, at, { met: rule, foretold: rule })
  if (event === 'Sign') return yield* rollSign(situation, at, rule)
  if (event === 'Environment') return yield* environment(situation, at)
  if (event === 'Loss') return loseLight(situation)
  if (event === 'Exhaustion')
    return {
      ...nothing,
      says: 'Exhaustion: rest, take a Fatigue, or eat',
      tone: 'due',
      why: [step('Exhaustion', 'rest and roll again, a Fatigue, or a meal', rule)],
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

/** Worsens the place: by a table for it, else by one of the book's four ideas. Rule BDPX-DUN-04. */
function* environment(situation: Situation, at: AtTable): ProcedureOf<Brought> {
  const drawn = yield* drawForPlace(situation, at, 'locality')
  const says = drawn?.text ?? changes[(yield* rollOne('environment', 4)) - 1] ?? changes[0]
  return {
    ...nothing,
    says: `Environment: ${says}`,
    why: [step('Environment', says, 'BDPX-DUN-04')],
    effects: drawn?.effects ?? [],
  }
}

/** Loss: the light with least left goes out, or what the GM says. */
function loseLight(situation: Situation): Brought {
  const why: Step[] = [step('Loss', 'a light, a spell, a thing', rule)]
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
    effects: [{ do: 'timer', timer: pauseTimer(light as Timer, situation.clock.seconds) }],
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
    ? [step('Foretold', situation.foretold.title, rule)]
    : []
  return { ...plain(verdict, [], [...why, ...waiting]), ...(event ? eventPreview : {}) }
}

/** Ends a round: the event, lights that burn down, and ten minutes on the clock. Rule BDPX-DUN-01. */
export function* inTheRound(
  situation: Situation,
  at: AtTable,
  done: Outcome,
  how: { action: ActionId; event: boolean },
): ProcedureOf<Outcome> {
  const brought = how.event ? yield* rollEvent(situation, at, how.action) : null
  // A light that the event has put out burns no more in this round.
  const out = new Set(
    (brought?.effects ?? []).flatMap((each) => (each.do === 'timer' ? [each.timer.id] : [])),
  )
  const lit: Situation = {
    ...situation,
    timers: Object.fromEntries(Object.entries(situation.timers).filter(([id]) => !out.has(id))),
  }
  const burnt = yield* burnLights(lit, at.ruleset)
  const tells = brought !== null && brought.event !== 'Quiet'
  return {
    ...done,
    says: [done.says, ...(tells ? [brought.says] : []), ...burnt.says].filter(Boolean).join('. '),
    tone: tells && brought.tone !== 'plain' ? brought.tone : done.tone,
    who: [...new Set([...done.who, ...(brought?.who ?? [])])],
    ...(brought ? { total: brought.face } : {}),
    why: [
      ...done.why,
      step('A round', '10 minutes', 'BDPX-DUN-01'),
      ...(brought?.why ?? []),
      ...burnt.why,
    ],
    effects: [
      ...done.effects,
      ...(brought?.effects ?? []),
      ...burnt.effects,
      { do: 'advance', seconds: turn },
    ],
  }
}
