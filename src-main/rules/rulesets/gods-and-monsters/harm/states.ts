import { minute, round } from '../../../clock/clock.ts'
import { holdingOn } from '../../../common/incapacitated.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Term } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Condition } from '../../../core/state/creature.ts'
import type { Due, Timer } from '../../../core/state/due.ts'
import { injuriesTwice, poolCounts } from '../house-rules/harm.ts'
import { archetypalInjuries, deathCheckDue, pointsOf } from './points.ts'

/** Fails their faint test and goes down when the round ends. Rules GAM-INJ-04, GAM-AMB-25. */
export const fainting = 'fainting'
export const unconscious = 'unconscious'
/** Moves and answers, and starts nothing. Rule GAM-SEM-01. */
export const semiConscious = 'semi-conscious'
/** On their feet still, with a clock that runs out. Rule GAM-INJ-10. */
export const dying = 'dying of injuries'
/** Past all healing. Rule GAM-INJ-11. */
export const beyondHelp = 'beyond help'
/** Mark of a prophet who changed code without the god: no spirit comes. Rules GAM-ADV-17, GAMX-MOR-07. */
export const forsaken = 'forsaken by the god'

export function condition(id: string, name: string, to: Condition | null): Effect {
  return { do: 'condition', creature: id, name, to }
}

/** Settles a due, where it stands. */
export function settleDue({ dues }: Pick<Situation, 'dues'>, due: string): Effect[] {
  return dues[due] ? [{ do: 'settle', due }] : []
}

/**
 * True for the unconscious and semi-conscious, who may die more slowly and roll better.
 * Rules GAM-INJ-09, GAM-SEM-03.
 */
export function isUnconscious({ conditions }: Pick<ReadonlyCreature, 'conditions'>): boolean {
  return unconscious in conditions || semiConscious in conditions
}

/**
 * True for characters; the Guide's creatures make no death checks unless a house rule says so.
 * Rule GAM-AMB-28.
 */
export function isPlayers({ kind }: Pick<ReadonlyCreature, 'kind'>): boolean {
  return kind === 'character'
}

export const faintId = (id: string): string => `faint:${id}`
export const deathId = (id: string): string => `death:${id}`
export const dyingId = (id: string): string => `dying:${id}`
export const wakeId = (id: string): string => `wake:${id}`
export const endId = (id: string): string => `end:${id}`

/** The test of somebody newly at 0 survival or newly injured. Rule GAM-INJ-04. */
export function faintDue(creature: ReadonlyCreature, why: string): Effect {
  return dueOf(creature, faintId(creature.id), 'faint', {
    title: 'Stay conscious',
    why,
    rule: 'GAM-INJ-04',
    when: 'now',
  })
}

/** The contest of somebody with more injuries than points. Rule GAM-INJ-07. */
export function deathDue(creature: ReadonlyCreature): Effect {
  return dueOf(creature, deathId(creature.id), 'death-check', {
    title: 'Death check',
    why: `${creature.name} has more injuries than survival`,
    rule: 'GAM-INJ-07',
    when: 'end of round',
  })
}

function dueOf(
  creature: ReadonlyCreature,
  id: string,
  action: string,
  texts: Pick<Due, 'title' | 'why' | 'rule' | 'when'>,
): Effect {
  return {
    do: 'due',
    due: {
      id,
      action: `gods-and-monsters.${action}`,
      input: { who: creature.id },
      ...texts,
      who: [creature.id],
      must: creature.side === 'party',
    },
  }
}

/** Survival for comparisons; the rest of a pool is added where the house rule says so. Rule GAM-AMB-82. */
export function survivalOf(
  creature: ReadonlyCreature,
  situation: Pick<Situation, 'houseRules'>,
): number {
  const { survival, pool } = pointsOf(creature)
  return survival + (houseRule<boolean>(situation, poolCounts) ? pool : 0)
}

/**
 * Due of a creature that sleeps once its unconscious minutes are over: it wakes or is woken.
 * Rule GAM-INJ-05.
 */
export function wakeDue(creature: ReadonlyCreature): Effect {
  const due = dueOf(creature, wakeId(creature.id), 'wake-up', {
    title: 'Wake',
    why: `${creature.name} is no longer unconscious, but asleep`,
    rule: 'GAM-INJ-05',
    when: 'now',
  })
  return due.do === 'due' ? { ...due, due: { ...due.due, must: false } } : due
}

/** More injuries than what could have taken them. Rules GAM-INJ-07, GAM-AMB-82. */
export function risksDeath(
  creature: ReadonlyCreature,
  situation: Pick<Situation, 'houseRules'>,
): boolean {
  const survival = survivalOf(creature, situation)
  return deathCheckDue({ ...pointsOf(creature), survival }, archetypalInjuries in creature.tags)
}

/** Injuries once more, where the campaign reads the tests of fainting and dying so. Rule GAM-AMB-81. */
export function injuriesAgain(
  creature: ReadonlyCreature,
  situation: Pick<Situation, 'houseRules'>,
): Term {
  const twice = houseRule<boolean>(situation, injuriesTwice)
  return {
    name: 'Injuries, named again',
    value: twice ? 0 - (creature.values.injuries ?? 0) : 0,
    rule: 'GAM-AMB-81',
  }
}

/** Out for as many minutes as injuries, a round at least. Rules GAM-INJ-04, GAM-AMB-25. */
export function fallUnconscious(
  creature: ReadonlyCreature,
  now: number,
  leastMinutes: number,
): Effect[] {
  const minutes = Math.max(leastMinutes, creature.values.injuries ?? 0)
  const until = now + Math.max(round, minutes * minute)
  return [
    ...[fainting, holdingOn]
      .filter((name) => name in creature.conditions)
      .map((name) => condition(creature.id, name, null)),
    condition(creature.id, unconscious, { until, rule: 'GAM-INJ-04' }),
  ]
}

/** When the time of the dying is up. Rules GAM-INJ-10, GAM-INJ-11. */
function endDue(creature: ReadonlyCreature): Omit<Due, 'id'> {
  return {
    action: 'gods-and-monsters.time-is-up',
    input: { who: creature.id },
    title: 'Time runs out',
    why: `${creature.name} dies of these injuries by the end of the scene`,
    rule: 'GAM-INJ-11',
    when: 'now',
    who: [creature.id],
    must: true,
  }
}

/** The clock of the dying; one that runs already is only ever shortened. Rules GAM-INJ-10, GAM-AMB-27. */
export function dyingClock(
  creature: ReadonlyCreature,
  situation: Situation,
  seconds: number,
): Effect[] {
  const { seconds: now } = situation.clock
  const running = situation.timers[dyingId(creature.id)]
  const next = Math.min(running?.next ?? Infinity, now + seconds)
  if (next <= now)
    return [
      ...stopClock(creature.id, situation),
      { do: 'due', due: { id: endId(creature.id), ...endDue(creature) } },
    ]
  const timer: Timer = {
    id: dyingId(creature.id),
    kind: 'effect',
    title: `${creature.name} is dying`,
    bearer: creature.id,
    from: running?.from ?? now,
    next,
    due: endDue(creature),
    rule: 'GAM-INJ-10',
  }
  return [{ do: 'timer', timer }]
}

export function stopClock(id: string, situation: Situation): Effect[] {
  return situation.timers[dyingId(id)] ? [{ do: 'stop timer', timer: dyingId(id) }] : []
}
