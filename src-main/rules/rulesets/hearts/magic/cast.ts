import { chanceOf, percent, previewCheck } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, stepsOnce, type Step } from '../../../core/outcome.ts'
import { plain } from '../../../core/preview.ts'
import { counted } from '../../../core/words.ts'
import { aboutAsk, bookAsks, whomAsk } from '../../../gm/cast-asks.ts'
import { fromTheBook, planCasting, type Casting } from './casting.ts'
import { durationStep } from './lasting.ts'
import { scaleSteps, spells } from './spells.ts'
import { resolveSpell } from './resolve.ts'
import { figuresSteps } from './undead.ts'

/** Every spell is cast by this one. Rules HRT-MAG-01 to HRT-MAG-08, HRT-SPELL-01 to HRT-SPELL-21. */
export const cast = defineAction({
  id: 'hearts.cast',
  title: 'Cast a spell',
  rule: 'HRT-MAG-03',
  phase: 'fight',
  slot: 'spell',
  needs: ['mana'],
  finds: `magic mana spellbook power breath ${spells.join(' ').toLowerCase()}`,
  asks: {
    ...bookAsks,
    power: {
      kind: 'choice',
      role: 'power',
      title: 'Spell',
      of: [fromTheBook, ...spells],
      default: fromTheBook,
    },
    mana: { kind: 'number', role: 'pool', title: 'Mana', min: 0, max: 99, default: 1 },
    targets: whomAsk,
    blood: { kind: 'number', title: 'HP of blood (Augury)', min: 0, max: 9, default: 0 },
    about: aboutAsk,
    figures: { kind: 'monster', title: 'Undead like', optional: true },
  },
  plan: planCasting,
  preview(casting, _situation, { ruling, shelf }) {
    const { caster, spell, mana, saves, seconds, scope } = casting
    const steps = [
      ...castSteps(casting),
      { name: spell.name, value: spell.says, rule: spell.rule },
      ...(spell.name === 'Animate Dead' ? figuresSteps(casting, shelf) : []),
      ...(spell.lasts ? [durationStep(spell, seconds)] : []),
    ]
    const terms = [{ name: 'Mana', value: caster.values.mana ?? 0, rule: 'HRT-MAG-01' as const }]
    const shown = {
      ...plain(`${spell.name} for ${mana} Mana by ${caster.name}`, terms, steps),
      scope,
    }
    const [only, more] = saves
    if (!only) return shown
    if (!more) {
      const save = previewCheck(only.trial, ruling)
      return { ...save, terms: [...terms, ...save.terms], why: [...steps, ...save.why], scope }
    }
    const odds = saves.map(({ creature, trial }) => ({
      name: creature.name,
      value: `saves on ${percent(chanceOf(trial, ruling))}`,
      rule: trial.rule,
    }))
    return {
      ...shown,
      verdict: `${shown.verdict}: ${counted(saves.length, 'save')}`,
      why: [...steps, ...odds],
    }
  },
  *run(casting, situation, at) {
    const { caster, spell, mana, targets } = casting
    const worked = yield* resolveSpell(situation, casting, at)
    return line(at, {
      rule: spell.rule,
      what: `${spell.name}, ${caster.name}, ${mana} Mana`,
      says: worked.says,
      tone: worked.tone,
      who: [caster.id, ...targets.filter(({ id }) => id !== caster.id).map(({ id }) => id)],
      ...figuresOf(worked),
      ...(worked.secret ? { secret: true } : {}),
      why: stepsOnce(castSteps(casting), worked.why),
      // Mana goes, and in a fight the caster has acted. Rule HRT-MAG-01.
      effects: [
        { do: 'change', creature: caster.id, field: 'mana', by: -mana, min: 0 },
        ...(situation.fight ? [{ do: 'acted' as const, creature: caster.id }] : []),
        ...worked.effects,
      ],
    })
  },
})

function castSteps({ caster, spell, mana, power, leftOut }: Casting): Step[] {
  const { mana: has = 0 } = caster.values
  return [
    power
      ? { name: 'A power', value: `as ${spell.name}`, rule: 'HRT-BX-07' }
      : { name: 'From the book', value: spell.name, rule: 'HRT-MAG-02' },
    { name: 'Mana', value: `${has} to ${has - mana}`, rule: 'HRT-MAG-01' },
    { name: 'Casting', value: 'no roll', rule: 'HRT-MAG-03' },
    ...scaleSteps(spell, mana),
    ...leftOut,
  ]
}
