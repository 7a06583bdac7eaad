import { isDown } from '../../common/incapacitated.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import { lowerFirst } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { bandEffects, kindOf, titleFor } from './band.ts'
import { asideOf } from './beside.ts'
import { membersOf, standingOf } from './met.ts'

type Group = Situation['groups'][string]

/** Splits a group. The new group has no losses; the fallen still count in the old one. Rule GF-GROUP-01. */
const split = defineAction({
  id: 'house.split',
  title: 'Split a group',
  rule: 'GF-GROUP-01',
  phase: 'encounter',
  slot: 'group',
  finds: 'divide separate detach flank groups two',
  asks: {
    group: { kind: 'group', title: 'Which group' },
    number: { kind: 'number', title: 'How many go', min: 1, max: 59, default: 1 },
  },
  plan(situation, { group, number }) {
    const band = situation.groups[group]
    if (!band) return refusal('Choose a group that is on the table.')
    const standing = standingOf(situation, group)
    const { length } = standing
    if (length < 2)
      return refusal(`${band.name}: too few stand to split; two at least must be on their feet.`)
    if (number >= length)
      return refusal(`${length} of ${band.name} stand: at most ${length - 1} can go.`)
    return { band, going: standing.slice(-number).map(({ id }) => id), stay: length - number }
  },
  preview: ({ going, stay }) => plain(`${going.length} go, ${stay} stay`),
  run({ band, going }, situation) {
    const kind = kindOf(situation, band)
    const id = `g${situation.nextId}`
    const number = going.length
    const name = titleFor(number, kind)
    const staying = band.members.filter((member) => !going.includes(member))
    const strength = band.strength - number
    const parted = { ...band, name: titleFor(strength, kind), members: staying, strength }
    const effects: Effect[] = [
      {
        do: 'group',
        group: {
          id,
          name,
          members: going,
          strength: number,
          ...(band.tested ? { tested: { ...band.tested } } : {}),
        },
      },
      ...going.map((creature): Effect => ({ do: 'regroup', creature, group: id })),
      ...bandEffects(situation, parted),
    ]
    return gmOutcome('GF-GROUP-01', `Split, ${band.name}`, `${name} go their way`, effects, {
      who: going,
      why: [
        { name: 'Strength', value: `${strength} stay, ${number} go` },
        ...(band.tested
          ? [{ name: 'Morale', value: 'what they have checked for holds for both' }]
          : []),
      ],
    })
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
  finds: 'join together unite groups one',
  asks: {
    into: { kind: 'group', title: 'Which group' },
    group: { kind: 'group', title: 'is joined by' },
  },
  plan(situation, { into, group }) {
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
    return { to, from, strength: to.strength + from.strength }
  },
  preview: ({ to, from, strength }) => plain(`${to.name} and ${from.name}, ${strength} strong`),
  run({ to, from, strength }, situation) {
    const kind = kindOf(situation, to)
    const same = kind === kindOf(situation, from)
    const name = same ? titleFor(strength, kind) : `${to.name}, ${lowerFirst(from.name)}`
    const tested = testedOf(to, from)
    const members = [...to.members, ...from.members]
    const { encounter } = situation
    const effects: Effect[] = [
      ...from.members.map((creature): Effect => ({ do: 'regroup', creature, group: to.id })),
      {
        do: 'group',
        group: {
          id: to.id,
          name,
          members,
          strength,
          ...(Object.keys(tested).length > 0 ? { tested } : {}),
        },
      },
      { do: 'disband', group: from.id },
      ...(encounter
        ? [
            {
              do: 'encounter' as const,
              encounter: merged(encounter, to.id, from.id, name, strength),
            },
          ]
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
function merged(
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

/** Takes a creature off the table. Rule GF-MEET-04. */
export const remove = defineAction({
  id: 'house.remove',
  title: 'Take somebody away',
  rule: 'GF-MEET-04',
  phase: 'table',
  slot: 'join',
  finds: 'remove delete creature leave dead body',
  asks: { who: { kind: 'creature', role: 'target', title: 'Whom' } },
  plan: ({ creatures }, { who }) => creatures[who] ?? refusal('Choose who leaves.'),
  // Party members lose all they have, so they are pointed to the bench.
  preview: ({ name, side }) =>
    plain(
      side === 'party'
        ? `${name} leaves for good, with all they have; “Put on the bench” keeps them`
        : `${name} leaves the table`,
    ),
  run: (creature, situation) =>
    gmOutcome(
      'GF-MEET-04',
      creature.name,
      'Leaves the table',
      [{ do: 'leave', creature: creature.id }, ...fewer(situation, creature)],
      { who: [creature.id] },
    ),
})

/** Removes a creature from its group; strength drops unless it is down, as a fallen one still counts. */
function fewer(situation: Situation, creature: ReadonlyCreature): Effect[] {
  const group = situation.groups[creature.group ?? '']
  if (!group) return []
  const members = group.members.filter((id) => id !== creature.id)
  const strength = isDown(creature) ? group.strength : Math.max(0, group.strength - 1)
  return [{ do: 'group', group: { ...group, members, strength } }]
}

export const groups = [split, merge]
