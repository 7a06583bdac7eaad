/** First round in which the surprised are hampered. Rule GAM-AMB-34. */
export type Hampered = 'from round two' | 'at once'

/**
 * Limits on the surprised, in the first round of their surprise and in later ones.
 * Rules GAM-CMB-03, GAM-AMB-34.
 */
export function surprisedState(
  round: number,
  hampered: Hampered = 'from round two',
): {
  may_act: boolean
  complex_actions: boolean
  defense_modifier: number
  test_modifier: number
} {
  const first = round <= 1
  const counts = !first || hampered === 'at once'
  return {
    may_act: !first,
    complex_actions: false,
    defense_modifier: counts ? -2 : 0,
    test_modifier: counts ? -3 : 0,
  }
}

/** How each speed helps those who attack the mover. Rule GAM-MOV-03. */
export const speedHelps = {
  'semi-conscious': 0,
  combat: 0,
  dash: 4,
  explore: 0,
  walk: 2,
  jog: 4,
  run: 8,
  sprint: 16,
} as const
export type TargetSpeed = keyof typeof speedHelps
export const targetSpeeds = Object.keys(speedHelps) as TargetSpeed[]

/** Range from which a target is unseen, if it is. */
export type Unseen = 'seen' | 'close' | 'ranged'

/** Someone unseen is harder to hit, at range twice as much. Rule GAM-CMB-18. */
export function unseenModifier(unseen: Unseen): number {
  return { seen: 0, close: -3, ranged: -6 }[unseen]
}

/** The one of three bonuses that counts. Rules GAM-CMB-33 to GAM-CMB-36. */
export function helplessBonus(target: {
  unaware: boolean
  covered: boolean
  immobile: boolean
}): number {
  if (target.immobile) return 10
  return target.unaware || target.covered ? 4 : 0
}

/** Harm of a hit: the dice and what is added, never below nothing. Rule GAM-CMB-09. */
export function damageRoll(rolled: number, bonus: number): number {
  return Math.max(0, rolled + bonus)
}

/**
 * Number that a called shot's target must not exceed to dodge or stand firm.
 * Rules GAM-CMB-20, GAM-CMB-21, GAM-MOV-06, GAM-AMB-35.
 */
export function calledShotTarget(
  hit: {
    reaction: number
    movement: number
    castingTime?: number
    damage: number
    injuries: number
  },
  mostMovement = Infinity,
): number {
  const moves = Math.min(mostMovement, Math.max(0, hit.movement - (hit.castingTime ?? 0)))
  return hit.reaction - hit.damage + moves - hit.injuries
}

export interface Split {
  injuries: number
  survival: number
}

/** Half of the damage, rounded up, as injuries. Rule GAM-CMB-37. */
export function killingBlow(damage: number): Split {
  const injuries = Math.ceil(Math.max(0, damage) / 2)
  return { injuries, survival: Math.max(0, damage) - injuries }
}

/** One point of a knockout blow is an injury, or two with combat bonus spent on it; none where it was dodged. Rules GAM-CMB-38, GAM-CMB-39. */
export function knockoutBlow(damage: number, dodged: boolean, points: 1 | 2 = 1): Split {
  const injuries = dodged ? 0 : Math.min(points, Math.max(0, damage))
  return { injuries, survival: Math.max(0, damage) - injuries }
}

/** Bigger targets slip away more easily. `larger` is how many sizes larger the target is. Rule GAM-CMB-28. */
export function grabEvasion(larger: number): number {
  return 2 * Math.max(0, larger)
}

export type HoldEnd = 'stalemate' | 'broken' | 'immobilized'

/** Size bonuses to each side's fortitude in a hold. Rule GAM-CMB-29. */
export function holdBonuses(larger: number): { attacker: number; target: number } {
  return { attacker: 4 * Math.max(0, -larger), target: 4 * Math.max(0, larger) }
}

/** A round of a hold, by who made their fortitude. Rule GAM-CMB-29. */
export function holdEnd(attacker: boolean, target: boolean): HoldEnd {
  if (attacker === target) return 'stalemate'
  return attacker ? 'immobilized' : 'broken'
}
/** The attack of somebody who breaks a hold. Rule GAM-CMB-29. */
export const breakingBonus = 6

export const covers = ['none', 'weak', 'strong', 'full'] as const
export type CoverDegree = (typeof covers)[number]

/** Cover against throwing and shooting; warriors make more of it. Rule GAM-CMB-24. */
export function coverBonus(cover: CoverDegree, warrior: boolean): number {
  const rank = covers.indexOf(cover)
  return warrior ? rank : Math.max(0, rank - 1)
}

/** Cover given by a crowd in close combat, the target counted. Rules GAM-CMB-10, GAM-AMB-36. */
export function crowdCover(combatants: number): CoverDegree {
  if (combatants >= 6) return 'full'
  return combatants >= 3 ? 'strong' : 'none'
}
