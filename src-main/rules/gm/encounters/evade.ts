import { step } from '../../core/outcome.ts'
import { isDown } from '../../common/incapacitated.ts'
import { previewCheck, runCheck, signed, type Check } from '../../common/check.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { refusal, type Term } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { farOff } from './distance.ts'
import { leaversText, leaversMet, leavingEffects } from './end.ts'
import { encounteredCreatures, noMeeting } from './met.ts'

/** Lowest d6 result that evades, before modifiers. */
const least = 4

const success = 'They slip away'
const failure = 'Seen, and followed'

/** Modifiers of the party's evasion. Rule GF-MEET-11. */
function evasionTerms(situation: Situation, encounter: OpenEncounter): Term[] {
  const { surprise, distance = 0, unit = 'ft' } = encounter
  const far = farOff[unit]
  const party = situation.party.filter((id) => {
    const creature = situation.creatures[id]
    return creature !== undefined && !isDown(creature)
  }).length
  const foes = encounteredCreatures(situation).filter((foe) => !isDown(foe)).length
  const term = (name: string, value: number, holds: boolean): Term[] =>
    holds ? [step(name, value, 'GF-MEET-11')] : []
  return [
    ...term('They are surprised', 2, surprise?.foes === true),
    ...term('The party is surprised', -2, surprise?.party === true),
    ...term(`At ${far} ${unit} or more`, 1, distance >= far),
    ...term('The party is the larger', -1, party > foes),
    ...term('They sleep', 1, /^(?:asleep|sleep)/i.test(encounter.activity ?? '')),
  ]
}

type OpenEncounter = NonNullable<Situation['encounter']>

function checkOf(modifiers: readonly Term[]): Check {
  const score = least - modifiers.reduce((sum, { value }) => sum + value, 0)
  const own: Term = step('To slip away', score, 'GF-MEET-11')
  return {
    label: 'evade',
    count: 1,
    sides: 6,
    score,
    scoreName: own.name,
    way: 'at or over',
    rule: 'GF-MEET-11',
    success,
    failure,
    terms: [own, ...modifiers],
    scoreSteps: modifiers.map(({ name, value, rule }) => ({
      name,
      value: signed(value),
      ...(rule ? { rule } : {}),
    })),
  }
}

/** Evades the encounter: Gatefold's rule, for games without one. Rule GF-MEET-11. */
export const evade = defineAction({
  id: 'house.evade',
  title: 'Evade',
  rule: 'GF-MEET-11',
  phase: 'encounter',
  slot: 'evade',
  yieldsTo: { slot: 'evade' },
  fillsIn: 'always',
  finds: 'slip away sneak off hide avoid run encounter',
  plan(situation, _input, { ruling }) {
    const { encounter, fight } = situation
    if (!encounter) return refusal(noMeeting)
    if (fight) return refusal('A fight is on. Flee from it (F), or end the fight first.')
    if (encounter.evaded && !ruling.override)
      return refusal('They have seen you try it once: talk (R) or fight.')
    const check = checkOf(evasionTerms(situation, encounter))
    return { encounter, check, leavers: leaversMet(situation) }
  },
  preview({ check, leavers }, _situation, { ruling }) {
    const shown = previewCheck(check, ruling)
    return { ...shown, why: [...shown.why, ...leavers] }
  },
  *run({ encounter, check, leavers }, situation, { ruling, ruleset }) {
    const result = yield* runCheck(check, ruling)
    const seen: Effect[] = [
      {
        do: 'encounter',
        encounter: { ...(encounter as Encounter), evaded: true, attitude: 'hostile' },
      },
    ]
    return gmOutcome(
      'GF-MEET-11',
      `Evade, ${encounter.title}`,
      result.success ? [success, leaversText(leavers)].filter(Boolean).join(': ') : failure,
      result.success ? leavingEffects(situation, ruleset) : seen,
      {
        who: [...situation.party],
        tone: result.success ? 'good' : 'bad',
        ...(result.total === undefined ? {} : { total: result.total }),
        secret: ruling.secret,
        why: [...result.why, ...(result.success ? leavers : [])],
      },
    )
  },
})
