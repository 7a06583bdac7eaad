import { goneFromFight, opponentOf, outOfReach } from '../../../common/incapacitated.ts'
import { isUnnatural } from '../../../common/spell-marks.ts'
import { signed } from '../../../common/check.ts'
import { type AtTable, defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import {
  type Preview,
  type RefusedPreview,
  isRefusal,
  plain,
  refusal,
} from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { CombatDeed } from '../../../core/ruleset/combat.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { askNotation } from '../../../dice/roll.ts'
import { cannotAct } from '../character/people.ts'
import { applyBlows, previewHarm } from '../harm/damage.ts'
import { thrownPhase } from '../house-rules/fight.ts'
import { targetAsk } from '../../../gm/fight/attack-asks.ts'
import { type DieStep, type WeaponInHand, arm, mayBeThrown } from './weapon.ts'

export const leans = ['as it is', 'enhanced', 'impaired'] as const satisfies readonly DieStep[]

interface AttackInput {
  target: string
  attacker?: string | undefined
  weapon?: string | undefined
  how: DieStep
  thrown?: boolean
}

export interface ArmedAttack extends WeaponInHand {
  attacker: ReadonlyCreature
  target: ReadonlyCreature
}

/** Plans an attack: attacker, target and weapon. */
export function planAttack(situation: Situation, input: AttackInput): ArmedAttack | RefusedPreview {
  const target = situation.creatures[input.target]
  if (!target) return refusal('Choose whom to strike.')
  const attacker = input.attacker
    ? situation.creatures[input.attacker]
    : opponentOf(situation, target)
  if (!attacker) return refusal('Nobody stands against them: choose who strikes.')
  if (attacker.id === target.id) return refusal('Choose somebody else to strike.')
  const held = cannotAct(attacker, situation) ?? goneFromFight(attacker) ?? outOfReach(target)
  if (held) return refusal(held)
  const armed = arm(situation, attacker, {
    lean: input.how,
    target,
    weapon: input.weapon,
    ...(input.thrown ? { thrown: true } : {}),
  })
  if (isRefusal(armed)) return armed
  const hindered = hindrance(situation, attacker, target, armed)
  return hindered ? refusal(hindered) : { ...armed, attacker, target }
}

/**
 * Reason an attack is refused, with the remedy; null when allowed. Rules DLV-EQ-13, DLV-INIT-05,
 * DLV-SPELL-05, DLV-SPELL-24.
 */
function hindrance(
  situation: Situation,
  attacker: ReadonlyCreature,
  target: ReadonlyCreature,
  { missile, thrown, weapon }: WeaponInHand,
): string | null {
  if (missile && !thrown && outOf(weapon.name) in attacker.conditions)
    return `${attacker.name} has nothing left to shoot with ${weapon.name}: lift “${outOf(weapon.name)}” once it is filled up in town.`
  if (missile && situation.fight?.marks?.[attacker.id]?.moved && countsAsShot(situation, thrown))
    return `${attacker.name} has moved this round, and whoever shoots does not move.`
  if (missile && 'Wind Barrier' in target.conditions)
    return `${target.name} stands behind a Wind Barrier: missiles do no harm there. Strike by hand.`
  if (!missile && 'Circle of Protection' in target.conditions && isUnnatural(attacker))
    return `${attacker.name} can’t cross the Circle of Protection around ${target.name}. Choose another target.`
  return null
}

export function outOf(weapon: string): string {
  return `${weapon}: out of ammunition`
}

function countsAsShot(situation: Situation, thrown: boolean): boolean {
  return !thrown || houseRule<string>(situation, thrownPhase) === 'missile'
}

/** A shot, or a blow; a throw as the house rule says. Rules DLV-INIT-02, E-DLV-12. */
export function deedOf(situation: Situation, { missile, thrown }: WeaponInHand): CombatDeed {
  return missile && countsAsShot(situation, thrown) ? 'shot' : 'blow'
}

/** Effects of having attacked: acted, shot, ammunition used, charge spent, thrown weapon gone. */
export function attackEffects(situation: Situation, attack: Omit<ArmedAttack, 'target'>): Effect[] {
  const { attacker, missile, thrown, weapon } = attack
  if (!situation.fight) return dropThrown(attack)
  const spent = Object.keys(situation.fight.marks?.[attacker.id] ?? {}).filter((mark) =>
    mark.startsWith('charge '),
  )
  return [
    { do: 'acted', creature: attacker.id },
    ...(missile && countsAsShot(situation, thrown)
      ? [{ do: 'mark' as const, creature: attacker.id, mark: 'shot', on: true }]
      : []),
    ...(missile && !thrown
      ? [{ do: 'mark' as const, creature: attacker.id, mark: `loosed ${weapon.name}`, on: true }]
      : []),
    ...spent.map((mark): Effect => ({ do: 'mark', creature: attacker.id, mark, on: false })),
    ...dropThrown(attack),
  ]
}

/** Effect that takes a thrown weapon out of the hand. Rule E-DLV-12. */
function dropThrown({ attacker, thrown, weapon }: Omit<ArmedAttack, 'target'>): Effect[] {
  const item = thrown ? attacker.items[weapon.id] : undefined
  return item ? [{ do: 'item', creature: attacker.id, item: { ...item, ready: false } }] : []
}

const base: Step[] = [
  { name: 'Nothing to roll to hit', value: 'the die less DR', rule: 'DLV-ATK-01' },
]

/** Shows an attack with its exact odds. */
export function previewAttack(planned: ArmedAttack, situation: Situation, at: AtTable): Preview {
  const { attacker, target, weapon, dice, expression, plus, why } = planned
  return {
    deed: deedOf(situation, planned),
    ...plain(`${attacker.name} on ${target.name}, ${weapon.name} ${dice}`),
    ...previewHarm(target, expression, at.ruling, { plus }),
    why: [...base, ...why],
    ...(mayBeThrown(weapon) ? {} : { scope: { thrown: { idle: true } } }),
  }
}

/** Steps of a damage roll: dice, blessing, the GM's adjustment. */
export function rolledSteps(says: string, { dice, plus }: WeaponInHand, adjust: number): Step[] {
  return [
    { name: dice, value: says, rule: 'DLV-ATK-01' },
    ...(plus > 0 ? [{ name: 'Bless', value: signed(plus), rule: 'E-DLV-31' as const }] : []),
    ...(adjust === 0 ? [] : [{ name: '±', value: `${signed(adjust)} by the GM` }]),
  ]
}

/** Rolls the dice of an attack; `why` holds its steps and those of the weapon. */
export function* rollAttack(
  planned: ArmedAttack,
  at: AtTable,
): ProcedureOf<{ total: number; why: Step[] }> {
  const { expression, plus, why } = planned
  const { adjust } = at.ruling
  const rolled = yield* askNotation('attack', expression)
  return {
    total: Math.max(0, rolled.total + plus + adjust),
    why: [...rolledSteps(rolled.says, planned, adjust), ...why],
  }
}

/** One attack on one target. Rule DLV-ATK-01. */
export const attack = defineAction({
  id: 'delve.attack',
  title: 'Attack',
  rule: 'DLV-ATK-01',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp', 'str'],
  finds: 'strike hit weapon sword shoot throw enhanced impaired charge',
  asks: {
    target: targetAsk,
    attacker: { kind: 'creature', role: 'actor', title: 'Attacker', optional: true },
    weapon: { kind: 'text', role: 'weapon', title: 'Weapon or dice', max: 80, optional: true },
    how: { kind: 'choice', title: 'The die', of: leans, default: 'as it is' },
    thrown: { kind: 'switch', title: 'Thrown', default: false },
  },
  plan: planAttack,
  preview: previewAttack,
  *run(planned, situation, at) {
    const { attacker, target, weapon } = planned
    const { total, why } = yield* rollAttack(planned, at)
    const landed = yield* applyBlows(situation, { target, totals: [total], by: attacker })
    return line(at, {
      rule: 'DLV-ATK-01',
      what: `${attacker.name} on ${target.name}, ${weapon.name}`,
      says: landed.says,
      tone: landed.tone,
      who: [attacker.id, target.id],
      total,
      why: [...why, ...landed.why],
      effects: [...landed.effects, ...attackEffects(situation, planned)],
    })
  },
})
