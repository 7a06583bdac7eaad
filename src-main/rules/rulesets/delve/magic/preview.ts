import { chanceOf, percent, previewCheck } from '../../../common/check.ts'
import { aboutScope } from '../../../common/spell-works.ts'
import type { Ruling } from '../../../core/action.ts'
import type { Step } from '../../../core/outcome.ts'
import { type Preview, type Scope, plain } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { spellLevel } from '../house-rules/magic.ts'
import { saveTrial } from '../saves.ts'
import { type CastRequest, type ReadyCasting, costSays, fromTheBook } from './source.ts'
import { type DelveSpell, spellNamed, spellWritten } from './spells.ts'

/** Spells that are over at once, or last as their own text says. */
const ownTime: Readonly<Record<string, (level: number) => string | null>> = {
  Augury: () => null,
  'Control Weather': (level) => counted(level, 'day'),
  Fireball: () => null,
  Haste: () => 'to the end of the next fight',
  'Heal Sickness': () => null,
  Knock: () => null,
  'Lightning Bolt': () => null,
  Slow: () => 'to the end of the next fight',
  'Wizard Lock': () => 'until a Knock',
}

/** Step with the time a spell lasts: ten minutes a level, or its own. Rule DLV-MAG-09. */
function durationSteps(spell: DelveSpell, level: number): Step[] {
  const own = ownTime[spell.name]
  const value = own ? own(level) : `${10 * level} minutes where it lasts`
  return value === null ? [] : [{ name: 'Lasts', value, rule: own ? spell.rule : 'DLV-MAG-09' }]
}

/** Steps of a casting: spell, level, cost, time. */
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
    ...durationSteps(spell, level),
  ]
}

/** Preview of a casting, with the odds of its targets' saves. */
export function previewCasting(
  situation: Situation,
  ready: ReadyCasting,
  targets: readonly ReadonlyCreature[],
  ruling: Ruling,
): Preview {
  const { spell, level } = ready
  const names = targets.map(({ name }) => name)
  const on = spell.reach === 'nobody' ? '' : ` on ${listed(names) || 'nobody yet'}`
  const terms = [{ name: 'Level', value: level, rule: 'E-DLV-22' as const }]
  const base = plain(
    `${spell.name}${on}${ready.source ? `; ${costSays(ready)}` : ''}`,
    terms,
    castSteps(situation, ready),
  )
  if (!spell.save) return base
  const [only, more] = targets
  const trialFor = (target: ReadonlyCreature) =>
    saveTrial(situation, target, 'WIL', { rule: spell.rule, success: 'Resists', failure: 'Taken' })
  if (only && !more) {
    const trial = previewCheck(trialFor(only), ruling)
    return { ...trial, terms: [...terms, ...trial.terms], why: [...base.why, ...trial.why] }
  }
  const each = targets.map((target): Step => ({
    name: target.name,
    value: `resists on ${percent(chanceOf(trialFor(target), ruling))}`,
    rule: 'E-DLV-10',
  }))
  return { ...base, why: [...base.why, ...each] }
}

/**
 * Inputs of a casting that do not apply: powers are for monsters only, blood for Augury only. Rules
 * DLV-MAG-01, DLV-SPELL-02.
 */
export function scopeOf(situation: Situation, request: CastRequest): Record<string, Scope> {
  const caster = situation.creatures[request.caster]
  const book = request.spell ? caster?.items[request.spell]?.text : undefined
  const spell =
    request.power === fromTheBook ? book && spellWritten(book)?.spell : spellNamed(request.power)
  return {
    ...(caster?.kind === 'monster' ? {} : idle('power')),
    ...(spell && (spell.reach === 'nobody' || spell.reach === 'caster') ? idle('targets') : {}),
    ...(spell && spell.name !== 'Augury' ? idle('blood') : {}),
    ...(spell && aboutScope(spell.name)),
  }
}

function idle(ask: string): Record<string, Scope> {
  return { [ask]: { idle: true } }
}
