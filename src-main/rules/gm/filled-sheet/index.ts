import { plain, refusal } from '../../core/preview.ts'
import { defineAction } from '../../core/action.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { changes } from './changes.ts'
import { filledFields } from './fields.ts'

export { changes } from './changes.ts'
export { filledFields, type Difference, type FilledField } from './fields.ts'

/** Takes a player's changes on a printed sheet into the campaign, in one entry. Rule GF-SHEET-07. */
export const takeSheet = defineAction({
  id: 'house.take-sheet',
  title: 'Take over a filled sheet',
  rule: 'GF-SHEET-07',
  phase: 'table',
  slot: 'edit',
  finds: 'pdf form fields read import character',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Whose' },
    fields: { kind: 'record', title: 'What is written', of: 'filled fields' },
  },
  plan(situation, { who, fields }, { ruleset }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose whose sheet it is.')
    const taken = changes(creature, ruleset, filledFields(fields), situation.nextId).filter(
      ({ effects }) => effects.length > 0,
    )
    return taken.length === 0
      ? refusal('Nothing is written on it that can be taken over.')
      : { creature, taken }
  },
  preview: ({ creature, taken }) =>
    plain(`${creature.name}: ${taken.length === 1 ? 'one change' : `${taken.length} changes`}`),
  run: ({ creature: { id, name }, taken }) =>
    gmOutcome(
      'GF-SHEET-07',
      `${name}’s sheet`,
      `Taken over: ${taken.map(({ difference }) => difference.title).join('; ')}`,
      taken.flatMap(({ effects }) => effects),
      {
        who: [id],
        why: taken.map(({ difference: { title, was, now } }) => ({
          name: title,
          value: `${was || 'nothing'} → ${now || 'nothing'}`,
        })),
      },
    ),
})
