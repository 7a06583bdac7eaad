import { listed } from '../../core/words.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import { type Trait } from '../../core/ruleset/characters.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { careers, careerTag } from './careers/careers.ts'
import { skillFacts } from './careers/skill-facts.ts'
import { seasoned } from './improvement/figures.ts'
import { luckScore } from './house-rules/tests.ts'
import { abilities, has, scoreOf } from './people.ts'
import { luckOf } from './saves/luck.ts'
import { descriptors } from './tasks/descriptors.ts'

/** Traits on a sheet besides its numbers: careers, words for scores, training, skills, practice, luck. */
export function traitsOf(creature: ReadonlyCreature, situation: Situation): Trait[] {
  if (creature.kind === 'animal') return []
  return [
    ...followed(creature),
    ...called(creature),
    ...trained(creature),
    ...skilled(creature),
    ...practised(creature),
    ...lucky(creature, situation),
  ]
}

/** Rule BDPX-CHR-05. */
function lucky(creature: ReadonlyCreature, situation: Situation): Trait[] {
  const has = luckOf(creature, situation)
  return creature.values.luck === undefined || !houseRule<boolean>(situation, luckScore)
    ? []
    : [
        {
          title: 'Luck',
          says: `${has}: a d20 under it goes well`,
          rule: 'BDPX-CHR-05',
          does: 'block-dodge-parry.luck',
        },
      ]
}

/** Rules BDPX-CAR-01, BDPX-CAR-10 to BDPX-CAR-26. */
function followed({ tags }: ReadonlyCreature): Trait[] {
  return careers
    .filter(({ name }) => careerTag(name) in tags)
    .map(({ name, knows, rule }) => ({
      title: name,
      says: `may ask what is known of ${knows}`,
      rule,
    }))
}

/** Rule BDPX-CHR-02. */
function called(creature: ReadonlyCreature): Trait[] {
  const words = abilities.flatMap((ability) => {
    const score = scoreOf(creature, ability)
    const [low, high] = descriptors[ability]
    return score >= 15 ? [high] : score <= 6 ? [low] : []
  })
  return words.length > 0
    ? [{ title: 'Is', says: `${listed(words)}: told, and weighed in a task`, rule: 'BDPX-CHR-02' }]
    : []
}

/** Rules BDPX-CHR-07, BDPX-WPN-04. */
function trained({ tags }: ReadonlyCreature): Trait[] {
  const arms = Object.keys(tags).flatMap((tag) => /^trained: (.+)$/.exec(tag)?.[1] ?? [])
  return arms.length > 0
    ? [{ title: 'Trained with', says: `${listed(arms)}: its tags count`, rule: 'BDPX-WPN-04' }]
    : []
}

/** Skills with a number or a trigger, each by its rule. */
function skilled(creature: ReadonlyCreature): Trait[] {
  return Object.entries(skillFacts)
    .filter(([skill]) => has(creature, skill))
    .map(([title, { says, rule }]) => ({ title, says, rule }))
}

/** Fights counted against one thing, and how many are wanting. Rule BDPX-IMP-03. */
function practised({ uses }: ReadonlyCreature): Trait[] {
  return Object.values(uses ?? {}).flatMap(({ title, spent }) => {
    const of = /^Fights: (.+)$/.exec(title)?.[1]
    if (of === undefined) return []
    const { title: is, least, next } = seasoned(spent)
    const says = [
      `${is}, ${spent} ${spent === 1 ? 'fight' : 'fights'}`,
      ...(least > 1 ? [`damage no less than ${least}`] : []),
      ...(next !== null ? [`${next - spent} more to the next step`] : []),
    ]
    return [{ title: of, says: says.join('; '), rule: 'BDPX-IMP-03' as const }]
  })
}
