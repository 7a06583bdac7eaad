import { signed } from '../../../common/trial.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { targetOf } from '../checks/trial.ts'
import { outdoorAttack } from '../house-rules/travel.ts'
import { movementOf } from '../load.ts'
import { scoresOf } from '../people.ts'
import { calculator, living } from '../reckoning.ts'
import { movementIn } from './dark.ts'
import { hampered } from './hampered.ts'
import { castingMovement, darknesses, walkingMiles } from './figures.ts'
import { outdoors, pace, runsDouble, speedNames, speeds, timeBase } from './speeds.ts'

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
    who: { kind: 'creature', title: 'Who', first: 'party' },
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
    const own = movementOf(creature, situation)
    const lit = movementIn(situation, own, darkness)
    const states = hampered(situation, creature, lit)
    const free = lit + targetOf(states)
    const movement = castingMovement(free, casting)
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
        ...(lit === own
          ? []
          : [{ name: 'In the dark', value: lit - own, rule: 'GAM-MOV-10' as const }]),
        ...states,
        ...(movement === free
          ? []
          : [{ name: 'Casting', value: movement - free, rule: 'GAM-MOV-06' as const }]),
      ],
      why: [
        ...(situation.fight
          ? [
              {
                name: 'In a fight',
                value: 'only combat speed or a dash',
                rule: 'GAM-MOV-01' as const,
              },
            ]
          : []),
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
