import type { Scope } from '../../../core/action.ts'
import type { Situation } from '../../../core/situation.ts'
import { spellNamed, spellWritten, type DelveSpell } from './rows.ts'
import { fromTheBook, type CastRequest } from './source.ts'

/** Spells that need a text, such as which door, weather or question. */
const worded: readonly DelveSpell['name'][] = [
  'Augury',
  'Control Weather',
  'Knock',
  'Scry',
  'Speak with Dead',
  'Wizard Lock',
]

/**
 * Inputs of a casting that do not apply: powers are for monsters only, blood for Augury only. Rules
 * DLV-MAG-01, DLV-SPELL-02.
 */
export function scopeOf(situation: Situation, told: CastRequest): Record<string, Scope> {
  const caster = situation.creatures[told.caster]
  const book = told.spell ? caster?.items[told.spell]?.text : undefined
  const spell =
    told.power === fromTheBook ? book && spellWritten(book)?.spell : spellNamed(told.power)
  return {
    ...(caster?.kind === 'monster' ? {} : idle('power')),
    ...(spell && (spell.reach === 'nobody' || spell.reach === 'caster') ? idle('targets') : {}),
    ...(spell && spell.name !== 'Augury' ? idle('blood') : {}),
    ...(spell && !worded.includes(spell.name) ? idle('about') : {}),
  }
}

function idle(ask: string): Record<string, Scope> {
  return { [ask]: { idle: true } }
}
