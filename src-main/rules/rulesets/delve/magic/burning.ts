import type { Ruling } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { type ProcedureOf, roll } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { halfRounding } from '../house-rules/fight.ts'
import { land } from '../harm/land.ts'
import { saved } from '../saves.ts'
import { resistedWith } from './casting.ts'
import { spellDamage } from './figures.ts'
import type { CastResult, SpellAtWork } from './working.ts'
import { toneOf } from './marking.ts'

/** Fire and lightning: so many d6 for each, a save halving them. Rules DLV-SPELL-08, DLV-SPELL-15, E-DLV-08. */
export function* burn(
  situation: Situation,
  working: SpellAtWork,
  ruling: Ruling,
): ProcedureOf<CastResult> {
  const { spell, targets, level } = working
  const rounding = houseRule<'down' | 'up'>(situation, halfRounding)
  const says: string[] = []
  const why: Step[] = [{ name: spell.name, value: `${level}d6 each`, rule: spell.rule }]
  const effects: Effect[] = []
  for (const [place, target] of targets.entries()) {
    const name = `${place + 1}. ${target.name}`
    const dice = yield* roll(`${name}: ${spell.name}`, 6, Math.max(1, level))
    const ability = yield* resistedWith(situation, `${name} resists by`)
    const label = `${name}: ${ability} save`
    const tried = yield* saved(situation, target, ability, ruling, { label, rule: spell.rule })
    const { damage } = spellDamage(dice, tried.success, rounding)
    const landed = yield* land(situation, {
      target,
      totals: [damage],
      by: working.caster,
      label: name,
    })
    why.push({
      name: target.name,
      value: `${damage}${tried.success ? `, halved and rounded ${rounding}` : ''}`,
      rule: tried.success ? 'E-DLV-08' : spell.rule,
    })
    why.push(...tried.why, ...landed.why)
    says.push(landed.says)
    effects.push(...landed.effects)
  }
  return {
    says: says.join('; ') || 'Nobody is in it',
    tone: toneOf(working.caster, targets.length > 0),
    why,
    effects,
  }
}
