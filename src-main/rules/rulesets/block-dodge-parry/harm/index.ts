import type { Action } from '../../../core/action.ts'
import { cure, fallIll } from './disease/catch.ts'
import { diseaseSave } from './disease/daily-save.ts'
import { critical } from './critical.ts'
import { damage } from './damage.ts'
import { hazard } from './hazards.ts'
import { injury } from './injury.ts'
import { treat } from './treatment.ts'
import { wound } from './wounds.ts'

/** Damage, hazards and critical damage, injuries and wounds, and diseases on the clock. */
export const harm: readonly Action[] = [
  damage,
  hazard,
  critical,
  injury,
  wound,
  treat,
  diseaseSave,
  fallIll,
  cure,
]
