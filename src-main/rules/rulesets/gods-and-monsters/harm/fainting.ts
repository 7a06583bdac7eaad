import { minute } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import type { ReactionName } from '../character/abilities.ts'
import { difficultyNames, difficultyTerm, type Difficulty } from '../checks/figures.ts'
import {
  eitherAsk,
  eitherTerm,
  previewTest,
  runTest,
  scoredTest,
  scores,
  scoreTerm,
  type EitherReaction,
  type ScoredTest,
  type ScoreName,
} from '../checks/trial.ts'
import { faintMinutes, staysConscious } from '../house-rules/harm.ts'
import {
  condition,
  faintId,
  fainting,
  fallUnconscious,
  injuriesAgain,
  semiConscious,
  settleDue,
  unconscious,
  wakeId,
} from './states.ts'

/** Fortitude or willpower, as chosen or the better, less injuries once. Rules GAM-INJ-04, GAM-AMB-26, GAM-AMB-81. */
function consciousness(
  creature: ReadonlyCreature,
  situation: Situation,
  chosen: EitherReaction,
): ScoredTest {
  const health = houseRule(situation, staysConscious) === 'health'
  const may: readonly ReactionName[] = health ? ['health'] : ['fortitude', 'willpower']
  const better = eitherTerm(creature, may, chosen)
  return scoredTest(
    better.name.toLowerCase(),
    [
      { ...better, rule: health ? 'GAM-AMB-26' : 'GAM-INJ-04' },
      { name: 'Injuries', value: 0 - (creature.values.injuries ?? 0), rule: 'GAM-INJ-02' },
      injuriesAgain(creature, situation),
    ],
    { rule: 'GAM-INJ-04', success: 'Stays conscious', failure: 'Goes unconscious' },
  )
}

/** Whoever is at 0 survival or newly injured stays awake by a test, or lies down by choice. Rules GAM-INJ-04, GAM-AMB-25. */
export const faint = defineAction({
  id: 'gods-and-monsters.faint',
  title: 'Stay conscious',
  rule: 'GAM-INJ-04',
  phase: 'fight',
  slot: 'save',
  needs: [],
  finds: 'faint unconscious pass out knocked zero survival injuries fortitude willpower',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    reaction: eitherAsk,
    passes: { kind: 'switch', title: 'Passes out by choice', default: false },
  },
  plan(situation, { who, reaction, passes }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who may faint.')
    const { name, conditions } = creature
    if ('dead' in conditions) return refusal(`${name} is dead. Undo, or lift that condition.`)
    if (unconscious in conditions)
      return refusal(`${name} is unconscious already: wake them first.`)
    return { creature, test: consciousness(creature, situation, reaction), passes }
  },
  preview({ creature, test, passes }, situation, at) {
    const shown = previewTest(test, at.ruling)
    const why = [...shown.why, lengthStep(creature, situation)]
    return passes
      ? { ...shown, chances: [], bars: [], verdict: `${creature.name} passes out`, why }
      : { ...shown, why }
  },
  *run({ creature, test, passes }, situation, at) {
    const result = passes
      ? {
          success: false,
          why: [{ name: 'By choice', value: 'no test', rule: 'GAM-INJ-04' as const }],
        }
      : yield* runTest(test, at.ruling)
    const falls = !result.success
    return line(at, {
      rule: 'GAM-INJ-04',
      what: `Stay conscious, ${creature.name}`,
      says: falls
        ? `Goes unconscious${situation.fight ? ' when the round ends' : ''}`
        : 'Stays conscious',
      tone: falls === (creature.side === 'party') ? 'bad' : 'good',
      who: [creature.id],
      ...figuresOf(result),
      why: compact(...result.why, falls && lengthStep(creature, situation)),
      effects: [
        { do: 'settle', due: faintId(creature.id) },
        ...(falls ? faintEffects(creature, situation) : []),
      ],
    })
  },
})

function lengthStep(creature: ReadonlyCreature, situation: Situation): Step {
  const least = houseRule<number>(situation, faintMinutes)
  const minutes = Math.max(least, creature.values.injuries ?? 0)
  return {
    name: 'Unconscious for',
    value: minutes === 0 ? 'the rest of the round' : counted(minutes, 'minute'),
    rule: 'GAM-AMB-25',
  }
}

/** In a fight the fall comes at the end of the round. Rules GAM-INJ-15, GAM-AMB-25. */
function faintEffects(creature: ReadonlyCreature, situation: Situation): Effect[] {
  if (situation.fight)
    return [condition(creature.id, fainting, { fight: true, rule: 'GAM-INJ-04' })]
  return fallUnconscious(
    creature,
    situation.clock.seconds,
    houseRule<number>(situation, faintMinutes),
  )
}

/** A mojo brings the unconscious half round. Rules GAM-INJ-06, GAM-SEM-01. */
export const comeRound = defineAction({
  id: 'gods-and-monsters.come-round',
  title: 'Half awake for a mojo',
  rule: 'GAM-INJ-06',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: ['mojo'],
  finds: 'mojo semi-conscious wake unconscious',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party', begins: [unconscious] },
  },
  plan(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who comes round.')
    if (!(unconscious in creature.conditions))
      return refusal(`${creature.name} is not unconscious: nothing to come round from.`)
    if ((creature.values.mojo ?? 0) < 1)
      return refusal(`${creature.name} has no mojo left: wait until they wake.`)
    return creature
  },
  preview: ({ name }) =>
    plain(`${name} is semi-conscious for 1 mojo`, [
      { name: 'Mojo', value: -1, rule: 'GAM-INJ-06' },
    ]),
  run({ id, name, conditions }, _situation, at) {
    const until = conditions[unconscious]?.until
    return line(at, {
      rule: 'GAM-INJ-06',
      what: `${name} comes half round`,
      says: 'Semi-conscious: moves and answers, and starts nothing',
      tone: 'good',
      who: [id],
      effects: [
        { do: 'change', creature: id, field: 'mojo', by: -1, min: 0 },
        condition(id, unconscious, null),
        condition(id, semiConscious, {
          ...(until === undefined ? {} : { until }),
          rule: 'GAM-SEM-01',
        }),
      ],
    })
  },
})

const ways = ['woken by somebody', 'by a test'] as const

function testOf(creature: ReadonlyCreature, score: ScoreName, difficulty: Difficulty): ScoredTest {
  return scoredTest(
    score,
    [
      { ...scoreTerm(creature, score), rule: 'GAM-INJ-05' },
      difficultyTerm(difficulty),
      { name: 'Injuries', value: 0 - (creature.values.injuries ?? 0), rule: 'GAM-INJ-05' },
    ],
    { rule: 'GAM-INJ-05', success: 'Wakes', failure: 'Sleeps on' },
  )
}

/** Once their minutes are over the unconscious sleep, and wake or are woken as anybody; injuries hinder it. Rule GAM-INJ-05. */
export const wakeUp = defineAction({
  id: 'gods-and-monsters.wake-up',
  title: 'Wake from sleep',
  rule: 'GAM-INJ-05',
  phase: 'fight',
  slot: 'save',
  needs: [],
  finds: 'unconscious asleep rouse wake up sleep gas',
  asks: {
    who: {
      kind: 'creature',
      role: 'actor',
      title: 'Who',
      first: 'party',
      begins: ['asleep', unconscious],
    },
    way: { kind: 'choice', title: 'They are', of: ways, default: 'woken by somebody' },
    score: { kind: 'choice', title: 'By a test of', of: scores, default: 'perception' },
    difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
  },
  plan(situation, { who, way, score, difficulty }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who wakes.')
    const { name, conditions } = creature
    if ('dead' in conditions) return refusal(`${name} is dead: choose somebody who sleeps.`)
    const until = conditions[unconscious]?.until
    if (until !== undefined) {
      const minutes = Math.max(1, Math.ceil((until - situation.clock.seconds) / minute))
      return refusal(
        `${name} is unconscious for ${counted(minutes, 'minute')} more: wait, or bring them half round for a mojo.`,
      )
    }
    if (!('asleep' in conditions || unconscious in conditions))
      return refusal(`${name} is awake already.`)
    const test = way === 'by a test' ? testOf(creature, score, difficulty) : null
    return { creature, way, test }
  },
  preview({ creature, test }, _situation, at) {
    if (test) return previewTest(test, at.ruling)
    const idle = { idle: true } as const
    return { ...plain(`${creature.name} wakes`), scope: { score: idle, difficulty: idle } }
  },
  *run({ creature, way, test }, situation, at) {
    const { id } = creature
    const result = test ? yield* runTest(test, at.ruling) : null
    const wakes = result?.success ?? true
    const effects: Effect[] = [
      ...['asleep', unconscious]
        .filter((name) => name in creature.conditions)
        .map((name) => condition(id, name, null)),
      ...settleDue(situation, wakeId(id)),
    ]
    return line(at, {
      rule: 'GAM-INJ-05',
      what: `${creature.name}, ${way}`,
      says: wakes ? 'Wakes' : 'Sleeps on',
      tone: wakes === (creature.side === 'party') ? 'good' : 'bad',
      who: [id],
      ...(result ? figuresOf(result) : {}),
      why: result?.why ?? [],
      effects: wakes ? effects : [],
    })
  },
})
