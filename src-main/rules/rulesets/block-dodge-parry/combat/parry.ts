import type { Effect } from '../../../core/effects.ts'
import { step, type Step, type Tone } from '../../../core/outcome.ts'
import { isRefusal, type Preview } from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { chanceOf, oddsOrRefusal } from '../../../dice/odds.ts'
import { expressionOf } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'
import { has } from '../character/people.ts'
import { landBlow } from '../harm/blow.ts'
import { parryArmor } from '../house-rules/fight.ts'
import { findArm } from './arms.ts'
import type { PlannedStrike } from './attack-plan.ts'
import { strikeEffects } from './strike.ts'

/** Result of an attack die against a parry die. Rules BDPX-DEF-07, BDPX-SKL-29. */
export function parryResult(
  attack: number,
  parry: number,
  winsTies = false,
): 'attacker hurt' | 'defender hurt' | 'nothing' {
  if (parry > attack || (parry === attack && winsTies)) return 'attacker hurt'
  return parry < attack ? 'defender hurt' : 'nothing'
}

/** Dice of the weapon that somebody parries with, or of a bare hand. */
function parryDice(situation: Situation, target: ReadonlyCreature): string {
  const own = findArm(situation, target, undefined)
  return isRefusal(own) ? 'd4' : own.weapon.dice
}

/** Total of an attack against a parry; 0 where a heavy weapon misses. */
function attackTotal({ least, plus, arm }: PlannedStrike, rolled: number, adjust: number): number {
  return rolled <= (arm.tags.Heavy ?? 0) ? 0 : Math.max(0, least, rolled + plus + adjust)
}

/** Chances that a parry hurts the attacker, or fails; none where the dice are too many to count. */
export function parryChances(
  situation: Situation,
  blow: PlannedStrike,
  adjust: number,
): Preview['chances'] {
  const { attacker, target } = blow
  const [struck, held] = [blow.expression, expressionOf(parryDice(situation, target))].map(
    (expression) => oddsOrRefusal(expression),
  )
  if (!struck || !held || 'refused' in struck || 'refused' in held) return []
  const winsTies = has(target, 'Snake’s Parry')
  const chance = (end: ReturnType<typeof parryResult>): number =>
    struck.points.reduce((sum, { total, chance: struckSo }) => {
      const attack = attackTotal(blow, total, adjust)
      const heldSo = chanceOf(held, (parry) => parryResult(attack, parry, winsTies) === end)
      return sum + struckSo * heldSo
    }, 0)
  return [
    { says: `${attacker.name} is hurt`, chance: chance('attacker hurt'), tone: 'plain' },
    { says: 'Nothing', chance: chance('nothing'), tone: 'plain' },
    { says: `${target.name} is hurt`, chance: chance('defender hurt'), tone: 'plain' },
  ]
}

/** Rolls both weapon dice; the lower side takes the other's die to STR, without a save. Rules BDPX-DEF-07, BDPX-DEF-08. */
export function* parry(
  situation: Situation,
  blow: PlannedStrike,
  adjust: number,
): ProcedureOf<{ says: string; tone: Tone; total: number; why: Step[]; effects: Effect[] }> {
  const { attacker, target } = blow
  const dice = parryDice(situation, target)
  const struck = yield* askNotation('attack', blow.expression)
  const held = yield* askNotation('parry', expressionOf(dice))
  const [attack, defence] = [attackTotal(blow, struck.total, adjust), held.total]
  const result = parryResult(attack, defence, has(target, 'Snake’s Parry'))
  const why: Step[] = [
    step(`${attacker.name}, ${blow.dice}`, attack, 'BDPX-DEF-07'),
    step(`${target.name}, ${dice}`, defence, 'BDPX-DEF-07'),
    ...blow.why,
    ...(attack === defence && has(target, 'Snake’s Parry')
      ? [step('Snake’s Parry', 'wins ties', 'BDPX-SKL-29')]
      : []),
  ]
  if (result === 'nothing')
    return {
      says: 'Blade on blade: nothing',
      tone: 'plain',
      total: attack,
      why,
      effects: strikeEffects(situation, blow),
    }
  const won = result === 'attacker hurt'
  const armour = houseRule<string>(situation, parryArmor) === 'applies'
  const landed = yield* landBlow(situation, {
    target: won ? attacker : target,
    totals: [won ? defence : attack],
    armour,
    pastHp: true,
    noSave: true,
    by: won ? target : attacker,
  })
  return {
    says: won ? `${target.name} parries: ${landed.says}` : `The parry fails: ${landed.says}`,
    tone: landed.tone,
    total: won ? defence : attack,
    why: [
      ...why,
      step('Armor', armour ? 'comes off' : 'is passed by', 'BDPX-DEF-08'),
      ...landed.why,
    ],
    effects: [...landed.effects, ...strikeEffects(situation, blow)],
  }
}
