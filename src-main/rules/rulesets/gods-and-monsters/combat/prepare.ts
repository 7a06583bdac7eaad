import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Situation } from '../../../core/situation.ts'
import { actionsNeeded } from '../gear/shooting.ts'
import { armMeant } from './attack/arms.ts'
import { cannotAct } from './can-act.ts'
import { readyingOf, readyingTitle } from './readying.ts'

function readyOf(
  situation: Situation,
  input: { who: string; weapon?: string | undefined; close: boolean },
) {
  const creature = situation.creatures[input.who]
  if (!creature) return { says: 'Choose who readies a weapon.' }
  const cannot = cannotAct(creature, situation)
  if (cannot) return { says: cannot }
  const arm = armMeant(creature, input.weapon)
  if ('says' in arm) return arm
  const needed = actionsNeeded(arm.row?.fireActions ?? 1, input.close)
  const done = creature.uses?.[readyingOf(arm.name)]?.spent ?? 0
  return { creature, arm, needed, done }
}

/** Loading and priming: an attack of several actions takes as many rounds, not always in a row. Rules GAM-CMB-13 to GAM-CMB-15, GAM-WPN-07. */
export const prepare = defineAction({
  id: 'gods-and-monsters.prepare',
  title: 'Ready a shot',
  rule: 'GAM-CMB-13',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'load prime reload crossbow arquebus gun actions fire',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    weapon: { kind: 'text', title: 'Weapon', max: 80, optional: true },
    close: { kind: 'switch', title: 'In close combat', default: true },
  },
  preview(situation, input) {
    const ready = readyOf(situation, input)
    if ('says' in ready) return refusal(ready.says)
    const { arm, needed, done } = ready
    const left = Math.max(0, needed - done)
    if (left <= 1)
      return refusal(
        `The ${arm.name.toLowerCase()} is ready: the next action shoots. Attack with it.`,
      )
    return plain(
      `${arm.name}: action ${done + 1} of ${needed}`,
      [{ name: 'Actions', value: needed, rule: 'GAM-WPN-07' }],
      input.close
        ? []
        : [{ name: 'Not in close combat', value: 'one action is free', rule: 'GAM-CMB-14' }],
    )
  },
  *run(situation, input, at) {
    yield* []
    const ready = readyOf(situation, input)
    if ('says' in ready)
      return line(at, { rule: 'GAM-CMB-13', what: 'Ready a shot', says: ready.says })
    const { creature, arm, needed, done } = ready
    const left = needed - done - 1
    const title = readyingTitle(arm.name)
    return line(at, {
      rule: 'GAM-CMB-13',
      what: `${creature.name} readies the ${arm.name.toLowerCase()}`,
      says: left <= 1 ? 'Ready: the next action shoots' : `${counted(left, 'action')} left`,
      who: [creature.id],
      effects: [
        {
          do: 'use',
          creature: creature.id,
          id: readyingOf(arm.name),
          to: { title, of: needed, spent: done + 1, at: situation.clock.seconds, again: 'never' },
        },
        ...(situation.fight ? [{ do: 'acted' as const, creature: creature.id }] : []),
      ],
    })
  },
})
