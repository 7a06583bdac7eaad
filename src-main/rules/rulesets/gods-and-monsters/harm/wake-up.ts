import { defineAction } from '../../../core/action.ts'
import { minute } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { figuresOf } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { difficultyNames, difficultyTerm, type Difficulty } from '../checks/figures.ts'
import { scores, scoreTerm, type ScoreName } from '../checks/scores.ts'
import { previewTest, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { condition, unconscious, wakeId } from './states.ts'

const ways = ['woken by somebody', 'by a test'] as const

function refusedOf(situation: Situation, who: string): string | null {
  const creature = situation.creatures[who]
  if (!creature) return 'Choose who wakes.'
  const { name, conditions } = creature
  if ('dead' in conditions) return `${name} is dead: choose somebody who sleeps.`
  const until = conditions[unconscious]?.until
  if (until !== undefined) {
    const minutes = Math.max(1, Math.ceil((until - situation.clock.seconds) / minute))
    return `${name} is unconscious for ${counted(minutes, 'minute')} more: wait, or bring them half round for a mojo.`
  }
  return 'asleep' in conditions || unconscious in conditions ? null : `${name} is awake already.`
}

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
    who: { kind: 'creature', title: 'Who', first: 'party' },
    way: { kind: 'choice', title: 'They are', of: ways, default: 'woken by somebody' },
    score: { kind: 'choice', title: 'By a test of', of: scores, default: 'perception' },
    difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
  },
  preview(situation, { who, way, score, difficulty }, at) {
    const creature = situation.creatures[who]
    const refused = refusedOf(situation, who)
    if (refused || !creature) return refusal(refused ?? '')
    if (way === 'by a test') return previewTest(testOf(creature, score, difficulty), at.ruling)
    const idle = { idle: true } as const
    return { ...plain(`${creature.name} wakes`), scope: { score: idle, difficulty: idle } }
  },
  *run(situation, { who, way, score, difficulty }, at) {
    const creature = situation.creatures[who]
    if (!creature || refusedOf(situation, who))
      return line(at, { rule: 'GAM-INJ-05', what: 'Wake', says: 'Nobody woke' })
    const tried =
      way === 'by a test' ? yield* runTest(testOf(creature, score, difficulty), at.ruling) : null
    const wakes = tried?.success ?? true
    const effects: Effect[] = [
      ...['asleep', unconscious]
        .filter((name) => name in creature.conditions)
        .map((name) => condition(who, name, null)),
      ...(situation.dues[wakeId(who)] ? [{ do: 'settle' as const, due: wakeId(who) }] : []),
    ]
    return line(at, {
      rule: 'GAM-INJ-05',
      what: `${creature.name}, ${way}`,
      says: wakes ? 'Wakes' : 'Sleeps on',
      tone: wakes === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...(tried ? figuresOf(tried) : {}),
      why: tried?.why ?? [],
      effects: wakes ? effects : [],
    })
  },
})
