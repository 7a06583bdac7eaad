import { save } from '../saves/figures.ts'
import { waterskin } from './usage-die.ts'

/** A short pause and a drink: all HP, and the waterskin's die. Rules BDP-HEAL-01, BDP-DEP-01. */
export function catchBreath(
  hp: number,
  maxHp: number,
  deprived: boolean,
  die: number,
  roll: number | null,
): { hp: number; die: number } {
  if (deprived || hp >= maxHp) return { hp, die }
  const drink = waterskin(die, roll)
  return { hp: drink.recovers ? maxHp : hp, die: drink.die }
}

export const qualities = ['none', 'perilous', 'normal', 'comfortable'] as const
export type Quality = (typeof qualities)[number]

/** A tonic lifts sleep a step; no sleep at all it does not lift. Rules BDP-WILD-09, E-BDP-20. */
export function qualityWith(quality: Quality, tonic: boolean): Quality {
  if (!tonic || quality === 'none') return quality
  return qualities[qualities.indexOf(quality) + 1] ?? quality
}

/** A night, and what it gives back of one ability's loss. Rules BDP-SLP-01, BDP-SLP-02. */
export function sleep(
  quality: Quality,
  fatigue: number,
  loss: number,
  tonic = false,
): { quality: Quality; sleepDeprived: boolean; fatigue: number; loss: number } {
  const slept = qualityWith(quality, tonic)
  const well = slept === 'normal' || slept === 'comfortable'
  return {
    quality: slept,
    sleepDeprived: slept === 'none',
    fatigue: well ? 0 : fatigue,
    loss: slept === 'comfortable' ? Math.max(0, loss - 1) : loss,
  }
}

export const meals = ['desperate', 'fresh', 'simple', 'ration', 'fancy', 'Bitterbark Chew'] as const
export type Meal = (typeof meals)[number]

/** Fatigue that a meal takes away; all of it by a fancy one. Rules BDP-FOOD-02 to BDP-FOOD-04, BDP-WILD-14. */
const relief: Readonly<Record<Meal, number>> = {
  desperate: 0,
  fresh: 0,
  simple: 1,
  ration: 1,
  fancy: Number.POSITIVE_INFINITY,
  'Bitterbark Chew': 1,
}

/** A meal: whether it stays down, feeds, and what it takes of fatigue. Rules BDP-FOOD-01 to BDP-FOOD-04, E-BDP-14. */
export function meal(
  kind: Meal,
  fatigue: number,
  how: { wil?: number; d20?: number | null; pukedFeeds?: boolean } = {},
): { keptDown: boolean; fatigue: number; fed: boolean } {
  const { wil = 10, d20 = null, pukedFeeds = false } = how
  const keptDown = kind !== 'desperate' || (d20 !== null && save(wil, [d20]).success)
  return {
    keptDown,
    fatigue: Math.max(0, fatigue - relief[kind]),
    fed: keptDown || pukedFeeds,
  }
}

/** Fire and pot that a kind of meal needs. Rules BDP-FOOD-05, E-BDP-12. */
export function mealNeeds(kind: Meal, rationsNeedFire = false): { fire: boolean; pot: boolean } {
  return {
    fire: kind === 'simple' || kind === 'fancy' || (kind === 'ration' && rationsNeedFire),
    pot: kind === 'fancy',
  }
}

/** Days of a lack in Fatigue. Rules BDP-DEP-02, E-BDP-03. */
export function deprivationFatigue(
  days: number,
  reading: 'afterFirstDay' | 'everyDay' = 'afterFirstDay',
): { fatigue: number } {
  return { fatigue: Math.max(0, Math.floor(days) - (reading === 'everyDay' ? 0 : 1)) }
}

/** A day's care of what an ability has lost; nothing while Deprived. Rules BDP-REC-02, BDP-DEP-01. */
export function recover(loss: number, roll: number, deprived: boolean): { loss: number } {
  return { loss: deprived ? loss : Math.max(0, loss - Math.max(0, roll)) }
}
