import { foesAtZero } from '../../../gm/fight/foes-at-zero.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import {
  darkness,
  doorFailOpens,
  dungeonClock,
  event5,
  largeRoomTurns,
  localityLight,
  lockJams,
  pendingClues,
  thiefOnly,
} from './dungeon.ts'
import {
  dieLadder,
  foeCritical,
  halfRounding,
  initiativeFrequency,
  initiativeWho,
  intelligentUndead,
  lateActs,
  moraleBoth,
  multipleAttackers,
  thrownPhase,
} from './fight.ts'
import {
  animalCapacity,
  cartLoadEncumbers,
  coinUnitsRule,
  encumberedHp,
  fatigueEncumbers,
  fatigueOrder,
  trackWater,
} from './load.ts'
import { defaultSpellLevel, spellLevel, spellSave } from './magic.ts'
import { surprise } from './encounters.ts'
import { deprivation, shortRestClearsFatigue } from './rest.ts'
import { natural1and20 } from './saves.ts'
import {
  eventsWhenCamping,
  forcedMarchHalved,
  gettingLost,
  halfMiles,
  nightTravel,
  terrainSlows,
  weatherScale,
  weatherSlows,
} from './travel.ts'

/** House rules for questions the text leaves open; the most literal reading of each comes first. */
export const houseRules: readonly HouseRule[] = [
  event5,
  pendingClues,
  dungeonClock,
  doorFailOpens,
  lockJams,
  thiefOnly,
  localityLight,
  darkness,
  largeRoomTurns,
  shortRestClearsFatigue,
  deprivation,
  fatigueEncumbers,
  fatigueOrder,
  encumberedHp,
  coinUnitsRule,
  animalCapacity,
  cartLoadEncumbers,
  trackWater,
  halfMiles,
  forcedMarchHalved,
  eventsWhenCamping,
  nightTravel,
  weatherScale,
  terrainSlows,
  weatherSlows,
  gettingLost,
  natural1and20,
  surprise,
  initiativeWho,
  initiativeFrequency,
  lateActs,
  dieLadder,
  multipleAttackers,
  thrownPhase,
  foeCritical,
  foesAtZero,
  halfRounding,
  moraleBoth,
  intelligentUndead,
  spellSave,
  spellLevel,
  defaultSpellLevel,
]
