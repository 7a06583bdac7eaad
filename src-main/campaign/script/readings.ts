import type { Effect } from '../../rules/core/effects.ts'
import type { Load } from '../../rules/core/ruleset/gear.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { isDown } from '../../rules/common/incapacitated.ts'
import { leftOf, usesOf } from '../../rules/common/uses.ts'
import { read } from '../../rules/clock/clock.ts'
import { rulesetOf } from '../../rules/registry.ts'

/** A creature as a script reads it: its numbers by field id and by label. */
interface PersonReading {
  id: string
  side: string
  kind: string
  fields: Record<string, number>
  skills: Readonly<Record<string, number>>
  conditions: string[]
  /** Conditions that end by themselves, each with the game seconds left. */
  lasting: Record<string, number>
  items: { name: string; count: number; ready: boolean; text?: string }[]
  attacks: { name: string; dice: string; count: number; notes: string }[]
  tags: string[]
  /** Limited uses that are counted, by their titles: composure, points of a blessing, three breaths a day. */
  uses: Record<string, { left: number; of: number }>
  notes: string
  /** Employer of a hireling, by name. */
  employer: string | null
  down: boolean
  /** Load, where the game counts it; foes are not weighed. */
  load?: { used: number; most: number; says: string; costs: string }
  /** Limits that somebody of the party breaks: a load too large, a weapon that they may not use. */
  problems: string[]
}

/** The table as a script reads it. */
export interface TableReading {
  people: Record<string, PersonReading>
  clock: {
    day: number
    time: string
    turn: number
    round: number | null
    watch: number
    seconds: number
    season: string
  }
  dues: { action: string; title: string; who: string[]; why: string; when: string; must: boolean }[]
  timers: { title: string; kind: string; bearer: string | null; left: number | null }[]
  groups: Record<string, { members: string[]; strength: number }>
  encounter: object | null
  fight: { round: number; phase: string | null; first: string | null } | null
  place: object
  /** Names of the party as it marches. */
  party: string[]
  stash: { name: string; count: number; at: string | null }[]
  weather: string | null
}

/** Reads the whole table. */
export function tableReading(state: Situation): TableReading {
  const nameOf = (id: string): string => state.creatures[id]?.name ?? id
  const clock = read(state.clock)
  const { fight } = state
  return {
    people: peopleReading(state),
    clock: {
      day: clock.day,
      time: clock.time,
      turn: Math.floor(state.clock.seconds / 600) + 1,
      round: fight?.round ?? null,
      watch: clock.watch,
      seconds: state.clock.seconds,
      season: clock.season,
    },
    dues: Object.values(state.dues).map(({ action, title, who, why, when, must }) => ({
      action,
      title,
      who: who.map(nameOf),
      why,
      when,
      must,
    })),
    timers: Object.values(state.timers).map(({ title, kind, bearer, next, paused }) => ({
      title,
      kind,
      bearer: bearer === undefined ? null : nameOf(bearer),
      left: paused ?? next - state.clock.seconds,
    })),
    groups: Object.fromEntries(
      Object.values(state.groups).map(({ name, members, strength }) => [
        name,
        { members: members.map(nameOf), strength },
      ]),
    ),
    encounter: state.encounter ?? null,
    fight: fight
      ? { round: fight.round, phase: fight.phase ?? null, first: fight.first ?? null }
      : null,
    place: state.place,
    party: state.party.map(nameOf),
    stash: Object.values(state.stash).map(({ name, count, at }) => ({
      name,
      count,
      at: at ?? null,
    })),
    weather: state.weather?.sky ?? null,
  }
}

/** Creatures by their names; a second of one name is numbered. */
function peopleReading(state: Situation): Record<string, PersonReading> {
  const { fields, characters, load } = rulesetOf(state)
  const labels = fields.map(({ id, label }) => [id, label] as const)
  const people: Record<string, PersonReading> = {}
  for (const creature of Object.values(state.creatures)) {
    const { id, name, side, kind, values, conditions } = creature
    const key = name in people ? `${name} (${id})` : name
    const labelled = labels.flatMap(([field, label]) =>
      field in values ? [[label, values[field] ?? 0] as const] : [],
    )
    people[key] = {
      id,
      side,
      kind,
      fields: { ...Object.fromEntries(labelled), ...values },
      skills: creature.skills,
      conditions: Object.keys(conditions),
      lasting: Object.fromEntries(
        Object.entries(conditions).flatMap(([condition, { until }]) =>
          until === undefined ? [] : [[condition, until - state.clock.seconds]],
        ),
      ),
      items: creature.itemOrder.flatMap((item) => {
        const one = creature.items[item]
        if (!one) return []
        const { name: called, count, ready, text } = one
        return [{ name: called, count, ready, ...(text === undefined ? {} : { text }) }]
      }),
      attacks: creature.attackOrder.flatMap((attack) => {
        const one = creature.attacks[attack]
        return one ? [{ name: one.name, dice: one.dice, count: one.count, notes: one.notes }] : []
      }),
      tags: Object.keys(creature.tags),
      uses: Object.fromEntries(
        Object.values(usesOf(creature)).map((use) => [
          use.title,
          { left: leftOf(use, state.clock.seconds), of: use.of },
        ]),
      ),
      notes: creature.notes,
      employer: state.creatures[creature.employer ?? '']?.name ?? null,
      down: isDown(creature),
      ...(load && kind !== 'monster' ? { load: loadReading(load(creature, state)) } : {}),
      problems:
        side === 'party' ? characters.problems(creature, state).map(({ says }) => says) : [],
    }
  }
  return people
}

const loadReading = ({ used, most, says, costs }: Load): PersonReading['load'] => ({
  used,
  most,
  says,
  costs,
})

/** Effects as plain data, with names beside the ids of creatures, groups and fields. */
export function effectsReading(
  effects: readonly Effect[],
  before: Situation,
  after: Situation,
): Record<string, unknown>[] {
  const labels = new Map(rulesetOf(after).fields.map(({ id, label }) => [id, label]))
  const nameOf = (id: unknown): string | undefined =>
    (after.creatures[String(id)] ?? before.creatures[String(id)])?.name
  return effects.map((effect) => {
    const { creature, group, field, who } = effect as Record<string, unknown>
    const name = typeof creature === 'string' ? nameOf(creature) : undefined
    const band = typeof group === 'string' ? after.groups[group]?.name : undefined
    const person = typeof who === 'string' ? nameOf(who) : undefined
    const label = typeof field === 'string' ? labels.get(field) : undefined
    return {
      ...effect,
      ...(name ? { creatureName: name } : {}),
      ...(band ? { groupName: band } : {}),
      ...(person ? { whoName: person } : {}),
      ...(label ? { label } : {}),
    }
  })
}
