import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Fight } from '../../../core/state/fight.ts'
import type { Situation } from '../../../core/situation.ts'
import { nobodyToFight } from '../../../gm/fight/begin.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { combatOrder } from './order.ts'
import { initiativeFrequency, initiativeTie } from '../house-rules/fight.ts'

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
  preview(situation) {
    if (settledFor(situation))
      return refusal(
        'Initiative is rolled once a fight (E-HRT-04). End the fight first, or change the house rule to each round.',
      )
    const nobody = nobodyToFight(situation)
    if (nobody) return refusal(nobody)
    const tie = houseRule<string>(situation, initiativeTie)
    const ways =
      tie === 'reroll'
        ? [1 / 2, 1 / 2, 0]
        : tie === 'party'
          ? [21 / 36, 15 / 36, 0]
          : [15 / 36, 15 / 36, 6 / 36]
    const chances = [
      { says: 'The party first', chance: ways[0] ?? 0, tone: 'good' as const },
      { says: 'The foes first', chance: ways[1] ?? 0, tone: 'bad' as const },
      { says: 'Both together', chance: ways[2] ?? 0, tone: 'plain' as const },
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
  *run(situation, _input, at) {
    const tie = houseRule<string>(situation, initiativeTie)
    const rolled = yield* rollSides(tie === 'reroll', at.ruling.override)
    const first = rolled.first === 'tie' && tie === 'party' ? 'party' : rolled.first
    const fight = begun(situation, first)
    return {
      rule: 'HRT-INIT-01',
      what: 'Initiative, side against side',
      says: firstSays[first],
      tone: first === 'party' ? 'good' : first === 'foes' ? 'bad' : 'plain',
      who: [],
      ...(at.ruling.secret ? { secret: true } : {}),
      why: rolled.why,
      effects: [
        { do: 'fight', fight },
        { do: 'settle action', action: 'hearts.initiative' },
      ],
    }
  },
})

const firstSays: Record<First, string> = {
  party: 'Party acts first',
  foes: 'Foes act first',
  tie: 'Both sides act together',
}

function settledFor(situation: Situation): boolean {
  return (
    situation.fight?.first !== undefined &&
    houseRule<string>(situation, initiativeFrequency) === 'perCombat'
  )
}

/** The fight with its first side rolled; one that was not on begins with it. */
function begun(situation: Situation, first: First): Fight {
  const phase = combatOrder.phases[0]?.id
  const before = (situation.fight as Fight | undefined) ?? { began: situation.clock.seconds }
  return {
    ...before,
    round: situation.fight?.round ?? 1,
    first,
    declared: {},
    acted: {},
    ...(phase ? { phase } : {}),
  }
}

/** A round has begun that wants its own initiative: the old one is forgotten, and dice are due. Rule E-HRT-04. */
export function newRound(before: Situation, after: Situation): Effect[] {
  const fight = after.fight as Fight | undefined
  if (!fight || !before.fight || fight.round <= before.fight.round) return []
  if (houseRule<string>(after, initiativeFrequency) !== 'perRound') return []
  const { first, ...anew } = fight
  if (first === undefined) return []
  return [
    { do: 'fight', fight: anew },
    {
      do: 'due',
      due: {
        id: 'initiative',
        action: 'hearts.initiative',
        input: {},
        title: 'Initiative',
        why: `Round ${fight.round} begins`,
        rule: 'E-HRT-04',
        when: 'now',
        who: [],
        must: false,
      },
    },
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
