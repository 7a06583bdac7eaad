import { defineAction } from '../../../action.ts'
import { minute, round } from '../../../clock/clock.ts'
import type { Effect } from '../../../effects.ts'
import { plain, refusal } from '../../../house/trial.ts'
import { counted } from '../../../house/words.ts'
import { line } from '../../../line.ts'
import { rollOne } from '../../../procedure.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Due, Situation, Timer } from '../../../situation.ts'
import { minor } from '../abilities.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, tested } from '../checks/trial.ts'
import { hurtEffects, isArchetypal } from '../harm/hurt.ts'
import { pointsOf } from '../harm/states.ts'
import { restingBreath } from '../house-rules/hazards.ts'
import { scoresOf, type Someone } from '../people.ts'
import { living, testing } from '../reckoning.ts'
import { suffocationBuffer } from './figures.ts'

const testAction = 'gods-and-monsters.suffocation-test'
const timerId = (id: string): string => `breath:${id}`

function testDue(creature: Someone): Omit<Due, 'id'> {
  return {
    action: testAction,
    input: { who: creature.id, due: '' },
    title: 'Out of air',
    why: `${creature.name} has no air left`,
    rule: 'GAM-SUF-02',
    when: 'now',
    who: [creature.id],
    must: true,
  }
}

function breathTimer(
  creature: Someone,
  situation: Situation,
  rounds: number,
  resting: boolean,
): Timer {
  const { seconds } = situation.clock
  const slow = resting && houseRule(situation, restingBreath) === 'both'
  const every = slow ? 2 * minute : minute
  return {
    id: timerId(creature.id),
    kind: 'effect',
    title: `${creature.name} holds their breath`,
    bearer: creature.id,
    from: seconds,
    next: seconds + (rounds === 0 ? every : rounds * round),
    every,
    due: testDue(creature),
    counts: { tests: 0 },
    rule: 'GAM-SUF-01',
  }
}

/** Air runs out for somebody: rounds of breath, then a test each minute. Rules GAM-SUF-01, GAM-SUF-03, GAM-AMB-63. */
export const noAir = defineAction({
  id: 'gods-and-monsters.no-air',
  title: 'Hold breath',
  rule: 'GAM-SUF-01',
  phase: 'check',
  slot: 'timer',
  needs: [],
  finds: 'suffocation drown water underwater smoke strangle air breath',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    prepared: { kind: 'switch', title: 'Took a breath first', default: false },
    resting: { kind: 'switch', title: 'Keeps wholly still', default: false },
  },
  preview(situation, { who, prepared, resting }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return refusal(creature.refuses)
    const { endurance } = scoresOf(creature)
    const terms = prepared
      ? [{ name: 'Endurance', value: endurance, rule: 'GAM-SUF-01' as const }]
      : [{ name: 'Endurance', value: minor(endurance), rule: 'GAM-SUF-01' as const }]
    const rounds = (d4: number) => suffocationBuffer({ prepared, d4, endurance, resting })
    return plain(
      prepared
        ? `${counted(rounds(0), 'round')} of breath`
        : `${rounds(1)} to ${counted(rounds(4), 'round')} of breath, by d4`,
      terms,
      resting ? [{ name: 'At rest', value: 'twice as long', rule: 'GAM-SUF-03' }] : [],
    )
  },
  *run(situation, { who, prepared, resting }, at) {
    const creature = living(situation, who)
    if ('refuses' in creature)
      return line(at, { rule: 'GAM-SUF-01', what: 'Hold breath', says: creature.refuses })
    const d4 = prepared ? 0 : yield* rollOne('breath', 4)
    const { endurance } = scoresOf(creature)
    const rounds = suffocationBuffer({ prepared, d4, endurance, resting })
    const effects: Effect[] = [
      { do: 'timer', timer: breathTimer(creature, situation, rounds, resting) },
    ]
    if (rounds === 0)
      effects.push({
        do: 'due',
        due: {
          id: `breath-due:${who}`,
          ...testDue(creature),
          input: { who, due: `breath-due:${who}` },
        },
      })
    return line(at, {
      rule: 'GAM-SUF-01',
      what: `Hold breath, ${creature.name}`,
      says: `${counted(rounds, 'round')} of air`,
      tone: rounds === 0 ? 'bad' : 'plain',
      who: [who],
      total: rounds,
      why: [
        ...(prepared ? [] : [{ name: 'd4', value: d4, rule: 'GAM-SUF-01' as const }]),
        {
          name: 'Endurance',
          value: prepared ? endurance : minor(endurance),
          rule: 'GAM-SUF-01',
        },
      ],
      effects,
    })
  },
})

/** Out of air: a health test, one harder each time, or an injury. Rule GAM-SUF-02. */
export const suffocationTest = testing({
  id: testAction,
  title: 'Out of air',
  rule: 'GAM-SUF-02',
  phase: 'check',
  slot: 'save',
  finds: 'suffocation drown health injury breath',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    due: { kind: 'due', title: 'What it settles', optional: true },
    earlier: {
      kind: 'number',
      title: 'Tests before, not counted here',
      min: 0,
      max: 100,
      default: 0,
    },
  },
  try(situation, { who, earlier }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const before = (situation.timers[timerId(who)]?.counts?.tests ?? 0) + earlier
    return {
      who: [creature],
      name: creature.name,
      test: tested(
        'health',
        [
          scoreTerm(creature, 'health'),
          { name: 'Tests before', value: 0 - before, rule: 'GAM-SUF-02' },
          ...burdens(creature, situation, 'health'),
        ],
        { rule: 'GAM-SUF-02', success: 'Holds out', failure: 'An injury' },
      ),
    }
  },
  ends(situation, { who, due }, { success }) {
    const creature = situation.creatures[who]
    const timer = situation.timers[timerId(who)]
    if (!creature) return { says: 'Nobody' }
    const was = pointsOf(creature)
    const archetypal = isArchetypal(situation, creature, 'as the rule has it')
    const counted: Effect[] = timer
      ? [
          {
            do: 'timer',
            timer: {
              ...timer,
              due: testDue(creature),
              counts: { tests: (timer.counts?.tests ?? 0) + 1 },
            },
          },
        ]
      : []
    return {
      says: success ? 'Holds out a minute more' : 'An injury',
      effects: [
        ...(due ? [{ do: 'settle' as const, due }] : []),
        ...counted,
        ...(success
          ? []
          : hurtEffects(creature, { ...was, injuries: was.injuries + 1 }, archetypal)),
      ],
    }
  },
})

/** Air again: nothing runs out any more. Rule GAM-SUF-01. */
export const breathe = defineAction({
  id: 'gods-and-monsters.breathe',
  title: 'Breathe again',
  rule: 'GAM-SUF-01',
  phase: 'check',
  slot: 'settle',
  needs: [],
  finds: 'air surface suffocation breath stop',
  asks: { who: { kind: 'creature', title: 'Who' } },
  preview(situation, { who }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return refusal(creature.refuses)
    return situation.timers[timerId(who)]
      ? plain(`${creature.name} has air again`)
      : refusal(`${creature.name} is not without air: use Hold breath when they are.`)
  },
  *run(situation, { who }, at) {
    const name = situation.creatures[who]?.name ?? 'Nobody'
    return line(at, {
      rule: 'GAM-SUF-01',
      what: `Breathe again, ${name}`,
      says: 'Has air',
      tone: 'good',
      who: [who],
      effects: [
        { do: 'stop timer', timer: timerId(who) },
        { do: 'settle action', action: testAction, who },
      ],
    })
  },
})
