import { initiativeAfterReaction } from '../../common/initiative-due.ts'
import { partyOf } from '../../common/sides.ts'
import { isDown } from '../../common/incapacitated.ts'
import { signed, totals } from '../../common/check.ts'
import { type Ruling, defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { line } from '../../core/line.ts'
import { type Step, step } from '../../core/outcome.ts'
import { plain, refusal } from '../../core/preview.ts'
import { rollSummed } from '../../core/procedure.ts'
import type { MeetingRules } from '../../core/ruleset/encounters.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import { attitudeOf } from '../../gm/encounters/minds.ts'
import { isUndead } from './character/people.ts'
import { initiativeDue } from './combat/initiative.ts'
import { woundCount } from './harm/wounds.ts'
import { surprise } from './house-rules/encounters.ts'
import { intelligentUndead } from './house-rules/fight.ts'

/** Surprise and distance of an encounter, from the author's related game. Rules DLVX-ANS-22, DLVX-ANS-23. */
export const encounterRules: MeetingRules = {
  surprise: (situation) =>
    houseRule<string>(situation, surprise) === 'sure'
      ? null
      : { sides: 6, least: 5, most: 6, rule: 'DLVX-ANS-22' },
  distance: () => ({
    indoors: { surprised: '1', aware: '1d4', times: 1, unit: 'moves' },
    outdoors: { surprised: '1d4', aware: '4d6', times: 1, unit: 'moves' },
    rule: 'DLVX-ANS-23',
  }),
}

/**
 * Reaction of the creatures encountered, from 2d6 and modifiers; the ends are open. Rules DLV-REA-01,
 * DLV-REA-02.
 */
export function reactionOf(dice: readonly number[], mod = 0): { total: number; reaction: string } {
  const total = dice.reduce((sum, die) => sum + die, mod)
  const bands = [
    [12, 'Enthusiastic'],
    [9, 'Positive'],
    [6, 'Uncertain'],
    [3, 'Negative'],
  ] as const
  return { total, reaction: bands.find(([from]) => total >= from)?.[1] ?? 'Hostile' }
}

const bands = ['Hostile', 'Negative', 'Uncertain', 'Positive', 'Enthusiastic'] as const
const attitudes: Readonly<Record<string, Encounter['attitude']>> = {
  Hostile: 'hostile',
  Negative: 'wary',
  Uncertain: 'may negotiate',
  Positive: 'friendly',
  Enthusiastic: 'friendly',
}

/**
 * Steps when the undead are hostile without a roll, else null; for intelligent ones by house rule. Rules
 * DLV-MOR-04, E-DLV-20.
 */
function sureHostile(situation: Situation): Step[] | null {
  const members = situation.groups[situation.encounter?.group ?? '']?.members ?? []
  const them = members.flatMap((id) => situation.creatures[id] ?? [])
  const [first] = them
  if (!first || !them.every(isUndead)) return null
  const hostile: Step = step('The undead', 'always hostile', 'DLV-MOR-04')
  if (!('intelligent' in first.tags)) return [hostile]
  if (houseRule<string>(situation, intelligentUndead) === 'all') return null
  return [hostile, step('It thinks', 'it can be reasoned with', 'E-DLV-20')]
}

function speakerOf(situation: Situation, who: string | undefined): ReadonlyCreature | undefined {
  return (
    (who ? situation.creatures[who] : undefined) ??
    partyOf(situation).find((one) => !isDown(one) && one.kind !== 'animal')
  )
}

/** Modifier of −1 for each scar of the speaker. Rules DLV-WND-02, E-DLV-15. */
function scars(speaker: ReadonlyCreature | undefined): { mod: number; why: Step[] } {
  const count = speaker ? woundCount(speaker, 'Gruesome Scars') : 0
  return {
    mod: -count,
    why: speaker
      ? [step(`Scars of ${speaker.name}`, count === 0 ? 'none' : signed(-count), 'E-DLV-15')]
      : [],
  }
}

/** Reaction to the party, led by a speaker. Rules DLV-REA-01, DLV-REA-02. */
export const reaction = defineAction({
  id: 'delve.reaction',
  title: 'Reaction',
  rule: 'DLV-REA-01',
  phase: 'encounter',
  slot: 'reaction',
  finds: 'talk parley hail attitude mood negotiate',
  asks: {
    speaker: {
      kind: 'creature',
      role: 'actor',
      title: 'Who leads the talk',
      side: 'party',
      optional: true,
    },
  },
  prefill: (situation) => ({ speaker: speakerOf(situation, undefined)?.id }),
  plan(situation, { speaker }) {
    const { encounter } = situation
    if (!encounter) return refusal('Nobody has been met. Make an encounter first (E).')
    const leads = speakerOf(situation, speaker)
    return { encounter, sure: sureHostile(situation), leads, scarred: scars(leads) }
  },
  preview({ encounter, sure, scarred }, _situation, at) {
    if (sure)
      return {
        ...plain(`${areHostile(encounter)}: nothing is rolled`, [], sure),
        chances: [{ says: 'Hostile', chance: 1, tone: 'bad' }],
      }
    return { ...odds(scarred.mod, at.ruling), why: [...unrolled, ...scarred.why] }
  },
  *run({ encounter, sure, leads, scarred }, situation, at) {
    const members = situation.groups[encounter.group]?.members ?? []
    const what = `Reaction, ${encounter.title}`
    if (sure)
      return line(at, {
        rule: 'DLV-MOR-04',
        what,
        says: 'Hostile',
        tone: 'bad',
        who: [...members],
        why: sure,
        effects: moodEffects(situation, encounter, 'Hostile'),
      })
    const dice = yield* rollSummed('2d6', 6, 2)
    const came = reactionOf(dice, scarred.mod + at.ruling.adjust)
    const ruled = ruledReaction(at.ruling)
    const says = ruled ?? came.reaction
    return line(at, {
      rule: 'DLV-REA-01',
      what: leads ? `${what}, ${leads.name} speaks` : what,
      says,
      tone: says === 'Hostile' ? 'bad' : says === 'Negative' ? 'plain' : 'good',
      who: [...(leads ? [leads.id] : []), ...members],
      total: came.total,
      why: [
        step('2d6', came.total, 'DLV-REA-01'),
        ...scarred.why,
        ...(at.ruling.adjust === 0
          ? []
          : [{ name: '±', value: `${signed(at.ruling.adjust)} by the GM` }]),
        ...(ruled ? [{ name: 'Ruled by the GM', value: says }] : []),
      ],
      effects: moodEffects(situation, encounter, says),
    })
  },
})

const unrolled: Step[] = [
  step('Met', 'their mood is not known', 'DLV-REA-02'),
  step('2d6', 'high is friendly', 'DLV-REA-01'),
]

function ruledReaction({ override }: Ruling): string | undefined {
  if (!override) return undefined
  return override === 'success' ? 'Positive' : 'Hostile'
}

/** Exact chances of the five bands. */
function odds(mod: number, ruling: Ruling) {
  const bars = totals(2, 6).map(({ total, chance }) => ({
    face: total,
    chance,
    leads: bands.findIndex((band) => band === reactionOf([total], mod + ruling.adjust).reaction),
  }))
  return {
    ...plain(`2d6${mod === 0 ? '' : ` ${signed(mod)}`}: high is friendly`),
    terms: mod === 0 ? [] : [step('Scars', mod, 'E-DLV-15')],
    bars,
    chances: bands.map((says, at) => ({
      says,
      chance: bars.filter(({ leads }) => leads === at).reduce((all, bar) => all + bar.chance, 0),
      tone: at === 0 ? ('bad' as const) : at > 2 ? ('good' as const) : ('plain' as const),
    })),
  }
}

function areHostile({ title, number }: NonNullable<Situation['encounter']>): string {
  return `${title} ${number === 1 ? 'is' : 'are'} hostile`
}

/** Records the attitude rolled; when hostile, makes initiative due, which the GM may dismiss. */
function moodEffects(
  situation: Situation,
  encounter: NonNullable<Situation['encounter']>,
  says: string,
): Effect[] {
  const attitude = attitudeOf(situation, attitudes[says] ?? 'unknown')
  return [
    { do: 'encounter', encounter: { ...(encounter as Encounter), attitude } },
    { do: 'settle action', action: 'delve.reaction' },
    ...initiativeAfterReaction(
      situation,
      says === 'Hostile' ? initiativeDue(areHostile(encounter), 'DLV-REA-01') : null,
    ),
  ]
}
