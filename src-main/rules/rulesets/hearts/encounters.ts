import { defineAction, type Action, type Ruling } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { figuresOf, type Step } from '../../core/outcome.ts'
import { firstName } from '../../common/names.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Situation } from '../../core/situation.ts'
import { previewTrial, refusal, type Trial } from '../../common/trial.ts'
import { risen, capOf, skillTrial, teaches, testSkill, untrainedPreview } from './checks.ts'
import { theySpeak } from '../../gm/encounters/minds.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import { reaction as reactionRule } from './house-rules/meeting.ts'
import { isDown } from './harm.ts'
import { byDice, previewDice, rolledReaction } from './reaction-dice.ts'
import { fightDue } from './fight-due.ts'
import { languageOf, languages, spokenBy, type Language } from './languages.ts'

const byKind = 'As they speak'
const choices = [byKind, ...languages, 'No one'] as const
type Choice = (typeof choices)[number]

interface Speech {
  speaker: string
  language: Language
  known: Language | null
}

/** Speaker and language: by default the best score in the fitting one; null without talk. Rule E-HRT-26. */
function speechOf(
  situation: Situation,
  speaker: string | undefined,
  choice: Choice,
): Speech | null {
  if (choice === 'No one' || (choice === byKind && isUntalkable(situation))) return null
  const known = languageOf(situation)
  const party = speaker
    ? [speaker]
    : situation.party.filter((id) => situation.creatures[id] && !isDown(situation.creatures[id]))
  const tongues =
    choice !== byKind
      ? [choice]
      : known
        ? [known]
        : languages.filter((language) => language !== 'Ogham')
  const pairs = party.flatMap((id) => tongues.map((language) => ({ speaker: id, language, known })))
  const score = ({ speaker: id, language }: Speech): number =>
    situation.creatures[id]?.skills[language] ?? 0
  return pairs.reduce<Speech | null>(
    (best, pair) => (best === null || score(pair) > score(best) ? pair : best),
    null,
  )
}

function speechTrial(situation: Situation, speech: Speech): Trial {
  const trial = skillTrial(situation, speech.speaker, speech.language, 'HRT-REACT-01')
  return {
    ...trial,
    success: successOf(situation),
    failure: teaches(situation, speech.speaker, speech.language)
      ? `Attack, and ${speech.language} improves to ${risen(trial.score, capOf(situation))}`
      : 'Attack',
  }
}

const react = defineAction({
  id: 'hearts.reaction',
  title: 'Reaction',
  rule: 'HRT-REACT-01',
  phase: 'encounter',
  slot: 'reaction',
  needs: [],
  finds: 'talk parley hail language negotiate',
  asks: {
    speaker: { kind: 'creature', title: 'Who speaks', side: 'party', optional: true },
    language: { kind: 'choice', title: 'Language', of: choices, default: byKind },
  },
  preview(situation, { speaker, language }, at) {
    if (!situation.encounter) return refusal('Nobody has been met. Make an encounter first (E).')
    if (byDice(situation, language)) return previewDice(at.ruling)
    const speech = speechOf(situation, speaker, language)
    if (!speech) return { ...silence(situation), why: unheard(situation).why }
    const untrained = at.ruling.override
      ? null
      : untrainedPreview(situation, speech.speaker, speech.language, 'Attack')
    const shown = untrained ?? previewTrial(speechTrial(situation, speech), at.ruling)
    return { ...shown, why: [...shown.why, ...languageSteps(situation, speech)] }
  },
  *run(situation, { speaker, language }, at) {
    const { encounter } = situation
    if (!encounter)
      return {
        rule: 'HRT-REACT-01',
        what: 'Reaction',
        says: 'Nobody has been met',
        tone: 'plain',
        who: [],
        why: [],
        effects: [],
      }
    if (byDice(situation, language)) return yield* rolledReaction(situation, encounter, at.ruling)
    const speech = speechOf(situation, speaker, language)
    const heard = speech ? yield* speak(situation, speech, at.ruling) : unheard(situation)
    const talks = heard.success && !hasNoLanguage(situation)
    const attitude = talks ? 'may negotiate' : heard.success ? 'wary' : 'hostile'
    return {
      rule: 'HRT-REACT-01',
      what: speech ? whatOf(situation, speech) : `Reaction, ${encounter.title}`,
      says: heard.success ? successOf(situation) : 'They attack',
      tone: heard.success ? 'good' : 'bad',
      who: [
        ...(speech ? [speech.speaker] : []),
        ...(situation.groups[encounter.group]?.members ?? []),
      ],
      ...figuresOf(heard),
      ...(at.ruling.secret ? { secret: true } : {}),
      why: [...heard.why, ...(talks ? [talkStep] : [])],
      effects: [
        ...heard.effects,
        { do: 'encounter', encounter: { ...encounter, attitude } },
        { do: 'settle action', action: 'hearts.reaction' },
        ...(heard.success ? [] : fightDue(situation, encounter)),
      ],
    }
  },
})

/** Options after a successful test: creatures without language can't be talked to. */
function successOf(situation: Situation): string {
  return hasNoLanguage(situation) ? 'Wary, no attack' : 'May negotiate'
}

/** Rule HRT-REACT-03: no table of attitudes follows. */
const talkStep: Step = { name: 'Talk', value: 'what comes of it you judge', rule: 'HRT-REACT-03' }

interface Heard {
  success: boolean
  total?: number
  failedBy?: number
  why: Step[]
  effects: Effect[]
}

/** Without a language there is no talk, and without talk they attack. */
function unheard(situation: Situation): Heard {
  return {
    success: false,
    why: [
      {
        name: isUntalkable(situation) ? 'They have no language' : 'Nobody speaks',
        value: 'they attack',
        rule: 'HRT-REACT-02',
      },
    ],
    effects: [],
  }
}

/** True where the book names no language for them, and they are none that speak. */
function hasNoLanguage(situation: Situation): boolean {
  return languageOf(situation) === null && !theySpeak(situation)
}

/** True where a house rule has no language tested with what has none. */
function isUntalkable(situation: Situation): boolean {
  return houseRule<string>(situation, reactionRule) === 'attack' && hasNoLanguage(situation)
}

function* speak(situation: Situation, speech: Speech, ruling: Ruling): ProcedureOf<Heard> {
  const tried = yield* testSkill(
    situation,
    speech.speaker,
    speech.language,
    speechTrial(situation, speech),
    ruling,
  )
  return { ...tried, why: [...tried.why, ...languageSteps(situation, speech)] }
}

function whatOf(situation: Situation, { speaker, language }: Speech): string {
  const creature = situation.creatures[speaker]
  const first = firstName(creature?.name ?? 'nobody')
  return `Reaction, ${first}, ${language} ${creature?.skills[language] ?? 'untrained'}`
}

function languageSteps(situation: Situation, speech: Speech): Step[] {
  if (speech.known === null)
    return [
      {
        name: 'Their tongue',
        value: `not marked; ${speech.language} was spoken`,
        rule: 'E-HRT-26',
      },
      whoSpeaks(speech),
    ]
  if (speech.known === speech.language)
    return [
      { name: 'Their tongue', value: speech.language, rule: 'HRT-LANG-01' },
      whoSpeaks(speech),
    ]
  return [
    {
      name: 'Their tongue',
      value: `${speech.known}; ${speech.language} was spoken to ${situation.encounter?.title ?? 'them'}`,
      rule: 'HRT-LANG-01',
    },
    whoSpeaks(speech),
  ]
}

function whoSpeaks({ language }: Speech): Step {
  const { says, rule } = spokenBy[language]
  return { name: `${language} is spoken by`, value: says, rule }
}

function silence(situation: Situation): ReturnType<typeof refusal> {
  const mute = isUntalkable(situation)
  return {
    terms: [],
    bars: [],
    why: [],
    verdict: mute ? 'They have no language: they attack' : 'No one speaks: they attack',
    ...(mute ? { scope: { speaker: { idle: true }, language: { idle: true } } } : {}),
    chances: [
      { says: successOf(situation), chance: 0, tone: 'good' },
      { says: 'Attack', chance: 1, tone: 'bad' },
    ],
  }
}

export const encounters: readonly Action[] = [react]
