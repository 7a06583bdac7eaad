import type { Scope } from '../../../core/action.ts'
import type { Situation } from '../../../core/situation.ts'
import { fromTheBook, type CastInput } from './casting.ts'
import { spellNamed, type HeartsSpell } from './rows.ts'

/** The spell that is meant so far, castable or not. */
export function spellChosen(situation: Situation, input: CastInput): HeartsSpell | undefined {
  if (input.power !== fromTheBook) return spellNamed(input.power)
  const book = input.spell ? situation.creatures[input.caster]?.items[input.spell] : undefined
  return spellNamed(book?.text)
}

/** Spells that are told which door, weather, question or place. */
const worded: readonly HeartsSpell['name'][] = [
  'Augury',
  'Control Weather',
  'Knock',
  'Scry',
  'Speak with Dead',
  'Wizard Lock',
]

/**
 * Limits of each input of a casting: Mana as far as the caster’s goes, powers for monsters only,
 * blood for an Augury. Rules HRT-MAG-01, HRT-BX-07, HRT-SPELL-02.
 */
export function scopeOf(situation: Situation, input: CastInput): Record<string, Scope> {
  const caster = situation.creatures[input.caster]
  const spell = spellChosen(situation, input)
  return {
    mana: { most: caster?.values.mana ?? 0 },
    ...(caster?.kind === 'monster' ? {} : idle('power')),
    ...(spell?.reach === 'nobody' || spell?.reach === 'caster' ? idle('targets') : {}),
    ...(spell && spell.name !== 'Augury' ? idle('blood') : {}),
    ...(spell && !worded.includes(spell.name) ? idle('about') : {}),
  }
}

function idle(ask: string): Record<string, Scope> {
  return { [ask]: { idle: true } }
}
