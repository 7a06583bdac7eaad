import { upperFirst } from '../../../core/words.ts'
import { readAmount, type ParsedNotation } from '../../../dice/read-notation.ts'
import type { Ruling, Term } from '../../../core/action.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { opponentOf } from '../../../common/incapacitated.ts'
import {
  defenceIncludesCom,
  dexVsRanged,
  explode,
  minDamage,
  stackDefence,
} from '../house-rules/fight.ts'
import { comBonus, comOf, modOf } from '../people.ts'
import { armMeant, reloadingOf, type StrikeMeans, type StrikeReach } from './arms.ts'
import { cannotAct } from './can-act.ts'
import { coverValue, type CoverState } from './cover.ts'
import type { Exploding } from './explode.ts'
import { attackTotal, damage, defenceTotal, stacked, type DefenceStacking } from './figures.ts'
import type { Starred } from './starred.ts'

export const sneaking = 'sneaking'
export const shielded = 'covered by a shield'

export interface AttackInHand {
  attacker: ReadonlyCreature
  target: ReadonlyCreature
  arm: StrikeMeans
  /** How the damage dice are thrown. */
  dice: { starred: Starred } | { expression: ParsedNotation }
  /** Unseen and from behind, so it hits without a roll. Rule HBK-STL-05. */
  sure: boolean
  /** Terms added to the attack die, each with its rule; `defence` likewise. */
  attack: Term[]
  defence: Term[]
  /** Terms added to or taken off the damage. */
  harm: Term[]
  least: number
}

interface Asked {
  target: string
  attacker?: string | undefined
  weapon?: string | undefined
  reach: StrikeReach
  cover: CoverState
  behind: boolean
}

/** Attacker, target and weapon of an attack, or the reason it is refused. */
export function blowOf(situation: Situation, asked: Asked): AttackInHand | { says: string } {
  const target = situation.creatures[asked.target]
  if (!target) return { says: 'Choose whom to strike.' }
  const attacker = asked.attacker
    ? situation.creatures[asked.attacker]
    : opponentOf(situation, target)
  if (!attacker) return { says: 'Nobody stands against them: choose who strikes.' }
  if (attacker.id === target.id) return { says: 'Choose somebody else to strike.' }
  if ('dead' in target.conditions) return { says: `${target.name} is dead. Choose another target.` }
  const held = cannotAct(attacker, situation)
  if (held) return { says: held }
  const arm = armMeant(attacker, asked.weapon, asked.reach)
  if ('says' in arm) return { says: `${arm.says}.` }
  if (reloadingOf(arm) in attacker.conditions)
    return {
      says: `The ${arm.name.toLowerCase()} of ${attacker.name} is not loaded yet: wait, or choose another weapon.`,
    }
  const read = arm.starred ? null : readAmount(arm.dice)
  if (read && 'says' in read)
    return { says: `The dice of ${arm.name}, “${arm.dice}”, can’t be read: type them.` }
  return {
    attacker,
    target,
    arm,
    dice: arm.starred
      ? { starred: arm.starred }
      : { expression: read?.expression as ParsedNotation },
    sure: asked.behind && sneaking in attacker.conditions,
    attack: attackTerms(attacker, arm),
    defence: defenceTerms(situation, target, arm, asked.cover),
    harm: harmTerms(attacker, target, arm),
    least: houseRule<number>(situation, minDamage),
  }
}

function attackTerms(attacker: ReadonlyCreature, arm: StrikeMeans): Term[] {
  return counted([
    { name: 'COM', value: comBonus(comOf(attacker)).bonus, rule: 'HBK-GLO-02' },
    { name: 'ATK', value: arm.atk, rule: 'HBK-ATK-01' },
    ...(arm.ranged
      ? [{ name: 'WIS', value: modOf(attacker, 'WIS'), rule: 'HBK-ATTR-07' as const }]
      : []),
  ])
}

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
    return counted([{ name: 'DEF', value: target.values.def ?? 0, rule: 'HBK-ATK-02' }, ...shared])
  return counted([...covTerms(situation, target, cover), ...shared])
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
  const best = stacked(
    all.map(({ value }) => value),
    how,
  )
  return all.filter(({ value }) => value === best).slice(0, 1)
}

function harmTerms(attacker: ReadonlyCreature, target: ReadonlyCreature, arm: StrikeMeans): Term[] {
  return counted([
    ...(arm.ranged
      ? []
      : [{ name: 'STR', value: modOf(attacker, 'STR'), rule: 'HBK-ATTR-03' as const }]),
    { name: 'AMR', value: -(target.values.amr ?? 0), rule: 'HBK-ATK-05' },
  ])
}

/** Terms other than 0. */
function counted(terms: readonly Term[]): Term[] {
  return terms.filter(({ value }) => value !== 0)
}

export function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0)
}

/** The two totals of a contest. */
export function totalsOf(
  blow: AttackInHand,
  faces: { attack: number; defence: number },
  ruling: Ruling,
): { attack: number; defence: number } {
  return {
    attack: attackTotal(faces.attack, 0, sumOf(blow.attack)) + ruling.adjust,
    defence: defenceTotal(faces.defence, sumOf(blow.defence)),
  }
}

/** Damage done by a roll of the damage dice. Rules HBK-ATK-05, E-HBK-05. */
export function harmOf(blow: AttackInHand, rolled: number): number {
  const find = (name: string): number => blow.harm.find((term) => term.name === name)?.value ?? 0
  return damage(rolled, { strModifier: find('STR'), amr: -find('AMR'), least: blow.least })
}

export function explodingOf(situation: Situation): Exploding {
  return houseRule<Exploding>(situation, explode)
}
