import { defineAction } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import { weaponsAsk, weaponsTyped } from '../../../gm/fight/attack-asks.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { multipleAttackers } from '../house-rules/fight.ts'
import { land } from '../harm/land.ts'
import { line } from '../line.ts'
import { attackOf, leans, rolledSteps, traces, type ArmedAttack } from './attack.ts'
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
      const made = attackOf(situation, { target, how, ...each })
      return 'says' in made ? [] : [made]
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
  for (const [place, made] of attacks.entries()) {
    const rolled = yield* askNotation(`${place + 1}. ${made.attacker.name}`, made.expression)
    totals.push(Math.max(0, rolled.total + made.plus + adjust))
    why.push({ name: made.attacker.name, value: totals.at(-1) ?? 0, rule: 'DLV-ATK-01' })
    why.push(...rolledSteps(rolled.says, made, adjust))
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

export const gangUp = defineAction({
  id: 'delve.gang-up',
  title: 'Several attack one',
  rule: 'DLVX-ANS-18',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp', 'str'],
  finds: 'multiple attackers gang together all strike highest die',
  asks: {
    target: { kind: 'creature', title: 'Target' },
    attackers: { kind: 'creatures', title: 'Attackers' },
    weapons: weaponsAsk,
    how: { kind: 'choice', title: 'The dice', of: leans, default: 'as it is' },
  },
  preview(situation, { target, attackers, weapons, how }) {
    if (!situation.creatures[target]) return refusal('Choose whom they strike.')
    const attacks = attacksOn(situation, target, attackers, how, weaponsTyped(weapons))
    if (attacks.length === 0)
      return refusal('None of those chosen can strike there: choose some who stand against it.')
    const dice = attacks.map((made) => `${made.attacker.name} ${made.dice}`)
    const highest = houseRule<string>(situation, multipleAttackers) === 'highest'
    return plain(
      `${listed(dice)}: ${highest ? 'the highest die counts' : 'each blow lands'}`,
      [],
      [{ name: 'Several attackers', value: highest ? 'highest' : 'each', rule: 'DLVX-ANS-18' }],
    )
  },
  *run(situation, { target, attackers, weapons, how }, at) {
    const struck = situation.creatures[target]
    const attacks = attacksOn(situation, target, attackers, how, weaponsTyped(weapons))
    if (!struck || attacks.length === 0)
      return line(at, { rule: 'DLVX-ANS-18', what: 'Several attack', says: 'Nobody struck' })
    const { totals, why } = yield* rollAll(situation, attacks, at.ruling.adjust)
    const landed = yield* land(situation, { target: struck, totals, by: attacks[0]?.attacker })
    const by = new Map(attacks.map(({ attacker }) => [attacker.id, attacker.name]))
    return line(at, {
      rule: 'DLVX-ANS-18',
      what: `${listed([...by.values()])} on ${struck.name}`,
      says: landed.says,
      tone: landed.tone,
      who: [...by.keys(), target],
      total: Math.max(...totals),
      why: [...why, ...attacks.flatMap((made) => made.why), ...landed.why],
      effects: [...landed.effects, ...attacks.flatMap((made) => traces(situation, made))],
    })
  },
})
