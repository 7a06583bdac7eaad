import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { halfMovement, totalDarkness } from '../house-rules/travel.ts'
import { darkMovement, type Darkness, type TotalReading } from './figures.ts'

/** Movement in what light there is. Rules GAM-MOV-10, GAM-AMB-61, GAM-AMB-75. */
export function movementIn(
  situation: Pick<Situation, 'houseRules'>,
  movement: number,
  darkness: Darkness,
): number {
  const left = darkMovement(movement, darkness, houseRule<TotalReading>(situation, totalDarkness))
  return houseRule(situation, halfMovement) === 'down' ? Math.floor(left) : left
}
