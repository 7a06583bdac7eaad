import { defineAction, type Action, type Ruling } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { attitudeOf } from '../../gm/encounters/minds.ts'
import { plain, refusal, signed, totals } from '../../common/trial.ts'
import type { Step } from '../../core/outcome.ts'
import { rollSummed } from '../../core/procedure.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import { intelligentUndead } from './house-rules/morale.ts'
import { woundCount } from './harm/wounds.ts'
import { line } from './line.ts'
import { isUndead, partyOf } from './people.ts'

/**
 * Reaction of the creatures encountered, from 2d6 and modifiers; the ends are open. Rules DLV-REA-01,
 * DLV-REA-02.
 */
export function reaction(dice: readonly number[], mod = 0): { total: number; reaction: string } {
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
  const met = members.flatMap((id) => situation.creatures[id] ?? [])
  const [first] = met
  if (!first || !met.every(isUndead)) return null
  const hostile: Step = { name: 'The undead', value: 'always hostile', rule: 'DLV-MOR-04' }
  if (!('intelligent' in first.tags)) return [hostile]
  if (houseRule<string>(situation, intelligentUndead) === 'all') return null
  return [hostile, { name: 'It thinks', value: 'it can be reasoned with', rule: 'E-DLV-20' }]
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
      ? [
          {
            name: `Scars of ${speaker.name}`,
            value: count === 0 ? 'none' : signed(-count),
            rule: 'E-DLV-15',
          },
        ]
      : [],
  }
}

const reacting = defineAction({
  id: 'delve.reaction',
  title: 'Reaction',
  rule: 'DLV-REA-01',
  phase: 'encounter',
  slot: 'reaction',
  needs: [],
  finds: 'talk parley hail attitude mood negotiate',
  asks: {
    speaker: { kind: 'creature', title: 'Who leads the talk', side: 'party', optional: true },
  },
  preview(situation, { speaker }, at) {
    if (!situation.encounter) return refusal('Nobody has been met. Make an encounter first (E).')
    const sure = sureHostile(situation)
    if (sure)
      return {
        ...plain(`${situation.encounter.title} are hostile: nothing is rolled`, [], sure),
        chances: [{ says: 'Hostile', chance: 1, tone: 'bad' }],
      }
    const { mod, why } = scars(speakerOf(situation, speaker))
    return { ...odds(mod, at.ruling), why: [...met, ...why] }
  },
  *run(situation, { speaker }, at) {
    const { encounter } = situation
    if (!encounter)
      return line(at, { rule: 'DLV-REA-01', what: 'Reaction', says: 'Nobody has been met' })
    const members = situation.groups[encounter.group]?.members ?? []
    const sure = sureHostile(situation)
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
    const leads = speakerOf(situation, speaker)
    const { mod, why } = scars(leads)
    const dice = yield* rollSummed('2d6', 6, 2)
    const came = reaction(dice, mod + at.ruling.adjust)
    const says = ruled(at.ruling) ?? came.reaction
    return line(at, {
      rule: 'DLV-REA-01',
      what: leads ? `${what}, ${leads.name} speaks` : what,
      says,
      tone: says === 'Hostile' ? 'bad' : says === 'Negative' ? 'plain' : 'good',
      who: [...(leads ? [leads.id] : []), ...members],
      total: came.total,
      why: [
        { name: '2d6', value: came.total, rule: 'DLV-REA-01' },
        ...why,
        ...(at.ruling.adjust === 0
          ? []
          : [{ name: '±', value: `${signed(at.ruling.adjust)} by the GM` }]),
        ...(ruled(at.ruling) ? [{ name: 'Ruled by the GM', value: says }] : []),
      ],
      effects: moodEffects(situation, encounter, says),
    })
  },
})

const met: Step[] = [
  { name: 'Met', value: 'their mood is not known', rule: 'DLV-REA-02' },
  { name: '2d6', value: 'high is friendly', rule: 'DLV-REA-01' },
]

function ruled({ override }: Ruling): string | undefined {
  if (!override) return undefined
  return override === 'success' ? 'Positive' : 'Hostile'
}

/** Exact chances of the five bands. */
function odds(mod: number, ruling: Ruling) {
  const bars = totals(2, 6).map(({ total, chance }) => ({
    face: total,
    chance,
    leads: bands.findIndex((band) => band === reaction([total], mod + ruling.adjust).reaction),
  }))
  return {
    ...plain(`2d6${mod === 0 ? '' : ` ${signed(mod)}`}: high is friendly`),
    terms: mod === 0 ? [] : [{ name: 'Scars', value: mod, rule: 'E-DLV-15' as const }],
    bars,
    chances: bands.map((says, at) => ({
      says,
      chance: bars.filter(({ leads }) => leads === at).reduce((all, bar) => all + bar.chance, 0),
      tone: at === 0 ? ('bad' as const) : at > 2 ? ('good' as const) : ('plain' as const),
    })),
  }
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
    ...(says === 'Hostile' && !situation.fight
      ? [
          {
            do: 'due' as const,
            due: {
              id: 'initiative',
              action: 'delve.initiative' as const,
              input: {},
              title: 'Initiative',
              why: `${encounter.title} are hostile`,
              rule: 'DLV-REA-01' as const,
              when: 'now' as const,
              who: [],
              must: false,
            },
          },
        ]
      : []),
  ]
}

export const meetings: readonly Action[] = [reacting]
