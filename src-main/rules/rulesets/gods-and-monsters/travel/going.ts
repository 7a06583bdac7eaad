import { step } from '../../../core/outcome.ts'
import { compact } from '../../../common/compact.ts'
import { signed } from '../../../common/check.ts'
import { isRefusal, type Term } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { milesOf } from '../../../travel/journey.ts'
import { scoresOf } from '../character/people.ts'
import { calculator, livingCreature } from '../checks/actions.ts'
import { targetOf } from '../checks/trial.ts'
import { bound, concentrating, immobilized, psychic } from '../combat/marks.ts'
import { psychicMovement } from '../house-rules/fight.ts'
import { flyingDay, outdoorAttack } from '../house-rules/travel.ts'
import { movementOf } from '../load.ts'
import { toHundredths } from '../scales.ts'
import {
  castingMovement,
  dailyMiles,
  darknesses,
  movementIn,
  outdoorModifier,
  pace,
  runsAtDouble,
  speedNames,
  speeds,
  timeBase,
  walkingMiles,
} from './movement.ts'

/**
 * Movement penalty of psychic conflict, concentration or a hold, the worst of them alone. Rules GAM-PSY-06,
 * GAM-CNC-01, GAM-CMB-29, GAM-CMB-30.
 */
function hampered(
  situation: Pick<Situation, 'houseRules'>,
  { conditions }: Pick<ReadonlyCreature, 'conditions'>,
  movement: number,
): Term[] {
  const quarter = houseRule<string>(situation, psychicMovement) === 'quarter'
  const parts: readonly (Omit<Term, 'value'> & { state: string; keeps: number })[] = [
    { state: immobilized, name: 'Immobilized', keeps: 0, rule: 'GAM-CMB-29' },
    { state: bound, name: 'Bound', keeps: 0, rule: 'GAM-CMB-30' },
    { state: psychic, name: 'A mind at war', keeps: quarter ? 1 / 4 : 1 / 2, rule: 'GAM-PSY-06' },
    { state: concentrating, name: 'Concentrating', keeps: 1 / 2, rule: 'GAM-CNC-01' },
  ]
  // The worst of them counts: none is said to come on top of another.
  const [worst] = parts
    .filter(({ state }) => state in conditions)
    .sort((one, other) => one.keeps - other.keeps)
  if (!worst || movement === 0) return []
  const { name, keeps, rule } = worst
  return [{ name, value: movement * keeps - movement, ...(rule ? { rule } : {}) }]
}

/** A speed worked out for somebody. Rules GAM-MOV-01 to GAM-MOV-06, GAM-MOV-09, GAM-MOV-10. */
export const movementFigures = calculator({
  id: 'gods-and-monsters.movement',
  title: 'How fast they go',
  rule: 'GAM-MOV-02',
  phase: 'check',
  slot: 'travel',
  finds: 'movement speed walk jog run sprint dash explore combat yards feet casting horse',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    speed: { kind: 'choice', title: 'At', of: speedNames, default: 'walk' },
    darkness: { kind: 'choice', title: 'By', of: darknesses, default: 'light' },
    open: {
      kind: 'switch',
      title: 'On open, safe ground',
      default: false,
      also: ['outdoors', 'outside', 'road'],
    },
    casting: {
      kind: 'number',
      title: 'Seconds of casting or calling',
      min: 0,
      max: 10,
      default: 0,
    },
  },
  plan(situation, { who, speed, darkness, open, casting }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const own = movementOf(creature, situation)
    const lit = movementIn(situation, own, darkness)
    const states = hampered(situation, creature, lit)
    const free = lit + targetOf(states)
    const movement = castingMovement(free, casting)
    const doubles = creature.kind === 'animal' && runsAtDouble(creature.name)
    const { yardsPerMinute, feetPerRound } = pace(movement, speed, doubles)
    const base = timeBase(speed, scoresOf(creature).endurance)
    const reactions = open ? outdoorModifier(speed, 'reactions') : speeds[speed].reactions
    const shifted = open && houseRule(situation, outdoorAttack) === true
    const attack = shifted ? outdoorModifier(speed, 'attack') : speeds[speed].attack
    return {
      says: `${toHundredths(yardsPerMinute)} yards a minute, ${toHundredths(feetPerRound)} feet a round, for ${base.count} ${base.unit}`,
      terms: compact(
        step('Movement', own, 'GAM-MOV-02'),
        lit !== own && step('In the dark', lit - own, 'GAM-MOV-10'),
        ...states,
        movement !== free && step('Casting', movement - free, 'GAM-MOV-06'),
      ),
      why: compact(
        situation.fight && step('In a fight', 'only combat speed or a dash', 'GAM-MOV-01'),
        { name: 'Yards a minute', value: toHundredths(yardsPerMinute), rule: speeds[speed].rule },
        { name: 'Feet a round', value: toHundredths(feetPerRound), rule: speeds[speed].rule },
        step('Kept up for', `${base.count} ${base.unit}`, 'GAM-MOV-08'),
        {
          name: 'Own reactions',
          value: signed(reactions),
          rule: open ? 'GAM-MOV-05' : 'GAM-MOV-03',
        },
        step('Attacks on them', signed(attack), 'GAM-MOV-03'),
        doubles && step(creature.name, 'doubled', 'GAM-EQ-13'),
        speed === 'walk' &&
          step(
            'On the road',
            `${toHundredths(walkingMiles(movement))} miles an hour`,
            'GAM-MOV-09',
          ),
      ),
      who: [who],
    }
  },
})

/** Distance flown in a number of hours. Rules GAM-MOV-13, GAM-AMB-62. */
export const flying = calculator({
  id: 'gods-and-monsters.flying',
  title: 'Fly a long way',
  rule: 'GAM-MOV-13',
  phase: 'check',
  slot: 'travel',
  finds: 'flight wings miles hour day air',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    hours: { kind: 'number', title: 'Hours', min: 1, max: 24, default: 8 },
  },
  plan(situation, { who, hours }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const movement = creature.values.movement ?? 10
    const byWalker = houseRule(situation, flyingDay) === 'eight times'
    const miles = byWalker ? (8 * dailyMiles(movement, 'ideal') * hours) / 8 : movement * hours
    return {
      says: `${milesOf(miles)} in ${counted(hours, 'hour')}`,
      terms: [step('Movement', movement, 'GAM-MOV-13')],
      who: [who],
    }
  },
})
