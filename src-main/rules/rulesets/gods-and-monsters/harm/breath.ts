import { minute, round } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { isRefusal, plain, refusal, type Preview } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Due, Timer } from '../../../core/state/due.ts'
import { counted } from '../../../core/words.ts'
import { minor, ourShares, type ShareBonus } from '../character/abilities.ts'
import { scoresOf } from '../character/people.ts'
import { livingCreature, testAction } from '../checks/actions.ts'
import { creatureTest } from '../checks/trial.ts'
import { sharesOf } from '../house-rules/characters.ts'
import { restingBreath } from '../house-rules/hazards.ts'
import { injuryEffects } from './points.ts'

/** Rounds one can go without air. Rules GAM-SUF-01, GAM-SUF-03, GAM-AMB-63. */
export function suffocationBuffer(breath: {
  prepared: boolean
  d4: number
  endurance: number
  resting: boolean
  shares?: ShareBonus
}): number {
  const { endurance, shares = ourShares } = breath
  const rounds = breath.prepared ? endurance : Math.max(0, breath.d4 + minor(endurance, shares))
  return breath.resting ? rounds * 2 : rounds
}

const suffocationAction = 'gods-and-monsters.suffocation-test'
const timerId = (id: string): string => `breath:${id}`

/** Suffocation test that falls due each minute without air. Rule GAM-SUF-02. */
function testDue(creature: ReadonlyCreature): Omit<Due, 'id'> {
  return {
    action: suffocationAction,
    input: { who: creature.id, due: '', times: 1 },
    title: 'Out of air',
    why: `${creature.name} has no air left`,
    rule: 'GAM-SUF-02',
    when: 'now',
    who: [creature.id],
    must: true,
  }
}

/** One test after the other, where several minutes have passed: each is harder. Rule GAM-SUF-02. */
function dueAgain(creature: ReadonlyCreature, id: string, times: number): Effect {
  const due = testDue(creature)
  return { do: 'due', due: { ...due, id, input: { ...due.input, due: id, times } } }
}

/** The clock of somebody’s breath, then of their tests. Rules GAM-SUF-01, GAM-SUF-03, GAM-AMB-63. */
function breathTimer(
  creature: ReadonlyCreature,
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

/** Each face of the d4, and the rounds it gives. */
function byDie(rounds: readonly number[]): Pick<Preview, 'bars' | 'chances'> {
  const different = [...new Set(rounds)]
  return {
    bars: rounds.map((each, at) => ({
      face: at + 1,
      chance: 1 / rounds.length,
      leads: different.indexOf(each),
    })),
    chances: different.map((each) => ({
      says: counted(each, 'round'),
      chance: rounds.filter((one) => one === each).length / rounds.length,
      tone: each === 0 ? 'bad' : 'plain',
    })),
  }
}

/** Air runs out for somebody: rounds of breath, then a test each minute. Rules GAM-SUF-01, GAM-SUF-03, GAM-AMB-63. */
export const holdBreath = defineAction({
  id: 'gods-and-monsters.no-air',
  title: 'Hold breath',
  rule: 'GAM-SUF-01',
  phase: 'check',
  slot: 'timer',
  needs: [],
  finds: 'suffocation drown water underwater smoke strangle air breath',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    prepared: { kind: 'switch', title: 'Took a breath first', default: false },
    resting: { kind: 'switch', title: 'Keeps wholly still', default: false },
  },
  plan(situation, { who, prepared, resting }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const { endurance } = scoresOf(creature)
    const shares = sharesOf(situation)
    return {
      creature,
      prepared,
      resting,
      own: {
        name: 'Endurance',
        value: prepared ? endurance : minor(endurance, shares),
        rule: 'GAM-SUF-01' as const,
      },
      roundsBy: (d4: number) => suffocationBuffer({ prepared, d4, endurance, resting, shares }),
    }
  },
  preview({ prepared, resting, own, roundsBy }) {
    const shown = plain(
      prepared
        ? `${counted(roundsBy(0), 'round')} of breath`
        : `${roundsBy(1)} to ${counted(roundsBy(4), 'round')} of breath, by d4`,
      [own],
      resting ? [{ name: 'At rest', value: 'twice as long', rule: 'GAM-SUF-03' }] : [],
    )
    return prepared ? shown : { ...shown, ...byDie([1, 2, 3, 4].map(roundsBy)) }
  },
  *run({ creature, prepared, resting, own, roundsBy }, situation, at) {
    const who = creature.id
    const d4 = prepared ? 0 : yield* rollOne('breath', 4)
    const rounds = roundsBy(d4)
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
      why: compact(!prepared && { name: 'd4', value: d4, rule: 'GAM-SUF-01' }, own),
      effects,
    })
  },
})

/** Out of air: a health test, one harder each time, or an injury. Rule GAM-SUF-02. */
export const suffocationTest = testAction({
  id: suffocationAction,
  title: 'Out of air',
  rule: 'GAM-SUF-02',
  phase: 'check',
  slot: 'save',
  finds: 'suffocation drown health injury breath',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    due: { kind: 'due', title: 'What it settles', optional: true },
    earlier: {
      kind: 'number',
      title: 'Tests before, not counted here',
      min: 0,
      max: 100,
      default: 0,
    },
    times: { kind: 'number', title: 'Tests due', min: 1, max: 24, default: 1 },
  },
  plan(situation, { who, due, earlier, times }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const timer = situation.timers[timerId(who)]
    const tests = timer?.counts?.tests ?? 0
    return {
      who: [creature],
      name: creature.name,
      test: creatureTest(creature, situation, 'health', {
        rule: 'GAM-SUF-02',
        success: 'Holds out',
        failure: 'An injury',
        terms: [{ name: 'Tests before', value: 0 - tests - earlier, rule: 'GAM-SUF-02' }],
      }),
      ends({ success }) {
        const settled: Effect[] = due ? [{ do: 'settle', due }] : []
        if (due && times > 1) settled.push(dueAgain(creature, due, times - 1))
        const counted: Effect[] = timer
          ? [
              {
                do: 'timer',
                timer: { ...timer, due: testDue(creature), counts: { tests: tests + 1 } },
              },
            ]
          : []
        return success
          ? { says: 'Holds out a minute more', effects: [...settled, ...counted] }
          : {
              says: 'An injury',
              effects: [...settled, ...counted, ...injuryEffects(situation, creature)],
            }
      },
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
  asks: { who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' } },
  plan(situation, { who }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    return situation.timers[timerId(who)]
      ? creature
      : refusal(`${creature.name} is not without air: use Hold breath when they are.`)
  },
  preview: ({ name }) => plain(`${name} has air again`),
  run: ({ id, name }, _situation, at) =>
    line(at, {
      rule: 'GAM-SUF-01',
      what: `Breathe again, ${name}`,
      says: 'Has air',
      tone: 'good',
      who: [id],
      effects: [
        { do: 'stop timer', timer: timerId(id) },
        { do: 'settle action', action: suffocationAction, who: id },
      ],
    }),
})
