import { defineAction, type Preview, type Ruling } from '../../../action.ts'
import type { Effect } from '../../../effects.ts'
import { chanceOf, percent, plain, previewTrial, refusal } from '../../../house/trial.ts'
import { listed } from '../../../house/words.ts'
import type { Step } from '../../../outcome.ts'
import type { Asking } from '../../../procedure.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Due, Situation } from '../../../situation.ts'
import { defaultSpellLevel, spellLevel } from '../fight-rules.ts'
import { line } from '../line.ts'
import type { Someone } from '../people.ts'
import { saved, saveTrial } from '../saves.ts'
import { casting, effectDue } from './casting.ts'
import { paid } from './pay.ts'
import { spellNamed, spellNames, type SpellRule } from './rows.ts'
import { costSays, fromTheBook, readyOf, type Ready } from './source.ts'
import { work } from './work.ts'
import type { Working } from './working.ts'

/** Whom the spell takes of those chosen: its caster, one, one a level, or all. Of a mixed choice those it is meant for come first. */
export function targetsOf(
  situation: Situation,
  caster: Someone,
  spell: SpellRule,
  level: number,
  chosen: readonly string[],
): Someone[] {
  if (spell.reach === 'caster') return [caster]
  if (spell.reach === 'nobody') return []
  const there = chosen.flatMap((id) => situation.creatures[id] ?? [])
  const against = (one: Someone): boolean => (one.side === caster.side) !== (spell.harmful ?? false)
  const sorted = [...there.filter(against), ...there.filter((one) => !against(one))]
  const wanted = sorted.length > 0 || spell.harmful ? sorted : [caster]
  if (spell.reach === 'area') return wanted
  return wanted.slice(0, spell.reach === 'one' ? 1 : level)
}

function castSteps(situation: Situation, ready: Ready): Step[] {
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

/** Every spell is begun by this one; in a fight it takes effect at the end of the round. Rules DLV-MAG-01 to DLV-MAG-09. */
export const cast = defineAction({
  id: 'delve.cast',
  title: 'Cast a spell',
  rule: 'DLV-MAG-02',
  phase: 'fight',
  slot: 'spell',
  needs: ['wil'],
  finds: `magic spellbook scroll ${spellNames.join(' ').toLowerCase()}`,
  asks: {
    caster: { kind: 'creature', title: 'Who casts' },
    spell: {
      kind: 'item',
      title: 'From which book',
      of: 'caster',
      only: 'written',
      optional: true,
    },
    power: {
      kind: 'choice',
      title: 'Spell',
      of: [fromTheBook, ...spellNames],
      default: fromTheBook,
    },
    level: { kind: 'number', title: 'Level (0: as written)', min: 0, max: 9, default: 0 },
    targets: { kind: 'creatures', title: 'Whom it takes', optional: true },
    danger: { kind: 'switch', title: 'In danger: a WIL save', default: false },
    blood: { kind: 'switch', title: 'Paid in blood (Augury)', default: false },
    enhanced: {
      kind: 'text',
      title: 'Enhanced, with time and safety: how',
      max: 120,
      optional: true,
    },
    about: { kind: 'text', title: 'Which door, weather, question', max: 120, optional: true },
  },
  preview(situation, input, at) {
    const ready = readyOf(situation, input)
    if (!('caster' in ready)) {
      const meant = spellNamed(input.power)
      return {
        ...refusal(`${ready.says} (${ready.rule}).`),
        why: [
          { name: 'Refused by', value: ready.rule, rule: ready.rule },
          ...(meant ? [{ name: meant.name, value: meant.says, rule: meant.rule }] : []),
        ],
      }
    }
    return shown(situation, ready, input.targets ?? [], at.ruling)
  },
  *run(situation, input, at) {
    const ready = readyOf(situation, input)
    if (!('caster' in ready))
      return line(at, { rule: ready.rule, what: 'Cast a spell', says: `${ready.says}.` })
    const { caster, spell, level } = ready
    const risk = input.danger ? yield* risked(situation, caster, at.ruling) : unharmed
    const base = {
      rule: spell.rule,
      what: `${spell.name}, ${caster.name}, level ${level}`,
    }
    const before = [...castSteps(situation, ready), ...enhancing(input.enhanced), ...risk.why]
    const told = { blood: input.blood, about: input.about ?? '' }
    if (situation.fight) {
      const due = begun(ready, input.targets ?? [], told)
      return line(at, {
        ...base,
        says: [`${caster.name} begins to read`, ...risk.says].join('; '),
        tone: 'due',
        who: [caster.id],
        why: before,
        effects: [
          ...paid(ready),
          { do: 'mark', creature: caster.id, mark: casting, on: true },
          { do: 'acted', creature: caster.id },
          { do: 'due', due },
        ],
      })
    }
    const targets = targetsOf(situation, caster, spell, level, input.targets ?? [])
    const worked = yield* work(situation, { caster, spell, level, targets, ...told }, at.ruling)
    return line(at, {
      ...base,
      says: [worked.says, ...risk.says].join('; '),
      tone: risk.says.length > 0 ? 'bad' : worked.tone,
      who: concerned(caster, targets),
      ...(worked.secret ? { secret: true } : {}),
      why: [...before, ...worked.why],
      effects: [...paid(ready), ...worked.effects],
    })
  },
})

function concerned(caster: Someone, targets: readonly Someone[]): string[] {
  return [caster.id, ...targets.map(({ id }) => id).filter((id) => id !== caster.id)]
}

/** With time and safety, for free; what it does the GM says. Rules DLV-MAG-04, E-DLV-25. */
function enhancing(how: string | undefined): Step[] {
  return how?.trim()
    ? [
        { name: 'Enhanced', value: 'at no more cost', rule: 'DLV-MAG-04' },
        { name: 'Enhanced', value: how.trim(), rule: 'E-DLV-25' },
      ]
    : []
}

const unharmed: { says: string[]; why: Step[] } = { says: [], why: [] }

/** Cast in danger: a failed save has terrible consequences, which the GM names. Rule DLV-MAG-05. */
function* risked(
  situation: Situation,
  caster: Someone,
  ruling: Ruling,
): Asking<{ says: string[]; why: Step[] }> {
  const how = { rule: 'DLV-MAG-05' as const, label: 'WIL save, in danger' }
  const tried = yield* saved(situation, caster, 'WIL', ruling, how)
  return {
    says: tried.success ? [] : ['and something terrible comes of it: you say what'],
    why: [
      { name: 'In danger', value: tried.success ? 'held' : 'it goes wrong', rule: 'DLV-MAG-05' },
      ...tried.why,
    ],
  }
}

function begun(
  { caster, spell, level }: Ready,
  targets: readonly string[],
  told: { blood: boolean; about: string },
): Due {
  return {
    id: effectDue(caster.id),
    action: 'delve.effect',
    input: {
      caster: caster.id,
      power: spell.name,
      level,
      targets: [...targets],
      blood: told.blood,
      ...(told.about ? { about: told.about } : {}),
    },
    title: `${spell.name} takes effect`,
    why: `${caster.name} has cast ${spell.name}`,
    rule: 'DLV-INIT-02',
    when: 'end of round',
    who: [caster.id],
    must: false,
  }
}

function shown(
  situation: Situation,
  ready: Ready,
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
  const trialFor = (target: Someone) =>
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

/** A spell that was begun takes effect, in the last phase. Rule DLV-INIT-02. */
export const effect = defineAction({
  id: 'delve.effect',
  title: 'The spell takes effect',
  rule: 'DLV-INIT-02',
  phase: 'fight',
  slot: 'spell',
  needs: ['wil'],
  finds: 'magic effect phase spell end of round',
  asks: {
    caster: { kind: 'creature', title: 'Who cast' },
    power: { kind: 'choice', title: 'Spell', of: spellNames },
    level: { kind: 'number', title: 'Level (0: the default)', min: 0, max: 9, default: 0 },
    targets: { kind: 'creatures', title: 'Whom it takes', optional: true },
    blood: { kind: 'switch', title: 'Paid in blood (Augury)', default: false },
    about: { kind: 'text', title: 'Which door, weather, question', max: 120, optional: true },
  },
  preview(situation, input) {
    const made = workingOf(situation, input)
    if (!made) return refusal('Choose who cast, and which spell.')
    const names = made.targets.map(({ name }) => name)
    return plain(
      `${made.spell.name}, level ${made.level}${names.length > 0 ? ` on ${listed(names)}` : ''}`,
      [],
      [{ name: made.spell.name, value: made.spell.says, rule: made.spell.rule }],
    )
  },
  *run(situation, input, at) {
    const made = workingOf(situation, input)
    if (!made) return line(at, { rule: 'DLV-INIT-02', what: 'A spell', says: 'Nothing happens' })
    const worked = yield* work(situation, made, at.ruling)
    const over: Effect[] = [
      { do: 'settle', due: effectDue(made.caster.id) },
      { do: 'mark', creature: made.caster.id, mark: casting, on: false },
    ]
    return line(at, {
      rule: made.spell.rule,
      what: `${made.spell.name}, ${made.caster.name}, level ${made.level}`,
      says: worked.says,
      tone: worked.tone,
      who: concerned(made.caster, made.targets),
      ...(worked.secret ? { secret: true } : {}),
      why: worked.why,
      effects: [...worked.effects, ...over],
    })
  },
})

interface Told {
  caster: string
  power: string
  level: number
  targets?: readonly string[] | undefined
  blood: boolean
  about?: string | undefined
}

function workingOf(situation: Situation, told: Told): Working | null {
  const caster = situation.creatures[told.caster]
  const spell = spellNamed(told.power)
  if (!caster || !spell) return null
  const level = told.level || houseRule<number>(situation, defaultSpellLevel)
  const targets = targetsOf(situation, caster, spell, level, told.targets ?? [])
  return { caster, spell, level, targets, blood: told.blood, about: told.about ?? '' }
}
