import { round as roundLength } from '../../clock/clock.ts'
import { defineAction } from '../../core/action.ts'
import { step, type Outcome, type Step } from '../../core/outcome.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { CombatOrder, CombatPhase } from '../../core/ruleset/combat.ts'
import type { Situation } from '../../core/situation.ts'
import { listed } from '../../core/words.ts'
import type { Fight } from '../../core/state/fight.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { noFight } from './order.ts'
import { firstPhase, phasesOf, phaseTitle } from './turns.ts'

type OpenFight = NonNullable<Situation['fight']>

/** Fight at the start of its next round: declarations are cleared and everybody may act again. */
function nextRound(fight: OpenFight, situation: Situation, combat?: CombatOrder): Fight {
  const { phase: _over, ...rest } = fight as Fight
  const first = firstPhase(situation, combat)
  return {
    ...rest,
    round: fight.round + 1,
    ...(first ? { phase: first.id } : {}),
    declared: {},
    acted: {},
  }
}

/** The next phase; undefined when the current one ends the round. */
function nextPhase(fight: OpenFight, combat?: CombatOrder): CombatPhase | undefined {
  const phases = phasesOf(fight, combat)
  return phases[phases.findIndex(({ id }) => id === fight.phase) + 1]
}

/** Steps about the dues of this round's end that are open still: "Still open, Death check of Maud". */
function openDues({ dues, creatures }: Situation): Step[] {
  return Object.values(dues)
    .filter(({ when, must }) => when === 'end of round' && must)
    .map(({ title, who, rule }) => {
      const names = listed(who.flatMap((id) => creatures[id]?.name ?? []))
      return step('Still open', names ? `${title} of ${names}` : title, rule)
    })
}

function roundEnds(fight: OpenFight, situation: Situation, combat?: CombatOrder): Outcome {
  const why = openDues(situation)
  return gmOutcome(
    'GF-TIME-03',
    'Next round',
    `Round ${fight.round + 1}`,
    [
      { do: 'advance', seconds: roundLength },
      { do: 'fight', fight: nextRound(fight, situation, combat) },
    ],
    { why, ...(why.length > 0 && { tone: 'due' }) },
  )
}

/** "Round 3: ten seconds pass. Still open: Death check of Maud". */
function endText(says: string, situation: Situation): string {
  const open = openDues(situation).map(({ value }) => value)
  return open.length > 0 ? `${says}. Still open: ${listed(open.map(String))}` : says
}

/** Starts the next phase of the round; after the last one, the next round. Rules GF-FIGHT-02, GF-TIME-03. */
const phase = defineAction({
  id: 'house.next-phase',
  title: 'Next phase',
  rule: 'GF-FIGHT-02',
  phase: 'fight',
  slot: 'phase',
  finds: 'fight round step phase next',
  plan(situation, _input, { ruleset: { combat } }) {
    const { fight } = situation
    if (!fight) return refusal(noFight)
    const next = nextPhase(fight, combat)
    return { fight, next, title: next ? phaseTitle(situation, next) : null }
  },
  preview: ({ fight, title }, situation) =>
    plain(title ?? endText(`Round ${fight.round + 1}: ten seconds pass`, situation)),
  run: ({ fight, next, title }, situation, { ruleset: { combat } }) =>
    next
      ? gmOutcome('GF-FIGHT-02', `Round ${fight.round}`, title ?? next.id, [
          { do: 'fight', fight: { ...(fight as Fight), phase: next.id } },
        ])
      : roundEnds(fight, situation, combat),
})

/** Starts the next round. Rule GF-TIME-03. */
const round = defineAction({
  id: 'house.round',
  title: 'Next round',
  rule: 'GF-TIME-03',
  phase: 'fight',
  slot: 'round',
  finds: 'fight round',
  plan: ({ fight }) => fight ?? refusal(noFight),
  preview: (fight, situation) =>
    plain(endText(`Round ${fight.round + 1}: everybody may act again`, situation)),
  run: (fight, situation, { ruleset }) => roundEnds(fight, situation, ruleset.combat),
})

export const rounds = [phase, round]
