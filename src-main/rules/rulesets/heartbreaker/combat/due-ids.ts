import type { Situation } from '../../../situation.ts'

/** The due of somebody who fell to a blow of the same moment, and strikes all the same. Rule HBK-INIT-01. */
export function togetherDue(id: string): string {
  return `together:${id}`
}

/** The due of the free attack on somebody who runs. Rule HBK-ATK-06. */
export function chaseDue(attacker: string, runner: string): string {
  return `free:${attacker}:${runner}`
}

/** The due of an avenger’s further attack. Rule HBK-PATH-04. */
export function avengeDue(id: string): string {
  return `avenge:${id}`
}

/** The due of an action that is held for its moment. Rule HBK-ATK-07. */
export function heldDue(id: string): string {
  return `held:${id}`
}

/** The due of a save against what a blow brought; a second hit has one of its own. Rule HBK-SAVE-02. */
export function sufferDue(
  attacker: string,
  target: string,
  { dues }: Pick<Situation, 'dues'>,
): string {
  const id = `suffer:${attacker}:${target}`
  let place = 1
  while (dues[place === 1 ? id : `${id}:${place}`]) place += 1
  return place === 1 ? id : `${id}:${place}`
}
