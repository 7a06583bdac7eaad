import type { Effect } from '../../core/effects.ts'
import type { Due } from '../../core/state/due.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { Situation } from '../../core/situation.ts'

/** A failed reaction starts the fight; the GM may still wave it away. Rule HRT-REACT-02. */
export function fightDue(situation: Situation, encounter: Readonly<Encounter>): Effect[] {
  if (situation.fight) return []
  const due: Due = {
    id: 'initiative',
    action: 'hearts.initiative',
    input: {},
    title: 'Initiative',
    why: `They attack: ${encounter.title}`,
    rule: 'HRT-REACT-02',
    when: 'now',
    who: [],
    must: false,
  }
  return [{ do: 'due', due }]
}
