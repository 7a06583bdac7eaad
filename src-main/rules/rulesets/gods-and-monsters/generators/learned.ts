import { compact } from '../../../common/compact.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ArchetypeId } from '../character/archetypes.ts'
import { nativeCulture, startingFightingArt } from '../character/derive.ts'
import { fieldsOfThieves, openFields } from '../character/known-fields.ts'
import type { Species } from '../character/species.ts'

interface Learned {
  skills: Record<string, number>
  why: Step[]
}

/** “Language Science: Frankish, War Craft” as fields, each with the skill named behind it. */
function parseNames(said: string): { name: string; skill: string }[] {
  return said
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [name = '', skill = ''] = each.split(':').map((word) => word.trim())
      return { name, skill }
    })
}

/**
 * Skills of a new character: native culture, Fighting Art, and as many fields as abilities allow. Rules
 * GAM-CRE-07 to GAM-CRE-09.
 */
export function* learnFields(
  archetype: ArchetypeId | null,
  kind: Species,
  of: { fields: number; said: string; culture: string; etiquette: string },
): ProcedureOf<Learned> {
  const culture = nativeCulture(of.culture, of.etiquette, kind.name)
  const art = archetype ? startingFightingArt(archetype) : { bonus: 0, skills: [] }
  const own = yield* fieldsFor(archetype, of.fields, of.said)
  return {
    skills: {
      ...Object.fromEntries(
        own
          .flatMap(({ name, skill }) => [name, ...(skill ? [skill] : [])])
          .map((each) => [each, 1]),
      ),
      ...Object.fromEntries(art.skills.map((skill) => [skill, art.bonus])),
      [culture.field]: culture.bonus,
      ...Object.fromEntries(culture.skills.map((skill) => [skill, culture.bonus])),
    },
    why: compact(
      step(culture.field, `+2: ${culture.skills.join(', ')}`, 'GAM-CRE-08'),
      art.bonus > 0 && step('Fighting Art', `+1: ${art.skills.join(', ')}`, 'GAM-CRE-07'),
      step(
        'Fields of one’s own',
        own.length > of.fields
          ? `${own.length}, where the abilities give ${of.fields}`
          : own.length,
        'GAM-CRE-09',
      ),
      ...own.map(({ name, skill }): Step =>
        step(name, skill ? `+1: ${skill}` : '+1', 'GAM-CRE-09'),
      ),
    ),
  }
}

/**
 * Fields named by the GM, then random ones up to the count; only thieves may roll thief fields. Rules
 * GAM-CRE-09, GAMX-FLD-03, GAMX-FLD-05, GAMX-FLD-07.
 */
function* fieldsFor(
  archetype: ArchetypeId | null,
  count: number,
  said: string,
): ProcedureOf<{ name: string; skill: string }[]> {
  const own = parseNames(said).slice(0, 12)
  const open = [...(archetype === 'thief' ? fieldsOfThieves : []), ...openFields]
  for (let at = own.length + 1; at <= count; at++) {
    const free = open.filter(({ name }) => own.every((each) => each.name !== name))
    if (free.length === 0) break
    const names = free.map(({ name }) => name)
    const field = free[(yield* rollOne(`field ${at}`, free.length, names)) - 1]
    if (!field) break
    const { skills } = field
    const skill = skills[(yield* rollOne(`skill ${at}`, skills.length, skills)) - 1] ?? ''
    own.push({ name: field.name, skill })
  }
  return own
}
