import { defineAction, type Action } from '../core/action.ts'
import type { Effect } from '../core/effects.ts'
import { askNotation } from '../dice/roll.ts'
import type { Field } from '../core/ruleset/characters.ts'
import type { Ruleset } from '../core/ruleset.ts'
import type { ReadonlyCreature, Situation } from '../core/situation.ts'
import type { GameOf } from './meeting.ts'
import { readAmount } from '../dice/read-notation.ts'
import { meant } from './numbers.ts'
import { gmOutcome } from './gm-outcome.ts'
import { plain, refusal } from '../common/trial.ts'

/** Maximum of a field: the value of the field that holds it, else the field's own bound. */
function ceiling(creature: ReadonlyCreature, field: Field): number {
  return field.most ? (creature.values[field.most] ?? field.max) : field.max
}

/** Damage and healing entered by hand, on any number of the game. */
export function harm(gameOf: GameOf): readonly Action[] {
  const damage = defineAction({
    id: 'house.harm',
    title: 'Damage',
    rule: 'GF-HARM-01',
    phase: 'fight',
    slot: 'damage',
    needs: [],
    finds: 'harm hurt wound',
    asks: {
      target: { kind: 'creature', title: 'Whom' },
      amount: { kind: 'notation', title: 'How much', default: '1' },
      field: { kind: 'text', title: 'Off which number', max: 40, optional: true },
    },
    preview: (situation, { target, amount, field }) =>
      previewShift(situation, gameOf(situation), target, amount, field, 'off'),
    *run(situation, { target, amount, field }, at) {
      const shift = shiftOf(situation, gameOf(situation), target, amount, field)
      if ('says' in shift) return gmOutcome('GF-HARM-01', 'Damage', shift.says, [])
      const rolled = yield* askNotation('damage', shift.expression)
      const by = Math.max(0, rolled.total + at.ruling.adjust)
      const was = shift.creature.values[shift.field.id] ?? 0
      const to = Math.max(shift.field.min, was - by)
      return gmOutcome(
        'GF-HARM-01',
        `Damage to ${shift.creature.name}, ${amount}`,
        `${shift.field.label} ${was} to ${to}`,
        changes(target, shift.field, was, to),
        {
          who: [target],
          tone: shift.creature.side === 'party' ? 'bad' : 'good',
          total: by,
          secret: at.ruling.secret,
        },
      )
    },
  })

  const heal = defineAction({
    id: 'house.heal',
    title: 'Heal',
    rule: 'GF-HARM-02',
    phase: 'table',
    slot: 'heal',
    needs: [],
    finds: 'heal cure restore hp',
    asks: {
      target: { kind: 'creature', title: 'Whom' },
      amount: { kind: 'notation', title: 'How much', default: '1' },
      field: { kind: 'text', title: 'Which number', max: 40, optional: true },
    },
    preview: (situation, { target, amount, field }) =>
      previewShift(situation, gameOf(situation), target, amount, field, 'on to'),
    *run(situation, { target, amount, field }, at) {
      const shift = shiftOf(situation, gameOf(situation), target, amount, field)
      if ('says' in shift) return gmOutcome('GF-HARM-02', 'Heal', shift.says, [])
      const rolled = yield* askNotation('healing', shift.expression)
      const was = shift.creature.values[shift.field.id] ?? 0
      const to = Math.max(
        was,
        Math.min(ceiling(shift.creature, shift.field), was + rolled.total + at.ruling.adjust),
      )
      return gmOutcome(
        'GF-HARM-02',
        `Healing for ${shift.creature.name}, ${amount}`,
        `${shift.field.label} ${was} to ${to}`,
        changes(target, shift.field, was, to),
        {
          who: [target],
          tone: 'good',
          total: rolled.total,
          secret: at.ruling.secret,
        },
      )
    },
  })

  return [damage, heal]
}

interface Shift {
  creature: ReadonlyCreature
  field: Field
  expression: Parameters<typeof askNotation>[1]
}

function shiftOf(
  situation: Situation,
  game: Ruleset,
  target: string,
  amount: string,
  name: string | undefined,
): Shift | { says: string } {
  const creature = situation.creatures[target]
  if (!creature) return { says: 'Choose whom.' }
  const read = readAmount(amount)
  if ('says' in read) return { says: `“${amount}” can’t be read: ${read.says}.` }
  const found = meant(game, name || 'hp')
  if (!found || 'skill' in found)
    return { says: `${game.title} has no number called “${name ?? 'HP'}”.` }
  return { creature, field: found.field, expression: read.expression }
}

function previewShift(
  situation: Situation,
  game: Ruleset,
  target: string,
  amount: string,
  name: string | undefined,
  way: 'off' | 'on to',
) {
  const shift = shiftOf(situation, game, target, amount, name)
  if ('says' in shift) return refusal(shift.says)
  const { creature, field } = shift
  const value = creature.values[field.id] ?? 0
  if (way === 'on to' && value >= ceiling(creature, field))
    return refusal(`${creature.name} is at the full ${field.label} already.`)
  return plain(`${amount} ${way} ${field.label} ${value} of ${creature.name}`, [
    { name: field.label, value, rule: field.rule },
  ])
}

function changes(who: string, field: Field, was: number, to: number): Effect[] {
  return was === to ? [] : [{ do: 'set', creature: who, field: field.id, to }]
}
