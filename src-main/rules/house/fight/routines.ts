import { routinesOf } from '../../monsters/conversion/routine.ts'
import type { Id, ReadonlyCreature } from '../../situation.ts'

/** One attack of a routine: an attack written on the creature, made so many times. */
interface RoutineAttack {
  weapon: Id
  name: string
  dice: string
  /** How often the attack action is run for it, 1 and up. */
  times: number
}

/** Attacks joined by “and”: all are made in one round. A creature has one routine or another. */
export interface AttackRoutine {
  /** "claw ×2 and bite". */
  title: string
  attacks: RoutineAttack[]
  /** How many rolls all of them are; one of several is offered as one press. */
  rolls: number
}

/**
 * Routines of a creature with several attacks, first the one it begins with; empty where one roll
 * is all it has. Attacks without dice are left to the GM. Rule GF-FIGHT-12.
 */
export function attackRoutines(
  { attacks, attackOrder }: ReadonlyCreature,
  countsInOne: boolean,
): AttackRoutine[] {
  const written = attackOrder.flatMap((id) => attacks[id] ?? [])
  return routinesOf(written)
    .map((routine) => routine.filter(({ dice }) => dice !== ''))
    .filter((routine) => routine.length > 0)
    .map((routine) => {
      const attacks = routine.map(({ id, name, dice, count }) => ({
        weapon: id,
        name,
        dice,
        times: countsInOne ? 1 : Math.max(1, count),
      }))
      return {
        title: routine
          .map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name))
          .join(' and '),
        attacks,
        rolls: attacks.reduce((sum, { times }) => sum + times, 0),
      }
    })
}
