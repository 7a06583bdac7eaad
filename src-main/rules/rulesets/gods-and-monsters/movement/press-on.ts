import { minute, round } from '../../../clock/clock.ts'
import { counted } from '../../../core/words.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest } from '../checks/trial.ts'
import { hurtEffects, isArchetypal } from '../harm/hurt.ts'
import { pointsOf } from '../harm/states.ts'
import { scoresOf } from '../people.ts'
import { living, testing } from '../reckoning.ts'
import { speedNames, speeds, timeBase, type SpeedName } from './speeds.ts'
import { goesOn, timesGoneOn } from './weariness.ts'

/** Effects of one injury from going on without rest. */
export function strained(situation: Situation, creature: ReadonlyCreature) {
  const was = pointsOf(creature)
  const archetypal = isArchetypal(situation, creature, 'as the rule has it')
  return hurtEffects(creature, { ...was, injuries: was.injuries + 1 }, archetypal)
}

/** Seconds that a creature can keep up a speed. Rule GAM-MOV-02. */
function keepsUp(creature: ReadonlyCreature, speed: SpeedName): number {
  const { count, unit } = timeBase(speed, scoresOf(creature).endurance)
  return count * (unit === 'minutes' ? minute : round)
}

/** Tests going on without the rest that is due. Rules GAM-MOV-08, GAM-MOV-12. */
export const pressOn = testing({
  id: 'gods-and-monsters.press-on',
  title: 'Press on without rest',
  rule: 'GAM-MOV-08',
  phase: 'travel',
  slot: 'save',
  needs: ['health'],
  finds: 'forced march rest health water salt tired run jog exhaustion',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    at: { kind: 'choice', title: 'They go on at', of: speedNames, default: 'explore' },
    reduced: { kind: 'number', title: 'Movement held back by', min: 0, max: 200, default: 0 },
    previous: {
      kind: 'number',
      title: 'Such tests since they rested, not counted here',
      min: 0,
      max: 100,
      default: 0,
    },
    water: { kind: 'number', title: 'Lack of water or salt', min: 0, max: 4, default: 0 },
  },
  try(situation, { who, at: speed, reduced, previous, water }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const before = timesGoneOn(creature) + previous
    return {
      who: [creature],
      name: creature.name,
      test: scoredTest(
        'health',
        [
          scoreTerm(creature, 'health'),
          { name: 'Going slower', value: 2 * reduced, rule: 'GAM-MOV-08' },
          { name: 'Tests before', value: -2 * before, rule: 'GAM-MOV-08' },
          { name: 'Water and salt', value: 0 - water, rule: 'GAM-MOV-08' },
          ...burdens(creature, situation, 'health'),
        ],
        { rule: 'GAM-MOV-08', success: 'Goes on', failure: 'Goes on with an injury' },
      ),
      why: [
        { name: 'For', value: inWords(keepsUp(creature, speed)), rule: speeds[speed].rule },
        ...(speed === 'jog'
          ? [
              {
                name: 'Jogging',
                value: 'about two quarts of water an hour',
                rule: 'GAM-MOV-08' as const,
              },
            ]
          : []),
      ],
    }
  },
  ends(situation, { who, at: speed }, { success }) {
    const creature = situation.creatures[who]
    if (!creature) return { says: 'Nobody goes on' }
    const on = goesOn(situation, creature, keepsUp(creature, speed))
    return success
      ? { says: 'Goes on', effects: on }
      : { says: 'Goes on with an injury', effects: [...on, ...strained(situation, creature)] }
  },
})

function inWords(seconds: number): string {
  return seconds % minute === 0
    ? counted(seconds / minute, 'minute')
    : counted(seconds / round, 'round')
}
