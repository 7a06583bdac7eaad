import type { RuleId, Step } from '../../../../outcome.ts'
import { attack } from '../../combat/attack/index.ts'
import { prepare } from '../../combat/prepare.ts'
import { test as check } from '../../checks/test.ts'
import { formUnit } from '../../groups/form-unit.ts'
import { aftermath } from '../../groups/aftermath.ts'
import { damage } from '../../harm/damage.ts'
import { charlotte, Conflict, sam, toromeen, yeti } from '../conflict.ts'

const rulesOf = (steps: readonly Step[]): RuleId[] => steps.flatMap(({ rule }) => rule ?? [])

function fight(): Conflict {
  const play = new Conflict([sam, charlotte, toromeen, yeti])
  play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
  return play
}

/** More injuries than survival call for a death check at the end of the round. Rule GAM-INJ-07. */
function deathDue(): RuleId[] {
  const play = fight()
  play.do(damage, { target: 'c3', amount: '30' })
  return Object.values(play.state.dues).map(({ rule }) => rule)
}

/** A gun: actions that load it, one of them free away from close combat, and a blow with its butt. Rules GAM-CMB-14, GAM-CMB-15. */
function gun(): RuleId[] {
  const play = fight()
  const arquebus = { id: 'i1', name: 'Arquebus', gear: 'Arquebus', count: 1, ready: true }
  play.happen({ do: 'item', creature: 'c3', item: arquebus })
  const loads = play.why(prepare, { who: 'c3', weapon: 'arquebus', close: false })
  const strikes = play.why(attack, { attacker: 'c3', target: 'c9', weapon: 'arquebus' })
  return [...loads, ...strikes]
}

/** A shot at somebody in a crowd, and one that goes wide of it. Rules GAM-CMB-10 to GAM-CMB-12. */
function crowd(): RuleId[] {
  const shot = { attacker: 'c2', target: 'c9', weapon: 'd6', reach: 'shot', around: ['c1', 'c3'] }
  const dodges = { 'evasion of Sam (c1)': [20], 'evasion of Toromeen (c3)': [20] }
  const hits = fight().do(attack, shot, { ...dodges, attack: [1], damage: [1] })
  const wide = { 'damage of a miss': [1], 'who stands in the way': [1] }
  const misses = fight().do(attack, shot, { ...dodges, ...wide, attack: [20] })
  return [...rulesOf(hits.why), ...rulesOf(misses.why)]
}

/** Numbers that fight as one, and what is left of them. Rules GAM-MAS-01, GAM-MAS-04. */
function unit(): RuleId[] {
  const play = fight()
  const formed = play.do(formUnit, { members: ['c9'], others: 7 })
  const ended = play.do(aftermath, play.state.dues['unit:c20']?.input)
  return play.state.creatures['c20'] === undefined ? [formed.rule, ...rulesOf(ended.why)] : []
}

/** An easy wall and a hard one, of more than its unit. Rules GAM-CTS-11, GAM-CTS-D02 to GAM-CTS-D05. */
function walls(): RuleId[] {
  const ladder = ['Easy', 'Very Difficult', 'A Snap', 'Practically Impossible', 'Very Easy']
  return ladder.flatMap((difficulty) =>
    fight().why(check, { who: 'c1', score: 'agility', difficulty, amount: 40, unit: 10 }),
  )
}

/** Rules that a play at random seldom comes to, each shown by a case of its own. */
export function conflictProofs(): RuleId[] {
  return [...deathDue(), ...gun(), ...crowd(), ...unit(), ...walls()]
}
