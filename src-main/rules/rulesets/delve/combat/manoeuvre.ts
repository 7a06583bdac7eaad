import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { Effect } from '../../../core/effects.ts'
import { refusal } from '../../../common/trial.ts'
import { choose } from '../../../core/procedure.ts'
import { land } from '../harm/land.ts'
import { line } from '../line.ts'
import { attackOf, leans, previewAttack, rolledSteps, traces } from './attack.ts'

const tricks = ['trip', 'disarm', 'blind', 'shove', 'grapple', 'another trick'] as const
type Trick = (typeof tricks)[number]

const state: Readonly<Record<Trick, string>> = {
  trip: 'prone',
  disarm: 'disarmed',
  blind: 'blinded',
  shove: 'shoved',
  grapple: 'grappled',
  'another trick': 'outdone',
}

/** The opponent sees the roll, then takes the damage or the trick. Rules DLV-MNV-01, E-DLV-19. */
export const manoeuvre = defineAction({
  id: 'delve.manoeuvre',
  title: 'Manoeuvre',
  rule: 'DLV-MNV-01',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: ['hp', 'str'],
  finds: 'trick trip disarm blind shove grapple dirty',
  asks: {
    target: { kind: 'creature', title: 'Target' },
    attacker: { kind: 'creature', title: 'Attacker', optional: true },
    trick: { kind: 'choice', title: 'Trick', of: tricks, default: 'trip' },
    weapon: { kind: 'text', title: 'Weapon or dice', max: 80, optional: true },
    how: { kind: 'choice', title: 'The die', of: leans, default: 'as it is' },
  },
  preview(situation, input, at) {
    const made = attackOf(situation, input)
    if ('says' in made) return refusal(made.says)
    const shown = previewAttack(made, at.ruling.adjust)
    return {
      ...shown,
      verdict: `${shown.verdict}; ${made.target.name} takes the damage or is ${state[input.trick]}`,
      why: [
        ...shown.why,
        { name: 'The opponent chooses', value: 'once the die is seen', rule: 'E-DLV-19' },
      ],
    }
  },
  *run(situation, input, at) {
    const made = attackOf(situation, input)
    if ('says' in made) return line(at, { rule: 'DLV-MNV-01', what: 'Manoeuvre', says: made.says })
    const { attacker, target } = made
    const rolled = yield* askNotation('attack', made.expression)
    const total = Math.max(0, rolled.total + made.plus + at.ruling.adjust)
    const taken = yield* choose(`${target.name}, facing ${total}, takes`, [
      'the damage',
      'the trick',
    ])
    const base = {
      rule: 'DLV-MNV-01' as const,
      what: `${attacker.name} on ${target.name}, ${input.trick}`,
      who: [attacker.id, target.id],
      total,
    }
    const why = [
      ...rolledSteps(rolled.says, made, at.ruling.adjust),
      ...made.why,
      { name: target.name, value: `takes ${taken}`, rule: 'DLV-MNV-01' as const },
    ]
    if (taken === 'the damage') {
      const landed = yield* land(situation, { target, totals: [total], by: attacker })
      return line(at, {
        ...base,
        says: landed.says,
        tone: landed.tone,
        why: [...why, ...landed.why],
        effects: [...landed.effects, ...traces(situation, made)],
      })
    }
    return line(at, {
      ...base,
      says: `${target.name} is ${state[input.trick]}`,
      tone: target.side === 'party' ? 'bad' : 'good',
      why,
      effects: [...tricked(target, input.trick), ...traces(situation, made)],
    })
  },
})

/** Effects of a manoeuvre: a condition until the end of the fight; a disarmed weapon is no longer ready. */
function tricked(target: ReadonlyCreature, trick: Trick): Effect[] {
  const held = target.itemOrder
    .flatMap((id) => target.items[id] ?? [])
    .find(({ ready, gear }) => ready && ['hand', 'polearm', 'sling', 'bow'].includes(gear ?? ''))
  return [
    {
      do: 'condition',
      creature: target.id,
      name: state[trick],
      to: { fight: true, rule: 'DLV-MNV-01' },
    },
    ...(trick === 'disarm' && held
      ? [{ do: 'item' as const, creature: target.id, item: { ...held, ready: false } }]
      : []),
  ]
}
