import { routinesOf } from '../../monsters/conversion/routine.ts'
import type { Id, ReadonlyCreature } from '../../core/situation.ts'

/** One attack of a routine: an attack of the creature, made `times` times. */
interface RoutineAttack {
  weapon: Id
  name: string
  dice: string
  /** Number of runs of the attack action, 1 and up. */
  times: number
}

/** Attacks joined by “and”, all made in one round. A creature uses one routine or another. */
export interface AttackRoutine {
  /** Title: "claw ×2 and bite". */
  title: string
  attacks: RoutineAttack[]
  /** Number of rolls in total; with several, the routine is offered as one button. */
  rolls: number
}

/**
 * Routines of a creature with several attacks, its default first; empty when it has only one roll.
 * Attacks without dice are left to the GM. Rule GF-FIGHT-12.
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
