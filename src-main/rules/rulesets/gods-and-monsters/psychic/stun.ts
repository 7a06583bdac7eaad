import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Term } from '../../../core/action.ts'
import { round } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { useId } from '../../../common/uses.ts'

export const stunned = 'stunned by a mind'
/** Title of the use that keeps the verve put into defense this round. */
export const guardTitle = 'Psychic defense'

const stunTitle = 'Stunned by'

/** Stuns by as much as the survival lost, until the next round is over. Rule GAM-PSY-07. */
export function stuns(creature: string, by: number, now: number): Effect[] {
  const until = now + 2 * round
  return [
    {
      do: 'condition',
      creature,
      name: stunned,
      to: { until, fight: true, rule: 'GAM-PSY-07' },
    },
    {
      do: 'use',
      creature,
      id: useId(stunTitle),
      to: { title: stunTitle, of: by, spent: by, at: now, again: 'never' },
    },
  ]
}

/** Penalty of a stunned creature to everything it does. Rule GAM-PSY-07. */
export function stunTerm(creature: ReadonlyCreature): Term {
  const by = creature.uses?.[useId(stunTitle)]?.spent ?? 0
  return {
    name: 'Stunned',
    value: stunned in creature.conditions ? 0 - by : 0,
    rule: 'GAM-PSY-07',
  }
}
