import { round as roundLength } from '../../clock/clock.ts'
import { defineAction } from '../../core/action.ts'
import type { Outcome } from '../../core/outcome.ts'
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

/** Dues that belong to the end of this round and are open still: " (still open: Death check of Maud)"; empty without any. */
function openDues({ dues, creatures }: Situation): string {
  const open = Object.values(dues).filter(({ when, must }) => when === 'end of round' && must)
  const texts = open.map(({ title, who }) => {
    const names = who.flatMap((id) => creatures[id]?.name ?? [])
    return names.length > 0 ? `${title} of ${listed(names)}` : title
  })
  return texts.length > 0 ? ` (still open: ${listed(texts)})` : ''
}

function roundEnds(fight: OpenFight, situation: Situation, combat?: CombatOrder): Outcome {
  const open = openDues(situation)
  return gmOutcome(
    'GF-TIME-03',
    'Next round',
    `Round ${fight.round + 1}${open}`,
    [
      { do: 'advance', seconds: roundLength },
      { do: 'fight', fight: nextRound(fight, situation, combat) },
    ],
    open ? { tone: 'due' } : {},
  )
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
    plain(title ?? `Round ${fight.round + 1}: ten seconds pass${openDues(situation)}`),
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
    plain(`Round ${fight.round + 1}: everybody may act again${openDues(situation)}`),
  run: (fight, situation, { ruleset }) => roundEnds(fight, situation, ruleset.combat),
})

export const rounds = [phase, round]
