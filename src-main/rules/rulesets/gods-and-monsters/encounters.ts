import { isDown } from '../../common/incapacitated.ts'
import { defineAction, type Action } from '../../core/action.ts'
import { line } from '../../core/line.ts'
import { figuresOf } from '../../core/outcome.ts'
import { refusal } from '../../core/preview.ts'
import type { MeetingRules } from '../../core/ruleset/encounters.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import { attitudeOf, groupHasLanguage } from '../../gm/encounters/minds.ts'
import { partyOf } from './character/people.ts'
import {
  difficultyNames,
  difficultyTerm,
  fieldBonusTerm,
  type Difficulty,
} from './checks/figures.ts'
import {
  burdens,
  creatureTest,
  previewTest,
  runTest,
  scoreTerm,
  targetOf,
  type ScoredTest,
} from './checks/trial.ts'

/** Creature chosen to speak, else the able party member with the best charisma. */
function speakerOf(situation: Situation, who: string | undefined): ReadonlyCreature | undefined {
  const said = who ? situation.creatures[who] : undefined
  const [best] = partyOf(situation)
    .filter((one) => !isDown(one) && one.kind !== 'animal')
    .sort((one, other) => charismaOf(situation, other) - charismaOf(situation, one))
  return said ?? best
}

/** Target of a charisma test, with the creature’s burdens. */
function charismaOf(situation: Situation, creature: ReadonlyCreature): number {
  return targetOf([scoreTerm(creature, 'charisma'), ...burdens(creature, situation, 'charisma')])
}

function testOf(
  situation: Situation,
  speaker: ReadonlyCreature,
  { difficulty, bonus }: { difficulty: Difficulty; bonus: number },
): ScoredTest {
  return creatureTest(speaker, situation, 'charisma', {
    rule: 'GAMX-ENC-10',
    success: groupHasLanguage(situation) ? 'May be talked with' : 'Wary; they have no language',
    failure: 'Keep their distance, or worse',
    scoreRule: 'GAMX-ENC-10',
    terms: [difficultyTerm(difficulty), fieldBonusTerm(bonus)],
  })
}

/** Reaction of strangers: the book leaves it to the Guide; a charisma test of who speaks is our ruling. Rule GAMX-ENC-10. */
const reaction = defineAction({
  id: 'gods-and-monsters.reaction',
  title: 'First meeting',
  rule: 'GAMX-ENC-10',
  phase: 'encounter',
  slot: 'reaction',
  finds: 'talk parley hail attitude mood negotiate strangers charisma',
  asks: {
    speaker: {
      kind: 'creature',
      role: 'actor',
      title: 'Who speaks',
      side: 'party',
      optional: true,
    },
    difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
    bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
  },
  plan(situation, input) {
    const { encounter } = situation
    if (!encounter) return refusal('Nobody has been met. Make an encounter first (E).')
    const speaker = speakerOf(situation, input.speaker)
    return speaker
      ? { encounter, speaker, test: testOf(situation, speaker, input) }
      : refusal('Nobody of the party can speak: choose who does.')
  },
  preview: ({ test }, _situation, at) => previewTest(test, at.ruling),
  *run({ encounter, speaker, test }, situation, at) {
    const result = yield* runTest(test, at.ruling)
    const attitude = result.success ? attitudeOf(situation, 'may negotiate') : 'wary'
    return line(at, {
      rule: 'GAMX-ENC-10',
      what: `First meeting, ${encounter.title}`,
      says: attitude === 'may negotiate' ? `${speaker.name} may talk with them` : 'They are wary',
      tone: result.success ? 'good' : 'bad',
      who: [speaker.id, ...(situation.groups[encounter.group]?.members ?? [])],
      ...figuresOf(result),
      why: result.why,
      effects: [
        { do: 'encounter', encounter: { ...(encounter as Encounter), attitude } },
        { do: 'settle action', action: 'gods-and-monsters.reaction' },
      ],
    })
  },
})

export const encounters: readonly Action[] = [reaction]

/**
 * Encounter rules: no group surprise, as each tests perception in the fight, and no distance. Rule
 * GAM-CMB-02.
 */
export const encounterRules: MeetingRules = { surprise: () => null, distance: () => null }
