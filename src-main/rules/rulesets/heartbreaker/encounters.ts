import { initiativeAfterReaction } from '../../common/initiative-due.ts'
import { defineAction, type Ruling } from '../../core/action.ts'
import { plain, refusal, type Preview, type RefusedPreview } from '../../core/preview.ts'
import type { Effect } from '../../core/effects.ts'
import { attitudeOf } from '../../gm/encounters/minds.ts'
import { signed } from '../../common/check.ts'
import { line } from '../../core/line.ts'
import { type Step, step } from '../../core/outcome.ts'
import { rollOne } from '../../core/procedure.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import type { MeetingRules } from '../../core/ruleset/encounters.ts'
import { modOf, partyOf } from './character/people.ts'
import { initiativeDue } from './combat/initiative.ts'

/** Reactions from worst to best, each with the highest total that yields it. Rule HBK-REA-01. */
const moods = [
  { mood: 'Aggressive', upTo: 4, says: 'attacks at once' },
  { mood: 'Greedy', upTo: 7, says: 'wants gold, food or a toll' },
  { mood: 'Defensive', upTo: 10, says: 'armed; fights only if attacked' },
  { mood: 'Cautious', upTo: 13, says: 'avoids a fight' },
  { mood: 'Nonplussed', upTo: 16, says: 'takes no notice' },
  { mood: 'Open', upTo: Infinity, says: 'will talk, trade or help' },
] as const

type Mood = (typeof moods)[number]['mood']

/** Reaction by a d20 and the CHA modifier of the apparent leader. Rule HBK-REA-01. */
export function reaction(d20: number, chaModifier: number): { total: number; reaction: Mood } {
  const total = d20 + chaModifier
  return { total, reaction: moods.find(({ upTo }) => total <= upTo)?.mood ?? 'Open' }
}

const attitudes: Readonly<Record<Mood, Encounter['attitude']>> = {
  Aggressive: 'hostile',
  Greedy: 'may negotiate',
  Defensive: 'wary',
  Cautious: 'wary',
  Nonplussed: 'may negotiate',
  Open: 'friendly',
}

/**
 * Apparent leader of the party: the one named, else the first still standing, beasts aside. Rule HBK-REA-02.
 */
function leaderOf(situation: Situation, who: string | undefined): ReadonlyCreature | undefined {
  return (
    (who ? situation.creatures[who] : undefined) ??
    partyOf(situation).find((one) => !isDown(one) && one.kind !== 'animal')
  )
}

interface Reaction {
  encounter: NonNullable<Situation['encounter']>
  leads: ReadonlyCreature | undefined
  cha: number
}

/** Reaction roll: d20 and the leader’s CHA. Rules HBK-REA-01, HBK-REA-02. */
export const reactionRoll = defineAction({
  id: 'heartbreaker.reaction',
  title: 'Reaction',
  rule: 'HBK-REA-01',
  phase: 'encounter',
  slot: 'reaction',
  finds: 'talk parley hail attitude mood negotiate strangers',
  asks: {
    leader: {
      kind: 'creature',
      role: 'actor',
      title: 'Who seems to lead',
      side: 'party',
      optional: true,
    },
  },
  prefill: (situation) => ({ leader: leaderOf(situation, undefined)?.id }),
  plan(situation, { leader }): Reaction | RefusedPreview {
    const { encounter } = situation
    if (!encounter) return refusal('Nobody has been met. Make an encounter first (E).')
    const leads = leaderOf(situation, leader)
    return { encounter, leads, cha: leads ? modOf(leads, 'CHA') : 0 }
  },
  preview: (planned, _situation, at) => ({
    ...reactionOdds(planned, at.ruling),
    why: leaderSteps(planned),
  }),
  *run(planned, situation, at) {
    const { encounter, leads, cha } = planned
    const ruled = ruledMood(at.ruling)
    const came = ruled
      ? { reaction: ruled, total: undefined, why: [{ name: 'Ruled by the GM', value: ruled }] }
      : yield* rollReaction(cha, at.ruling)
    const mood = moods.find((each) => each.mood === came.reaction)
    const members = situation.groups[encounter.group]?.members ?? []
    return line(at, {
      rule: 'HBK-REA-01',
      what: `Reaction, ${encounter.title}${leads ? `, ${leads.name} leads` : ''}`,
      says: `${came.reaction}: ${mood?.says ?? ''}`,
      tone: came.reaction === 'Aggressive' ? 'bad' : came.reaction === 'Open' ? 'good' : 'plain',
      who: [...(leads ? [leads.id] : []), ...members],
      ...(came.total === undefined ? {} : { total: came.total }),
      why: [...came.why, ...leaderSteps(planned)],
      effects: moodEffects(situation, encounter, came.reaction),
    })
  },
})

function* rollReaction(cha: number, ruling: Ruling) {
  const d20 = yield* rollOne('reaction', 20)
  const came = reaction(d20, cha + ruling.adjust)
  const why: Step[] = [
    step('d20', d20, 'HBK-REA-01'),
    ...(cha === 0 ? [] : [step('CHA', signed(cha), 'HBK-ATTR-08')]),
    ...(ruling.adjust === 0 ? [] : [{ name: '±', value: `${signed(ruling.adjust)} by the GM` }]),
  ]
  return { ...came, why }
}

function leaderSteps({ leads }: Reaction): Step[] {
  return leads ? [step('Seems to lead', leads.name, 'HBK-REA-02')] : []
}

function ruledMood({ override }: Ruling): Mood | null {
  if (!override) return null
  return override === 'success' ? 'Open' : 'Aggressive'
}

/** Exact chances of the six moods. */
function reactionOdds({ leads, cha }: Reaction, ruling: Ruling): Preview {
  const bars = Array.from({ length: 20 }, (_, at) => {
    const { reaction: mood } = reaction(at + 1, cha + ruling.adjust)
    return {
      face: at + 1,
      chance: 1 / 20,
      leads: moods.findIndex((each) => each.mood === (ruledMood(ruling) ?? mood)),
    }
  })
  return {
    ...plain(
      `d20${cha === 0 ? '' : ` ${signed(cha)}`}: high is friendly`,
      leads && cha !== 0 ? [step(`CHA of ${leads.name}`, cha, 'HBK-ATTR-08')] : [],
    ),
    bars,
    chances: moods.map(({ mood }, at) => ({
      says: mood,
      chance: bars.filter(({ leads }) => leads === at).length / 20,
      tone: mood === 'Aggressive' ? 'bad' : mood === 'Open' ? 'good' : 'plain',
    })),
  }
}

/** Records the attitude rolled; when aggressive, makes initiative due, which the GM may dismiss. */
function moodEffects(situation: Situation, encounter: Reaction['encounter'], mood: Mood): Effect[] {
  const attacks = mood === 'Aggressive'
  return [
    {
      do: 'encounter',
      encounter: { ...(encounter as Encounter), attitude: attitudeOf(situation, attitudes[mood]) },
    },
    { do: 'settle action', action: 'heartbreaker.reaction' },
    ...initiativeAfterReaction(
      situation,
      attacks ? initiativeDue(`They attack at once: ${encounter.title}`, 'HBK-REA-01') : null,
    ),
  ]
}

/**
 * Encounters roll neither surprise nor distance: the first initiative dice decide surprise, and the book
 * has no distances; cover stands in for them. Rules HBK-INIT-02, HBKX-GAP-08.
 */
export const encounterRules: MeetingRules = { surprise: () => null, distance: () => null }
