import type { Effect } from '../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { setCondition, setField } from '../effects.ts'

const greatest = 18
const show = /^Showfighting: (\d+) more STR, 1 more Armor$/

function lentStrength(creature: ReadonlyCreature): number | null {
  const found = Object.keys(creature.conditions).find((name) => show.test(name))
  return found === undefined ? null : Number(show.exec(found)?.[1] ?? 0)
}

/** Starts a show before a crowd: STR 18 and 1 Armor for the fight. Rule BDPX-SKL-28. */
export function startShow(creature: ReadonlyCreature): Effect[] {
  if (lentStrength(creature) !== null) return []
  const { str = 10, maxStr = str } = creature.values
  const more = Math.max(0, greatest - str)
  const set = (field: string, to: number): Effect => setField(creature.id, field, to)
  return [
    setCondition(creature.id, `Showfighting: ${more} more STR, 1 more Armor`, {
      fight: true,
      rule: 'BDPX-SKL-28',
    }),
    set('maxStr', maxStr + more),
    set('str', str + more),
  ]
}

export function isShowing(creature: ReadonlyCreature): boolean {
  return lentStrength(creature) !== null
}

/** Ends the STR of a show that is over; nobody dies of that alone. Rule BDPX-SKL-28. */
export function showConsequences(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((creature): Effect[] => {
    const was = before.creatures[creature.id]
    const more = was ? lentStrength(was) : null
    if (more === null || more === 0 || lentStrength(creature) !== null) return []
    const { str = 0, maxStr = str } = creature.values
    return [
      setField(creature.id, 'str', str === 0 ? 0 : Math.max(1, str - more)),
      setField(creature.id, 'maxStr', Math.max(1, maxStr - more)),
    ]
  })
}
