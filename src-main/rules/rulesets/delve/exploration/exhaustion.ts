import type { Step } from '../../../core/outcome.ts'
import type { Due } from '../../../core/state/due.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { isEncumbered } from '../load.ts'
import type { Brought } from '../../../gm/encounters/come.ts'

/** The encumbered lose a turn. Rule DLV-DEV-04. */
export function exhaustion(situation: Situation): Brought {
  const laden = encumbered(situation)
  const names = laden.map(({ name }) => name)
  if (laden.length === 0) {
    return {
      says: 'Exhaustion: nobody is laden',
      tone: 'plain',
      who: [],
      why: ladenSteps(situation),
      effects: [],
    }
  }
  const due: Due = {
    id: restDue,
    action: 'delve.rest',
    input: {},
    title: 'Rest a turn',
    why: `${listed(names)} must rest`,
    rule: 'DLV-DEV-04',
    when: 'next turn',
    who: laden.map(({ id }) => id),
    holds: 'delve.turn',
    must: true,
  }
  return {
    says: `Exhaustion: ${listed(names)} must rest`,
    tone: 'due',
    who: due.who,
    why: ladenSteps(situation),
    effects: [{ do: 'due', due }],
  }
}

export const restDue = 'delve-rest'

/**
 * Encumbered party members: by load, or marked Laden by the GM when the game counts no load. Rules
 * DLV-INV-02, E-DLV-03.
 */
export function encumbered(situation: Situation): ReadonlyCreature[] {
  return situation.party
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter((creature) => isEncumbered(creature, situation))
}

export function ladenSteps(situation: Situation): Step[] {
  const counted = situation.party.some((id) => situation.creatures[id]?.values.load !== undefined)
  if (counted) return [{ name: 'Encumbered', value: 'load of 1 unit or more', rule: 'DLV-INV-02' }]
  return [
    {
      name: 'Load',
      value: 'this game counts none: mark Laden whoever carries too much',
      rule: 'DLV-INV-02',
    },
  ]
}
