import type { Effect } from '../../../core/effects.ts'
import type { Situation } from '../../../core/situation.ts'

const ofTheRound = ['reacted', 'praying', 'casting']

/** A new round, and the end of a fight: marks, dues and states that end with them; who bleeds is reminded of. */
export function rounds(before: Situation, after: Situation): Effect[] {
  if (!before.fight) return []
  if (!after.fight) return over(after)
  return after.fight.round > before.fight.round ? anew(after) : []
}

function anew(after: Situation): Effect[] {
  const marks = Object.entries(after.fight?.marks ?? {}).flatMap(([creature, own]) =>
    ofTheRound
      .filter((mark) => own[mark])
      .map((mark): Effect => ({ do: 'mark', creature, mark, on: false })),
  )
  return [...marks, ...bleeding(after)]
}

/** Rule BDPX-WPN-04. */
function bleeding(after: Situation): Effect[] {
  return Object.values(after.creatures)
    .filter(({ conditions }) => 'bleeding' in conditions)
    .map(({ id, name }) => ({
      do: 'due',
      due: {
        id: `bleeding:${id}`,
        action: 'block-dodge-parry.bleed',
        input: { who: id },
        title: `${name} bleeds`,
        why: 'A trained weapon opened a wound',
        rule: 'BDPX-WPN-04',
        when: 'now',
        who: [id],
        must: false,
      },
    }))
}

function over(after: Situation): Effect[] {
  const ended = ['initiative', 'attack', 'gambit', 'bleed'].map(
    (name) => `block-dodge-parry.${name}`,
  )
  return [
    ...Object.values(after.creatures).flatMap(({ id, conditions }) =>
      Object.entries(conditions)
        .filter(([, condition]) => condition.fight)
        .map(([name]): Effect => ({ do: 'condition', creature: id, name, to: null })),
    ),
    ...Object.values(after.dues)
      .filter(({ action }) => ended.includes(action))
      .map(({ id }): Effect => ({ do: 'settle', due: id })),
  ]
}
