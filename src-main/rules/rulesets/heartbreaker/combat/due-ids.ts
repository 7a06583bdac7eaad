import type { Situation } from '../../../core/situation.ts'

/** Due id of the simultaneous attack of a creature that fell on tied initiative. Rule HBK-INIT-01. */
export function togetherDue(id: string): string {
  return `together:${id}`
}

/** Due id of the free attack on a creature that flees. Rule HBK-ATK-06. */
export function chaseDue(attacker: string, runner: string): string {
  return `free:${attacker}:${runner}`
}

/** Due id of an avenger’s further attack. Rule HBK-PATH-04. */
export function avengeDue(id: string): string {
  return `avenge:${id}`
}

/** Due id of a held action. Rule HBK-ATK-07. */
export function heldDue(id: string): string {
  return `held:${id}`
}

/** Due id of a save against a hit's extra effect; a second hit has its own. Rule HBK-SAVE-02. */
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
