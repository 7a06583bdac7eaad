import { itIs, numberIn, numberOr, type Operations } from '../../../worked-checks/operations.ts'
import {
  applyDamage,
  deathCheck,
  deathCheckDue,
  dyingTime,
  faintTest,
  heroicEffort,
  maxSpellLevel,
  npcEndurance,
  poolAtRoundEnd,
} from './figures.ts'

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
      itIs(i, 'archetypal'),
    ),
  'gam.poolAtRoundEnd': (i) => ({
    pool: poolAtRoundEnd(
      numberIn(i, 'pool'),
      numberIn(i, 'round'),
      numberIn(i, 'ends_after_round'),
    ),
  }),
  'gam.faintTest': (i) =>
    faintTest(
      {
        fortitude: numberIn(i, 'fortitude'),
        willpower: numberIn(i, 'willpower'),
        injuries: numberIn(i, 'injuries'),
      },
      numberIn(i, 'd20'),
    ),
  'gam.deathCheckDue': (i) => ({
    due: deathCheckDue(
      {
        injuries: numberIn(i, 'injuries'),
        survival: numberIn(i, 'survival'),
        verve: numberIn(i, 'verve'),
      },
      itIs(i, 'latest_archetypal'),
    ),
  }),
  'gam.deathCheck': (i) =>
    deathCheck(
      {
        endurance: numberIn(i, 'endurance'),
        injuries: numberIn(i, 'injuries'),
        unconscious: itIs(i, 'unconscious'),
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
      itIs(i, 'then_unconscious'),
    ),
  'gam.heroicEffort': (i) => ({
    target: heroicEffort(numberIn(i, 'target_without_injuries'), numberIn(i, 'level')),
  }),
  'gam.maxSpellLevel': (i) => ({
    level: maxSpellLevel(numberIn(i, 'sorceror_level'), numberIn(i, 'injuries')),
  }),
  'gam.npcEndurance': (i) => ({
    endurance: npcEndurance(numberIn(i, 'level'), numberIn(i, 'per_die_bonus')),
  }),
}
