import { hour, minute, round } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import { holdingOn } from '../../../common/incapacitated.ts'
import type { Effect } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { faintMinutes, npcDeathRolls, verveStands } from '../house-rules/harm.ts'
import {
  beyondHelp,
  condition,
  deathDue,
  deathId,
  dying,
  dyingClock,
  dyingId,
  endId,
  faintDue,
  faintId,
  fainting,
  fallUnconscious,
  isPlayers,
  risksDeath,
  semiConscious,
  settleDue,
  stopClock,
  survivalOf,
  unconscious,
  wakeDue,
  wakeId,
} from './states.ts'

/** Consequences of a creature's changes, whatever hurt or healed it. */
export function bodyConsequences(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((is) => {
    const was = before.creatures[is.id]
    if (was === is || was === undefined) return []
    if ('dead' in is.conditions) return 'dead' in was.conditions ? [] : clearDead(is, after)
    return [
      ...holdOnEffects(was, is),
      ...faintAndDeathDues(was, is, after),
      ...(unconscious in is.conditions ? settleDue(after, faintId(is.id)) : []),
      ...slowDyingClock(was, is, after),
      ...endRecovered(was, is, after),
      ...wakeDues(was, is, after),
    ]
  })
}

/** On their feet at 0 survival, unless they lie unconscious. Rule GAM-INJ-04. */
function holdOnEffects(was: ReadonlyCreature, is: ReadonlyCreature): Effect[] {
  const lies = (is.values.hp ?? 1) <= 0
  const up = lies && !(unconscious in is.conditions) && !('asleep' in is.conditions)
  const marked = holdingOn in is.conditions
  if (up === marked || (was.values.hp === is.values.hp && was.conditions === is.conditions))
    return []
  return [condition(is.id, holdingOn, up ? { rule: 'GAM-INJ-04' } : null)]
}

/** Newly at 0 survival, or newly injured. Rules GAM-INJ-01, GAM-INJ-04, GAM-INJ-07, GAM-AMB-79. */
function faintAndDeathDues(
  was: ReadonlyCreature,
  is: ReadonlyCreature,
  after: Situation,
): Effect[] {
  const emptied = !isSpent(was, after) && isSpent(is, after)
  const injured = (is.values.injuries ?? 0) > (was.values.injuries ?? 0)
  const why = injured
    ? `${is.name} has new injuries, ${is.values.injuries ?? 0} in all`
    : spentText(is)
  const rolls = isPlayers(is) || houseRule<boolean>(after, npcDeathRolls)
  return compact(
    (emptied || injured) && !(unconscious in is.conditions) && faintDue(is, why),
    injured && rolls && !(beyondHelp in is.conditions) && risksDeath(is, after) && deathDue(is),
  )
}

const spentText = ({ name }: ReadonlyCreature): string => `${name} is at 0 survival`

/** At zero survival as the campaign counts it; somebody without survival points never is. Rules GAM-AMB-79, GAM-AMB-82. */
function isSpent(creature: ReadonlyCreature, situation: Situation): boolean {
  if (creature.values.hp === undefined) return false
  const verve = houseRule<boolean>(situation, verveStands) ? (creature.values.verve ?? 0) : 0
  return survivalOf(creature, situation) <= 0 && verve <= 0
}

/** The minutes of the dying become hours once they lie unconscious. Rule GAM-INJ-10. */
function slowDyingClock(was: ReadonlyCreature, is: ReadonlyCreature, after: Situation): Effect[] {
  const timer = after.timers[dyingId(is.id)]
  const newly = unconscious in is.conditions && !(unconscious in was.conditions)
  if (!timer || !newly || !(dying in is.conditions)) return []
  const minutes = Math.max(0, Math.floor((timer.next - after.clock.seconds) / minute))
  return [...stopClock(is.id, after), ...dyingClock(is, { ...after, timers: {} }, minutes * hour)]
}

/**
 * Ends what healing leaves without a cause: the dying of those without injuries, the death check of those whose
 * survival matches their injuries again, and the faint test of those above 0 survival who were not injured.
 * Rules GAM-INJ-04, GAM-INJ-07, GAM-INJ-10.
 */
function endRecovered(was: ReadonlyCreature, is: ReadonlyCreature, after: Situation): Effect[] {
  const cured = (was.values.injuries ?? 0) > 0 && (is.values.injuries ?? 0) <= 0
  const awake =
    !isSpent(is, after) &&
    ((is.values.injuries ?? 0) <= 0 || after.dues[faintId(is.id)]?.why === spentText(is))
  return [
    ...(cured && dying in is.conditions && !(beyondHelp in is.conditions)
      ? [condition(is.id, dying, null), ...stopClock(is.id, after)]
      : []),
    ...compact(!risksDeath(is, after) && deathId(is.id), awake && faintId(is.id)).flatMap((due) =>
      settleDue(after, due),
    ),
  ]
}

/** Their minutes are over, or they are awake again; in the course of an hour they wake by themselves. Rule GAM-INJ-05. */
function wakeDues(was: ReadonlyCreature, is: ReadonlyCreature, after: Situation): Effect[] {
  const until = was.conditions[unconscious]?.until
  const { seconds } = after.clock
  const over = until !== undefined && until <= seconds && seconds < until + hour
  if (over && !(unconscious in is.conditions) && !(semiConscious in is.conditions))
    return [condition(is.id, 'asleep', { rule: 'GAM-INJ-05' }), wakeDue(is)]
  const woke = 'asleep' in was.conditions && !('asleep' in is.conditions)
  return woke ? settleDue(after, wakeId(is.id)) : []
}

/**
 * Stops what runs in a dead body, such as poison or suffocation, and settles its dues.
 * Rules GAM-INJ-12, GAM-AIL-04, GAM-SUF-02.
 */
function stopBodyTimers(is: ReadonlyCreature, after: Situation): Effect[] {
  const runs = Object.values(after.timers).filter(
    ({ bearer, kind, due }) => bearer === is.id && kind === 'effect' && due?.must === true,
  )
  const actions = new Set(runs.flatMap(({ due }) => due?.action ?? []))
  return [
    ...runs
      .filter(({ id }) => id !== dyingId(is.id))
      .map(({ id }): Effect => ({ do: 'stop timer', timer: id })),
    ...Object.values(after.dues)
      .filter(({ action, who }) => actions.has(action) && who.length === 1 && who[0] === is.id)
      .map(({ id }): Effect => ({ do: 'settle', due: id })),
  ]
}

/** Clears the conditions, dues and timers that no longer apply to the dead. */
function clearDead(is: ReadonlyCreature, after: Situation): Effect[] {
  return [
    ...[holdingOn, fainting, unconscious, dying, beyondHelp]
      .filter((name) => name in is.conditions)
      .map((name) => condition(is.id, name, null)),
    ...[faintId, deathId, endId, wakeId].flatMap((idOf) => settleDue(after, idOf(is.id))),
    ...stopClock(is.id, after),
    ...stopBodyTimers(is, after),
  ]
}

/** Creatures that fainted in the round go unconscious at its end, also where the clock alone passes it. Rules GAM-INJ-15, GAM-AMB-25. */
export function roundEndFaints(before: Situation, after: Situation): Effect[] {
  const over =
    before.fight &&
    (!after.fight ||
      after.fight.round > before.fight.round ||
      after.clock.seconds - before.clock.seconds >= round)
  if (!over) return []
  const least = houseRule<number>(after, faintMinutes)
  return Object.values(after.creatures)
    .filter(({ conditions }) => fainting in conditions)
    .flatMap((creature) => fallUnconscious(creature, after.clock.seconds, least))
}
