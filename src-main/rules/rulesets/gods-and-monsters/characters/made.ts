import { reactions, type Scores } from '../abilities.ts'
import { archetypes, type ArchetypeId } from '../archetypes.ts'
import { fightingArt } from '../advancement/levels.ts'
import { sizes } from '../scales/sizes.ts'
import {
  baseMovement,
  carried,
  combatNumbers,
  firstMojo,
  firstSurvival,
  firstVerve,
  levelBonus,
  reactionTerms,
  startingSilver,
  type AgilityDefense,
} from './figures.ts'
import { speciesNamed } from './species.ts'

/** Every number of somebody new of the first level. Rules GAM-CRE-05 to GAM-CRE-13, GAM-EQ-01. */
export function firstLevel(
  archetype: ArchetypeId,
  speciesName: string,
  scores: Scores,
  agility: AgilityDefense,
): Record<string, number> {
  const kind = speciesNamed(speciesName)
  const hp = firstSurvival(scores.endurance)
  const verve = firstVerve(archetype, scores)
  const fight = combatNumbers(scores, agility)
  return {
    hp,
    maxHp: hp,
    verve,
    maxVerve: verve,
    injuries: 0,
    pool: 0,
    ...scores,
    ...Object.fromEntries(
      reactions.map((reaction) => {
        const special = reaction === 'health' ? kind.health : 0
        const level = levelBonus(reaction, archetype, 1)
        return [reaction, reactionTerms(reaction, scores, level, special).total]
      }),
    ),
    mojo: firstMojo(archetype, scores),
    experience: 0,
    level: 1,
    ...Object.fromEntries(archetypes.map((one) => [one, one === archetype ? 1 : 0])),
    fightingArt: fightingArt(archetype, 1),
    attackBonus: fight.closeAttack,
    damageBonus: fight.closeDamage,
    missileBonus: fight.thrownAttack,
    defense: fight.defense,
    movement: baseMovement(kind.movement, scores),
    carry: carried(scores).items,
    size: sizes.indexOf(kind.size),
    age: kind.age.base,
    combatPool: 0,
    coins: startingSilver(archetype, scores),
  }
}
