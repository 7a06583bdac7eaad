import { defineAction, type Action } from '../../core/action.ts'
import { round as roundLength } from '../../clock/clock.ts'
import type { Effect } from '../../core/effects.ts'
import type { CombatOrder } from '../../core/ruleset/combat.ts'
import type { Fight } from '../../core/state/fight.ts'
import type { Situation } from '../../core/situation.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { phasesOf, phaseTitle } from './turns.ts'

const none = 'No fight is on: begin one, or roll initiative first (I).'

/** Fight at the start of its next round: declarations are cleared and everybody may act again. */
function nextRound(fight: Situation['fight'] & object, combat?: CombatOrder): Fight {
  const { phase: _over, ...rest } = fight as Fight
  const first = combat?.phases[0]
  return {
    ...rest,
    round: fight.round + 1,
    ...(first ? { phase: first.id } : {}),
    declared: {},
    acted: {},
  }
}

/** Id of the next phase; null when the current one ends the round. */
function nextPhase(fight: Situation['fight'] & object, combat?: CombatOrder): string | null {
  const phases = phasesOf(fight, combat)
  return phases[phases.findIndex(({ id }) => id === fight.phase) + 1]?.id ?? null
}

function roundPasses(fight: Situation['fight'] & object, combat?: CombatOrder): Effect[] {
  return [
    { do: 'advance', seconds: roundLength },
    { do: 'fight', fight: nextRound(fight, combat) },
  ]
}

/** Actions that start the next round or phase of the game. Rules GF-FIGHT-02, GF-TIME-03. */
export function rounds(gameOf: GameOf): readonly Action[] {
  const titleOf = (situation: Situation, id: string): string => {
    const phase = gameOf(situation).combat?.phases.find((one) => one.id === id)
    return phase ? phaseTitle(situation, phase) : id
  }

  const phase = defineAction({
    id: 'house.next-phase',
    title: 'Next phase',
    rule: 'GF-FIGHT-02',
    phase: 'fight',
    slot: 'phase',
    needs: [],
    finds: 'fight round step phase next',
    asks: {},
    preview(situation) {
      const { fight } = situation
      if (!fight) return refusal(none)
      const next = nextPhase(fight, gameOf(situation).combat)
      return plain(next ? titleOf(situation, next) : `Round ${fight.round + 1}: ten seconds pass`)
    },
    *run(situation) {
      yield* []
      const { fight } = situation
      if (!fight) return gmOutcome('GF-FIGHT-02', 'Next phase', 'No fight is on', [])
      const { combat } = gameOf(situation)
      const next = nextPhase(fight, combat)
      if (next === null)
        return gmOutcome('GF-TIME-03', 'Next round', `Round ${fight.round + 1}`, [
          ...roundPasses(fight, combat),
        ])
      return gmOutcome('GF-FIGHT-02', `Round ${fight.round}`, titleOf(situation, next), [
        { do: 'fight', fight: { ...(fight as Fight), phase: next } },
      ])
    },
  })

  const round = defineAction({
    id: 'house.round',
    title: 'Next round',
    rule: 'GF-TIME-03',
    phase: 'fight',
    slot: 'round',
    needs: [],
    finds: 'fight round',
    asks: {},
    preview: (situation) =>
      situation.fight
        ? plain(`Round ${situation.fight.round + 1}: everybody may act again`)
        : refusal(none),
    *run(situation) {
      yield* []
      const { fight } = situation
      if (!fight) return gmOutcome('GF-TIME-03', 'Next round', 'No fight is on', [])
      return gmOutcome('GF-TIME-03', 'Next round', `Round ${fight.round + 1}`, [
        ...roundPasses(fight, gameOf(situation).combat),
      ])
    },
  })

  return [phase, round]
}
