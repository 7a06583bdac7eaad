import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'

/** Name of the skill that keeps the mojo studied for one project. Rule GAM-PRM-01. */
export const studyOf = (project: string): string => `Study: ${project}`

/** Payment of a price: an extra skill of age, mojo studied for the project, the rest in mojo. */
export interface Payment {
  picks: number
  studied: number
  mojo: number
  effects: Effect[]
  why: Step[]
}

/** Mojo that somebody has studied for a project. Rule GAM-PRM-01. */
export function studiedFor(creature: ReadonlyCreature, project: string): number {
  return creature.skills[studyOf(project)] ?? 0
}

/** Takes mojo from those who help, one after another; what they can’t give is left over. Rule GAM-ADV-15. */
function helped(
  others: readonly ReadonlyCreature[],
  wanted: number,
): { left: number; effects: Effect[]; why: Step[] } {
  let left = wanted
  const effects: Effect[] = []
  const why: Step[] = []
  for (const one of others) {
    const gives = Math.min(left, one.values.mojo ?? 0)
    if (gives === 0) continue
    left -= gives
    effects.push({ do: 'change', creature: one.id, field: 'mojo', by: -gives, min: 0 })
    why.push({ name: `From ${one.name}`, value: `${gives} mojo`, rule: 'GAM-ADV-15' })
  }
  return { left, effects, why }
}

/**
 * Payment of a price, or the reason it can’t be paid. Rules GAM-CRE-14, GAM-ADV-15, GAM-PRM-01, GAM-MOJ-01.
 */
export function payment(
  creature: ReadonlyCreature,
  price: number,
  {
    project,
    pick = false,
    others = [],
  }: { project: string | null; pick?: boolean; others?: readonly ReadonlyCreature[] },
): Payment | string {
  const { mojo = 0, picks = 0 } = creature.values
  if (pick)
    return picks > 0
      ? {
          picks: 1,
          studied: 0,
          mojo: 0,
          effects: [{ do: 'change', creature: creature.id, field: 'picks', by: -1, min: 0 }],
          why: [{ name: 'An extra of age', value: `${picks - 1} left`, rule: 'GAM-CRE-14' }],
        }
      : `${creature.name} has no extra left to choose (GAM-CRE-14): pay mojo instead.`
  const ready = project === null ? 0 : studiedFor(creature, project)
  const studied = Math.min(price, ready)
  const own = Math.min(mojo, price - studied)
  const help = helped(others, price - studied - own)
  if (help.left > 0)
    return `${creature.name} has ${price - help.left} mojo and this takes ${price}: gain a level, or study for it.`
  const named = studyOf(project ?? '')
  return {
    picks: 0,
    studied,
    mojo: own,
    effects: [
      ...(studied > 0
        ? [
            {
              do: 'skill' as const,
              creature: creature.id,
              skill: named,
              to: ready - studied > 0 ? ready - studied : null,
            },
          ]
        : []),
      { do: 'change', creature: creature.id, field: 'mojo', by: -own, min: 0 },
      ...help.effects,
    ],
    why: [
      ...(studied > 0
        ? [{ name: 'Of it by study', value: `${studied} mojo`, rule: 'GAM-PRM-01' as const }]
        : []),
      ...help.why,
    ],
  }
}
