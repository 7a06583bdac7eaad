import type { Effect } from '../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { abilities, fieldOf, fullOf, type Ability } from '../character/people.ts'
import { setCondition, setField } from '../effects.ts'
import { savesDue } from './critical.ts'

/** Condition that a score of 0 brings, and its rule. */
const atZero = {
  STR: { name: 'dead', rule: 'BDP-CRIT-02' },
  DEX: { name: 'immobilised', rule: 'BDP-CRIT-03' },
  WIL: { name: 'debilitated', rule: 'BDP-CRIT-04' },
} as const

/** Consequences of lost scores, scores at 0 and deaths. Rules BDP-CRIT-02 to BDP-CRIT-04, BDPX-DET-04. */
export function bodyConsequences(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((is) => {
    const was = before.creatures[is.id]
    if (!was || was === is) return []
    return [
      ...abilities.flatMap((ability) => [
        ...recordFull(was, is, ability),
        ...zeroScore(was, is, ability),
      ]),
      ...settleSaves(was, is, after),
    ]
  })
}

/** Records an ability's score before its first loss: care restores up to it. */
function recordFull(was: ReadonlyCreature, is: ReadonlyCreature, ability: Ability): Effect[] {
  const before = was.values[fieldOf[ability]]
  const now = is.values[fieldOf[ability]]
  if (before === undefined || now === undefined || now >= before) return []
  return is.values[fullOf[ability]] === undefined ? [setField(is.id, fullOf[ability], before)] : []
}

/** Sets the condition of a score at 0 and ends it above 0; a detachment at WIL 0 is destroyed. */
function zeroScore(was: ReadonlyCreature, is: ReadonlyCreature, ability: Ability): Effect[] {
  const [before, now] = [was.values[fieldOf[ability]] ?? 1, is.values[fieldOf[ability]] ?? 1]
  const mass = 'detachment' in is.tags && ability === 'WIL'
  const { name, rule } = mass ? ({ name: 'dead', rule: 'BDPX-DET-04' } as const) : atZero[ability]
  if (before > 0 && now <= 0 && !(name in is.conditions))
    return [setCondition(is.id, name, { rule })]
  if (before <= 0 && now > 0 && is.conditions[name]?.rule === rule)
    return [setCondition(is.id, name, null)]
  return []
}

/** Settles the saves of the dead. */
function settleSaves(was: ReadonlyCreature, is: ReadonlyCreature, after: Situation): Effect[] {
  if ('dead' in was.conditions || !('dead' in is.conditions)) return []
  return abilities
    .flatMap((ability) => savesDue(after, is, ability))
    .map(({ id }): Effect => ({ do: 'settle', due: id }))
}
