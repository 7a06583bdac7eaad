import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { standingOf } from '../../../common/morale.ts'
import type { RuleId } from '../../../core/outcome.ts'
import { percent, plain, refusal, totals } from '../../../common/trial.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { mayBreak } from './morale.ts'

export interface Experience {
  title: 'Green' | 'Trained' | 'Veteran' | 'Elite'
  rout: number
  says: string
  rule: RuleId
}

/** Rout numbers of people: 2d6 at or above breaks. Rules HRTX-MOR-04 to HRTX-MOR-07. */
export const experiences: readonly Experience[] = [
  { title: 'Green', rout: 6, says: 'conscripts and levies', rule: 'HRTX-MOR-04' },
  { title: 'Trained', rout: 7, says: 'militia and town guards', rule: 'HRTX-MOR-05' },
  { title: 'Veteran', rout: 8, says: 'who have fought before', rule: 'HRTX-MOR-06' },
  { title: 'Elite', rout: 9, says: 'knights and household guards', rule: 'HRTX-MOR-07' },
]

/** @throws for a word that is none of the four. */
export function experienceNamed(title: string): Experience {
  const found = experiences.find((each) => each.title === title)
  if (!found) throw new Error(`there is no experience “${title}”`)
  return found
}

const titles = experiences.map(({ title }) => title)
const chances = experiences.map(({ rout }) =>
  totals(2, 6).reduce((sum, { total, chance }) => (total >= rout ? sum + chance : sum), 0),
)

/** Gives people a rout number by what they have lived through. */
export const experience = defineAction({
  id: 'hearts.experience',
  title: 'Rout number by experience',
  rule: 'HRTX-MOR-03',
  phase: 'encounter',
  slot: 'edit',
  needs: [],
  finds: 'morale green trained veteran elite soldiers guards',
  asks: {
    group: { kind: 'group', title: 'Who' },
    experience: { kind: 'choice', title: 'They are', of: titles, default: 'Trained' },
  },
  preview(situation, { group, experience: title }) {
    const found = experienceNamed(title)
    if (!standingOf(situation, group).some(mayBreak))
      return refusal('Nobody of them ever checks morale: choose a group of people.')
    return plain(
      `${title}, ${found.says}: routs on 2d6 of ${found.rout} up, ${percent(chances[experiences.indexOf(found)] ?? 0)}`,
      [],
      [{ name: title, value: found.rout, rule: found.rule }],
    )
  },
  *run(situation, { group, experience: title }) {
    yield* []
    const found = experienceNamed(title)
    const people = standingOf(situation, group).filter(mayBreak)
    return gmOutcome(
      found.rule,
      `${situation.groups[group]?.name ?? 'Nobody'}: ${title.toLowerCase()}`,
      `Routs on 2d6 of ${found.rout} up`,
      people.map(({ id }): Effect => ({ do: 'set', creature: id, field: 'rout', to: found.rout })),
      {
        who: people.map(({ id }) => id),
        why: [{ name: title, value: found.says, rule: found.rule }],
      },
    )
  },
})
