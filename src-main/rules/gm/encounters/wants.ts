import { step } from '../../core/outcome.ts'
import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import { upperFirst } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { drawForPlace, noTable, placeTable } from '../travel/place-tables.ts'
import { encounteredCreatures, noMeeting } from './met.ts'

/** Want of an encounter's creatures, unless their attitude has changed since; null for none. */
export function wantOf({
  wants: want,
  attitude,
}: NonNullable<Situation['encounter']>): string | null {
  return want?.as === attitude ? want.says : null
}

/** Rolls what the creatures want on the place's table, or sets it. Rule GF-MEET-18. */
export const wants = defineAction({
  id: 'house.encounter-wants',
  title: 'What they want',
  rule: 'GF-MEET-18',
  phase: 'encounter',
  slot: 'wants',
  fillsIn: 'always',
  finds: 'want reaction attitude parley motive encounter reroll',
  asks: { want: { kind: 'text', title: 'What; empty rolls', max: 160, optional: true } },
  plan(situation, { want }, { shelf }) {
    const { encounter } = situation
    if (!encounter) return refusal(noMeeting)
    const typed = want?.trim()
    const table = placeTable(situation, shelf, 'reaction')
    if (!typed && !table) return refusal(noTable('reaction'))
    return { encounter, typed, title: table?.title ?? '' }
  },
  preview: ({ typed, title, encounter }) =>
    plain(
      typed
        ? typed
        : `${title}, ${encounter.attitude === 'unknown' ? 'before any reaction' : encounter.attitude}`,
    ),
  *run({ encounter, typed }, situation, at) {
    const drawn = typed ? null : yield* drawForPlace(situation, at, 'reaction')
    const says = upperFirst(typed ? typed : (drawn?.text ?? noTable('reaction')))
    const from = drawn ? drawn.from : 'as the GM says'
    return gmOutcome(
      'GF-MEET-18',
      `What they want, ${encounter.title}`,
      says,
      [
        ...(drawn?.effects ?? []),
        {
          do: 'encounter',
          encounter: { ...encounter, wants: { says, as: encounter.attitude } },
        },
      ],
      {
        who: encounteredCreatures(situation).map(({ id }) => id),
        why: [step('From', from, 'GF-MEET-18')],
      },
    )
  },
})
