import { initiativeAfterReaction } from '../../../common/initiative-due.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { firstName } from '../../../common/names.ts'
import { defineAction, type Ruling } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step, step } from '../../../core/outcome.ts'
import { plain, refusal, type Preview } from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import type { Encounter } from '../../../core/state/encounter.ts'
import { groupHasLanguage } from '../../../gm/encounters/minds.ts'
import { planSkillTest, previewSkillTest, runSkillTest, type SkillTest } from '../checks.ts'
import { initiativeDue } from '../combat/initiative.ts'
import { reaction as reactionRule } from '../house-rules/checks.ts'
import { languageOf, languages, spokenBy, type Language } from './languages.ts'
import { previewDice, rollReaction, type Reacted } from './reaction-dice.ts'

const byKind = 'As they speak'
const choices = [byKind, ...languages, 'No one'] as const

interface Parley {
  encounter: Readonly<Encounter>
  /** True where the book names no language for them, and they are none that speak. */
  mute: boolean
  /** True when a house rule has no language tested with the mute. */
  shunned: boolean
  /** Text of a successful test: the mute can't be talked to. */
  success: string
  /** Test of a language with its steps; null without talk. */
  speech: { test: SkillTest; steps: Step[] } | null
}

export const reaction = defineAction({
  id: 'hearts.reaction',
  title: 'Reaction',
  rule: 'HRT-REACT-01',
  phase: 'encounter',
  slot: 'reaction',
  finds: 'talk parley hail language negotiate',
  asks: {
    speaker: {
      kind: 'creature',
      role: 'actor',
      title: 'Who speaks',
      side: 'party',
      optional: true,
    },
    language: { kind: 'choice', title: 'Language', of: choices, default: byKind },
  },
  plan(situation, { speaker, language }) {
    const { encounter } = situation
    if (!encounter) return refusal('Nobody has been met. Make an encounter first (E).')
    const theirs = languageOf(situation)
    const mute = theirs === null && !groupHasLanguage(situation)
    const reading = houseRule<string>(situation, reactionRule)
    const shunned = reading === 'attack' && mute
    const byDice = reading === '2d6' && theirs === null && language === byKind
    const success = mute ? 'Wary, no attack' : 'May negotiate'
    const tongues = tonguesFor(language, theirs, shunned)
    const speech = byDice ? null : speechOf(situation, speaker, tongues, theirs, success)
    return { encounter, byDice, mute, shunned, success, speech }
  },
  preview({ byDice, ...parley }, _situation, { ruling }) {
    if (byDice) return previewDice(ruling)
    const { speech } = parley
    if (!speech) return silence(parley)
    const shown = previewSkillTest(speech.test, ruling)
    return { ...shown, why: [...shown.why, ...speech.steps] }
  },
  *run({ byDice, ...parley }, situation, at) {
    const { encounter, speech } = parley
    const reacted = byDice
      ? yield* rollReaction(situation, at.ruling)
      : yield* talk(parley, at.ruling)
    const attacks = reacted.attitude === 'hostile'
    return line(at, {
      rule: reacted.rule,
      what: `Reaction, ${speech ? spoken(speech.test) : encounter.title}`,
      says: reacted.says,
      tone: reacted.tone,
      who: [
        ...(speech ? [speech.test.creature.id] : []),
        ...(situation.groups[encounter.group]?.members ?? []),
      ],
      ...figuresOf(reacted),
      why: reacted.why,
      effects: [
        ...reacted.effects,
        { do: 'encounter', encounter: { ...encounter, attitude: reacted.attitude } },
        { do: 'settle action', action: 'hearts.reaction' },
        ...initiativeAfterReaction(
          situation,
          attacks ? initiativeDue(`They attack: ${encounter.title}`, 'HRT-REACT-02') : null,
        ),
      ],
    })
  },
})

/** Languages to try: the one chosen, else theirs, else all that are spoken. Rule E-HRT-26. */
function tonguesFor(chosen: string, theirs: Language | null, shunned: boolean): Language[] {
  if (chosen !== byKind) return languages.filter((language) => language === chosen)
  if (shunned) return []
  return theirs ? [theirs] : languages.filter((language) => language !== 'Ogham')
}

/** Speech of the given speaker, or of whoever of the party speaks one of the tongues best. Rule E-HRT-26. */
function speechOf(
  situation: Situation,
  speaker: string | undefined,
  tongues: readonly Language[],
  theirs: Language | null,
  success: string,
): Parley['speech'] {
  const [best] = (speaker ? [speaker] : situation.party)
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter((creature) => speaker || !isDown(creature))
    .flatMap((creature) => tongues.map((tongue) => ({ creature, tongue })))
    .map((pair) => ({ ...pair, score: pair.creature.skills[pair.tongue] ?? 0 }))
    .toSorted((one, other) => other.score - one.score)
  if (!best) return null
  const { creature, tongue } = best
  const ends = { rule: 'HRT-REACT-01', success, failure: 'Attack' } as const
  return {
    test: planSkillTest(situation, creature, tongue, ends),
    steps: languageSteps(situation, tongue, theirs),
  }
}

function languageSteps(situation: Situation, tongue: Language, theirs: Language | null): Step[] {
  const { says, rule } = spokenBy[tongue]
  const encounterTitle = situation.encounter?.title ?? 'them'
  return [
    theirs === null
      ? step('Their language', `not marked; ${tongue} was spoken`, 'E-HRT-26')
      : step(
          'Their language',
          theirs === tongue ? tongue : `${theirs}; ${tongue} was spoken to ${encounterTitle}`,
          'HRT-LANG-01',
        ),
    { name: `${tongue} is spoken by`, value: says, rule },
  ]
}

function spoken({ creature: { name, skills }, skill }: SkillTest): string {
  return `${firstName(name)}, ${skill} ${skills[skill] ?? 'untrained'}`
}

/** Without a language there is no talk, and without talk they attack. Rule HRT-REACT-02. */
function silenceStep({ shunned }: Parley): Step {
  return step(shunned ? 'They have no language' : 'Nobody speaks', 'they attack', 'HRT-REACT-02')
}

function silence(parley: Parley): Preview {
  const { shunned, success } = parley
  return {
    ...plain(
      shunned ? 'They have no language: they attack' : 'No one speaks: they attack',
      [],
      [silenceStep(parley)],
    ),
    ...(shunned ? { scope: { speaker: { idle: true }, language: { idle: true } } } : {}),
    chances: [
      { says: success, chance: 0, tone: 'good' },
      { says: 'Attack', chance: 1, tone: 'bad' },
    ],
  }
}

/** No table of attitudes follows. Rule HRT-REACT-03. */
const talkStep: Step = step('Talk', 'you judge what follows', 'HRT-REACT-03')

function* talk(parley: Parley, ruling: Ruling): ProcedureOf<Reacted> {
  const { mute, success, speech } = parley
  const attack = {
    rule: 'HRT-REACT-01',
    says: 'They attack',
    tone: 'bad',
    attitude: 'hostile',
  } as const
  if (!speech) return { ...attack, why: [silenceStep(parley)], effects: [] }
  const speechResult = yield* runSkillTest(speech.test, ruling)
  const why = [...speechResult.why, ...speech.steps]
  if (!speechResult.success) return { ...speechResult, ...attack, why }
  return {
    ...speechResult,
    rule: 'HRT-REACT-01',
    says: success,
    tone: 'good',
    attitude: mute ? 'wary' : 'may negotiate',
    why: mute ? why : [...why, talkStep],
  }
}
