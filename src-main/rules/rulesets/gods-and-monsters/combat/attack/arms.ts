import type { ReadonlyCreature } from '../../../../core/situation.ts'
import type { Term } from '../../../../core/action.ts'
import { readAmount, type ParsedNotation } from '../../../../dice/read-notation.ts'
import { weaponsOf } from '../../../../common/weapons.ts'
import type { ShareBonus } from '../../abilities.ts'
import { bareHands } from '../../gear/in-hand.ts'
import { gear } from '../../gear/index.ts'
import { rangePenalty, thrownRangePenalty, type ThrownRelief } from '../../gear/shooting.ts'
import { weaponNamed, type WeaponRow } from '../../gear/weapons.ts'

export const reaches = ['close', 'thrown', 'shot'] as const
export type AttackReach = (typeof reaches)[number]

/** Weapon, bare hands or typed dice that a creature attacks with. */
export interface AttackMeans {
  name: string
  dice: string
  expression: ParsedNotation
  /** Attacks in a round, each rolled by itself. Rule GAM-CMB-16. */
  count: number
  row: WeaponRow | undefined
}

/** The arm meant by an id, a name or dice typed in; with nothing said, the first at hand, bare hands the last. Rule GAM-WPN-01. */
export function armMeant(
  creature: ReadonlyCreature,
  said: string | undefined,
  hands: string | null = null,
): AttackMeans | { says: string } {
  const fists = hands ? [{ id: bareHands, name: bareHands, dice: hands, notes: '' }] : []
  const arms = [...weaponsOf(creature, gear), ...fists]
  const wanted = said?.trim().toLowerCase()
  const meant = wanted
    ? arms.find(({ id, name }) => id === said || name.toLowerCase() === wanted)
    : arms[0]
  const typed = wanted && !meant ? { id: '', name: wanted, dice: wanted, notes: '' } : meant
  if (!typed)
    return {
      says: `${creature.name} has no weapon ready: ready one, or type its dice, such as d6.`,
    }
  const read = readAmount(typed.dice)
  if ('says' in read)
    return {
      says: `“${said ?? typed.dice}” is neither a weapon of ${creature.name} nor dice: type its dice.`,
    }
  return {
    name: typed.name,
    dice: typed.dice,
    expression: read.expression,
    count: Math.max(1, creature.attacks[typed.id]?.count ?? 1),
    row: weaponNamed(typed.name),
  }
}

/**
 * Distance penalty as a term; none in close combat, at distance 0, or for a weapon without a range.
 * Rules GAM-WPN-03, GAM-WPN-08.
 */
export function distanceTerm(
  creature: ReadonlyCreature,
  arm: AttackMeans,
  shot: { reach: AttackReach; distance: number; range: number },
  relief: ThrownRelief,
  shares: ShareBonus,
): Term[] {
  const range = shot.range > 0 ? shot.range : (arm.row?.range ?? 0)
  if (shot.reach === 'close' || shot.distance === 0 || range === 0) return []
  const strength = creature.values.strength ?? 10
  return shot.reach === 'thrown'
    ? [
        {
          name: `${shot.distance} yards`,
          value: thrownRangePenalty(range, shot.distance, strength, relief, shares),
          rule: 'GAM-WPN-08',
        },
      ]
    : [
        {
          name: `${shot.distance} yards`,
          value: rangePenalty(range, shot.distance),
          rule: 'GAM-WPN-03',
        },
      ]
}
