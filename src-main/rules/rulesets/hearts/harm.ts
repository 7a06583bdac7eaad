import type { Effect } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../dice/odds.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import type { ParsedNotation } from '../../dice/read-notation.ts'
import { counted } from '../../core/words.ts'
import { maxHits } from './house-rules/fight.ts'
import type { Preview } from '../../core/action.ts'

type MaxHits = 'cap3' | 'per4'

/** Hits for a total of attack dice: 4, 8 and 12 are the thresholds. Rules HRT-ATK-02, E-HRT-05. */
export function hits(total: number, most: MaxHits = 'cap3'): number {
  const full = Math.max(0, Math.floor(total / 4))
  return most === 'cap3' ? Math.min(3, full) : full
}

/** Hits come off AP, then off HP; surplus is lost. Rules HRT-ATK-03, HRT-ATK-04. */
export function applyHits(
  ap: number,
  hp: number,
  taken: number,
): { ap: number; hp: number; down: boolean } {
  const stopped = Math.min(ap, taken)
  const left = Math.max(0, hp - (taken - stopped))
  return { ap: ap - stopped, hp: left, down: left === 0 }
}

export function hitsOf(situation: Situation): MaxHits {
  return houseRule<MaxHits>(situation, maxHits)
}

/** The band of a total, as the GM reads it: "4–7 is 1 hit". */
export function bandOf(total: number, most: MaxHits): string {
  const taken = hits(total, most)
  const from = taken * 4
  const open = most === 'cap3' && taken === 3
  const band = taken === 0 ? '3 or less' : open ? '12 or more' : `${from}–${from + 3}`
  return `${band} is ${taken === 0 ? 'no hit' : counted(taken, 'hit')}`
}

interface Struck {
  hits: number
  down: boolean
  says: string
  effects: Effect[]
  why: Step[]
}

/**
 * Effects and words of a number of hits on somebody: off AP first, unless they go past
 * armour. Rules HRT-ATK-03, E-HRT-17.
 */
export function strike(target: ReadonlyCreature, taken: number, pastArmour = false): Struck {
  const ap = target.values.ap ?? 0
  const hp = target.values.hp ?? 0
  const after = pastArmour ? { ...applyHits(0, hp, taken), ap } : applyHits(ap, hp, taken)
  const fell = after.down && hp > 0
  const effects: Effect[] = [
    ...(after.ap === ap
      ? []
      : [{ do: 'set' as const, creature: target.id, field: 'ap', to: after.ap }]),
    ...(after.hp === hp
      ? []
      : [{ do: 'set' as const, creature: target.id, field: 'hp', to: after.hp }]),
  ]
  const why: Step[] = [
    ...(after.ap === ap
      ? []
      : [{ name: 'AP', value: `${ap} to ${after.ap}`, rule: 'HRT-ATK-03' as const }]),
    ...(after.hp === hp
      ? []
      : [{ name: 'HP', value: `${hp} to ${after.hp}`, rule: 'HRT-ATK-03' as const }]),
  ]
  return { hits: taken, down: fell, says: struckSays(target, taken, after, hp), effects, why }
}

function struckSays(
  target: ReadonlyCreature,
  taken: number,
  after: { ap: number; hp: number },
  hp: number,
): string {
  if (taken === 0) return 'No hit'
  if (hp <= 0) return `${target.name} is down already`
  if (after.hp === 0) return `${target.name} falls`
  return after.hp === hp
    ? `${counted(taken, 'hit')}, armour holds`
    : `${target.name} to ${after.hp} HP`
}

/** Exact chances of 0, 1, 2 … hits for dice whose total is so many hits; none where they are past counting. */
export function previewHits(
  expression: ParsedNotation,
  hitsFor: (total: number) => number,
): Pick<Preview, 'chances' | 'bars'> {
  const distribution = oddsOrRefusal(expression)
  if ('refused' in distribution) return { chances: [], bars: [] }
  const reached = new Set(distribution.points.map(({ total }) => hitsFor(total)))
  const counts = [...reached].sort((a, b) => a - b)
  return {
    chances: counts.map((count) => ({
      says: count === 0 ? 'No hit' : counted(count, 'hit'),
      chance: chanceOf(distribution, (total) => hitsFor(total) === count),
      tone: count === 0 ? 'bad' : 'good',
    })),
    bars: bars(distribution, (total) => counts.indexOf(hitsFor(total))),
  }
}

export function adjustment(adjust: number): Step[] {
  return adjust === 0
    ? []
    : [{ name: '±', value: `${adjust > 0 ? '+' : '−'}${Math.abs(adjust)} by the GM` }]
}

export { isDown }
