import { defineAction, type Action } from '../../core/action.ts'
import { attitudeOf, theySpeak } from '../../gm/encounters/minds.ts'
import { refusal } from '../../common/trial.ts'
import { line } from '../../core/line.ts'
import { figuresOf } from '../../core/outcome.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import {
  difficultyNames,
  difficultyTerm,
  fieldBonusTerm,
  type Difficulty,
} from './checks/figures.ts'
import { scoreTerm } from './checks/scores.ts'
import {
  burdens,
  previewTest,
  targetOf,
  scoredTest,
  runTest,
  type ScoredTest,
} from './checks/trial.ts'
import { partyOf } from './people.ts'

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
  return scoredTest(
    'charisma',
    [
      { ...scoreTerm(speaker, 'charisma'), rule: 'GAMX-ENC-10' },
      difficultyTerm(difficulty),
      fieldBonusTerm(bonus),
      ...burdens(speaker, situation, 'charisma'),
    ],
    {
      rule: 'GAMX-ENC-10',
      success: theySpeak(situation) ? 'May be talked with' : 'Wary; they have no language',
      failure: 'Keep their distance, or worse',
    },
  )
}

/** Strangers met: the book leaves it to the Guide; a charisma test of who speaks is our ruling. Rule GAMX-ENC-10. */
const meet = defineAction({
  id: 'gods-and-monsters.reaction',
  title: 'First meeting',
  rule: 'GAMX-ENC-10',
  phase: 'encounter',
  slot: 'reaction',
  needs: [],
  finds: 'talk parley hail attitude mood negotiate strangers charisma',
  asks: {
    speaker: { kind: 'creature', title: 'Who speaks', side: 'party', optional: true },
    difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
    bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
  },
  preview(situation, input, at) {
    if (!situation.encounter) return refusal('Nobody has been met. Make an encounter first (E).')
    const speaker = speakerOf(situation, input.speaker)
    if (!speaker) return refusal('Nobody of the party can speak: choose who does.')
    return previewTest(testOf(situation, speaker, input), at.ruling)
  },
  *run(situation, input, at) {
    const { encounter } = situation
    const speaker = speakerOf(situation, input.speaker)
    if (!encounter || !speaker)
      return line(at, { rule: 'GAMX-ENC-10', what: 'First meeting', says: 'Nobody has been met' })
    const tried = yield* runTest(testOf(situation, speaker, input), at.ruling)
    const attitude = tried.success ? attitudeOf(situation, 'may negotiate') : 'wary'
    return line(at, {
      rule: 'GAMX-ENC-10',
      what: `First meeting, ${encounter.title}`,
      says: attitude === 'may negotiate' ? `${speaker.name} may talk with them` : 'They are wary',
      tone: tried.success ? 'good' : 'bad',
      who: [speaker.id, ...(situation.groups[encounter.group]?.members ?? [])],
      ...figuresOf(tried),
      why: tried.why,
      effects: [
        { do: 'encounter', encounter: { ...(encounter as Encounter), attitude } },
        { do: 'settle action', action: 'gods-and-monsters.reaction' },
      ],
    })
  },
})

export const meetings: readonly Action[] = [meet]
