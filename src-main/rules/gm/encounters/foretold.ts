import { plain, refusal } from '../../core/preview.ts'
import { defineAction, type AtTable } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { Situation } from '../../core/situation.ts'
import type { DrawnEncounter } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'

type Foretold = NonNullable<Situation['foretold']>

/** Announced encounter as if drawn now; null when its monster is no longer known. */
export function fromForetold(
  situation: Situation,
  at: Pick<AtTable, 'shelf'>,
): DrawnEncounter | null {
  const { foretold } = situation
  const monster = foretold?.monster ? at.shelf.monster(foretold.monster) : undefined
  if (!foretold || !monster) return null
  return {
    monster,
    number: foretold.number,
    from: foretold.from,
    ...(foretold.numberDice ? { numberDice: foretold.numberDice } : {}),
    ...(foretold.text ? { tale: foretold.text } : {}),
  }
}

/** Takes an announced encounter off the queue; the next one moves up. */
export function dequeueForetold(foretold: Foretold): Effect {
  return {
    do: 'foretell',
    encounter: foretold.then ? ({ ...foretold.then } as Encounter) : null,
  }
}

/** Discards the encounter that a clue announced. Rule GF-MEET-10. */
export const unforetell = defineAction({
  id: 'house.unforetell',
  title: 'It comes to nothing',
  rule: 'GF-MEET-10',
  phase: 'encounter',
  slot: 'foretold',
  finds: 'clue foretold forget sign pass drop next encounter',
  plan: ({ foretold }) => foretold ?? refusal('No clue foretells a meeting now.'),
  preview: ({ title }) => plain(`${title} will not come; the next meeting is drawn again`),
  run: (foretold) =>
    gmOutcome('GF-MEET-10', 'The clue', `No encounter after all: ${foretold.title}`, [
      dequeueForetold(foretold),
    ]),
})
