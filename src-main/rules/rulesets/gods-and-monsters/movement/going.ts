import { signed } from '../../../house/trial.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation } from '../../../situation.ts'
import { hurtEffects, isArchetypal } from '../harm/hurt.ts'
import { pointsOf } from '../harm/states.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, tested } from '../checks/trial.ts'
import { halfMovement, outdoorAttack, totalDarkness } from '../house-rules/travel.ts'
import { scoresOf, type Someone } from '../people.ts'
import { calculator, living, testing } from '../reckoning.ts'
import {
  castingMovement,
  chaseBonus,
  darkMovement,
  darknesses,
  walkingMiles,
  type Darkness,
  type TotalReading,
} from './figures.ts'
import { outdoors, pace, runsDouble, speedNames, speeds, timeBase } from './speeds.ts'

/** Movement in what light there is. Rules GAM-MOV-10, GAM-AMB-61, GAM-AMB-75. */
export function movementIn(situation: Situation, movement: number, darkness: Darkness): number {
  const left = darkMovement(movement, darkness, houseRule<TotalReading>(situation, totalDarkness))
  return houseRule(situation, halfMovement) === 'down' ? Math.floor(left) : left
}

const tidy = (figure: number): number => Math.round(figure * 100) / 100

/** A speed worked out for somebody. Rules GAM-MOV-01 to GAM-MOV-06, GAM-MOV-09, GAM-MOV-10. */
export const going = calculator({
  id: 'gods-and-monsters.movement',
  title: 'How fast they go',
  rule: 'GAM-MOV-02',
  phase: 'check',
  slot: 'travel',
  finds: 'movement speed walk jog run sprint dash explore combat yards feet casting horse',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    speed: { kind: 'choice', title: 'At', of: speedNames, default: 'walk' },
    darkness: { kind: 'choice', title: 'By', of: darknesses, default: 'light' },
    open: { kind: 'switch', title: 'On open, safe ground', default: false },
    casting: {
      kind: 'number',
      title: 'Seconds of casting or calling',
      min: 0,
      max: 10,
      default: 0,
    },
  },
  reckon(situation, { who, speed, darkness, open, casting }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const own = creature.values.movement ?? 10
    const movement = castingMovement(movementIn(situation, own, darkness), casting)
    const doubles = creature.kind === 'animal' && runsDouble(creature.name)
    const { yardsPerMinute, feetPerRound } = pace(movement, speed, doubles)
    const base = timeBase(speed, scoresOf(creature).endurance)
    const reactions = open ? outdoors(speed, 'reactions') : speeds[speed].reactions
    const shifted = open && houseRule(situation, outdoorAttack) === true
    const attack = shifted ? outdoors(speed, 'attack') : speeds[speed].attack
    return {
      says: `${tidy(yardsPerMinute)} yards a minute, ${tidy(feetPerRound)} feet a round, for ${base.count} ${base.unit}`,
      terms: [
        { name: 'Movement', value: own, rule: 'GAM-MOV-02' },
        ...(movement === own
          ? []
          : [
              {
                name: 'In the dark, or casting',
                value: movement - own,
                rule: 'GAM-MOV-10' as const,
              },
            ]),
      ],
      why: [
        { name: 'Yards a minute', value: tidy(yardsPerMinute), rule: speeds[speed].rule },
        { name: 'Feet a round', value: tidy(feetPerRound), rule: speeds[speed].rule },
        { name: 'Kept up for', value: `${base.count} ${base.unit}`, rule: 'GAM-MOV-08' },
        {
          name: 'Own reactions',
          value: signed(reactions),
          rule: open ? 'GAM-MOV-05' : 'GAM-MOV-03',
        },
        { name: 'Attacks on them', value: signed(attack), rule: 'GAM-MOV-03' },
        ...(doubles ? [{ name: creature.name, value: 'doubled', rule: 'GAM-EQ-13' as const }] : []),
        ...(speed === 'walk'
          ? [
              {
                name: 'On the road',
                value: `${tidy(walkingMiles(movement))} miles an hour`,
                rule: 'GAM-MOV-09' as const,
              },
            ]
          : []),
      ],
      who: [who],
    }
  },
})

/** One injury that no test of harm asked for: the cost of going on. */
export function strained(situation: Situation, creature: Someone) {
  const was = pointsOf(creature)
  const archetypal = isArchetypal(situation, creature, 'as the rule has it')
  return hurtEffects(creature, { ...was, injuries: was.injuries + 1 }, archetypal)
}

/** On without the rest that is due. Rules GAM-MOV-08, GAM-MOV-12. */
export const pressOn = testing({
  id: 'gods-and-monsters.press-on',
  title: 'Press on without rest',
  rule: 'GAM-MOV-08',
  phase: 'travel',
  slot: 'save',
  finds: 'forced march rest health water salt tired run jog exhaustion',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    reduced: { kind: 'number', title: 'Movement held back by', min: 0, max: 200, default: 0 },
    previous: {
      kind: 'number',
      title: 'Such tests since they rested',
      min: 0,
      max: 100,
      default: 0,
    },
    water: { kind: 'number', title: 'Lack of water or salt', min: 0, max: 4, default: 0 },
  },
  try(situation, { who, reduced, previous, water }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    return {
      who: [creature],
      name: creature.name,
      test: tested(
        'health',
        [
          scoreTerm(creature, 'health'),
          { name: 'Going slower', value: 2 * reduced, rule: 'GAM-MOV-08' },
          { name: 'Tests before', value: -2 * previous, rule: 'GAM-MOV-08' },
          { name: 'Water and salt', value: 0 - water, rule: 'GAM-MOV-08' },
          ...burdens(creature, situation),
        ],
        { rule: 'GAM-MOV-08', success: 'Goes on', failure: 'Goes on with an injury' },
      ),
    }
  },
  ends(situation, { who }, { success }) {
    const creature = situation.creatures[who]
    return success || !creature
      ? { says: 'Goes on' }
      : { says: 'Goes on with an injury', effects: strained(situation, creature) }
  },
})

/** The head start of the faster side of a chase, which is a contest of agility. Rules GAM-CHA-02, GAM-CHA-03. */
export const chase = calculator({
  id: 'gods-and-monsters.chase',
  title: 'Chase: who is faster',
  rule: 'GAM-CHA-03',
  phase: 'check',
  slot: 'flee',
  finds: 'chase pursuit run away agility contest movement bonus',
  asks: {
    who: { kind: 'creature', title: 'Who runs' },
    after: { kind: 'creature', title: 'Who follows' },
  },
  reckon(situation, { who, after }) {
    const [runner, other] = [living(situation, who), living(situation, after)]
    if ('refuses' in runner) return runner
    if ('refuses' in other) return other
    if (runner.id === other.id) return { refuses: 'Nobody chases themselves: choose another.' }
    const [one, two] = [runner.values.movement ?? 10, other.values.movement ?? 10]
    const { faster, bonus } = chaseBonus(one, two)
    const swift = faster === 'a' ? runner.name : other.name
    return {
      says:
        bonus === 0
          ? 'A contest of agility, even by Movement'
          : `A contest of agility, ${swift} at ${signed(bonus)}`,
      terms: [
        { name: runner.name, value: one, rule: 'GAM-CHA-03' },
        { name: other.name, value: two, rule: 'GAM-CHA-03' },
      ],
      why: [{ name: 'Then', value: 'run the contest by agility', rule: 'GAM-CHA-02' }],
      who: [who, after],
    }
  },
})
