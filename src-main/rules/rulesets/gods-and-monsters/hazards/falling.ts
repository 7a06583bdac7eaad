import { doublings } from '../scales/doubling.ts'
import { rounded, type Rounding } from '../scales/rounding.ts'

/** Effect of a passed evasion test on the harm of a fall. Rule GAM-FAL-01. */
type FallHelp = 'negates' | 'halves' | 'none'

/** How just 10 and just 20 feet are read: whether they belong to the row they begin, or to the one below. Rule GAM-AMB-52. */
export type FallReading = 'table' | 'text'

interface Fall {
  /** Dice of six, 1 to 7. */
  dice: number
  seconds: number
  evasion: FallHelp
}

/** Feet fallen: dice, seconds and what evasion is good for. Rules GAM-FAL-01, GAM-FAL-02, GAM-AMB-52, GAM-AMB-53. */
export function fall(feet: number, reading: FallReading = 'table'): Fall {
  const edge = reading === 'text' && (feet === 10 || feet === 20)
  const counted = edge ? feet - 1 : feet
  const dice = counted < 10 ? 1 : Math.min(7, 2 + doublings(counted, 10))
  return {
    dice,
    seconds: dice + Math.max(0, Math.floor((feet - 450) / 150)),
    evasion: counted < 10 ? 'negates' : counted < 20 ? 'halves' : 'none',
  }
}

/** Points of a fall: one of each die is an injury, but not where evasion helped at 20 feet or less. Rules GAM-FAL-03, GAM-AMB-52, GAM-AMB-53. */
export function fallDamage(
  feet: number,
  rolled: number,
  evaded: boolean,
  reading: FallReading = 'table',
  rounding: Rounding = 'half up',
): { survival: number; injuries: number } {
  const { dice, evasion } = fall(feet, reading)
  if (evaded && evasion === 'negates') return { survival: 0, injuries: 0 }
  if (evaded && feet <= 20)
    return {
      survival: evasion === 'halves' ? rounded(rolled / 2, rounding) : rolled,
      injuries: 0,
    }
  const injuries = Math.min(dice, rolled)
  return { survival: rolled - injuries, injuries }
}
