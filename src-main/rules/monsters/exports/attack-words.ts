import type { Attack } from '../canonical.ts'

/** `2 × claw (1d4), 1 × bite (1d8, poison) or 1 × breath (3d6)`: a comma is "and". */
export function bxAttacks(attacks: readonly Attack[]): string {
  return joined(attacks, ({ joins }) => (joins === 'and' ? ', ' : ' or '), bxAttack)
}

/** `claws (d6), bite (d8) or gaze (stone)`: Cairn's creatures choose one, so a comma is "or"; without dice it is written. */
export function cairnAttacks(attacks: readonly Attack[]): string {
  return joined(
    attacks,
    ({ joins, dice }) => (joins === 'and' ? ' and ' : dice === '' ? ' or ' : ', '),
    cairnAttack,
  )
}

function joined(
  attacks: readonly Attack[],
  joint: (attack: Attack) => string,
  printed: (attack: Attack) => string,
): string {
  return attacks
    .map((attack, index) => (index === 0 ? printed(attack) : joint(attack) + printed(attack)))
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
