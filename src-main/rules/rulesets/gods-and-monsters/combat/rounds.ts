import type { Effect } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { condition, settleDue } from '../harm/states.ts'
import { combatPoolFills } from '../house-rules/fight.ts'
import { psychicMarks } from '../psychic/state.ts'
import { marksOfRound, newlySurprised, surprised } from './marks.ts'

/** A fight begins or its round changes: surprise, marks and holds move on. Rules GAM-CMB-03, GAM-CMB-04, GAM-CMB-19. */
export function roundConsequences(before: Situation, after: Situation): Effect[] {
  const { fight } = after
  if (!fight) return []
  if (!before.fight) return opens(after)
  if (fight.round <= before.fight.round) return []
  const ids = Object.keys(fight.marks ?? {})
  return [
    ...ids.flatMap((creature) =>
      [...marksOfRound, ...psychicMarks, newlySurprised]
        .filter((mark) => fight.marks?.[creature]?.[mark])
        .map((mark): Effect => ({ do: 'mark', creature, mark, on: false })),
    ),
    ...Object.values(after.creatures)
      .filter(({ conditions }) => surprised in conditions && !('dead' in conditions))
      .map(snapDue),
    ...poolsFill(after),
  ]
}

/** Combat bonus points of warriors, where the campaign has them come by Fighting Art. Rule GAM-AMB-38. */
function poolsFill(situation: Situation): Effect[] {
  if (houseRule(situation, combatPoolFills) === 'by hand') return []
  return Object.values(situation.creatures)
    .filter(({ values }) => (values.warrior ?? 0) > 0)
    .map(({ id, values }): Effect => ({
      do: 'set',
      creature: id,
      field: 'combatPool',
      to: Math.max(0, values.fightingArt ?? 0),
    }))
}

/** Whoever was surprised before the fight began loses its first round. Rule GAM-CMB-03. */
function opens(after: Situation): Effect[] {
  const caught = Object.values(after.creatures).filter(({ conditions }) => surprised in conditions)
  return [
    ...caught.map(({ id }): Effect => ({
      do: 'mark',
      creature: id,
      mark: newlySurprised,
      on: true,
    })),
    ...poolsFill(after),
  ]
}

export const snapId = (id: string): string => `snap:${id}`

function snapDue(creature: ReadonlyCreature): Effect {
  return {
    do: 'due',
    due: {
      id: snapId(creature.id),
      action: 'gods-and-monsters.snap-out',
      input: { who: creature.id },
      title: 'Shake off surprise',
      why: `${creature.name} is still surprised`,
      rule: 'GAM-CMB-04',
      when: 'now',
      who: [creature.id],
      must: false,
    },
  }
}

/** Surprise is over for somebody. Rule GAM-CMB-04. */
export function endSurprise(creature: ReadonlyCreature, situation: Situation): Effect[] {
  return [condition(creature.id, surprised, null), ...settleDue(situation, snapId(creature.id))]
}
