import type { Preview } from '../../../core/preview.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { fieldsOfThieves, openFields, type KnownField } from '../character/known-fields.ts'
import { isField, learnedSpells, ownFieldsAndSkills, studiedProjects } from './own-skills.ts'
import type { Ware } from './prices.ts'

/** Fields of the lists that a creature may learn: those of thieves only for thieves. Rules GAMX-FLD-05, GAMX-FLD-07. */
function learnableFields({ values }: ReadonlyCreature): readonly KnownField[] {
  return (values.thief ?? 0) > 0 ? [...openFields, ...fieldsOfThieves] : openFields
}

/** Names of the lists that a creature lacks, projects of study first. */
function newNames(creature: ReadonlyCreature, names: readonly string[]): string[] {
  return [...new Set([...studiedProjects(creature), ...names])].filter(
    (name) => !(name in creature.skills),
  )
}

/** Skills known of a field; of every field of the creature where none is named. */
function skillsOfFields(creature: ReadonlyCreature, field: string): string[] {
  const fields = [...openFields, ...fieldsOfThieves].filter(({ name }) =>
    field ? name === field : name in creature.skills,
  )
  return fields.flatMap(({ skills }) => skills)
}

/** Names that a purchase with mojo offers: own ones to raise, those of the lists to learn. Rules GAM-MOJ-03, GAM-MOJ-05. */
export function offeredWares(
  creature: ReadonlyCreature,
  {
    what,
    field = '',
    name = '',
  }: { what: Ware; field?: string | undefined; name?: string | undefined },
): NonNullable<Preview['scope']> {
  const own = ownFieldsAndSkills(creature)
  const names: Readonly<Record<Ware, readonly string[]>> = {
    ability: [],
    'field bonus': own.filter((name) => !/^fighting arts?$/i.test(name)),
    'new field': newNames(
      creature,
      learnableFields(creature).map(({ name }) => name),
    ),
    skill: newNames(creature, skillsOfFields(creature, field.trim())),
    'technique of one skill': newNames(creature, []),
    'technique of a field': newNames(creature, []),
    'one skill into its field': newNames(creature, []),
    'two skills into their field': newNames(creature, []),
  }
  const first = what === 'new field' && name.trim() ? skillsOfFields(creature, name.trim()) : []
  return {
    name: { of: names[what] },
    field: { of: own.filter(isField) },
    ...(what === 'new field' ? { skill: { of: newNames(creature, first) } } : {}),
  }
}

/** Names that study offers: projects under way, own fields and skills, then those of the lists. Rules GAM-PRM-01, GAM-PRM-02. */
export function offeredProjects(creature: ReadonlyCreature): string[] {
  const own = ownFieldsAndSkills(creature).filter((name) => !/^fighting arts?$/i.test(name))
  const others = openFields.flatMap(({ name, skills }) => [name, ...skills])
  const thieves = new Set(fieldsOfThieves.map(({ name }) => name))
  return [...new Set([...studiedProjects(creature), ...own, ...others])].filter(
    (name) => !thieves.has(name),
  )
}

/** Spells that a sorceror has studied for and not learned, by name. Rule GAM-PRM-01. */
export function studiedSpells(creature: ReadonlyCreature): string[] {
  const others = new Set([
    ...[...openFields, ...fieldsOfThieves].flatMap(({ name, skills }) => [name, ...skills]),
    ...Object.keys(creature.skills),
    ...learnedSpells(creature),
  ])
  return studiedProjects(creature).filter((name) => !others.has(name))
}
