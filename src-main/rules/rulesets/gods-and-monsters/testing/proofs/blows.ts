import { setCondition } from '../../../../core/effects.ts'
import type { RuleId, Step } from '../../../../core/outcome.ts'
import { attack } from '../../combat/attack/index.ts'
import { deathCheck } from '../../harm/death-check.ts'
import { enterMind, leaveMind } from '../../psychic/conflict.ts'
import { psychicGuard as guard } from '../../psychic/powers.ts'
import { charlotte, Conflict, sam, toromeen, yeti } from '../play.ts'

const rulesOf = (steps: readonly Step[]): RuleId[] => steps.flatMap(({ rule }) => rule ?? [])
const blow = { attacker: 'c3', target: 'c9' }

function fight(): Conflict {
  const play = new Conflict([sam, charlotte, toromeen, yeti])
  play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
  return play
}

/** Ground, cover, what can’t be seen, and what else is added. Rules GAM-CMB-17, GAM-CMB-18, GAM-CMB-27, GAM-CMB-C01, GAM-CMB-C02. */
function circumstances(): RuleId[] {
  return [
    { unseen: true, bonus: 2, ground: 'higher, to hit' },
    { cover: 'weak', reach: 'shot', attacker: 'c9', target: 'c3' },
    { cover: 'strong', reach: 'shot' },
  ].flatMap((input) => fight().why(attack, { ...blow, ...input }))
}

/** On the head, with and without a warrior’s pool, and with venom on the blade. Rules GAM-CMB-23, GAM-CMB-38, GAM-CMB-39. */
function specials(): RuleId[] {
  const dice = { attack: [1], damage: [1], 'their evasion': [20] }
  const head = { ...blow, aim: 'knockout', ready: 'unaware' }
  const pooled = fight()
  pooled.happen({ do: 'set', creature: 'c3', field: 'combatPool', to: 3 })
  const venom = { ...blow, aim: 'called shot', dodge: 'evasion', carries: 'Giant Spider' }
  return [
    fight().do(attack, head, dice),
    pooled.do(attack, head, dice),
    fight().do(attack, venom, dice),
  ].flatMap(({ why }) => rulesOf(why))
}

/** A mind on its guard, and one that leaves. Rules GAM-PSY-T02, GAM-PSY-T04. */
function minds(): RuleId[] {
  const play = fight()
  play.do(enterMind, { who: 'c2', target: 'c9', willing: true })
  return [
    ...play.why(guard, { who: 'c2', verve: 1 }),
    ...fight().why(leaveMind, { who: 'c2' }),
    ...play.why(leaveMind, { who: 'c9' }),
  ]
}

/** Half awake counts as unconscious where death is rolled for. Rule GAM-SEM-03. */
function halfAwake(): RuleId[] {
  const play = fight()
  play.happen(
    { do: 'set', creature: 'c3', field: 'injuries', to: 3 },
    setCondition('c3', 'semi-conscious', {}),
  )
  const dice = { 'Guide’s d20': [20], 'player’s d20': [1] }
  return rulesOf(play.do(deathCheck, { who: 'c3' }, dice).why)
}

/** Rules of blows, minds and death that a play at random seldom comes to. */
export function blowProofs(): RuleId[] {
  return [circumstances, specials, minds, halfAwake].flatMap((proof) => proof())
}
