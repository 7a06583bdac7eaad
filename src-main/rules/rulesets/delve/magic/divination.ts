import { askNotation } from '../../../dice/roll.ts'
import { expressionOf } from '../../../dice/read-notation.ts'
import { counted } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import { type ProcedureOf, roll, rollOne } from '../../../core/procedure.ts'
import { spellScale } from './figures.ts'
import type { CastResult, SpellAtWork } from './working.ts'

/** Augury: hidden dice for truth or lie, or true answers for blood. Rules DLV-SPELL-02, E-DLV-34. */
export function* augury({ caster, level, blood }: SpellAtWork): ProcedureOf<CastResult> {
  const rule = 'DLV-SPELL-02'
  const counts: Step = {
    name: 'Questions',
    value: `${level}, by the spell’s level`,
    rule: 'E-DLV-34',
  }
  if (blood) {
    const price = yield* rollOne('blood', 6)
    const hp = Math.max(0, (caster.values.hp ?? 0) - price)
    return {
      says: `${counted(level, 'true answer')} for ${price} HP of blood`,
      tone: 'good',
      why: [counts, { name: 'Blood', value: `HP ${caster.values.hp ?? 0} to ${hp}`, rule }],
      effects: [{ do: 'set', creature: caster.id, field: 'hp', to: hp }],
    }
  }
  const dice = yield* roll('augury', 6, Math.max(1, level))
  return {
    says: dice.map((die, at) => `${at + 1}: ${die >= 4 ? 'the truth' : 'a lie'}`).join(', '),
    tone: 'plain',
    secret: true,
    why: [counts, ...dice.map((die): Step => ({ name: 'Hidden d6', value: die, rule }))],
    effects: [],
  }
}

/** Speak with Dead: d6 questions; the level limits the age of the corpse. Rule DLV-SPELL-20. */
export function* speakWithDead({ level }: SpellAtWork): ProcedureOf<CastResult> {
  const rule = 'DLV-SPELL-20'
  const { total } = yield* askNotation('questions', expressionOf('d6'))
  const oldest = spellScale('Speak with Dead', level).maxDead ?? ''
  return {
    says: counted(total, 'question'),
    tone: 'good',
    why: [{ name: 'Dead for at most', value: oldest, rule }],
    effects: [],
  }
}
