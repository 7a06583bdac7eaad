import { defineAction, type Action } from '../../core/action.ts'
import { hour, turn } from '../../clock/clock.ts'
import type { Step } from '../../core/outcome.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import { plain, refusal } from '../../common/trial.ts'
import { dying } from './house-rules/fight.ts'

const fates = ['dead', 'dying'] as const

const down = defineAction({
  id: 'hearts.down',
  title: 'Dead or dying?',
  rule: 'HRT-ATK-04',
  phase: 'fight',
  slot: 'down',
  needs: ['hp'],
  finds: 'death die zero',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    fate: { kind: 'choice', title: 'Dead or dying', of: fates, default: 'dead' },
  },
  preview(situation, { who, fate }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who is down.')
    if ((creature.values.hp ?? 0) > 0)
      return refusal(`${creature.name} still has HP. Bring it to 0 first, by damage or an edit.`)
    return plain(`${creature.name} is ${fate}`, [], criticalSteps(situation, creature))
  },
  *run(situation, { who, fate }) {
    yield* []
    const creature = situation.creatures[who]
    const other = fate === 'dead' ? 'dying' : 'dead'
    const hours = houseRule<string>(situation, dying) === 'hour'
    const timed = fate === 'dying' && hours ? creature : undefined
    return {
      rule: 'HRT-ATK-04',
      what: `At 0 HP, ${creature?.name ?? 'nobody'}`,
      says: fate === 'dead' ? 'Dead' : 'Dying',
      tone: creature?.side === 'party' ? 'bad' : 'plain',
      who: [who],
      why: [
        { name: 'Dead or dying', value: 'the GM decides', rule: 'HRT-ATK-04' },
        ...(fate === 'dead' && creature?.side === 'party'
          ? [{ name: 'Rest', value: 'brings nobody back', rule: 'HRT-HEAL-04' as const }]
          : []),
        ...(timed
          ? [{ name: 'Dying', value: 'an hour, unless helped', rule: 'E-HRT-18' as const }]
          : []),
        ...(creature ? criticalSteps(situation, creature) : []),
      ],
      effects: [
        { do: 'condition', creature: who, name: other, to: null },
        { do: 'condition', creature: who, name: fate, to: { rule: 'HRT-ATK-04' } },
        { do: 'settle action', action: 'hearts.down', who },
        ...(timed ? [{ do: 'timer' as const, timer: lastHour(situation, timed) }] : []),
        ...(fate === 'dead' && situation.timers[dyingTimer(who)]
          ? [{ do: 'stop timer' as const, timer: dyingTimer(who) }]
          : []),
      ],
    }
  },
})

/** The due that asks what becomes of somebody at 0 HP. */
export function downDue(who: string): string {
  return `down:${who}`
}

/** The timer of somebody who is dying. */
export function dyingTimer(who: string): string {
  return `dying:${who}`
}

/** An hour to live unless somebody helps. Rules E-HRT-18, HRTX-GAP-04. */
function lastHour(situation: Situation, creature: ReadonlyCreature): Timer {
  const now = situation.clock.seconds
  return {
    id: dyingTimer(creature.id),
    kind: 'named',
    title: 'Dying',
    bearer: creature.id,
    from: now,
    next: now + hour,
    warn: turn,
    rule: 'E-HRT-18',
    due: {
      action: 'hearts.down',
      input: { who: creature.id, fate: 'dead' },
      title: 'Dead?',
      why: `${creature.name} has been dying for an hour`,
      rule: 'E-HRT-18',
      when: 'now',
      who: [creature.id],
      must: true,
    },
  }
}

/** Steps naming what Cairn monsters among the foes do in place of a plain kill. Rule HRT-ATK-05. */
function criticalSteps(situation: Situation, creature: ReadonlyCreature): Step[] {
  if (creature.side !== 'party') return []
  const effects = Object.values(situation.creatures)
    .filter(({ side }) => side === 'foes')
    .flatMap(({ notes }) => /^Critical damage: (.+)$/im.exec(notes)?.[1] ?? [])
  return [...new Set(effects)].map((value) => ({
    name: 'Critical damage, in its place',
    value,
    rule: 'HRT-ATK-05',
  }))
}

export const falling: readonly Action[] = [down]
