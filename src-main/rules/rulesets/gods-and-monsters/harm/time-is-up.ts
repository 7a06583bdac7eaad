import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Situation } from '../../../core/situation.ts'
import { beyondHelp, condition, endId, stopClock } from './states.ts'

/** Past healing: one last effort is theirs before the scene is over. Rules GAM-INJ-11, GAM-INJ-12. */
export const timeIsUp = defineAction({
  id: 'gods-and-monsters.time-is-up',
  title: 'Time runs out',
  rule: 'GAM-INJ-11',
  phase: 'fight',
  slot: 'down',
  needs: [],
  finds: 'dying death last breath beyond help healing',
  asks: { who: { kind: 'creature', title: 'Who' } },
  preview(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose whose time is up.')
    if ('dead' in creature.conditions) return refusal(`${creature.name} is dead already.`)
    if (beyondHelp in creature.conditions)
      return refusal(`${creature.name} is past healing already: the last effort is theirs.`)
    return plain(`${creature.name} is past healing and dies when the scene ends`)
  },
  *run(situation, { who }, at) {
    yield* []
    const name = situation.creatures[who]?.name ?? 'Nobody'
    return line(at, {
      rule: 'GAM-INJ-11',
      what: `${name} is past healing`,
      says: 'One last effort, and death when the scene ends',
      tone: 'due',
      who: [who],
      effects: [
        condition(who, beyondHelp, { rule: 'GAM-INJ-11' }),
        { do: 'settle', due: endId(who) },
        ...stopClock(who, situation),
        lastDue(who, name),
      ],
    })
  },
})

/** Death at the end of the scene. Rule GAM-INJ-12. */
function lastDue(who: string, name: string): Effect {
  return {
    do: 'due',
    due: {
      id: endId(who),
      action: 'gods-and-monsters.dies',
      input: { who },
      title: 'Death',
      why: `${name} dies when this scene ends`,
      rule: 'GAM-INJ-12',
      when: 'end of fight',
      who: [who],
      must: true,
    },
  }
}

export function deathEffects(who: string, situation: Situation): Effect[] {
  return [
    condition(who, 'dead', { rule: 'GAM-INJ-12' }),
    ...(situation.dues[endId(who)] ? [{ do: 'settle' as const, due: endId(who) }] : []),
  ]
}

/** The scene is over for somebody past healing. Rule GAM-INJ-12. */
export const dies = defineAction({
  id: 'gods-and-monsters.dies',
  title: 'Dies',
  rule: 'GAM-INJ-12',
  phase: 'fight',
  slot: 'down',
  needs: [],
  finds: 'dead death end of scene',
  asks: { who: { kind: 'creature', title: 'Who' } },
  preview(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who dies.')
    return 'dead' in creature.conditions
      ? refusal(`${creature.name} is dead already.`)
      : plain(`${creature.name} dies`)
  },
  *run(situation, { who }, at) {
    yield* []
    return line(at, {
      rule: 'GAM-INJ-12',
      what: `${situation.creatures[who]?.name ?? 'Nobody'}, the end of the scene`,
      says: 'Dies',
      tone: 'bad',
      who: [who],
      effects: deathEffects(who, situation),
    })
  },
})
