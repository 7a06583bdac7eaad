import type { ReadonlyCreature } from '../../../../core/situation.ts'
import type { Effect } from '../../../../core/effects.ts'
import { concentrating } from '../marks.ts'

/** Whoever concentrates and is struck may lose what they hold together. Rule GAM-CNC-02. */
export function unsettles(target: ReadonlyCreature): Effect[] {
  if (!(concentrating in target.conditions)) return []
  return [
    {
      do: 'due',
      due: {
        id: `concentrate:${target.id}`,
        action: 'gods-and-monsters.concentrate',
        input: { who: target.id },
        title: 'Keep concentration',
        why: `${target.name} was struck while concentrating`,
        rule: 'GAM-CNC-02',
        when: 'now',
        who: [target.id],
        must: false,
      },
    },
  ]
}
