import { initiativeDueBy } from '../../../common/initiative-due.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import type { Fight } from '../../../core/state/fight.ts'
import { noFoesReason } from '../../../gm/fight/begin.ts'
import { initiativeFrequency, initiativeTie } from '../house-rules/combat.ts'
import { combatOrder } from './order.ts'

type First = 'party' | 'foes' | 'tie'

/** The higher d6 goes first. Rule HRT-INIT-01. */
export function initiative(party: number, foes: number): First {
  if (party === foes) return 'tie'
  return party > foes ? 'party' : 'foes'
}

export const rollInitiative = defineAction({
  id: 'hearts.initiative',
  title: 'Initiative',
  rule: 'HRT-INIT-01',
  phase: 'fight',
  slot: 'initiative',
  needs: [],
  finds: 'fight start combat who goes first',
  asks: {},
  plan(situation) {
    const once = houseRule<string>(situation, initiativeFrequency) === 'perCombat'
    if (once && situation.fight?.first !== undefined)
      return refusal(
        'Initiative is rolled once a fight (E-HRT-04). End the fight first, or change the house rule to each round.',
      )
    const noFoes = noFoesReason(situation)
    if (noFoes) return refusal(noFoes)
    return { tie: houseRule<string>(situation, initiativeTie) }
  },
  preview({ tie }) {
    const [party, foes, both] =
      tie === 'reroll' ? [18, 18, 0] : tie === 'party' ? [21, 15, 0] : [15, 15, 6]
    const chances = [
      { says: 'The party first', chance: party / 36, tone: 'good' as const },
      { says: 'The foes first', chance: foes / 36, tone: 'bad' as const },
      { says: 'Both together', chance: both / 36, tone: 'plain' as const },
    ]
    return {
      ...plain(
        'A d6 each side, the higher goes first',
        [],
        [{ name: 'Higher side', value: 'goes first', rule: 'HRT-INIT-01' }],
      ),
      chances: chances.filter(({ chance }) => chance > 0),
    }
  },
  *run({ tie }, situation, at) {
    const rolled = yield* rollSides(tie === 'reroll', at.ruling.override)
    const first = rolled.first === 'tie' && tie === 'party' ? 'party' : rolled.first
    return line(at, {
      rule: 'HRT-INIT-01',
      what: 'Initiative, side against side',
      says: firstSays[first],
      tone: first === 'party' ? 'good' : first === 'foes' ? 'bad' : 'plain',
      why: [...rolled.why, ...tieSteps(rolled.first, tie)],
      effects: [
        { do: 'fight', fight: fightBegun(situation, first) },
        { do: 'settle action', action: 'hearts.initiative' },
      ],
    })
  },
})

const firstSays: Record<First, string> = {
  party: 'Party acts first',
  foes: 'Foes act first',
  tie: 'Both sides act together',
}

/** Step of a tie that the campaign does not roll again. Rule E-HRT-03. */
function tieSteps(first: First, tie: string): Step[] {
  if (first !== 'tie') return []
  const value = tie === 'party' ? 'the party goes first' : 'both act together'
  return [{ name: 'Tie', value, rule: 'E-HRT-03' }]
}

/** The fight with its first side rolled; one that was not on begins with it. */
function fightBegun({ fight, clock }: Situation, first: First): Fight {
  const phase = combatOrder.phases[0]?.id
  return {
    ...((fight as Fight | undefined) ?? { began: clock.seconds }),
    round: fight?.round ?? 1,
    first,
    declared: {},
    acted: {},
    ...(phase ? { phase } : {}),
  }
}

/** Calls for initiative; the GM may dismiss it. */
export function initiativeDue(why: string, rule: RuleId): Effect {
  return initiativeDueBy('hearts.initiative', why, rule)
}

/** Forgets the first side and calls for dice, where a round has begun that wants its own. Rule E-HRT-04. */
export function callForInitiative(before: Situation, after: Situation): Effect[] {
  const fight = after.fight as Fight | undefined
  if (!fight || !before.fight || fight.round <= before.fight.round) return []
  if (houseRule<string>(after, initiativeFrequency) !== 'perRound') return []
  const { first, ...unrolled } = fight
  if (first === undefined) return []
  return [
    { do: 'fight', fight: unrolled },
    initiativeDue(`Round ${fight.round} begins`, 'E-HRT-04'),
  ]
}

function* rollSides(
  again: boolean,
  override: 'success' | 'failure' | undefined,
): ProcedureOf<{ first: First; why: Step[] }> {
  if (override)
    return {
      first: override === 'success' ? 'party' : 'foes',
      why: [{ name: 'Ruled by the GM', value: override }],
    }
  const why: Step[] = []
  for (let time = 1; ; time++) {
    const tag = time === 1 ? '' : `, again ${time}`
    const party = yield* rollOne(`party d6${tag}`, 6)
    const foes = yield* rollOne(`foes d6${tag}`, 6)
    why.push(
      { name: 'Party', value: party, rule: 'HRT-INIT-01' },
      { name: 'Foes', value: foes, rule: 'HRT-INIT-01' },
    )
    const first = initiative(party, foes)
    if (first !== 'tie' || !again) return { first, why }
    why.push({ name: 'Tie', value: 'rolled again', rule: 'E-HRT-03' })
  }
}
