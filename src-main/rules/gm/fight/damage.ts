import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { isRefusal, plain, refusal, type Preview, type RefusedPreview } from '../../core/preview.ts'
import type { Field } from '../../core/ruleset/characters.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { readAmount, type ParsedNotation } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import { healingStopped } from '../../common/healing-stopped.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { hitPointLabel, numberNamed } from '../person/numbers.ts'

/** A number of a creature that is lowered or raised by dice. */
interface Shift {
  creature: ReadonlyCreature
  field: Field
  value: number
  amount: string
  expression: ParsedNotation
}

function planShift(
  situation: Situation,
  input: { target: string; amount: string; field: string | undefined },
  { ruleset }: { ruleset: Ruleset },
): Shift | RefusedPreview {
  const { target, amount, field: name } = input
  const creature = situation.creatures[target]
  if (!creature) return refusal('Choose whom.')
  const read = readAmount(amount)
  if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
  const found = numberNamed(ruleset, name || 'hp')
  if (!found || 'skill' in found)
    return refusal(`${ruleset.title} has no number called “${name ?? hitPointLabel(ruleset)}”.`)
  const { field } = found
  const value = creature.values[field.id] ?? 0
  return { creature, field, value, amount, expression: read.expression }
}

function previewShift({ creature, field, value, amount }: Shift, way: 'off' | 'on to'): Preview {
  return plain(`${amount} ${way} ${field.label} ${value} of ${creature.name}`, [
    { name: field.label, value, rule: field.rule },
  ])
}

function changes({ creature, field, value }: Shift, to: number): Effect[] {
  return value === to ? [] : [{ do: 'set', creature: creature.id, field: field.id, to }]
}

/** Maximum of a field: the value of the field that holds it, else the field's own bound. */
function ceiling({ creature, field }: Shift): number {
  return field.most ? (creature.values[field.most] ?? field.max) : field.max
}

/** Damage entered by hand, on any number of the game. Rule GF-HARM-01. */
export const damage = defineAction({
  id: 'house.harm',
  title: 'Damage',
  rule: 'GF-HARM-01',
  phase: 'fight',
  slot: 'damage',
  yieldsTo: { slot: 'damage' },
  finds: 'harm hurt wound',
  asks: {
    target: { kind: 'creature', role: 'target', title: 'Whom', first: 'foes' },
    amount: { kind: 'notation', role: 'amount', title: 'How much', default: '1' },
    field: { kind: 'text', title: 'Off which number', max: 40, optional: true },
  },
  plan: planShift,
  preview: (plan) => previewShift(plan, 'off'),
  *run(plan, _situation, { ruling }) {
    const { creature, field, value, amount, expression } = plan
    const rolled = yield* askNotation('damage', expression)
    const by = Math.max(0, rolled.total + ruling.adjust)
    const to = Math.max(field.min, value - by)
    return gmOutcome(
      'GF-HARM-01',
      `Damage to ${creature.name}, ${amount}`,
      `${field.label} ${value} to ${to}`,
      changes(plan, to),
      {
        who: [creature.id],
        tone: creature.side === 'party' ? 'bad' : 'good',
        total: by,
        secret: ruling.secret,
      },
    )
  },
})

/** Healing entered by hand, of any number of the game. Rule GF-HARM-02. */
export const heal = defineAction({
  id: 'house.heal',
  title: 'Heal',
  rule: 'GF-HARM-02',
  phase: 'table',
  slot: 'heal',
  yieldsTo: { game: 'heals by an amount' },
  finds: 'heal cure restore hp',
  asks: {
    target: { kind: 'creature', role: 'target', title: 'Whom', living: true, begins: 'hurt' },
    amount: { kind: 'notation', role: 'amount', title: 'How much', default: '1' },
    field: { kind: 'text', title: 'Which number', max: 40, optional: true },
  },
  plan(situation, input, at) {
    const plan = planShift(situation, input, at)
    if (isRefusal(plan)) return plan
    if (plan.value >= ceiling(plan))
      return refusal(`${plan.creature.name} is at the full ${plan.field.label} already.`)
    return healingStopped(plan.creature, plan.field.id, at) ?? plan
  },
  preview: (plan) => previewShift(plan, 'on to'),
  *run(plan, _situation, { ruling }) {
    const { creature, field, value, amount, expression } = plan
    const rolled = yield* askNotation('healing', expression)
    const to = Math.max(value, Math.min(ceiling(plan), value + rolled.total + ruling.adjust))
    return gmOutcome(
      'GF-HARM-02',
      `Healing for ${creature.name}, ${amount}`,
      `${field.label} ${value} to ${to}`,
      changes(plan, to),
      {
        who: [creature.id],
        tone: 'good',
        total: rolled.total,
        secret: ruling.secret,
      },
    )
  },
})
