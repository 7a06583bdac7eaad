import type { Attack } from '../canonical.ts'

/** `2 × claw (1d4), 1 × bite (1d8, poison) or 1 × breath (3d6)`: a comma is "and". */
export function bxAttacks(attacks: readonly Attack[]): string {
  return joined(attacks, ({ and }) => (and ? ', ' : ' or '), bxAttack)
}

/** `claws (d6), bite (d8)`: Cairn's creatures choose one, so a comma is "or". */
export function cairnAttacks(attacks: readonly Attack[]): string {
  return joined(attacks, ({ and }) => (and ? ' and ' : ', '), cairnAttack)
}

function joined(
  attacks: readonly Attack[],
  joint: (by: { and: boolean }) => string,
  printed: (attack: Attack) => string,
): string {
  return attacks
    .map((attack, index) =>
      index === 0 ? printed(attack) : joint({ and: attack.joins === 'and' }) + printed(attack),
    )
    .join('')
}

function bxAttack(attack: Attack): string {
  return `${attack.count} × ${attack.name}${inBrackets(attack)}`
}

function cairnAttack(attack: Attack): string {
  const many = attack.count > 1 ? `${attack.count} × ` : ''
  return `${many}${attack.name}${inBrackets(attack)}`
}

/** Dice, and what else the attack does: `(1d6 or by weapon)`, `(1d4, poison)`. */
function inBrackets({ dice, notes }: Attack): string {
  if (dice === '' && notes === '') return ''
  if (dice === '' || notes === '') return ` (${dice}${notes})`
  return /^(?:or|and|plus)\b/i.test(notes) ? ` (${dice} ${notes})` : ` (${dice}, ${notes})`
}
