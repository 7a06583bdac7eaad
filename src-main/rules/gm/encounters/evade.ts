import { defineAction, type Action, type Ruling, type Term } from '../../core/action.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { refusal, previewTrial, runTrial, type Trial } from '../../common/trial.ts'
import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { leaversLeave, leaversMet, leavingEffects } from './end.ts'
import { foesMet, noMeeting } from './met.ts'
import { farOff } from './opening.ts'
import { isDown } from '../../common/incapacitated.ts'

/** Lowest d6 result that evades, before modifiers. */
const least = 4

const success = 'They slip away'

/** Modifiers of the party's evasion. Rule GF-MEET-11. */
function evasionTerms(situation: Situation): Term[] {
  const { encounter } = situation
  if (!encounter) return []
  const { surprise, distance = 0, unit = 'ft' } = encounter
  const far = farOff[unit]
  const party = situation.party.filter((id) => {
    const creature = situation.creatures[id]
    return creature !== undefined && !isDown(creature)
  }).length
  const foes = foesMet(situation).filter((foe) => !isDown(foe)).length
  const term = (name: string, value: number, holds: boolean): Term[] =>
    holds ? [{ name, value, rule: 'GF-MEET-11' }] : []
  return [
    ...term('They are surprised', 2, surprise?.foes === true),
    ...term('The party is surprised', -2, surprise?.party === true),
    ...term(`At ${far} ${unit} or more`, 1, distance >= far),
    ...term('The party is the larger', -1, party > foes),
    ...term('They sleep', 1, /^(?:asleep|sleep)/i.test(encounter.activity ?? '')),
  ]
}

function trialOf(situation: Situation): Trial {
  const helps = evasionTerms(situation).reduce((sum, { value }) => sum + value, 0)
  return {
    label: 'evade',
    count: 1,
    sides: 6,
    score: least - helps,
    scoreName: 'To slip away',
    way: 'at or over',
    rule: 'GF-MEET-11',
    success,
    failure: 'Seen, and followed',
  }
}

function refusalOf(situation: Situation, ruling: Ruling): string | null {
  const { encounter } = situation
  if (!encounter) return noMeeting
  if (situation.fight) return 'A fight is on. Flee from it (F), or end the fight first.'
  return encounter.evaded && !ruling.override
    ? 'They have seen you try it once: talk (R) or fight.'
    : null
}

/** Evades the encounter: Gatefold's rule, for games without one. Rule GF-MEET-11. */
export function evade(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.evade',
    title: 'Evade',
    rule: 'GF-MEET-11',
    phase: 'encounter',
    slot: 'evade',
    needs: [],
    finds: 'slip away sneak off hide avoid run encounter',
    asks: {},
    preview(situation, _input, at) {
      const refuses = refusalOf(situation, at.ruling)
      if (refuses) return refusal(refuses)
      const shown = previewTrial(trialOf(situation), at.ruling)
      return {
        ...shown,
        terms: [...shown.terms, ...evasionTerms(situation)],
        why: [...shown.why, ...leaversMet(situation)],
      }
    },
    *run(situation, _input, at) {
      const { encounter } = situation
      if (!encounter || refusalOf(situation, at.ruling))
        return gmOutcome('GF-MEET-11', 'Evade', 'Nobody is slipped away from', [])
      const tried = yield* runTrial(trialOf(situation), at.ruling)
      const seen: Effect[] = [
        { do: 'encounter', encounter: { ...encounter, evaded: true, attitude: 'hostile' } },
      ]
      return gmOutcome(
        'GF-MEET-11',
        `Evade, ${encounter.title}`,
        tried.success
          ? [success, leaversLeave(leaversMet(situation))].filter(Boolean).join(': ')
          : 'Seen, and followed',
        tried.success ? leavingEffects(situation, gameOf(situation)) : seen,
        {
          who: [...situation.party],
          tone: tried.success ? 'good' : 'bad',
          ...(tried.total === undefined ? {} : { total: tried.total }),
          ...(at.ruling.secret ? { secret: true } : {}),
          why: [
            ...evasionTerms(situation).map(({ name, value, rule }) => ({
              name,
              value: value > 0 ? `+${value}` : `−${-value}`,
              ...(rule ? { rule } : {}),
            })),
            ...tried.why,
            ...(tried.success ? leaversMet(situation) : []),
          ],
        },
      )
    },
  })
}
