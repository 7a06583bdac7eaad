import type { Effect } from '../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'

const greatest = 18
const show = /^Showfighting: (\d+) more STR, 1 more Armor$/

function lent(creature: ReadonlyCreature): number | null {
  const found = Object.keys(creature.conditions).find((name) => show.test(name))
  return found === undefined ? null : Number(show.exec(found)?.[1] ?? 0)
}

/** Before a big crowd: a STR of 18 for the fight, and 1 Armor. Rule BDPX-SKL-28. */
export function showing(creature: ReadonlyCreature): Effect[] {
  if (lent(creature) !== null) return []
  const { str = 10, maxStr = str } = creature.values
  const more = Math.max(0, greatest - str)
  const set = (field: string, to: number): Effect => ({
    do: 'set',
    creature: creature.id,
    field,
    to,
  })
  return [
    {
      do: 'condition',
      creature: creature.id,
      name: `Showfighting: ${more} more STR, 1 more Armor`,
      to: { fight: true, rule: 'BDPX-SKL-28' },
    },
    set('maxStr', maxStr + more),
    set('str', str + more),
  ]
}

export function isShowing(creature: ReadonlyCreature): boolean {
  return lent(creature) !== null
}

/** When the crowd has gone, what it lent goes too; nobody dies of that alone. Rule BDPX-SKL-28. */
export function applauseEnds(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((creature): Effect[] => {
    const was = before.creatures[creature.id]
    const more = was ? lent(was) : null
    if (more === null || more === 0 || lent(creature) !== null) return []
    const { str = 0, maxStr = str } = creature.values
    return [
      {
        do: 'set',
        creature: creature.id,
        field: 'str',
        to: str === 0 ? 0 : Math.max(1, str - more),
      },
      { do: 'set', creature: creature.id, field: 'maxStr', to: Math.max(1, maxStr - more) },
    ]
  })
}
