import { standingOf } from '../../../common/morale.ts'
import { percent, totals } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import type { RuleId } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { mayBreak } from './morale.ts'

export interface Experience {
  title: 'Green' | 'Trained' | 'Veteran' | 'Elite'
  rout: number
  says: string
  rule: RuleId
}

/** Rout numbers of people: 2d6 at or above breaks. Rules HRTX-MOR-04 to HRTX-MOR-07. */
const experiences: readonly Experience[] = [
  { title: 'Green', rout: 6, says: 'conscripts and levies', rule: 'HRTX-MOR-04' },
  { title: 'Trained', rout: 7, says: 'militia and town guards', rule: 'HRTX-MOR-05' },
  { title: 'Veteran', rout: 8, says: 'who have fought before', rule: 'HRTX-MOR-06' },
  { title: 'Elite', rout: 9, says: 'knights and household guards', rule: 'HRTX-MOR-07' },
]

/** Rout numbers by the words for them. */
export const routGrades: Readonly<Record<string, number>> = Object.fromEntries(
  experiences.map(({ title, rout }) => [title.toLowerCase(), rout]),
)

/** Experience by its title. @throws for a title that is none of the four. */
export function experienceNamed(title: string): Experience {
  const found = experiences.find((each) => each.title === title)
  if (!found) throw new Error(`there is no experience “${title}”`)
  return found
}

export const experienceTitles = experiences.map(({ title }) => title)

function routChance({ rout }: Experience): number {
  return totals(2, 6).reduce((sum, { total, chance }) => (total >= rout ? sum + chance : sum), 0)
}

/** Gives people a rout number by what they have lived through. Rule HRTX-MOR-03. */
export const routNumber = defineAction({
  id: 'hearts.experience',
  title: 'Rout number by experience',
  rule: 'HRTX-MOR-03',
  phase: 'encounter',
  slot: 'edit',
  needs: [],
  finds: 'morale green trained veteran elite soldiers guards',
  asks: {
    group: { kind: 'group', title: 'Who' },
    experience: { kind: 'choice', title: 'They are', of: experienceTitles, default: 'Trained' },
  },
  plan(situation, { group, experience: title }) {
    const people = standingOf(situation, group).filter(mayBreak)
    if (people.length === 0)
      return refusal('None of them ever checks morale: choose a group of people.')
    const name = situation.groups[group]?.name ?? 'Nobody'
    return { name, people, experience: experienceNamed(title) }
  },
  preview({ experience }) {
    const { title, says, rout, rule } = experience
    return plain(
      `${title}, ${says}: routs on 2d6 of ${rout} up, ${percent(routChance(experience))}`,
      [],
      [{ name: title, value: rout, rule }],
    )
  },
  run: ({ name, people, experience: { title, says, rout, rule } }) =>
    gmOutcome(
      rule,
      `${name}: ${title.toLowerCase()}`,
      `Routs on 2d6 of ${rout} up`,
      people.map(({ id }) => ({ do: 'set', creature: id, field: 'rout', to: rout })),
      { who: people.map(({ id }) => id), why: [{ name: title, value: says, rule }] },
    ),
})
