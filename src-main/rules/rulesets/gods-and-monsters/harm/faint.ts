import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { ReactionName } from '../abilities.ts'
import { scoreTerm } from '../checks/scores.ts'
import { previewTest, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { faintMinutes, staysConscious } from '../house-rules/injury.ts'
import {
  condition,
  faintId,
  fainting,
  goesUnconscious,
  injuriesAgain,
  unconscious,
} from './states.ts'

/** Fortitude or willpower, the better of them, less injuries once. Rules GAM-INJ-04, GAM-AMB-26, GAM-AMB-81. */
function consciousness(creature: ReadonlyCreature, situation: Situation): ScoredTest {
  const health = houseRule(situation, staysConscious) === 'health'
  const may: readonly ReactionName[] = health ? ['health'] : ['fortitude', 'willpower']
  const [better = scoreTerm(creature, 'fortitude')] = may
    .map((reaction) => scoreTerm(creature, reaction))
    .sort((one, other) => other.value - one.value)
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

function refusedOf(creature: ReadonlyCreature | undefined): string | null {
  if (!creature) return 'Choose who may faint.'
  if ('dead' in creature.conditions)
    return `${creature.name} is dead. Undo, or lift that condition.`
  return unconscious in creature.conditions
    ? `${creature.name} is unconscious already: wake them first.`
    : null
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
    who: { kind: 'creature', title: 'Who', first: 'party' },
    passes: { kind: 'switch', title: 'Passes out by choice', default: false },
  },
  preview(situation, { who, passes }, at) {
    const creature = situation.creatures[who]
    const refused = refusedOf(creature)
    if (refused || !creature) return refusal(refused ?? '')
    const shown = previewTest(consciousness(creature, situation), at.ruling)
    const why = [...shown.why, lengthStep(creature, situation)]
    return passes
      ? { ...shown, chances: [], bars: [], verdict: `${creature.name} passes out`, why }
      : { ...shown, why }
  },
  *run(situation, { who, passes }, at) {
    const creature = situation.creatures[who]
    if (!creature || refusedOf(creature))
      return line(at, { rule: 'GAM-INJ-04', what: 'Stay conscious', says: 'Nobody rolled' })
    const tried = passes
      ? {
          success: false,
          why: [{ name: 'By choice', value: 'no test', rule: 'GAM-INJ-04' as const }],
        }
      : yield* runTest(consciousness(creature, situation), at.ruling)
    const falls = !tried.success
    return line(at, {
      rule: 'GAM-INJ-04',
      what: `Stay conscious, ${creature.name}`,
      says: falls
        ? `Goes unconscious${situation.fight ? ' when the round ends' : ''}`
        : 'Stays conscious',
      tone: falls === (creature.side === 'party') ? 'bad' : 'good',
      who: [who],
      ...figuresOf(tried),
      why: [...tried.why, ...(falls ? [lengthStep(creature, situation)] : [])],
      effects: [
        { do: 'settle', due: faintId(who) },
        ...(falls ? falling(creature, situation) : []),
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
function falling(creature: ReadonlyCreature, situation: Situation): Effect[] {
  if (situation.fight)
    return [condition(creature.id, fainting, { fight: true, rule: 'GAM-INJ-04' })]
  return goesUnconscious(
    creature,
    situation.clock.seconds,
    houseRule<number>(situation, faintMinutes),
  )
}
