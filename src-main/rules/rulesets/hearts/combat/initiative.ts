import { defineAction } from '../../../action.ts'
import type { Step } from '../../../outcome.ts'
import { rollOne, type Asking } from '../../../procedure.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Fight, Situation } from '../../../situation.ts'
import { plain, refusal } from '../../../house/trial.ts'
import { initiativeFrequency, initiativeTie } from '../house-rules.ts'

export type First = 'party' | 'foes' | 'tie'

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
        'Initiative is rolled once a fight. End the fight first, or change the house rule to each round.',
      )
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
    const fight: Fight = { round: nextRound(situation), first, declared: {}, acted: {} }
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

function nextRound(situation: Situation): number {
  return situation.fight?.first === undefined
    ? (situation.fight?.round ?? 1)
    : situation.fight.round + 1
}

function* rollSides(
  again: boolean,
  override: 'success' | 'failure' | undefined,
): Asking<{ first: First; why: Step[] }> {
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
