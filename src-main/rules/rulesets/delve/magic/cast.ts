import { type Ruling, defineAction } from '../../../core/action.ts'
import { aboutAsk, bookAsks, whomAsk } from '../../../gm/cast-asks.ts'
import { refusal } from '../../../common/trial.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { Due } from '../../../core/state/due.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { line } from '../line.ts'
import { saved } from '../saves.ts'
import { casting, effectDue } from './casting.ts'
import { castingCosts } from './pay.ts'
import { spellNamed, spellNames } from './rows.ts'
import { type ReadyCasting, fromTheBook, readyOf } from './source.ts'
import { work } from './work.ts'
import { concerned, targetsOf } from './targets.ts'
import { castSteps, shown } from './shown.ts'
import { scopeOf } from './scope.ts'

/** Casts any spell; in a fight it takes effect at the end of the round. Rules DLV-MAG-01 to DLV-MAG-09. */
export const cast = defineAction({
  id: 'delve.cast',
  title: 'Cast a spell',
  rule: 'DLV-MAG-02',
  phase: 'fight',
  slot: 'spell',
  needs: ['wil'],
  finds: `magic spellbook scroll ${spellNames.join(' ').toLowerCase()}`,
  asks: {
    ...bookAsks,
    power: {
      kind: 'choice',
      title: 'Spell',
      of: [fromTheBook, ...spellNames],
      default: fromTheBook,
    },
    level: { kind: 'number', title: 'Level (0: as written)', min: 0, max: 9, default: 0 },
    targets: whomAsk,
    danger: { kind: 'switch', title: 'In danger: a WIL save', default: false },
    blood: { kind: 'switch', title: 'Paid in blood (Augury)', default: false },
    enhanced: {
      kind: 'text',
      title: 'Enhanced, with time and safety: how',
      max: 120,
      optional: true,
    },
    about: aboutAsk,
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
        scope: scopeOf(situation, input),
      }
    }
    return {
      ...shown(situation, ready, input.targets ?? [], at.ruling),
      scope: scopeOf(situation, input),
    }
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
          ...castingCosts(ready),
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
      effects: [...castingCosts(ready), ...worked.effects],
    })
  },
})

/**
 * Steps of enhancing a spell with time and safety, at no cost; the GM rules the effect. Rules DLV-MAG-04,
 * E-DLV-25.
 */
function enhancing(how: string | undefined): Step[] {
  return how?.trim()
    ? [
        { name: 'Enhanced', value: 'at no more cost', rule: 'DLV-MAG-04' },
        { name: 'Enhanced', value: how.trim(), rule: 'E-DLV-25' },
      ]
    : []
}

const unharmed: { says: string[]; why: Step[] } = { says: [], why: [] }

/** Rolls the save for casting in danger; on a failure the GM names terrible consequences. Rule DLV-MAG-05. */
function* risked(
  situation: Situation,
  caster: ReadonlyCreature,
  ruling: Ruling,
): ProcedureOf<{ says: string[]; why: Step[] }> {
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
  { caster, spell, level }: ReadyCasting,
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
