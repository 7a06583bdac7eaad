import { abilities, type AbilityName, type Scores } from '../abilities.ts'
import { archetypeOf, type ArchetypeId } from '../archetypes.ts'
import { rollAbility } from '../characters/figures.ts'
import type { Step } from '../../../core/outcome.ts'
import { roll, type ProcedureOf } from '../../../core/procedure.ts'

/** How the six scores come about. Rules GAM-CRE-04, GAM-CRE-16, GAMX-CON-07. */
export const ways = ['best three of four dice', '15, 13, 12, 10, 8, 7'] as const
type Way = (typeof ways)[number]

/** Which ability takes the best score, which the next: what the archetype leans on first. Rule GAM-CRE-04. */
export function preferred(archetype: ArchetypeId): AbilityName[] {
  const { ability, verve } = archetypeOf[archetype]
  const first: AbilityName[] = [ability, verve, 'endurance', 'agility']
  return [...new Set([...first, ...abilities])]
}

/** Six numbers, the best to what comes first in an order. */
export function* scored(
  order: readonly AbilityName[],
  way: Way,
): ProcedureOf<{ scores: Scores; why: Step[] }> {
  const why: Step[] = []
  const found: number[] = way === ways[1] ? [15, 13, 12, 10, 8, 7] : []
  if (found.length > 0) why.push({ name: 'Scores', value: way, rule: 'GAMX-CON-07' })
  for (let at = 1; found.length < 6; at++) {
    const dice = yield* roll(`score ${at}`, 6, 4)
    const { score, dropped } = rollAbility(dice)
    why.push({ name: `Score ${at}`, value: `${score}, ${dropped} left out`, rule: 'GAM-CRE-04' })
    found.push(score)
  }
  found.sort((one, other) => other - one)
  const of = (ability: AbilityName): number => found[order.indexOf(ability)] ?? 10
  return {
    scores: {
      charisma: of('charisma'),
      intelligence: of('intelligence'),
      wisdom: of('wisdom'),
      endurance: of('endurance'),
      agility: of('agility'),
      strength: of('strength'),
    },
    why,
  }
}
