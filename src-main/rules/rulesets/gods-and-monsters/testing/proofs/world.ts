import type { Action } from '../../../../core/action.ts'
import type { RuleId, Step } from '../../../../core/outcome.ts'
import { characters } from '../../character/index.ts'
import { groupFigures, groupTest } from '../../groups/effort.ts'
import { ailmentActs } from '../../harm/ailments/acts.ts'
import { catchAilment } from '../../harm/ailments/catch.ts'
import { ailmentNames } from '../../harm/ailments/rows.ts'
import { damage } from '../../harm/damage.ts'
import { deathCheck } from '../../harm/death-check.ts'
import { fall } from '../../harm/falls.ts'
import { revealIllusion } from '../../harm/illusions.ts'
import { itemMaterials, itemTest } from '../../harm/items.ts'
import { chase } from '../../travel/chase.ts'
import { jump } from '../../travel/jumping.ts'
import { ConflictPlay } from '../play.ts'

const blankAsh = characters.blank('a', 'Ash')
const ash = { ...blankAsh, values: { ...blankAsh.values, hp: 60, maxHp: 60 } }
const bo = characters.blank('b', 'Bo')
const rulesOf = (steps: readonly Step[]): RuleId[] => steps.flatMap(({ rule }) => rule ?? [])

function shown(action: Action, input: Record<string, unknown>): RuleId[] {
  return rulesOf(
    new ConflictPlay([ash, bo]).do(action, input, {
      evasion: [20],
      fall: [1, 1, 1, 1, 1, 1, 1],
      jump: [20],
      'group perception': [20],
      item: [1],
      'A (a)': [1],
    }).why,
  )
}

/** Each row of falls, and one beyond them. Rules GAM-FAL-T01 to GAM-FAL-T08. */
function falls(): RuleId[] {
  return [5, 10, 20, 40, 80, 160, 320, 900].flatMap((feet) => shown(fall, { who: 'a', feet }))
}

/** Each ailment of the list takes hold, and strikes. Rules GAM-AIL-T01 to GAM-AIL-T09, GAM-AIL-05, GAM-AIL-07. */
function ailments(): RuleId[] {
  return [...ailmentNames, 'another'].flatMap((ailment) => {
    const play = new ConflictPlay([ash])
    const dice = { health: [20], dose: [1, 1] }
    const caught = play.do(catchAilment, { who: 'a', ailment, inside: true }, dice)
    const [timer] = Object.values(play.state.timers)
    return [
      ...rulesOf(caught.why),
      ...rulesOf(play.do(ailmentActs, { ailment: timer?.id ?? '' }, dice).why),
    ]
  })
}

/** Each material, and a jump off the table. Rules GAM-ITM-T01 to GAM-ITM-T06, GAM-JMP-T01, GAM-AMB-59. */
function thingsAndJumps(): RuleId[] {
  return [
    ...itemMaterials.flatMap((material) =>
      (['fire', 'acid'] as const).flatMap((attack) => shown(itemTest, { material, attack })),
    ),
    ...shown(jump, { who: 'a', reach: 6 }),
    ...shown(jump, { who: 'a', reach: 9 }),
  ]
}

/** Crowds on the chart, beyond it, and after somebody. Rules GAM-GRP-T01, GAM-AMB-68, GAM-CHA-04. */
function crowds(): RuleId[] {
  const play = new ConflictPlay([ash, bo])
  return [
    ...shown(groupTest, { members: ['a'], others: 15 }),
    ...shown(groupFigures, { members: ['a'], others: 15 }),
    ...shown(groupFigures, { members: ['a'], others: 2999 }),
    ...rulesOf(
      play.do(chase, { who: 'a', after: 'b', count: 9 }, { 'Ash (a)': [1], 'Bo (b)': [1] }).why,
    ),
  ]
}

/** Harm that is none, and a death that is none. Rules GAM-ILL-01, GAM-ILL-03, GAM-ILL-04. */
function illusions(): RuleId[] {
  const play = new ConflictPlay([{ ...ash, values: { ...ash.values, injuries: 3 } }])
  const asleep = new ConflictPlay([{ ...ash, conditions: { unconscious: {} } }])
  return [
    ...rulesOf(asleep.do(revealIllusion, { who: 'a', survival: 20 }).why),
    ...rulesOf(play.do(damage, { target: 'a', amount: '4', phantasm: true }).why),
    ...rulesOf(
      play.do(
        deathCheck,
        { who: 'a', phantasm: true },
        { 'Guide’s d20': [1], 'player’s d20': [20] },
      ).why,
    ),
  ]
}

/** Rules of hazards, ailments, groups and chases that a play at random seldom comes to. */
export function worldProofs(): RuleId[] {
  return [...falls(), ...ailments(), ...thingsAndJumps(), ...crowds(), ...illusions()]
}
