import type { RuleText } from '../../../core/ruleset.ts'
import { abilities } from './abilities.ts'
import { breath } from './breath.ts'
import { contestedSaves } from './contested-saves.ts'
import { criticalDamage } from './critical-damage.ts'
import { damage } from './damage.ts'
import { deprivation } from './deprivation.ts'
import { dieOfFate } from './die-of-fate.ts'
import { disease } from './disease.ts'
import { food } from './food.ts'
import { licence } from './licence.ts'
import { recovery } from './recovery.ts'
import { rulings } from './rulings.ts'
import { saves } from './saves.ts'
import { sleep } from './sleep.ts'
import { supplementArcane } from './supplement-arcane.ts'
import { supplementAttacks } from './supplement-attacks.ts'
import { supplementBeforeAFight } from './supplement-before-a-fight.ts'
import { supplementCareers } from './supplement-careers.ts'
import { supplementCharacters } from './supplement-characters.ts'
import { supplementComplexTasks } from './supplement-complex-tasks.ts'
import { supplementDefending } from './supplement-defending.ts'
import { supplementDetachments } from './supplement-detachments.ts'
import { supplementDivine } from './supplement-divine.ts'
import { supplementDungeons } from './supplement-dungeons.ts'
import { supplementFoes } from './supplement-foes.ts'
import { supplementGambits } from './supplement-gambits.ts'
import { supplementGaps } from './supplement-gaps.ts'
import { supplementGear } from './supplement-gear.ts'
import { supplementImprovement } from './supplement-improvement.ts'
import { supplementMorale } from './supplement-morale.ts'
import { supplementRounds } from './supplement-rounds.ts'
import { supplementSettlements } from './supplement-settlements.ts'
import { supplementSocialConflict } from './supplement-social-conflict.ts'
import { supplementSongs } from './supplement-songs.ts'
import { supplementSources } from './supplement-sources.ts'
import { supplementWeapons } from './supplement-weapons.ts'
import { supplementWilderness } from './supplement-wilderness.ts'
import { timeGearSkill } from './time-gear-skill.ts'
import { wildcrafting } from './wildcrafting.ts'
import { wounds } from './wounds.ts'

/** The game in our own words: the rules chapter, then what its supplement knows beyond it. */
export const reference: readonly RuleText[] = [
  ...abilities,
  ...saves,
  ...contestedSaves,
  ...timeGearSkill,
  ...dieOfFate,
  ...deprivation,
  ...damage,
  ...wounds,
  ...criticalDamage,
  ...disease,
  ...breath,
  ...sleep,
  ...food,
  ...wildcrafting,
  ...recovery,
  ...licence,
  ...rulings,
  ...supplementSources,
  ...supplementBeforeAFight,
  ...supplementRounds,
  ...supplementAttacks,
  ...supplementDetachments,
  ...supplementGambits,
  ...supplementDefending,
  ...supplementMorale,
  ...supplementCharacters,
  ...supplementCareers,
  ...supplementImprovement,
  ...supplementWeapons,
  ...supplementGear,
  ...supplementArcane,
  ...supplementDivine,
  ...supplementSongs,
  ...supplementComplexTasks,
  ...supplementSocialConflict,
  ...supplementDungeons,
  ...supplementWilderness,
  ...supplementSettlements,
  ...supplementFoes,
  ...supplementGaps,
]
