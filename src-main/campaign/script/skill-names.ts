import type { Game } from '../../rules/core/action.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault } from './fault.ts'
import { meantBy, onlyMeant } from './match-name.ts'

type SkillList = Pick<Game, 'skills'>

const namesOf = ({ skills }: SkillList): string[] => skills.flatMap((column) => column.skills)

/** Skill of the game's list by its whole name. */
export function skillCalled(game: SkillList, name: string): string | undefined {
  return meantBy(name, namesOf(game), (one) => [one], true)[0]
}

/** Scores of skills from a script: by name, or a list of those that somebody has. @throws ScriptFault */
export function skillsFrom(said: unknown, game: SkillList): Record<string, number> {
  const all = isFields(said)
    ? Object.entries(said)
    : listed(said).map((name) => [String(name), 1] as const)
  const known = namesOf(game)
  const scores: Record<string, number> = {}
  for (const [name, value] of all) {
    const score = value === true ? 1 : numberFrom(value)
    if (score === null) throw new ScriptFault(`skill ${name}`, `${quoted(value)} is no number.`)
    const skill = onlyMeant(name, known, (one) => [one]) ?? name
    // A list may have one twice, as Gifted is learnt more than once.
    scores[skill] = (scores[skill] ?? 0) + score
  }
  return scores
}
