import type { ReadonlyCreature } from '../../../core/situation.ts'
import { minute } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step, Tone } from '../../../core/outcome.ts'
import { spellScale } from './figures.ts'
import type { DelveSpell } from './rows.ts'

/** Spell taking effect: caster, level, targets, and the text given with it. */
export interface SpellAtWork {
  caster: ReadonlyCreature
  spell: DelveSpell
  level: number
  targets: ReadonlyCreature[]
  blood: boolean
  about: string
}

export interface CastResult {
  says: string
  tone: Tone
  why: Step[]
  effects: Effect[]
  secret?: boolean
}

/** Ten minutes a level unless the spell says otherwise. Rule DLV-MAG-09. */
export function secondsOf({ spell, level }: Pick<SpellAtWork, 'spell' | 'level'>): number {
  return (spellScale(spell.name, level).minutes ?? 10 * level) * minute
}
