import type { ReadonlyCreature } from '../../../core/situation.ts'
import { spellSkill } from '../sheet/lists.ts'

/** Name of the skill that keeps the mojo studied for one project. Rule GAM-PRM-01. */
export const studyOf = (project: string): string => `Study: ${project}`

const studyPrefix = studyOf('')

/** Kinds of fields, which stand last in their names: “War Craft”. Rule GAM-FLD-02. */
export const isField = (name: string): boolean => /\b(?:Art|Craft|Science|Culture)$/.test(name)

/** Fields and skills of a creature, fields first, without spells and the mojo kept for studies. */
export function ownFieldsAndSkills({ skills }: ReadonlyCreature): string[] {
  const own = Object.keys(skills).filter(
    (name) => !name.startsWith(studyPrefix) && !name.startsWith(spellSkill),
  )
  return [...own.filter(isField), ...own.filter((name) => !isField(name))]
}

/** Projects that a creature has studied for. Rule GAM-PRM-01. */
export function studiedProjects({ skills }: ReadonlyCreature): string[] {
  return Object.keys(skills).flatMap((name) =>
    name.startsWith(studyPrefix) ? [name.slice(studyPrefix.length)] : [],
  )
}

/** Spells that a sorceror has learned, by name. Rule GAM-ADV-25. */
export function learnedSpells({ skills }: ReadonlyCreature): string[] {
  return Object.keys(skills).flatMap((name) =>
    name.startsWith(spellSkill) ? [name.slice(spellSkill.length)] : [],
  )
}
