import { setCondition } from '../../../../core/effects.ts'
import type { RuleId, Step } from '../../../../core/outcome.ts'
import { test as check } from '../../checks/tests.ts'
import { attack } from '../../combat/attack/index.ts'
import { readyShot } from '../../combat/manoeuvres.ts'
import { aftermath } from '../../groups/aftermath.ts'
import { formUnit } from '../../groups/units.ts'
import { damage } from '../../harm/damage.ts'
import { psychicAttack } from '../../psychic/attack.ts'
import { enterMind } from '../../psychic/conflict.ts'
import { charlotte, Conflict, sam, toromeen, yeti } from '../play.ts'

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
  const loads = play.why(readyShot, { who: 'c3', weapon: 'arquebus', close: false })
  const butt = { attacker: 'c3', target: 'c9', weapon: 'arquebus', reach: 'close' }
  const strikes = play.why(attack, butt)
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

/** Numbers that fight as one, and the survivors. Rules GAM-MAS-01, GAM-MAS-04. */
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

/**
 * Aims besides damage, and targets that are unaware, semi-conscious or behind cover. Rules GAM-CMB-16,
 * GAM-CMB-20 to GAM-CMB-25, GAM-CMB-28, GAM-CMB-36, GAM-CMB-37, GAM-SEM-01.
 */
function aims(): RuleId[] {
  const blow = { attacker: 'c3', target: 'c9' }
  const dice = { attack: [1], damage: [1], 'their evasion': [20] }
  const shot = fight().do(attack, { ...blow, aim: 'called shot', dodge: 'evasion' }, dice)
  const grab = fight().do(attack, { ...blow, aim: 'grab' }, dice)
  const kill = fight().do(attack, { ...blow, aim: 'killing blow', ready: 'immobile' }, dice)
  const claws = { 'attack 1': [20], 'attack 2': [20] }
  const both = fight().do(attack, { attacker: 'c9', target: 'c1' }, claws)
  const dazed = fight()
  dazed.happen(
    { do: 'set', creature: 'c1', field: 'agility', to: 18 },
    setCondition('c1', 'semi-conscious', {}),
  )
  return [
    ...[shot, grab, kill, both].flatMap(({ why, rule }) => [rule, ...rulesOf(why)]),
    ...dazed.why(attack, { attacker: 'c9', target: 'c1' }),
    ...fight().why(attack, { ...blow, ready: 'unaware' }),
    ...fight().why(attack, { attacker: 'c9', target: 'c3', reach: 'shot', cover: 'full' }),
  ]
}

/** A mind that is struck past its verve and its survival. Rules GAM-PSY-07, GAM-PSY-08, GAM-PSY-T01. */
function minds(): RuleId[] {
  const play = fight()
  const pair = { who: 'c2', target: 'c9' }
  play.happen({ do: 'set', creature: 'c9', field: 'hp', to: 1 })
  play.do(enterMind, { ...pair, willing: true })
  return rulesOf(play.do(psychicAttack, { ...pair, verve: 1 }, { attack: [1], damage: [4] }).why)
}

/** A task that is given by name. Rules GAM-CTS-05, GAM-CTS-06. */
function named(): RuleId[] {
  const input = { who: 'c1', score: 'agility', task: 'Climb the wall' }
  return rulesOf(fight().do(check, input, { agility: [1] }).why)
}

/** Rules that a play at random seldom comes to, each shown by a case of its own. */
export function conflictProofs(): RuleId[] {
  return [deathDue, gun, crowd, unit, walls, aims, minds, named].flatMap((proof) => proof())
}
