import type { Effect } from '../../../core/effects.ts'
import type { CombatOrder } from '../../../core/ruleset/combat.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { cannotAct } from '../character/people.ts'
import { dueNow, setCondition } from '../effects.ts'
import { initiativeMode } from '../house-rules/fight.ts'

/** Everybody says what they mean to do; quick turns come before full ones, in the full mode alone. Rules BDPX-INI-01 to BDPX-INI-04. */
export const combatOrder: CombatOrder = {
  rule: 'BDPX-INI-02',
  first: 'each',
  cannotAct,
  countsInOne: () => true,
  hasPhases: (situation) => houseRule<string>(situation, initiativeMode) === 'full',
  phases: [
    {
      id: 'say',
      title: 'Declare',
      says: 'players declare, you telegraph',
      rule: 'BDPX-INI-02',
      deeds: [],
    },
    {
      id: 'quick',
      title: 'Quick turns',
      says: 'one action',
      rule: 'BDPX-INI-03',
      deeds: ['blow', 'shot', 'move'],
    },
    {
      id: 'full',
      title: 'Full turns',
      says: 'a move and an action, or a slow one',
      rule: 'BDPX-INI-04',
      deeds: ['blow', 'shot', 'move', 'spell'],
    },
  ],
  declarations: [
    { id: 'strike', title: 'Strikes a Close foe', phase: 'quick', rule: 'BDPX-INI-03' },
    { id: 'loose', title: 'Looses', phase: 'quick', rule: 'BDPX-INI-03' },
    { id: 'move', title: 'Moves', phase: 'quick', rule: 'BDPX-TIM-02' },
    { id: 'retreat', title: 'Retreats, not from Close', phase: 'quick', rule: 'BDPX-RET-01' },
    { id: 'trick', title: 'A fast spell or trick', phase: 'quick', rule: 'BDPX-MAG-04' },
    { id: 'close', title: 'Moves and acts', phase: 'full', rule: 'BDPX-INI-04' },
    { id: 'cast', title: 'A spell, miracle or song', phase: 'full', rule: 'BDPX-INI-04' },
    { id: 'break', title: 'Retreats from Close', phase: 'full', rule: 'BDPX-RET-01' },
  ],
}

const ofTheRound = ['reacted', 'praying', 'casting']

/** A new round, and the end of a fight: marks, dues and states that end with them; who bleeds is reminded of. */
export function roundConsequences(before: Situation, after: Situation): Effect[] {
  if (!before.fight) return after.fight ? endDues(Object.values(before.dues), ['duel'], after) : []
  if (!after.fight) return fightEnds(after)
  return after.fight.round > before.fight.round ? newRound(before, after) : []
}

/** Actions that are due at once or not at all: none waits for a later round. Rules BDPX-GMB-04, BDPX-DUL-01. */
const ofTheMoment = ['attack', 'gambit', 'duel']

/** Settles those dues of some actions that are still open. */
function endDues(
  dues: readonly Situation['dues'][string][],
  actions: readonly string[],
  { dues: open }: Situation,
): Effect[] {
  return dues
    .filter(
      ({ id, action }) =>
        id in open && actions.some((name) => action === `block-dodge-parry.${name}`),
    )
    .map(({ id }) => ({ do: 'settle', due: id }))
}

function newRound(before: Situation, after: Situation): Effect[] {
  const marks = Object.entries(after.fight?.marks ?? {}).flatMap(([creature, own]) =>
    ofTheRound
      .filter((mark) => own[mark])
      .map((mark): Effect => ({ do: 'mark', creature, mark, on: false })),
  )
  return [
    ...marks,
    ...endDues(Object.values(before.dues), ofTheMoment, after),
    ...bleedingDues(after),
  ]
}

/** Bleeding that is due of all but the dead and foes that are out of the fight. Rule BDPX-WPN-04. */
function bleedingDues(after: Situation): Effect[] {
  return Object.values(after.creatures)
    .filter(({ conditions }) => 'bleeding' in conditions && !('dead' in conditions))
    .filter((one) => one.side === 'party' || !isDown(one))
    .map(({ id, name }) =>
      dueNow({
        id: `bleeding:${id}`,
        action: 'block-dodge-parry.bleed',
        input: { who: id },
        title: `${name} bleeds`,
        why: 'A trained weapon opened a wound',
        rule: 'BDPX-WPN-04',
        who: [id],
      }),
    )
}

function fightEnds(after: Situation): Effect[] {
  return [
    ...Object.values(after.creatures).flatMap(({ id, conditions }) =>
      Object.entries(conditions)
        .filter(([, condition]) => condition.fight)
        .map(([name]): Effect => setCondition(id, name, null)),
    ),
    ...endDues(Object.values(after.dues), [...ofTheMoment, 'initiative', 'bleed'], after),
  ]
}
