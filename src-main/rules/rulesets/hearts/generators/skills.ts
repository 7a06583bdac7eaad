import type { Step } from '../../../core/outcome.ts'
import { type ProcedureOf, rollOne, rollSum } from '../../../core/procedure.ts'
import { skillNames } from '../sheet.ts'

/** Skills as typed, by their names or beginnings; or what is wrong with them. Rule HRT-CHAR-03. */
export function skillsChosen(said: string | undefined, count: number): string[] | { says: string } {
  const words = (said ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  if (words.length === 0) return []
  const found = words.map((word) =>
    skillNames.find((name) => name.toLowerCase().startsWith(word.toLowerCase())),
  )
  const unknown = words.find((_, at) => found[at] === undefined)
  if (unknown) return { says: `“${unknown}” is none of the 25 skills` }
  const names = found.filter((name) => name !== undefined)
  if (new Set(names).size !== names.length) return { says: 'One skill is named twice' }
  return names.length > count
    ? { says: `${names.length} skills are named, and there are ${count} to have` }
    : names
}

/** Scores of 3d6 on as many different skills: those chosen, the others by chance. Rules HRT-CHAR-03, HRT-SKILL-02. */
export function* rollSkills(
  chosen: readonly string[],
  count: number,
): ProcedureOf<{ skills: Record<string, number>; why: Step[] }> {
  const names = [...chosen]
  while (names.length < count) {
    const open = skillNames.filter((name) => !names.includes(name))
    const at = yield* rollOne(`skill ${names.length + 1} of the list`, open.length)
    names.push(open[at - 1] ?? skillNames[0] ?? '')
  }
  const scores: number[] = []
  for (const name of names) scores.push(yield* rollSum(`${name} 3d6`, 6, 3))
  return {
    skills: Object.fromEntries(names.map((name, at) => [name, scores[at] ?? 3])),
    why: names.map((name, at) => ({
      name,
      value: `3d6, ${scores[at] ?? 3}`,
      rule: at === 0 ? ('HRT-SKILL-02' as const) : ('HRT-CHAR-03' as const),
    })),
  }
}
