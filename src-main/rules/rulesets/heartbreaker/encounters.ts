import { defineAction, type Action, type Preview, type Ruling } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { attitudeOf } from '../../gm/encounters/minds.ts'
import { plain, refusal, signed } from '../../common/trial.ts'
import { line } from '../../core/line.ts'
import type { Step } from '../../core/outcome.ts'
import { rollOne } from '../../core/procedure.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import { modOf, partyOf } from './people.ts'
import { moods, reaction, type Mood } from './reaction.ts'

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

/** Reaction roll: d20 and the leader’s CHA. Rules HBK-REA-01, HBK-REA-02. */
const reacting = defineAction({
  id: 'heartbreaker.reaction',
  title: 'Reaction',
  rule: 'HBK-REA-01',
  phase: 'encounter',
  slot: 'reaction',
  needs: [],
  finds: 'talk parley hail attitude mood negotiate strangers',
  asks: {
    leader: { kind: 'creature', title: 'Who seems to lead', side: 'party', optional: true },
  },
  preview(situation, { leader }, at) {
    if (!situation.encounter) return refusal('Nobody has been met. Make an encounter first (E).')
    const leads = leaderOf(situation, leader)
    return { ...odds(leads ? modOf(leads, 'CHA') : 0, leads, at.ruling), why: ledBy(leads) }
  },
  *run(situation, { leader }, at) {
    const { encounter } = situation
    if (!encounter)
      return line(at, { rule: 'HBK-REA-01', what: 'Reaction', says: 'Nobody has been met' })
    const leads = leaderOf(situation, leader)
    const cha = leads ? modOf(leads, 'CHA') : 0
    const ruled = ruledMood(at.ruling)
    const came = ruled
      ? { reaction: ruled, total: undefined, why: [{ name: 'Ruled by the GM', value: ruled }] }
      : yield* rolled(cha, at.ruling)
    const mood = moods.find((each) => each.mood === came.reaction)
    const members = situation.groups[encounter.group]?.members ?? []
    return line(at, {
      rule: 'HBK-REA-01',
      what: `Reaction, ${encounter.title}${leads ? `, ${leads.name} leads` : ''}`,
      says: `${came.reaction}: ${mood?.says ?? ''}`,
      tone: came.reaction === 'Aggressive' ? 'bad' : came.reaction === 'Open' ? 'good' : 'plain',
      who: [...(leads ? [leads.id] : []), ...members],
      ...(came.total === undefined ? {} : { total: came.total }),
      why: [...came.why, ...ledBy(leads)],
      effects: moodEffects(situation, encounter, came.reaction),
    })
  },
})

function* rolled(cha: number, ruling: Ruling) {
  const d20 = yield* rollOne('reaction', 20)
  const came = reaction(d20, cha + ruling.adjust)
  const why: Step[] = [
    { name: 'd20', value: d20, rule: 'HBK-REA-01' },
    ...(cha === 0 ? [] : [{ name: 'CHA', value: signed(cha), rule: 'HBK-ATTR-08' as const }]),
    ...(ruling.adjust === 0 ? [] : [{ name: '±', value: `${signed(ruling.adjust)} by the GM` }]),
  ]
  return { ...came, why }
}

function ledBy(leader: ReadonlyCreature | undefined): Step[] {
  return leader ? [{ name: 'Seems to lead', value: leader.name, rule: 'HBK-REA-02' }] : []
}

function ruledMood({ override }: Ruling): Mood | null {
  if (!override) return null
  return override === 'success' ? 'Open' : 'Aggressive'
}

/** Exact chances of the six moods. */
function odds(cha: number, leader: ReadonlyCreature | undefined, ruling: Ruling): Preview {
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
      leader && cha !== 0
        ? [{ name: `CHA of ${leader.name}`, value: cha, rule: 'HBK-ATTR-08' }]
        : [],
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
function moodEffects(
  situation: Situation,
  encounter: NonNullable<Situation['encounter']>,
  mood: Mood,
): Effect[] {
  const attacks = mood === 'Aggressive' && !situation.fight
  return [
    {
      do: 'encounter',
      encounter: { ...(encounter as Encounter), attitude: attitudeOf(situation, attitudes[mood]) },
    },
    { do: 'settle action', action: 'heartbreaker.reaction' },
    ...(attacks
      ? [
          {
            do: 'due' as const,
            due: {
              id: 'initiative',
              action: 'heartbreaker.initiative' as const,
              input: {},
              title: 'Initiative',
              why: `They attack at once: ${encounter.title}`,
              rule: 'HBK-REA-01' as const,
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
