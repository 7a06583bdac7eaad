import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { listed } from '../../core/words.ts'

const dead = 'dead'
/** Conditions that death replaces. */
const before = ['dying', 'stable', 'unconscious', 'holding on', 'fleeing'] as const

function living(situation: Situation, who: readonly string[]): ReadonlyCreature[] {
  return who
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ conditions }) => !conditions[dead])
}

/** Kills one or several creatures by the GM's decision. Rule GF-HARM-05. */
export const killing = defineAction({
  id: 'house.kill',
  title: 'Kill',
  rule: 'GF-HARM-05',
  phase: 'fight',
  slot: 'damage',
  needs: [],
  finds: 'kill dead slay die several foes',
  asks: { who: { kind: 'creatures', title: 'Whom' } },
  preview(situation, { who }) {
    const names = living(situation, who).map(({ name }) => name)
    return names.length === 0
      ? refusal('Choose somebody who is not dead yet.')
      : plain(`${listed(names)}: dead`)
  },
  *run(situation, { who }) {
    yield* []
    const killed = living(situation, who)
    if (killed.length === 0) return gmOutcome('GF-HARM-05', 'Kill', 'Nobody was chosen', [])
    return gmOutcome(
      'GF-HARM-05',
      listed(killed.map(({ name }) => name)),
      'Dead',
      killed.flatMap(deathOf),
      {
        who: killed.map(({ id }) => id),
        tone: killed.some(({ side }) => side === 'party') ? 'bad' : 'good',
      },
    )
  },
})

/** Effects of death; the mark comes first, so that no rule checks whether they are dying. */
function deathOf({ id, conditions, values }: ReadonlyCreature): Effect[] {
  return [
    { do: 'condition', creature: id, name: dead, to: { rule: 'GF-HARM-05' } },
    ...before
      .filter((name) => name in conditions)
      .map((name): Effect => ({ do: 'condition', creature: id, name, to: null })),
    ...((values.hp ?? 0) > 0 ? [{ do: 'set' as const, creature: id, field: 'hp', to: 0 }] : []),
  ]
}
