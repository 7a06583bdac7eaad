import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Outcome } from '../../../core/outcome.ts'
import { isRefusal } from '../../../core/preview.ts'
import { choose } from '../../../core/procedure.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { applyBlows } from '../harm/damage.ts'
import { targetAsk } from '../../../gm/fight/attack-asks.ts'
import { leans, planAttack, previewAttack, rollAttack, attackEffects } from './attack.ts'

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
  deed: 'blow',
  needs: ['hp', 'str'],
  finds: 'trick trip disarm blind shove grapple dirty',
  asks: {
    target: targetAsk,
    attacker: { kind: 'creature', role: 'actor', title: 'Attacker', optional: true },
    trick: { kind: 'choice', title: 'Trick', of: tricks, default: 'trip' },
    weapon: { kind: 'text', role: 'weapon', title: 'Weapon or dice', max: 80, optional: true },
    how: { kind: 'choice', title: 'The die', of: leans, default: 'as it is' },
  },
  plan(situation, input) {
    const attack = planAttack(situation, input)
    return isRefusal(attack) ? attack : { attack, trick: input.trick }
  },
  preview({ attack, trick }, situation, at) {
    const shown = previewAttack(attack, situation, at)
    return {
      ...shown,
      verdict: `${shown.verdict}; ${attack.target.name} takes the damage or is ${state[trick]}`,
      why: [
        ...shown.why,
        { name: 'The opponent chooses', value: 'once the die is seen', rule: 'E-DLV-19' },
      ],
    }
  },
  *run({ attack, trick }, situation, at) {
    const { attacker, target } = attack
    const { total, why } = yield* rollAttack(attack, at)
    const taken = yield* choose(`${target.name}, facing ${total}, takes`, [
      'the damage',
      'the trick',
    ])
    const { says, tone, ...came }: Pick<Outcome, 'says' | 'tone' | 'why' | 'effects'> =
      taken === 'the damage'
        ? yield* applyBlows(situation, { target, totals: [total], by: attacker })
        : {
            says: `${target.name} is ${state[trick]}`,
            tone: target.side === 'party' ? 'bad' : 'good',
            why: [],
            effects: trickEffects(target, trick),
          }
    return line(at, {
      rule: 'DLV-MNV-01',
      what: `${attacker.name} on ${target.name}, ${trick}`,
      says,
      tone,
      who: [attacker.id, target.id],
      total,
      why: [
        ...why,
        { name: target.name, value: `takes ${taken}`, rule: 'DLV-MNV-01' },
        ...came.why,
      ],
      effects: [...came.effects, ...attackEffects(situation, attack)],
    })
  },
})

/** Effects of a manoeuvre: a condition until the end of the fight; a disarmed weapon is no longer ready. */
function trickEffects(target: ReadonlyCreature, trick: Trick): Effect[] {
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
