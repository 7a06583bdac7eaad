import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'
import { gearNamed } from '../gear/index.ts'
import { magicLimit } from '../house-rules/magic.ts'

/** Upper bound of dice in one roll, whatever the pool. Rules BDPX-MAG-01, BDPX-DIV-02. */
export const mostDice = 4

export const exhausted = 'Exhausted Magic Dice'

/** Magic Dice of gear that is ready: a trinket or a wand 1, a staff 2; trinkets do not add up. Rule BDPX-MAG-08. */
function diceOfGear(creature: ReadonlyCreature): number {
  const held = new Set(
    creature.itemOrder.flatMap((id) => {
      const item = creature.items[id]
      return item?.ready ? [gearNamed(item.gear ?? item.name)?.id ?? ''] : []
    }),
  )
  return (
    (held.has('trinket') ? 1 : 0) + (held.has('wand') ? 1 : 0) + (held.has('wizards-staff') ? 2 : 0)
  )
}

/** How many Magic Dice somebody can roll now. Rules BDPX-MAG-01, BDPX-MAG-08, BDPX-MAG-09. */
export function magicPool(creature: ReadonlyCreature, situation: Situation): number {
  const limit = houseRule<string>(situation, magicLimit)
  const spent = limit === 'exhaust' ? (creature.uses?.[useId(exhausted)]?.spent ?? 0) : 0
  const all = (creature.values.magicDice ?? 0) + diceOfGear(creature) - spent
  return Math.max(0, Math.min(limit === 'cap' ? 2 : mostDice, all))
}

export function faithPool(creature: ReadonlyCreature): number {
  return Math.max(0, Math.min(mostDice, creature.values.faithDice ?? 0))
}
