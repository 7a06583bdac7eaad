import type { Game } from '../../rules/core/action.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault } from './fault.ts'
import { meantBy, onlyMeant } from './match-name.ts'

type SkillList = Pick<Game, 'skills'>

const namesOf = ({ skills }: SkillList): string[] => skills.flatMap((column) => column.skills)

/** Skill of the game's list by its whole name. */
export function skillCalled(game: SkillList, name: string): string | undefined {
  return meantBy(name, namesOf(game), (one) => [one], true)[0]
}

const nameKeys = ['name', 'skill', 'field']
const scoreKeys = ['score', 'value', 'level', 'bonus', 'rating', 'rank', 'at']

/**
 * Names and scores in an object: `{ name: "Pirate", score: 9 }`; one without a score is had, and the skills of a field
 * have its bonus.
 */
function scoresIn(said: Readonly<Record<string, unknown>>): (readonly [string, unknown])[] {
  const first = (keys: readonly string[]): unknown =>
    keys.map((key) => said[key]).find((value) => value !== undefined)
  const score = first(scoreKeys) ?? 1
  return [first(nameKeys) ?? '', ...listed(said['skills'])].map((name) => [String(name), score])
}

/** Scores of skills from a script: by name, or a list of those that somebody has. @throws ScriptFault */
export function skillsFrom(said: unknown, game: SkillList): Record<string, number> {
  const all = isFields(said)
    ? Object.entries(said).flatMap(([name, one]) =>
        isFields(one) ? scoresIn({ name, ...one }) : [[name, one] as const],
      )
    : listed(said).flatMap((one) => (isFields(one) ? scoresIn(one) : [[String(one), 1] as const]))
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
