import { defineAction, type Preview, type Ruling } from '../../../core/action.ts'
import { aboutAsk, bookAsks, whomAsk } from '../../../gm/cast-asks.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Outcome, Step } from '../../../core/outcome.ts'
import type { Situation } from '../../../core/situation.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { chanceOf, percent, plain, previewTrial, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { saveTrial } from '../saves.ts'
import { castingOf, fromTheBook, type Casting } from './casting.ts'
import { scopeOf, spellChosen } from './scope.ts'
import type { HeartsSpell } from './rows.ts'
import { spells, spellScale } from './figures.ts'
import { durationOf, durationStep } from './lasting.ts'
import { work } from './work.ts'

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
      title: 'Spell',
      of: [fromTheBook, ...spells],
      default: fromTheBook,
    },
    mana: { kind: 'number', title: 'Mana', min: 0, max: 99, default: 1 },
    targets: whomAsk,
    blood: { kind: 'number', title: 'HP of blood (Augury)', min: 0, max: 9, default: 0 },
    about: aboutAsk,
  },
  preview(situation, input, at) {
    const casting = castingOf(situation, input)
    const scope = scopeOf(situation, input)
    if (!('caster' in casting))
      return {
        ...refusal(`${casting.refuses} (${casting.rule}).`),
        why: hindrance(casting.rule, spellChosen(situation, input), input.mana),
        scope,
      }
    return { ...shown(situation, casting, at.ruling), scope }
  },
  *run(situation, input, at) {
    const casting = castingOf(situation, input)
    if (!('caster' in casting))
      return gmOutcome(casting.rule, 'Cast a spell', `${casting.refuses}.`, [])
    const { caster, spell, mana } = casting
    const worked = yield* work(situation, casting, at.ruling)
    const outcome: Outcome = {
      rule: spell.rule,
      what: `${spell.name}, ${caster.name}, ${mana} Mana`,
      says: worked.says,
      tone: worked.tone,
      who: [caster.id, ...casting.targets.filter(({ id }) => id !== caster.id).map(({ id }) => id)],
      ...(worked.total === undefined ? {} : { total: worked.total }),
      ...(worked.failedBy === undefined ? {} : { failedBy: worked.failedBy }),
      ...(worked.secret || at.ruling.secret ? { secret: true } : {}),
      why: [...castSteps(casting), ...worked.why],
      effects: [...spent(situation, casting), ...worked.effects],
    }
    return outcome
  },
})

/** Steps of a refused casting: the rule against it, and the spell's effect and figures all the same. */
function hindrance(rule: Step['rule'], spell: HeartsSpell | undefined, mana: number): Step[] {
  return [
    { name: 'Refused by', value: rule ?? '', ...(rule ? { rule } : {}) },
    ...(spell ? [{ name: spell.name, value: spell.says, rule: spell.rule }] : []),
    ...(spell && mana > 0 ? scaleSteps(spell.name, mana, spell.rule) : []),
  ]
}

/** Mana goes, and in a fight the caster has acted. Rule HRT-MAG-01. */
function spent(situation: Situation, { caster, mana }: Casting): Effect[] {
  return [
    { do: 'change', creature: caster.id, field: 'mana', by: -mana, min: 0 },
    ...(situation.fight ? [{ do: 'acted' as const, creature: caster.id }] : []),
  ]
}

function castSteps({ caster, spell, mana, power }: Casting): Step[] {
  const has = caster.values.mana ?? 0
  return [
    power
      ? { name: 'A power', value: `as ${spell.name}`, rule: 'HRT-BX-07' }
      : { name: 'From the book', value: spell.name, rule: 'HRT-MAG-02' },
    { name: 'Mana', value: `${has} to ${has - mana}`, rule: 'HRT-MAG-01' },
    { name: 'Casting', value: 'no roll', rule: 'HRT-MAG-03' },
    ...scaleSteps(spell.name, mana, spell.rule),
  ]
}

const units = {
  undead: 'Undead',
  questions: 'Questions',
  creatures: 'Creatures',
  days: 'Days',
  miles: 'Miles',
  minutes: 'Minutes',
  reliableMinutes: 'Safe minutes',
  maxDead: 'Dead for at most',
} as const

/** Steps for figures that Mana buys; "level" in Augury and Fly is Mana too. Rules HRT-MAG-05, E-HRT-02. */
function scaleSteps(spell: Casting['spell']['name'], mana: number, rule: Step['rule']): Step[] {
  const byLevel = spell === 'Augury' || spell === 'Fly'
  return Object.entries(spellScale(spell, mana)).map(([unit, value]) => ({
    name: units[unit as keyof typeof units],
    value: byLevel ? `${value}, a level being a Mana` : value,
    ...(byLevel ? { rule: 'E-HRT-02' as const } : rule ? { rule } : {}),
  }))
}

function shown(situation: Situation, casting: Casting, ruling: Ruling): Preview {
  const { caster, spell, mana, targets } = casting
  const seconds = durationOf(situation, spell, mana)
  const steps = [
    ...castSteps(casting),
    { name: spell.name, value: spell.says, rule: spell.rule },
    ...(spell.lasts ? [durationStep(spell, seconds)] : []),
  ]
  const terms = [{ name: 'Mana', value: caster.values.mana ?? 0, rule: 'HRT-MAG-01' as const }]
  const line = plain(`${spell.name} for ${mana} Mana by ${caster.name}`, terms, steps)
  if (!spell.save) return line
  const [only, more] = targets
  if (only && !more) {
    const trial = previewTrial(saveTrial(situation, only.id), ruling)
    return { ...trial, terms: [...terms, ...trial.terms], why: [...steps, ...trial.why] }
  }
  const each = targets.map((target) => {
    const trial = saveTrial(situation, target.id)
    return {
      name: target.name,
      value: `saves on ${percent(chanceOf(trial, ruling))}`,
      rule: trial.rule,
    }
  })
  return {
    ...line,
    verdict: `${line.verdict}: ${counted(targets.length, 'save')}`,
    why: [...steps, ...each],
  }
}
