import type { AtTable, Chance } from '../../../core/action.ts'
import { eventEffect, nothing, somebodyComes, type Brought } from '../../../gm/encounters/come.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import type { Due } from '../../../core/state/due.ts'
import { sign } from '../exploration/signs.ts'
import { discovered } from './discovery.ts'
import { wildEvent, wildEvents, type WildernessSky, type WildEvent } from './figures.ts'
import { groundOfMeeting } from './ground.ts'
import { turnedSky } from './sky.ts'

const rule = 'BDPX-WLD-08'

const tones: Readonly<Record<WildEvent, Chance['tone']>> = {
  Encounter: 'bad',
  Sign: 'plain',
  Environment: 'plain',
  Loss: 'bad',
  Exhaustion: 'bad',
  Discovery: 'good',
}

/** The six events of a watch with their exact chances. */
export const wildChances: readonly (Chance & { faces: number[] })[] = wildEvents.map(
  (says, at) => ({ says, faces: [at + 1], chance: 1 / 6, tone: tones[says] }),
)

export const tiredDue = 'bdp-tired'

/** A watch of rest or a Fatigue for all. */
function tiredDueOf(situation: Situation): Due {
  return {
    id: tiredDue,
    action: 'block-dodge-parry.worn',
    input: {},
    title: 'A watch of rest, or a Fatigue each',
    why: 'They are worn out',
    rule,
    when: 'now',
    who: [...situation.party],
    holds: 'block-dodge-parry.travel',
    must: true,
  }
}

interface WildCome extends Brought {
  event: WildEvent | 'Quiet'
  face: number
}

/** Rolls the event of a watch and works out what it brings. Rule BDPX-WLD-08. */
export function* wildHappens(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  told: { action: ActionId; sky: WildernessSky; camping?: boolean },
): ProcedureOf<WildCome> {
  const face = yield* rollOne('event', 6)
  const event = wildEvent(face, told.camping)
  const come = yield* brings(event, situation, at, gameOf, told.sky)
  return {
    ...come,
    event,
    face,
    why: [
      {
        name: event,
        value: event === 'Quiet' ? `${face}: a camp ignores it` : `${face} in 6`,
        rule: event === 'Quiet' ? 'BDPX-WLD-07' : rule,
      },
      ...come.why,
    ],
    effects: [eventEffect({ action: told.action, face, title: event }, come), ...come.effects],
  }
}

function* brings(
  event: WildEvent | 'Quiet',
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  sky: WildernessSky,
): ProcedureOf<Brought> {
  if (event === 'Encounter') {
    const met = yield* somebodyComes(situation, at, gameOf, { met: rule, foretold: rule })
    const ground = yield* groundOfMeeting(situation.place.terrain)
    return { ...met, says: `${met.says}. ${ground.says}`, why: [...met.why, ...ground.why] }
  }
  if (event === 'Sign') return yield* sign(situation, at, rule)
  if (event === 'Environment') {
    const turned = yield* turnedSky(situation, sky)
    return {
      ...nothing,
      says: `Environment: ${turned.sky === sky ? `${sky} holds` : turned.sky}`,
      why: turned.why,
      effects: turned.effects,
    }
  }
  if (event === 'Loss')
    return {
      ...nothing,
      says: 'Loss: a choice that costs',
      tone: 'bad',
      why: [{ name: 'Loss', value: 'put a choice before them, and both ways cost', rule }],
    }
  if (event === 'Exhaustion')
    return {
      ...nothing,
      says: 'Exhaustion: a watch of rest, or a Fatigue each',
      tone: 'due',
      effects: [{ do: 'due', due: tiredDueOf(situation) }],
    }
  if (event === 'Discovery') {
    const found = yield* discovered()
    return { ...nothing, says: `Discovery: ${found.says}`, tone: 'good', why: found.why }
  }
  return { ...nothing, says: 'Quiet' }
}

/** Result that each event would have now, in a few words. */
export function foreseen(situation: Situation): Record<WildEvent, string> {
  const { foretold } = situation
  return {
    Encounter: foretold ? `${foretold.title}, as hinted` : 'from the table in use',
    Sign: foretold ? `points at ${foretold.title.toLowerCase()}` : 'a trace of the next meeting',
    Environment: 'the weather turns',
    Loss: 'a choice that costs',
    Exhaustion: 'a watch more, or a Fatigue each',
    Discovery: 'a place or a view',
  }
}
