import type { Preview, Ruling } from '../../../core/action.ts'
import { chanceOf, percent, plain, previewTrial } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { spellLevel } from '../house-rules/magic.ts'
import { saveTrial } from '../saves.ts'
import { type ReadyCasting, costSays } from './source.ts'
import { targetsOf } from './targets.ts'

export function castSteps(situation: Situation, ready: ReadyCasting): Step[] {
  const { spell, source, level } = ready
  return [
    { name: spell.name, value: spell.says, rule: spell.rule },
    {
      name: 'Level',
      value: level,
      rule: houseRule<string>(situation, spellLevel) === 'number' ? 'E-DLV-22' : 'DLVX-ANS-08',
    },
    ...(source === null
      ? []
      : [
          {
            name: 'Cost',
            value: costSays(ready),
            rule: source === 'scroll' ? ('DLV-MAG-06' as const) : ('DLV-MAG-03' as const),
          },
          { name: 'Hands', value: 'both, and read aloud', rule: 'DLV-MAG-02' as const },
        ]),
    situation.fight
      ? { name: 'In a fight', value: 'cast first, takes effect last', rule: 'DLV-INIT-02' }
      : { name: 'Time', value: 'one action', rule: 'DLV-MAG-07' },
    { name: 'Lasts', value: `${10 * level} minutes where it lasts`, rule: 'DLV-MAG-09' },
  ]
}

export function shown(
  situation: Situation,
  ready: ReadyCasting,
  chosen: readonly string[],
  ruling: Ruling,
): Preview {
  const { caster, spell, level } = ready
  const targets = targetsOf(situation, caster, spell, level, chosen)
  const names = targets.map(({ name }) => name)
  const on = spell.reach === 'nobody' ? '' : ` on ${listed(names) || 'nobody yet'}`
  const terms = [{ name: 'Level', value: level, rule: 'E-DLV-22' as const }]
  const told = plain(
    `${spell.name}${on}${ready.source ? `; ${costSays(ready)}` : ''}`,
    terms,
    castSteps(situation, ready),
  )
  if (!spell.save) return told
  const [only, more] = targets
  const trialFor = (target: ReadonlyCreature) =>
    saveTrial(situation, target, 'WIL', { rule: spell.rule, success: 'Resists', failure: 'Taken' })
  if (only && !more) {
    const trial = previewTrial(trialFor(only), ruling)
    return { ...trial, terms: [...terms, ...trial.terms], why: [...told.why, ...trial.why] }
  }
  const each = targets.map((target): Step => ({
    name: target.name,
    value: `resists on ${percent(chanceOf(trialFor(target), ruling))}`,
    rule: 'E-DLV-10',
  }))
  return { ...told, why: [...told.why, ...each] }
}
