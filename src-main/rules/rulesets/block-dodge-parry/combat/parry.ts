import { askNotation } from '../../../dice/roll.ts'
import { expressionOf } from '../../../dice/read-notation.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step, Tone } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { parryArmor } from '../house-rules/fight.ts'
import { land } from '../harm/land.ts'
import { has } from '../people.ts'
import { armsOf } from './arms.ts'
import type { PlannedStrike } from './attack-of.ts'
import { step } from './dice.ts'
import { traces } from './strike.ts'

/** Result of an attack die against a parry die. Rules BDPX-DEF-07, BDPX-SKL-29. */
export function parried(
  attack: number,
  parry: number,
  winsTies = false,
): 'attacker hurt' | 'defender hurt' | 'nothing' {
  if (parry > attack || (parry === attack && winsTies)) return 'attacker hurt'
  return parry < attack ? 'defender hurt' : 'nothing'
}

/** Weapon die against weapon die: whoever is lower takes the other's to STR, and nobody saves. Rules BDPX-DEF-07, BDPX-DEF-08. */
export function* parry(
  situation: Situation,
  made: PlannedStrike,
  adjust: number,
): ProcedureOf<{ says: string; tone: Tone; total: number; why: Step[]; effects: Effect[] }> {
  const { attacker, target } = made
  const own = armsOf(situation, target, undefined)
  const dice = 'says' in own ? 'd4' : own.weapon.dice
  const struck = yield* askNotation('attack', made.expression)
  const held = yield* askNotation('parry', expressionOf(dice))
  const total = Math.max(0, made.least, struck.total + made.plus + adjust)
  const missed = struck.total <= (made.arm.tags.Heavy ?? 0)
  const [attack, defence] = [missed ? 0 : total, held.total]
  const came = parried(attack, defence, has(target, 'Snake’s Parry'))
  const why: Step[] = [
    step(`${attacker.name}, ${made.dice}`, attack, 'BDPX-DEF-07'),
    step(`${target.name}, ${dice}`, defence, 'BDPX-DEF-07'),
    ...made.why,
    ...(attack === defence && has(target, 'Snake’s Parry')
      ? [step('Snake’s Parry', 'wins ties', 'BDPX-SKL-29')]
      : []),
  ]
  if (came === 'nothing')
    return {
      says: 'Blade on blade: nothing',
      tone: 'plain',
      total: attack,
      why,
      effects: traces(situation, made),
    }
  const won = came === 'attacker hurt'
  const armour = houseRule<string>(situation, parryArmor) === 'applies'
  const landed = yield* land(situation, {
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
    total: attack,
    why: [
      ...why,
      step('Armor', armour ? 'comes off' : 'is passed by', 'BDPX-DEF-08'),
      ...landed.why,
    ],
    effects: [...landed.effects, ...traces(situation, made)],
  }
}
