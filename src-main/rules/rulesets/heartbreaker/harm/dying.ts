import type { Effect } from '../../../core/effects.ts'
import { type Step, figuresOf } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { holdingOn } from '../../../common/incapacitated.ts'
import { refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { previewCheck } from '../../../common/check.ts'
import { line } from '../../../core/line.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { unconscious } from '../conditions.ts'
import { dyingPass } from '../house-rules/fight.ts'
import { rollSave, saveTrial } from '../saves.ts'

type Dying = 'at0' | 'unconscious' | 'dead'

type DyingPass = 'asRuled' | 'keepRolling' | 'wakeAt1'

/** A bare SAV at 0 STA, and a second one once unconscious. Rules HBK-DEATH-02, E-HBK-07. */
export function dyingResult(
  state: Dying,
  passed: boolean,
  pass: DyingPass = 'asRuled',
): { state: Dying | 'awake'; sta: number } {
  if (state === 'dead') return { state, sta: 0 }
  if (!passed) return { state: state === 'at0' ? 'unconscious' : 'dead', sta: 0 }
  return state === 'unconscious' && pass === 'wakeAt1'
    ? { state: 'awake', sta: 1 }
    : { state, sta: 0 }
}

/**
 * True for monsters and beasts, which die at 0 STA; characters and hirelings hold on by a SAV. Rules
 * HBK-DEATH-01, HBK-DEATH-02.
 */
export function diesAtZero({ kind }: Pick<ReadonlyCreature, 'kind'>): boolean {
  return kind === 'monster' || kind === 'animal'
}

/** Stage of dying at 0 STA; null above 0 and for creatures that die at 0. */
function dyingOf(creature: ReadonlyCreature): Dying | null {
  if ((creature.values.hp ?? 1) > 0 || diesAtZero(creature)) return null
  if ('dead' in creature.conditions) return 'dead'
  if (unconscious in creature.conditions) return 'unconscious'
  return 'at0'
}

function dyingDue(id: string): string {
  return `dying:${id}`
}

/** Makes the SAV of a creature at 0 STA due. Rule HBK-DEATH-02. */
function dyingSaveDue(creature: ReadonlyCreature, when: 'now' | 'next turn', why: string): Effect {
  return {
    do: 'due',
    due: {
      id: dyingDue(creature.id),
      action: 'heartbreaker.dying',
      input: { who: creature.id },
      title: 'SAV at 0 STA',
      why,
      rule: 'HBK-DEATH-02',
      when,
      who: [creature.id],
      must: creature.side === 'party',
    },
  }
}

/** Makes a SAV due for an unconscious creature that is hurt again. Rule E-HBK-07. */
export function hurtWhileDown(
  situation: Situation,
  target: ReadonlyCreature,
  harm: number,
): Effect[] {
  const lies = dyingOf(target) === 'unconscious' && !situation.dues[dyingDue(target.id)]
  return lies && harm > 0
    ? [dyingSaveDue(target, 'now', `${target.name} is hurt again, unconscious`)]
    : []
}

/** Step stating what 0 STA means for a creature. Rules HBK-DEATH-01, HBK-DEATH-02. */
export function endSteps(creature: ReadonlyCreature): Step[] {
  return [
    diesAtZero(creature)
      ? { name: 'At 0 STA', value: 'dead', rule: 'HBK-DEATH-01' }
      : { name: 'At 0 STA', value: 'a SAV on their own turn', rule: 'HBK-DEATH-02' },
  ]
}

/** Effects of falling to 0 STA: dead, or holding on until a SAV. Rules HBK-DEATH-01, HBK-DEATH-02. */
export function fallToZero(creature: ReadonlyCreature): Effect[] {
  if (diesAtZero(creature))
    return [{ do: 'condition', creature: creature.id, name: 'dead', to: { rule: 'HBK-DEATH-01' } }]
  return [
    { do: 'condition', creature: creature.id, name: holdingOn, to: { rule: 'HBK-DEATH-02' } },
    dyingSaveDue(creature, 'now', `${creature.name} is at 0 STA: a SAV on their own turn`),
  ]
}

/** Lifts conditions of dying and settles the due SAV, for the risen and the newly dead. */
export function liftDying(
  { id, conditions }: ReadonlyCreature,
  after: Situation,
  lifted: readonly string[],
): Effect[] {
  return [
    ...lifted
      .filter((name) => name in conditions)
      .map((name): Effect => ({ do: 'condition', creature: id, name, to: null })),
    ...(after.dues[dyingDue(id)] ? [{ do: 'settle' as const, due: dyingDue(id) }] : []),
  ]
}

function savingOf(state: Dying) {
  return {
    rule: 'HBK-DEATH-02' as const,
    success: state === 'at0' ? 'Holds on' : 'Lives',
    failure: state === 'at0' ? 'Falls unconscious' : 'Dies',
  }
}

/** A bare SAV on one’s own turn at 0 STA, and a second once unconscious. Rules HBK-DEATH-02, E-HBK-07. */
export const dying = defineAction({
  id: 'heartbreaker.dying',
  title: 'SAV at 0 STA',
  rule: 'HBK-DEATH-02',
  phase: 'fight',
  slot: 'save',
  needs: ['sav'],
  finds: 'death dying dead unconscious zero stamina save',
  asks: { who: { kind: 'creature', role: 'actor', title: 'Who' } },
  plan(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who is at 0 STA.')
    const state = dyingOf(creature)
    if (state === null)
      return refusal(`${creature.name} is not holding on at 0 STA: only characters there roll.`)
    if (state === 'dead') return refusal(`${creature.name} is dead. Undo, or lift that condition.`)
    return { creature, state }
  },
  preview: ({ creature, state }, _situation, at) =>
    previewCheck(saveTrial(creature, savingOf(state)), at.ruling),
  *run({ creature, state }, situation, at) {
    const result = yield* rollSave(creature, at.ruling, savingOf(state))
    const reading = houseRule<DyingPass>(situation, dyingPass)
    const end = dyingResult(state, result.success, reading)
    return line(at, {
      rule: 'HBK-DEATH-02',
      what: `SAV at 0 STA, ${creature.name}`,
      says: describeResult(state, end.state),
      tone: result.success ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: [...result.why, ...passSteps(result.success)],
      effects: [
        { do: 'settle', due: dyingDue(creature.id) },
        ...resultEffects(creature, state, end.state, reading),
      ],
    })
  },
})

function passSteps(passed: boolean): Step[] {
  return passed ? [{ name: 'A pass', value: 'is our ruling', rule: 'E-HBK-07' }] : []
}

function describeResult(was: Dying, is: Dying | 'awake'): string {
  if (is === 'dead') return 'Dead'
  if (is === 'awake') return 'Wakes with 1 STA'
  if (is === 'at0') return 'Holds on, and rolls again next turn'
  return was === 'at0' ? 'Unconscious; a second SAV next turn' : 'Lives, unconscious'
}

function resultEffects(
  creature: ReadonlyCreature,
  was: Dying,
  is: Dying | 'awake',
  reading: DyingPass,
): Effect[] {
  const { id, name } = creature
  if (is === 'dead')
    return [{ do: 'condition', creature: id, name: 'dead', to: { rule: 'HBK-DEATH-02' } }]
  if (is === 'awake') return [{ do: 'set', creature: id, field: 'hp', to: 1 }]
  if (is === 'at0') return [dyingSaveDue(creature, 'next turn', `${name} is still at 0 STA`)]
  if (was === 'at0')
    return [
      { do: 'condition', creature: id, name: unconscious, to: { rule: 'HBK-DEATH-02' } },
      dyingSaveDue(creature, 'next turn', `${name} is unconscious: failing this is death`),
    ]
  return reading === 'keepRolling'
    ? [dyingSaveDue(creature, 'next turn', `${name} is unconscious still`)]
    : []
}
