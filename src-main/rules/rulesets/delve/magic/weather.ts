import { day } from '../../../clock/clock.ts'
import { counted } from '../../../core/words.ts'
import type { Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { weatherHeld } from '../../../common/spell-works.ts'
import type { CastResult, SpellAtWork } from './working.ts'

/** A day a level, on the clock. Rule DLV-SPELL-06. */
export function weather(
  situation: Situation,
  { spell, caster, level, about }: SpellAtWork,
): CastResult {
  const timer: Timer = {
    id: `t${situation.nextId}`,
    kind: 'spell',
    title: `Weather: ${about || 'as the caster wants it'}`,
    bearer: caster.id,
    from: situation.clock.seconds,
    next: situation.clock.seconds + level * day,
    rule: spell.rule,
  }
  const held = weatherHeld(situation, timer, about)
  return {
    says: `${about || 'The weather they want'} for ${counted(level, 'day')}`,
    tone: 'good',
    why: [{ name: spell.name, value: spell.says, rule: spell.rule }, ...held.why],
    effects: held.effects,
  }
}
