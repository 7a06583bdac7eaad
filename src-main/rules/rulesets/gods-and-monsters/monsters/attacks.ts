import type { Attack, Derived, Monster } from '../../../monsters/canonical.ts'
import { attackFigures } from '../../../monsters/conversion/attack-words.ts'
import { damageStep, sizes } from '../scales/sizes.ts'

/**
 * Attacks of the monster; one without dice takes those of its size, a monster without attacks gets one
 * strike. Rules GAMX-ENC-07, GAM-SIZ-04.
 */
export function attacksOf({ attacks }: Monster, size: number): Attack[] {
  const dice = damageStep('D6', size - sizes.indexOf('medium')).toLowerCase()
  if (attacks.length === 0)
    return [{ id: 'a1', name: 'strike', count: 1, dice, notes: '', joins: 'first' }]
  return attacks.map((attack) => (attack.dice === '' ? { ...attack, dice } : attack))
}

/** Source of each attack’s dice: the text or the size. Rules GAMX-ENC-07, GAM-SIZ-04. */
export function attacksDerived(monster: Monster, attacks: readonly Attack[]): Derived[] {
  const written = new Set(monster.attacks.filter(({ dice }) => dice !== '').map(({ id }) => id))
  return attacks.flatMap((attack) =>
    written.has(attack.id)
      ? attackFigures([attack], 'GAMX-ENC-07', () => 'its dice as written')
      : attackFigures(
          [attack],
          'GAM-SIZ-04',
          () => 'no dice in the text: d6 for a medium one, a step for each size',
          () => 'size',
        ),
  )
}
