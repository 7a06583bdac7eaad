import { upperFirst } from '../../../core/words.ts'
import { readAmount, type ParsedNotation } from '../../../dice/read-notation.ts'
import type { Ruling } from '../../../core/action.ts'
import { type Term, type RefusedPreview, refusal, isRefusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { goneFromFight, opponentOf, outOfReach } from '../../../common/incapacitated.ts'
import {
  defenceIncludesCom,
  dexVsRanged,
  explode,
  minDamage,
  stackDefence,
} from '../house-rules/fight.ts'
import { comBonus, comOf, modOf } from '../character/people.ts'
import { findArm, reloadingOf, type StrikeMeans, type StrikeReach } from './arms.ts'
import { chaseDue } from './free-attacks.ts'
import { cannotAct } from './order.ts'
import type { ExplodingReading, ExplodingDice } from './exploding-dice.ts'
import { stackBonuses, type DefenceStacking } from '../gear.ts'
import { sneaking, shielded } from '../conditions.ts'

/** States of a target when shot at, and the COV of each. Rule HBK-COV-01. */
export const covers = [
  { state: 'exposed', cov: 0 },
  { state: 'obscured', cov: 1 },
  { state: 'sidestepping', cov: 1 },
  { state: 'partial cover', cov: 2 },
  { state: 'jogging', cov: 2 },
  { state: 'hidden', cov: 3 },
  { state: 'running', cov: 3 },
] as const

type CoverState = (typeof covers)[number]['state']

export const coverStates: readonly CoverState[] = covers.map(({ state }) => state)

/** COV of a state. Rule HBK-COV-01. */
export function coverValue(state: CoverState): number {
  return covers.find((each) => each.state === state)?.cov ?? 0
}

export interface AttackInHand {
  attacker: ReadonlyCreature
  target: ReadonlyCreature
  arm: StrikeMeans
  /** Damage dice, exploding or plain. */
  dice: { starred: ExplodingDice } | { expression: ParsedNotation }
  exploding: ExplodingReading
  /** From behind, as the GM says. */
  behind: boolean
  /** Unseen and from behind, so it hits without a roll. Rule HBK-STL-05. */
  sure: boolean
  /** An attack besides the one of the turn. */
  free: boolean
  /** Terms added to the attack die, each with its rule; `defence` likewise. */
  attack: Term[]
  defence: Term[]
  /** Terms added to or taken off the damage. */
  harm: Term[]
  least: number
}

interface AttackInput {
  target: string
  attacker?: string | undefined
  weapon?: string | undefined
  reach: StrikeReach
  cover: CoverState
  behind: boolean
  free: boolean
}

/** Attacker, target and weapon of an attack, with every term of its rolls. */
export function planAttack(
  situation: Situation,
  input: AttackInput,
): AttackInHand | RefusedPreview {
  const target = situation.creatures[input.target]
  if (!target) return refusal('Choose whom to strike.')
  const attacker = input.attacker
    ? situation.creatures[input.attacker]
    : opponentOf(situation, target)
  if (!attacker) return refusal('Nobody stands against them: choose who strikes.')
  if (attacker.id === target.id) return refusal('Choose somebody else to strike.')
  if ('dead' in target.conditions) return refusal(`${target.name} is dead. Choose another target.`)
  const chased = situation.dues[chaseDue(attacker.id, target.id)] !== undefined
  const held =
    cannotAct(attacker, situation) ??
    goneFromFight(attacker) ??
    (chased ? null : outOfReach(target))
  if (held) return refusal(held)
  const arm = findArm(attacker, input.weapon, input.reach)
  if (isRefusal(arm)) return arm
  if (reloadingOf(arm) in attacker.conditions)
    return refusal(
      `The ${arm.name.toLowerCase()} of ${attacker.name} is not loaded yet: wait, or choose another weapon.`,
    )
  const dice = diceOf(arm)
  if (!dice) return refusal(`The dice of ${arm.name}, “${arm.dice}”, can’t be read: type them.`)
  return {
    attacker,
    target,
    arm,
    dice,
    exploding: explodingOf(situation),
    behind: input.behind,
    sure: input.behind && sneaking in attacker.conditions,
    free: input.free,
    attack: attackTerms(attacker, arm),
    defence: defenceTerms(situation, target, arm, input.cover),
    harm: harmTerms(attacker, target, arm),
    least: houseRule<number>(situation, minDamage),
  }
}

function diceOf({ starred, dice }: StrikeMeans): AttackInHand['dice'] | null {
  if (starred) return { starred }
  const read = readAmount(dice)
  return 'says' in read ? null : { expression: read.expression }
}

/** COM and the weapon's ATK, and at range WIS. Rules HBK-ATK-01, HBK-ATK-03. */
function attackTerms(attacker: ReadonlyCreature, arm: StrikeMeans): Term[] {
  return nonZero([
    { name: 'COM', value: comBonus(comOf(attacker)).bonus, rule: 'HBK-GLO-02' },
    { name: 'ATK', value: arm.atk, rule: 'HBK-ATK-01' },
    ...(arm.ranged
      ? [{ name: 'WIS', value: modOf(attacker, 'WIS'), rule: 'HBK-ATTR-07' as const }]
      : []),
  ])
}

/** DEF or COV, DEX where it counts, and COM by the house rule. Rules HBK-ATK-02, HBK-ATK-03, E-HBK-02, E-HBK-03. */
function defenceTerms(
  situation: Situation,
  target: ReadonlyCreature,
  arm: StrikeMeans,
  cover: CoverState,
): Term[] {
  const com = houseRule<boolean>(situation, defenceIncludesCom) ? comBonus(comOf(target)).bonus : 0
  const dex = !arm.ranged || houseRule<boolean>(situation, dexVsRanged)
  const shared: Term[] = [
    ...(dex
      ? [
          {
            name: 'DEX',
            value: modOf(target, 'DEX'),
            rule: arm.ranged ? ('E-HBK-03' as const) : ('HBK-ATTR-04' as const),
          },
        ]
      : []),
    { name: 'COM', value: com, rule: 'E-HBK-02' },
  ]
  if (!arm.ranged)
    return nonZero([{ name: 'DEF', value: target.values.def ?? 0, rule: 'HBK-ATK-02' }, ...shared])
  return nonZero([...covTerms(situation, target, cover), ...shared])
}

/**
 * COV of armour and shield, cover, and an ally’s shield: summed, or the best by the house rule.
 * Rules HBK-ATK-03, HBK-COV-01, E-HBK-04, E-HBK-26.
 */
function covTerms(situation: Situation, target: ReadonlyCreature, cover: CoverState): Term[] {
  const all: Term[] = [
    { name: 'COV', value: target.values.cov ?? 0, rule: 'HBK-ATK-03' },
    { name: upperFirst(cover), value: coverValue(cover), rule: 'HBK-COV-01' },
    { name: 'A shield', value: shielded in target.conditions ? 2 : 0, rule: 'E-HBK-26' },
  ]
  const how = houseRule<DefenceStacking>(situation, stackDefence)
  if (how === 'sum') return all
  const best = stackBonuses(
    all.map(({ value }) => value),
    how,
  )
  return all.filter(({ value }) => value === best).slice(0, 1)
}

function harmTerms(attacker: ReadonlyCreature, target: ReadonlyCreature, arm: StrikeMeans): Term[] {
  return nonZero([
    ...(arm.ranged
      ? []
      : [{ name: 'STR', value: modOf(attacker, 'STR'), rule: 'HBK-ATTR-03' as const }]),
    { name: 'AMR', value: -(target.values.amr ?? 0), rule: 'HBK-ATK-05' },
  ])
}

/** Terms other than 0. */
function nonZero(terms: readonly Term[]): Term[] {
  return terms.filter(({ value }) => value !== 0)
}

export function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0)
}

/** The two totals of a contest. Rules HBK-ATK-01 to HBK-ATK-03. */
export function totalsOf(
  blow: AttackInHand,
  faces: { attack: number; defence: number },
  ruling: Pick<Ruling, 'adjust'>,
): { attack: number; defence: number } {
  return {
    attack: faces.attack + sumOf(blow.attack) + ruling.adjust,
    defence: faces.defence + sumOf(blow.defence),
  }
}

/** Damage done by a roll of the damage dice. Rules HBK-ATK-05, E-HBK-05. */
export function harmOf(blow: AttackInHand, rolled: number): number {
  const find = (name: string): number => blow.harm.find((term) => term.name === name)?.value ?? 0
  return damageDone(rolled, { strModifier: find('STR'), amr: -find('AMR'), least: blow.least })
}

export function explodingOf(situation: Situation): ExplodingReading {
  return houseRule<ExplodingReading>(situation, explode)
}

/** An attack has to beat the defence: equal totals miss. Rule HBK-ATK-04. */
export function hits(attack: number, defence: number): boolean {
  return attack > defence
}

/** The weapon's roll, with the STR modifier in melee, less AMR; never below `least`. Rules HBK-ATK-05, E-HBK-05. */
export function damageDone(
  roll: number,
  { strModifier = 0, amr = 0, least = 0 }: { strModifier?: number; amr?: number; least?: number },
): number {
  return Math.max(least, roll + strModifier - amr)
}
