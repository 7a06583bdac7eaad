import { defineAction, type Action } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { Situation } from '../../core/situation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { asideOf } from './beside.ts'
import { bandEffects, kindOf, titleFor } from './band.ts'
import { membersOf, standingOf } from './met.ts'

type Group = Situation['groups'][string]

/** Splits a group. The new group has no losses; the fallen still count in the old one. Rule GF-GROUP-01. */
const split = defineAction({
  id: 'house.split',
  title: 'Split a group',
  rule: 'GF-GROUP-01',
  phase: 'encounter',
  slot: 'group',
  needs: [],
  finds: 'divide separate detach flank groups two',
  asks: {
    group: { kind: 'group', title: 'Which group' },
    number: { kind: 'number', title: 'How many go', min: 1, max: 59, default: 1 },
  },
  preview(situation, { group, number }) {
    const band = situation.groups[group]
    if (!band) return refusal('Choose a group that is on the table.')
    const standing = standingOf(situation, group).length
    if (standing < 2)
      return refusal(`${band.name}: too few stand to split; two at least must be on their feet.`)
    if (number >= standing)
      return refusal(`${standing} of ${band.name} stand: at most ${standing - 1} can go.`)
    return plain(`${number} go, ${standing - number} stay`)
  },
  *run(situation, { group, number }) {
    yield* []
    const band = situation.groups[group]
    const standing = standingOf(situation, group)
    if (!band || number >= standing.length)
      return gmOutcome('GF-GROUP-01', 'Split', 'Nobody went', [])
    const going = standing.slice(-number).map(({ id }) => id)
    const kind = kindOf(situation, band)
    const id = `g${situation.nextId}`
    const staying = band.members.filter((member) => !going.includes(member))
    const strength = band.strength - number
    const parted = { ...band, name: titleFor(strength, kind), members: staying, strength }
    const effects: Effect[] = [
      {
        do: 'group',
        group: {
          id,
          name: titleFor(number, kind),
          members: going,
          strength: number,
          ...(band.tested ? { tested: { ...band.tested } } : {}),
        },
      },
      ...going.map((creature): Effect => ({ do: 'regroup', creature, group: id })),
      ...bandEffects(situation, parted),
    ]
    return gmOutcome(
      'GF-GROUP-01',
      `Split, ${band.name}`,
      `${titleFor(number, kind)} go their way`,
      effects,
      {
        who: going,
        why: [
          { name: 'Strength', value: `${strength} stay, ${number} go` },
          ...(band.tested
            ? [{ name: 'Morale', value: 'what they have checked for holds for both' }]
            : []),
        ],
      },
    )
  },
})

/**
 * Merges two groups. Strengths and losses add up. Morale checks of the stronger group count as made:
 * fresh troops that take in a beaten band now have losses. Rule GF-GROUP-02.
 */
const merge = defineAction({
  id: 'house.merge',
  title: 'Merge two groups',
  rule: 'GF-GROUP-02',
  phase: 'encounter',
  slot: 'group',
  needs: [],
  finds: 'join together unite groups one',
  asks: {
    into: { kind: 'group', title: 'Which group' },
    group: { kind: 'group', title: 'is joined by' },
  },
  preview(situation, { into, group }) {
    const [to, from] = [situation.groups[into], situation.groups[group]]
    if (!to || !from) return refusal('Choose two groups that are on the table.')
    if (into === group)
      return refusal('Choose two different groups; split one first if there is but one.')
    if (sideOf(situation, into) !== sideOf(situation, group))
      return refusal(`${to.name} and ${from.name} are not on one side.`)
    if (encounterOf(situation, into) !== encounterOf(situation, group))
      return refusal(
        `${to.name} and ${from.name} belong to two encounters: join the encounters first.`,
      )
    return plain(`${to.name} and ${from.name}, ${to.strength + from.strength} strong`)
  },
  *run(situation, { into, group }) {
    yield* []
    const [to, from] = [situation.groups[into], situation.groups[group]]
    if (
      !to ||
      !from ||
      into === group ||
      encounterOf(situation, into) !== encounterOf(situation, group)
    )
      return gmOutcome('GF-GROUP-02', 'Merge', 'Nobody joined', [])
    const strength = to.strength + from.strength
    const kind = kindOf(situation, to)
    const same = kind === kindOf(situation, from)
    const name = same ? titleFor(strength, kind) : `${to.name}, ${lower(from.name)}`
    const tested = testedOf(to, from)
    const members = [...to.members, ...from.members]
    const { encounter } = situation
    const effects: Effect[] = [
      ...from.members.map((creature): Effect => ({ do: 'regroup', creature, group: into })),
      {
        do: 'group',
        group: {
          id: into,
          name,
          members,
          strength,
          ...(Object.keys(tested).length > 0 ? { tested } : {}),
        },
      },
      { do: 'disband', group },
      ...(encounter
        ? [{ do: 'encounter' as const, encounter: met(encounter, into, group, name, strength) }]
        : []),
    ]
    return gmOutcome('GF-GROUP-02', `${from.name} join`, `${name}, ${strength} strong`, effects, {
      who: members,
      why: [{ name: 'Strength', value: `${to.strength} and ${from.strength}` }],
    })
  },
})

function testedOf(one: Group, other: Group): Record<string, true> {
  if (one.strength === other.strength) return { ...one.tested, ...other.tested }
  return { ...(one.strength > other.strength ? one : other).tested }
}

/** Encounter after a merge: group `into` replaces the group that is gone. */
function met(
  encounter: NonNullable<Situation['encounter']>,
  into: string,
  group: string,
  title: string,
  number: number,
): Encounter {
  const first = encounter.group === group ? into : encounter.group
  return { ...encounter, group: first, ...(first === into ? { title, number } : {}) }
}

/** Id of the encounter set aside with this group; undefined for the current one. */
function encounterOf(situation: Situation, group: string): string | undefined {
  return asideOf(situation).find(({ groups: its }) => its.includes(group))?.encounter.id
}

function sideOf(situation: Situation, group: string): string | undefined {
  return membersOf(situation, group)[0]?.side
}

function lower(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1)
}

export const groups: readonly Action[] = [split, merge]
