import { minute, round } from '../../../clock/clock.ts'
import { timersAt } from '../../../clock/timers.ts'
import {
  choiceIn,
  isTrue,
  numberIn,
  numberOr,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import { valueAfter } from '../../../worked-checks/play.ts'
import { consequences } from '../consequences.ts'
import { dyingTime, rollDeathCheck } from '../harm/death-check.ts'
import { applyDamage, deathCheckDue } from '../harm/points.ts'
import { dying, unconscious } from '../harm/states.ts'
import { maxSpellLevel } from '../magic/casting.ts'
import { npcEndurance } from '../monsters/figures.ts'
import { engageEncounter, fullDayRest, gains, nightRest, wake, type Hurt } from '../rest/figures.ts'
import { creatureWith, plays, situationWith, targetShown } from './play.ts'

/** Harm, fainting and death by the names that worked checks use. */
export const harmOperations: Operations = {
  'gam.applyDamage': (i) =>
    applyDamage(
      {
        pool: numberOr(i, 'pool', 0),
        verve: numberIn(i, 'verve'),
        survival: numberIn(i, 'survival'),
        injuries: numberIn(i, 'injuries'),
      },
      numberIn(i, 'damage'),
      isTrue(i, 'archetypal'),
    ),
  'gam.poolAtRoundEnd': (i) => ({ pool: poolLeft(i) }),
  'gam.faintTest': faints,
  'gam.deathCheckDue': (i) => ({
    due: deathCheckDue(
      {
        injuries: numberIn(i, 'injuries'),
        survival: numberIn(i, 'survival'),
        verve: numberIn(i, 'verve'),
      },
      isTrue(i, 'latest_archetypal'),
    ),
  }),
  'gam.deathCheck': (i) =>
    rollDeathCheck(
      {
        endurance: numberIn(i, 'endurance'),
        injuries: numberIn(i, 'injuries'),
        unconscious: isTrue(i, 'unconscious'),
        fieldBonus: numberOr(i, 'field_bonus', 0),
      },
      numberIn(i, 'guide_d20'),
      numberIn(i, 'player_d20'),
    ),
  'gam.dyingTime': (i) =>
    dyingTime(
      numberIn(i, 'endurance'),
      numberIn(i, 'injuries'),
      numberIn(i, 'minutes_passed'),
      isTrue(i, 'then_unconscious'),
    ),
  'gam.heroicEffort': (i) => {
    const [strength, injuries] = [numberIn(i, 'target_without_injuries'), numberIn(i, 'injuries')]
    const hurt = creatureWith(
      { strength, injuries, level: numberIn(i, 'level') },
      { conditions: { [dying]: {} } },
    )
    const input = { score: 'strength', bonus: 0, mojo: 0 }
    return { target: targetShown(situationWith(i, hurt), 'gods-and-monsters.last-effort', input) }
  },
  'gam.maxSpellLevel': (i) => ({
    level: maxSpellLevel(numberIn(i, 'sorceror_level'), numberIn(i, 'injuries')),
  }),
  'gam.npcEndurance': (i) => ({
    endurance: npcEndurance(numberIn(i, 'level'), numberIn(i, 'per_die_bonus')),
  }),
}

/** A pool that is given in the first round, as its clock has left it when another round is over. */
function poolLeft(check: Values): number {
  const pool = numberIn(check, 'pool')
  const before = situationWith(check, creatureWith({ pool }))
  const input = { points: pool, rounds: numberIn(check, 'ends_after_round') }
  const { effects } = plays(before, 'gods-and-monsters.pool', input)
  const timers = effects.flatMap((effect) => (effect.do === 'timer' ? [effect.timer] : []))
  const ran = timersAt(timers, numberIn(check, 'round') * round)
  const timed = (left: typeof timers) => ({
    ...before,
    timers: Object.fromEntries(left.map((timer) => [timer.id, timer])),
  })
  return valueAfter(consequences(timed(timers), timed(ran)), 'pool', pool)
}

function faints(check: Values): object {
  const situation = situationWith(
    check,
    creatureWith({
      fortitude: numberIn(check, 'fortitude'),
      willpower: numberIn(check, 'willpower'),
      injuries: numberIn(check, 'injuries'),
    }),
  )
  const input = { passes: false }
  const target = targetShown(situation, 'gods-and-monsters.faint', input)
  const { effects } = plays(situation, 'gods-and-monsters.faint', input, [numberIn(check, 'd20')])
  const fall = effects.find((effect) => effect.do === 'condition' && effect.name === unconscious)
  const until = fall?.do === 'condition' ? fall.to?.until : undefined
  return {
    target,
    unconscious: fall !== undefined,
    ...(until === undefined ? {} : { minutes: Math.floor(until / minute) }),
  }
}

function hurtIn(input: Values): Hurt {
  return {
    level: numberIn(input, 'level'),
    survival: numberIn(input, 'survival'),
    maxSurvival: numberIn(input, 'max_survival'),
    injuries: numberIn(input, 'injuries'),
  }
}

/** Rests by the names that worked checks use. */
export const restOperations: Operations = {
  'gam.nightRest': (i) =>
    nightRest(
      { ...hurtIn(i), health: numberIn(i, 'health'), bonus: numberOr(i, 'bonus', 0) },
      numberIn(i, 'd20'),
      choiceIn(i, 'choice', gains),
    ),
  'gam.fullDayRest': (i) => fullDayRest(hurtIn(i), choiceIn(i, 'choice', gains)),
  'gam.wake': (i) => ({ verve: wake(numberIn(i, 'verve'), numberIn(i, 'max_verve')) }),
  'gam.engageEncounter': (i) => ({
    verve: engageEncounter(
      numberIn(i, 'level'),
      numberIn(i, 'verve'),
      numberIn(i, 'max_verve'),
      numberIn(i, 'times_already'),
    ),
  }),
}
