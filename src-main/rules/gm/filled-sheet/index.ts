import { defineAction, type Action } from '../../core/action.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { changes } from './changes.ts'
import { filledFields } from './fields.ts'

export { changes } from './changes.ts'
export { filledFields, type Difference, type FilledField } from './fields.ts'

/** Takes a player's changes on a printed sheet into the campaign, in one entry. Rule GF-SHEET-07. */
export function filledSheet(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.take-sheet',
    title: 'Take over a filled sheet',
    rule: 'GF-SHEET-07',
    phase: 'table',
    slot: 'edit',
    needs: [],
    finds: 'pdf form fields read import character',
    asks: {
      who: { kind: 'creature', title: 'Whose' },
      fields: { kind: 'record', title: 'What is written', of: 'filled fields' },
    },
    preview(situation, { who, fields }) {
      const creature = situation.creatures[who]
      if (!creature) return refusal('Choose whose sheet it is.')
      const made = changes(creature, gameOf(situation), filledFields(fields), situation.nextId)
      const count = made.filter(({ effects }) => effects.length > 0).length
      if (count === 0) return refusal('Nothing is written on it that can be taken over.')
      return plain(`${creature.name}: ${count === 1 ? 'one change' : `${count} changes`}`)
    },
    *run(situation, { who, fields }) {
      yield* []
      const creature = situation.creatures[who]
      if (!creature) return gmOutcome('GF-SHEET-07', 'A sheet', 'Nobody of that name is here', [])
      const made = changes(
        creature,
        gameOf(situation),
        filledFields(fields),
        situation.nextId,
      ).filter(({ effects }) => effects.length > 0)
      const titles = made.map(({ difference }) => difference.title)
      return gmOutcome(
        'GF-SHEET-07',
        `${creature.name}’s sheet`,
        titles.length === 0 ? 'Nothing on it was taken over' : `Taken over: ${titles.join('; ')}`,
        made.flatMap(({ effects }) => effects),
        {
          who: [who],
          why: made.map(({ difference: { title, was, now } }) => ({
            name: title,
            value: `${was || 'nothing'} → ${now || 'nothing'}`,
          })),
        },
      )
    },
  })
}
