import type { Situation } from '../../../core/situation.ts'
import type { Due } from '../../../core/state/due.ts'
import { listed } from '../../../core/words.ts'
import { type Brought, nothing } from '../../../gm/encounters/come.ts'
import { encumberedOf, ladenSteps } from '../load.ts'

/** Dues of a rest that exhaustion calls for: a turn in a dungeon, a watch on a journey. */
export const restDue = { turn: 'delve-rest', watch: 'delve-rest-watch' } as const
type Rest = keyof typeof restDue

/** Exhaustion: the encumbered must rest before the party goes on. Rules DLV-DEV-04, DLV-WEV-04. */
export function exhaustion(
  situation: Situation,
  rest: Rest,
  due: Pick<Due, 'action' | 'title' | 'rule' | 'when' | 'holds'>,
): Brought {
  const laden = encumberedOf(situation)
  const why = ladenSteps(situation)
  if (laden.length === 0) return { ...nothing, says: 'Exhaustion: nobody is laden', why }
  const names = listed(laden.map(({ name }) => name))
  const must = rest === 'turn' ? `${names} must rest` : `${names} must rest a watch`
  const who = laden.map(({ id }) => id)
  return {
    says: `Exhaustion: ${must}`,
    tone: 'due',
    who,
    why,
    effects: [
      { do: 'due', due: { id: restDue[rest], input: {}, why: must, who, must: true, ...due } },
    ],
  }
}

/** Reason the party must rest first, when exhausted; null when it may go on. */
export function exhaustionReason(situation: Situation, rest: Rest): string | null {
  const due = situation.dues[restDue[rest]]
  return due ? `${due.why}. First: ${due.title}.` : null
}
