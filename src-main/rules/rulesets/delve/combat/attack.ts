import { defineAction, type Preview } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal, signed } from '../../../common/trial.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { isUnnatural } from '../../../common/spell-marks.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { thrownPhase } from '../house-rules/fight.ts'
import { land } from '../harm/land.ts'
import { previewHarm } from '../harm/odds.ts'
import { line } from '../line.ts'
import { opponentOf } from '../../../common/incapacitated.ts'
import { cannotAct } from '../people.ts'
import { arm, type WeaponInHand, type DieStep } from './weapon.ts'

export const leans = ['as it is', 'enhanced', 'impaired'] as const satisfies readonly DieStep[]

interface Input {
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

/** Attacker, target and weapon of an attack, or the reason it is refused. */
export function attackOf(situation: Situation, input: Input): ArmedAttack | { says: string } {
  const target = situation.creatures[input.target]
  if (!target) return { says: 'Choose whom to strike.' }
  const attacker = input.attacker
    ? situation.creatures[input.attacker]
    : opponentOf(situation, target)
  if (!attacker) return { says: 'Nobody stands against them: choose who strikes.' }
  if (attacker.id === target.id) return { says: 'Choose somebody else to strike.' }
  const held = cannotAct(attacker, situation)
  if (held) return { says: held }
  const armed = arm(situation, attacker, {
    lean: input.how,
    target,
    weapon: input.weapon,
    ...(input.thrown ? { thrown: true } : {}),
  })
  if ('says' in armed) return armed
  const hindered = hindrance(situation, attacker, target, armed)
  return hindered ? { says: hindered } : { ...armed, attacker, target }
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

/** Effects of having attacked: acted, shot, ammunition used, charge spent, thrown weapon gone. */
export function traces(
  situation: Situation,
  made: WeaponInHand & { attacker: ReadonlyCreature },
): Effect[] {
  const { attacker, missile, thrown, weapon } = made
  if (!situation.fight) return dropThrown(made)
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
    ...dropThrown(made),
  ]
}

/** Effect that takes a thrown weapon out of the hand. Rule E-DLV-12. */
function dropThrown({
  attacker,
  thrown,
  weapon,
}: WeaponInHand & { attacker: ReadonlyCreature }): Effect[] {
  const item = thrown ? attacker.items[weapon.id] : undefined
  return item ? [{ do: 'item', creature: attacker.id, item: { ...item, ready: false } }] : []
}

const base: Step[] = [
  { name: 'Nothing to roll to hit', value: 'the die less DR', rule: 'DLV-ATK-01' },
]

export function previewAttack(made: ArmedAttack, adjust: number): Preview {
  const { attacker, target, weapon, dice, expression, plus, why } = made
  return {
    ...plain(`${attacker.name} on ${target.name}, ${weapon.name} ${dice}`),
    ...previewHarm(target, expression, { adjust }, { plus }),
    why: [...base, ...why],
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

export const attack = defineAction({
  id: 'delve.attack',
  title: 'Attack',
  rule: 'DLV-ATK-01',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp', 'str'],
  finds: 'strike hit weapon sword shoot throw enhanced impaired charge',
  asks: {
    target: { kind: 'creature', title: 'Target' },
    attacker: { kind: 'creature', title: 'Attacker', optional: true },
    weapon: { kind: 'text', title: 'Weapon or dice', max: 80, optional: true },
    how: { kind: 'choice', title: 'The die', of: leans, default: 'as it is' },
    thrown: { kind: 'switch', title: 'Thrown', default: false },
  },
  preview(situation, input, at) {
    const made = attackOf(situation, input)
    return 'says' in made ? refusal(made.says) : previewAttack(made, at.ruling.adjust)
  },
  *run(situation, input, at) {
    const made = attackOf(situation, input)
    if ('says' in made) return line(at, { rule: 'DLV-ATK-01', what: 'Attack', says: made.says })
    const { attacker, target, weapon } = made
    const rolled = yield* askNotation('attack', made.expression)
    const total = Math.max(0, rolled.total + made.plus + at.ruling.adjust)
    const landed = yield* land(situation, { target, totals: [total], by: attacker })
    return line(at, {
      rule: 'DLV-ATK-01',
      what: `${attacker.name} on ${target.name}, ${weapon.name}`,
      says: landed.says,
      tone: landed.tone,
      who: [attacker.id, target.id],
      total,
      why: [...rolledSteps(rolled.says, made, at.ruling.adjust), ...made.why, ...landed.why],
      effects: [...landed.effects, ...traces(situation, made)],
    })
  },
})
