import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Step } from '../../../core/outcome.ts'
import { careerNamed, careerNames, careers, type Career } from '../careers/careers.ts'

/** Careers as the GM named them, with commas; all must be known. */
export function careersMeant(said: string | undefined): Career[] | { says: string } {
  const names = (said ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length > 4) return { says: `${names.length} careers are named, and four is the most` }
  const unknown = names.find((name) => !careerNamed(name))
  if (unknown) return { says: `“${unknown}” is no career: it is one of ${careerNames.join(', ')}` }
  return names.flatMap((name) => careerNamed(name) ?? [])
}

/** Skills that may be had more than once: each is a die more. Rule BDPX-SKL-35. */
const stacking = ['Devotion', 'Gifted']

interface Schooled {
  careers: Career[]
  skills: Record<string, number>
  why: Step[]
}

/** A skill of each career chosen, by the dice; one that is known already gives the next of the list. Rules BDPX-CAR-01, BDPX-CHR-01. */
export function* schooled(chosen: readonly Career[], count: number): ProcedureOf<Schooled> {
  const took: Career[] = []
  const skills: Record<string, number> = {}
  const why: Step[] = []
  for (let at = 0; at < count; at++) {
    const career =
      chosen[at % Math.max(1, chosen.length)] ??
      careers[(yield* rollOne(`career ${at + 1}`, careers.length)) - 1]
    if (!career) continue
    took.push(career)
    const from = (yield* rollOne(`skill of ${career.name}, ${at + 1}`, career.skills.length)) - 1
    const skill = learned(career, from, skills)
    if (!skill) continue
    skills[skill] = (skills[skill] ?? 0) + 1
    why.push({ name: career.name, value: `${skill}; knows of ${career.knows}`, rule: career.rule })
  }
  return { careers: took, skills, why }
}

function learned(
  career: Career,
  from: number,
  skills: Readonly<Record<string, number>>,
): string | undefined {
  const turned = [...career.skills.slice(from), ...career.skills.slice(0, from)]
  return turned.find(
    (skill) => !(skill in skills) || (stacking.includes(skill) && (skills[skill] ?? 0) < 4),
  )
}
