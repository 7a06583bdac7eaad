import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal } from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { askNotation } from '../../../dice/roll.ts'
import { targetAsk, weaponsAsk, weaponsTyped } from '../../../gm/fight/attack-asks.ts'
import { applyBlows } from '../harm/damage.ts'
import { multipleAttackers } from '../house-rules/fight.ts'
import {
  type ArmedAttack,
  deedOf,
  leans,
  planAttack,
  rolledSteps,
  attackEffects,
} from './attack.ts'
import type { DieStep } from './weapon.ts'

/** Most attackers that can reach one target. */
const most = 12

/** Attacks of the chosen opponents that can strike the target; a creature is listed once per attack. */
export function attacksOn(
  situation: Situation,
  target: string,
  attackers: readonly string[],
  how: DieStep,
  weapons: readonly (string | undefined)[] = [],
): ArmedAttack[] {
  const side = situation.creatures[target]?.side
  const reach = new Set([...new Set(attackers)].slice(0, most))
  return attackers
    .map((attacker, nth) => ({ attacker, weapon: weapons[nth] }))
    .filter(({ attacker }) => reach.has(attacker) && situation.creatures[attacker]?.side !== side)
    .flatMap((each) => {
      const planned = planAttack(situation, { target, how, ...each })
      return isRefusal(planned) ? [] : [planned]
    })
}

/** Rolls of several attackers, and the totals that count. Rules DLVX-ANS-18, DLVX-CRN-03. */
export function* rollAll(
  situation: Situation,
  attacks: readonly ArmedAttack[],
  adjust = 0,
): ProcedureOf<{ totals: number[]; why: Step[] }> {
  const totals: number[] = []
  const why: Step[] = []
  for (const [place, planned] of attacks.entries()) {
    const rolled = yield* askNotation(`${place + 1}. ${planned.attacker.name}`, planned.expression)
    totals.push(Math.max(0, rolled.total + planned.plus + adjust))
    why.push({ name: planned.attacker.name, value: totals.at(-1) ?? 0, rule: 'DLV-ATK-01' })
    why.push(...rolledSteps(rolled.says, planned, adjust))
  }
  if (totals.length < 2 || houseRule<string>(situation, multipleAttackers) === 'each')
    return { totals, why }
  const best = Math.max(...totals)
  return {
    totals: [best],
    why: [
      ...why,
      { name: 'Several attackers', value: `the highest, ${best}`, rule: 'DLVX-ANS-18' },
    ],
  }
}

/** Several attackers on one target. Rules DLVX-ANS-18, DLVX-CRN-03. */
export const gangUp = defineAction({
  id: 'delve.gang-up',
  title: 'Several attack one',
  rule: 'DLVX-ANS-18',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp', 'str'],
  finds: 'multiple attackers gang together all strike highest die',
  asks: {
    target: targetAsk,
    attackers: { kind: 'creatures', role: 'actor', title: 'Attackers', first: 'party' },
    weapons: weaponsAsk,
    how: { kind: 'choice', title: 'The dice', of: leans, default: 'as it is' },
  },
  plan(situation, { target, attackers, weapons, how }) {
    const struck = situation.creatures[target]
    if (!struck) return refusal('Choose whom they strike.')
    const attacks = attacksOn(situation, target, attackers, how, weaponsTyped(weapons))
    return attacks.length === 0
      ? refusal('None of those chosen can strike there: choose some who stand against it.')
      : { struck, attacks }
  },
  preview({ attacks }, situation) {
    const dice = attacks.map((planned) => `${planned.attacker.name} ${planned.dice}`)
    const highest = houseRule<string>(situation, multipleAttackers) === 'highest'
    const deeds = new Set(attacks.map((planned) => deedOf(situation, planned)))
    const [deed] = deeds
    const shown = plain(
      `${listed(dice)}: ${highest ? 'the highest die counts' : 'each blow lands'}`,
      [],
      [{ name: 'Several attackers', value: highest ? 'highest' : 'each', rule: 'DLVX-ANS-18' }],
    )
    return deed !== undefined && deeds.size === 1 ? { ...shown, deed } : shown
  },
  *run({ struck, attacks }, situation, at) {
    const { totals, why } = yield* rollAll(situation, attacks, at.ruling.adjust)
    const by = attacks[0]?.attacker
    const landed = yield* applyBlows(situation, { target: struck, totals, by })
    const names = new Map(attacks.map(({ attacker }) => [attacker.id, attacker.name]))
    return line(at, {
      rule: 'DLVX-ANS-18',
      what: `${listed([...names.values()])} on ${struck.name}`,
      says: landed.says,
      tone: landed.tone,
      who: [...names.keys(), struck.id],
      total: Math.max(...totals),
      why: [...why, ...attacks.flatMap((planned) => planned.why), ...landed.why],
      effects: [
        ...landed.effects,
        ...attacks.flatMap((planned) => attackEffects(situation, planned)),
      ],
    })
  },
})
