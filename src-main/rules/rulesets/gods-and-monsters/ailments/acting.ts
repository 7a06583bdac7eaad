import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest, type ScoredTest } from '../checks/trial.ts'
import { chronicFrom } from '../house-rules/hazards.ts'
import type { NoFigure } from '../reckoning.ts'
import { fadedStrength } from './figures.ts'
import { runningOf, type AilmentTimer, type RunningAilment } from './running.ts'

/** An ailment that runs in somebody. */
export interface ActingAilment {
  creature: ReadonlyCreature
  timer: AilmentTimer
  running: RunningAilment
}

export function actingOf(situation: Situation, id: string): ActingAilment | NoFigure {
  const timer = situation.timers[id]
  const creature = timer?.bearer ? situation.creatures[timer.bearer] : undefined
  if (!timer?.counts || !creature || !id.startsWith('ailment:'))
    return { refuses: 'Choose an ailment that runs in somebody: it is over, or was none.' }
  return { creature, timer, running: runningOf(timer) }
}

/**
 * Health test before an ailment strikes; null when it strikes without one.
 * Rules GAM-AIL-04, GAM-AIL-06 to GAM-AIL-08, GAM-AMB-49.
 */
export function testAgainst(
  situation: Situation,
  { creature, timer, running }: ActingAilment,
  nth = '',
): ScoredTest | null {
  const first = running.caught && running.doses === 0
  if (first || (running.inside && running.chronic && running.caught)) return null
  const strength = running.inside
    ? running.strength
    : fadedStrength(
        running.strength,
        running.throws + 1,
        houseRule<'first effect' | 'contraction'>(situation, chronicFrom),
      )
  const rule = running.inside ? 'GAM-AIL-07' : 'GAM-AIL-06'
  return scoredTest(
    `health against ${timer.title}${nth}`,
    [
      scoreTerm(creature, 'health'),
      { name: 'Strength', value: 0 - strength, rule },
      ...burdens(creature, situation, 'health'),
    ],
    {
      rule,
      success: running.inside ? 'No more of it' : 'Throws it off',
      failure: 'It strikes',
    },
  )
}
