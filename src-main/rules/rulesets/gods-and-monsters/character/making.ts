import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { fightingArt } from '../advancement/levels.ts'
import { agilityDefense, firstMojoBase, sharesOf } from '../house-rules/characters.ts'
import { sizes } from '../scales.ts'
import { reactions, type Scores, type ShareBonus } from './abilities.ts'
import { archetypes, type ArchetypeId } from './archetypes.ts'
import {
  baseMovement,
  carryLimits,
  combatNumbers,
  firstMojo,
  firstSurvival,
  firstVerve,
  levelBonus,
  reactionTerms,
  startingSilver,
  type AgilityDefense,
} from './derive.ts'
import { speciesNamed } from './species.ts'

/** House rules that new characters are made by. Rules GAM-AMB-01, GAM-AMB-19, GAM-AMB-77. */
interface Making {
  shares: ShareBonus
  agility: AgilityDefense
  mojo: number
}

export function makingRules(situation: Pick<Situation, 'houseRules'>): Making {
  return {
    shares: sharesOf(situation),
    agility: houseRule<AgilityDefense>(situation, agilityDefense),
    mojo: houseRule<number>(situation, firstMojoBase),
  }
}

/** Numbers that species and abilities give whoever has them. Rules GAM-CRE-06, GAM-CRE-10, GAM-CRE-13. */
function bodily(speciesName: string, scores: Scores, { shares, agility }: Making) {
  const kind = speciesNamed(speciesName)
  const hp = firstSurvival(scores.endurance, shares)
  const fight = combatNumbers(scores, agility, shares)
  return {
    hp,
    maxHp: hp,
    injuries: 0,
    pool: 0,
    ...scores,
    attackBonus: fight.closeAttack,
    damageBonus: fight.closeDamage,
    missileBonus: fight.thrownAttack,
    defense: fight.defense,
    movement: baseMovement(kind.movement, scores, shares),
    carry: carryLimits(scores).items,
    size: sizes.indexOf(kind.size),
    age: kind.age.base,
    experience: 0,
    combatPool: 0,
    picks: 0,
  }
}

function reacting(
  speciesName: string,
  scores: Scores,
  shares: ShareBonus,
  levels: (reaction: (typeof reactions)[number]) => number,
): Record<string, number> {
  const { health } = speciesNamed(speciesName)
  return Object.fromEntries(
    reactions.map((reaction) => {
      const special = reaction === 'health' ? health : 0
      return [reaction, reactionTerms(reaction, scores, levels(reaction), special, shares).total]
    }),
  )
}

/** Every number of somebody new of the first level. Rules GAM-CRE-05 to GAM-CRE-13, GAM-EQ-01. */
export function firstLevel(
  archetype: ArchetypeId,
  speciesName: string,
  scores: Scores,
  making: Making,
): Record<string, number> {
  const verve = firstVerve(archetype, scores, making.shares)
  return {
    ...bodily(speciesName, scores, making),
    ...reacting(speciesName, scores, making.shares, (reaction) =>
      levelBonus(reaction, archetype, 1),
    ),
    verve,
    maxVerve: verve,
    mojo: firstMojo(archetype, scores, making.shares, making.mojo),
    level: 1,
    ...Object.fromEntries(archetypes.map((one) => [one, one === archetype ? 1 : 0])),
    fightingArt: fightingArt(archetype, 1),
    coins: startingSilver(archetype, scores),
  }
}

/**
 * Numbers of a person with a trade and no archetype: no verve, mojo or level. Rules GAM-CRE-06, GAM-CRE-11,
 * GAMX-CRE-03.
 */
export function commoner(
  speciesName: string,
  scores: Scores,
  making: Making,
): Record<string, number> {
  return {
    ...bodily(speciesName, scores, making),
    ...reacting(speciesName, scores, making.shares, () => 0),
    verve: 0,
    maxVerve: 0,
    mojo: 0,
    level: 0,
    ...Object.fromEntries(archetypes.map((one) => [one, 0])),
    fightingArt: 0,
    coins: 0,
  }
}
