import { defineAction, type Preview } from '../../core/action.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import type { Table } from '../../tables/table.ts'
import { activityTable } from './activity-table.ts'
import { foesMet, noMeeting } from './met.ts'
import { companyMet } from './minds.ts'
import { rollActivity } from './opening.ts'

/** Rolls or sets the activity of the creatures. Rule GF-MEET-09. */
export const activity = defineAction({
  id: 'house.encounter-activity',
  title: 'Activity',
  rule: 'GF-MEET-09',
  phase: 'encounter',
  slot: 'activity',
  needs: [],
  finds: 'doing sleeping hunting feeding guarding encounter reroll',
  asks: { doing: { kind: 'text', title: 'Doing what; empty rolls', max: 80, optional: true } },
  preview(situation, { doing }) {
    if (!situation.encounter) return refusal(noMeeting)
    return doing?.trim() ? plain(doing.trim()) : foreseen(activityTable(companyMet(situation)))
  },
  *run(situation, { doing }) {
    const { encounter } = situation
    if (!encounter) return gmOutcome('GF-MEET-09', 'Activity', 'Nobody is met', [])
    const typed = doing?.trim()
    const found = typed
      ? { activity: typed, why: [{ name: 'Activity', value: 'as the GM says' }] }
      : yield* rollActivity(companyMet(situation))
    return gmOutcome(
      'GF-MEET-09',
      `Activity, ${encounter.title}`,
      found.activity,
      [{ do: 'encounter', encounter: { ...encounter, activity: found.activity } }],
      { who: foesMet(situation).map(({ id }) => id), why: found.why },
    )
  },
})

/** Preview of a table: every row with its chance. */
function foreseen({ title, dice, rows }: Table): Preview {
  return {
    ...plain(`${title}, ${dice}`),
    chances: rows.map(([rolls, says]) => {
      const [least = 0, most = least] = rolls.split('-').map(Number)
      return { says, chance: (most - least + 1) / 12, tone: 'plain' }
    }),
  }
}
