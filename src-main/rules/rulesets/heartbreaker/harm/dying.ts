import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { previewTrial, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { dyingPass } from '../house-rules/fight.ts'
import { saved, saveTrial } from '../saves.ts'
import { dying as dyingEnds, type Dying, type DyingPass } from './figures.ts'
import { asksForSav, dyingDue, dyingOf, unconscious } from './states.ts'

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
  asks: { who: { kind: 'creature', title: 'Who' } },
  preview(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who is at 0 STA.')
    const state = dyingOf(creature)
    if (state === null)
      return refusal(`${creature.name} is not holding on at 0 STA: only characters there roll.`)
    if (state === 'dead') return refusal(`${creature.name} is dead. Undo, or lift that condition.`)
    return previewTrial(saveTrial(creature, savingOf(state)), at.ruling)
  },
  *run(situation, { who }, at) {
    const creature = situation.creatures[who]
    const state = creature ? dyingOf(creature) : null
    if (!creature || state === null || state === 'dead')
      return line(at, { rule: 'HBK-DEATH-02', what: 'SAV at 0 STA', says: 'Nobody rolled' })
    const tried = yield* saved(creature, at.ruling, savingOf(state))
    const reading = houseRule<DyingPass>(situation, dyingPass)
    const end = dyingEnds(state, tried.success, reading)
    return line(at, {
      rule: 'HBK-DEATH-02',
      what: `SAV at 0 STA, ${creature.name}`,
      says: saidOf(state, end.state),
      tone: tried.success ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: [...tried.why, ...passSteps(tried.success)],
      effects: [
        { do: 'settle', due: dyingDue(who) },
        ...endEffects(creature, state, end.state, reading),
      ],
    })
  },
})

function passSteps(passed: boolean): Step[] {
  return passed ? [{ name: 'A pass', value: 'is our ruling', rule: 'E-HBK-07' }] : []
}

function saidOf(was: Dying, is: Dying | 'awake'): string {
  if (is === 'dead') return 'Dead'
  if (is === 'awake') return 'Wakes with 1 STA'
  if (is === 'at0') return 'Holds on, and rolls again next turn'
  return was === 'at0' ? 'Unconscious; a second SAV next turn' : 'Lives, unconscious'
}

function endEffects(
  creature: ReadonlyCreature,
  was: Dying,
  is: Dying | 'awake',
  reading: DyingPass,
): Effect[] {
  const { id, name } = creature
  if (is === 'dead')
    return [{ do: 'condition', creature: id, name: 'dead', to: { rule: 'HBK-DEATH-02' } }]
  if (is === 'awake') return [{ do: 'set', creature: id, field: 'hp', to: 1 }]
  if (is === 'at0') return [asksForSav(creature, 'next turn', `${name} is still at 0 STA`)]
  if (was === 'at0')
    return [
      { do: 'condition', creature: id, name: unconscious, to: { rule: 'HBK-DEATH-02' } },
      asksForSav(creature, 'next turn', `${name} is unconscious: failing this is death`),
    ]
  return reading === 'keepRolling'
    ? [asksForSav(creature, 'next turn', `${name} is unconscious still`)]
    : []
}
