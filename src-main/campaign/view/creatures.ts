import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { Condition } from '../../rules/core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import { employerOf } from '../../rules/gm/party/employers.ts'
import { isAside } from '../../rules/gm/encounters/beside.ts'
import { numberIn } from '../../rules/gm/fight/names.ts'
import { personNamed } from '../../rules/gm/party/ours.ts'
import {
  bySeverity,
  inUnit,
  isDyingName,
  isDown,
  plightOf,
} from '../../rules/common/incapacitated.ts'
import { isUsedUp } from '../../rules/common/uses.ts'
import { Memory } from './memory.ts'
import { duration } from './top.ts'
import { weaponsOf } from '../../rules/common/weapons.ts'
import type { CreatureView, TimerView } from './views.ts'

const drawn = new Memory<ReadonlyCreature, CreatureView>()

/** View of a creature, cached so that all panels share it. */
export function creatureView(
  creature: ReadonlyCreature,
  situation: Situation,
  ruleset: Ruleset,
  timers: readonly TimerView[],
): CreatureView {
  const lights = timers.filter((timer) => timer.bearerId === creature.id && timer.kind === 'light')
  return drawn.of(creature, situation, [ruleset, lights], (seen) =>
    drawnFrom(creature, seen, ruleset, lights),
  )
}

function drawnFrom(
  creature: ReadonlyCreature,
  situation: Situation,
  ruleset: Ruleset,
  lights: TimerView[],
): CreatureView {
  const group = creature.group ? situation.groups[creature.group] : undefined
  const fields = fieldViews(creature, ruleset)
  const downState = plightOf(creature)
  return {
    id: creature.id,
    name: creature.name,
    side: creature.side,
    kind: creature.kind,
    group: creature.group ?? null,
    ...(creature.monster ? { monster: creature.monster } : {}),
    nth: group ? (numberIn(creature.name) ?? group.members.indexOf(creature.id) + 1) : 0,
    fields,
    skills: Object.entries(creature.skills).map(([name, score]) => ({ name, score })),
    attacks: attackViews(creature, ruleset),
    items: itemViews(creature, situation),
    conditions: conditionViews(creature, situation, ruleset),
    lights,
    down: isDown(creature),
    ...(downState ? { plight: downState } : {}),
    ...apartFrom(creature, situation),
    hurt: fields.some(
      (field) => field.id === 'hp' && field.most !== null && field.value <= field.most / 3,
    ),
    problems: ruleset.characters.problems(creature, situation),
    ...traitsOf(creature, situation, ruleset),
    ...powersOf(creature, situation, ruleset),
    notes: creature.notes,
    ...employerName(creature, situation),
    ...(creature.player ? { player: creature.player } : {}),
    ...(situation.tasks?.[creature.id] ? { task: situation.tasks[creature.id] } : {}),
    tags: Object.keys(creature.tags),
    written: [...creature.attackOrder],
    ...loadOf(creature, situation, ruleset),
  }
}

function apartFrom(creature: ReadonlyCreature, situation: Situation): Pick<CreatureView, 'apart'> {
  if (isAside(situation, creature)) return { apart: 'set aside' }
  return inUnit in creature.conditions ? { apart: 'in a unit' } : {}
}

function conditionViews(
  creature: ReadonlyCreature,
  situation: Situation,
  ruleset: Ruleset,
): CreatureView['conditions'] {
  const harmless = new Set(ruleset.conditions.filter(({ good }) => good).map(({ name }) => name))
  const all = Object.entries(creature.conditions).map(([name, condition]) => ({
    name,
    says: until(condition as Condition, situation),
    ...(condition.rule ? { rule: condition.rule } : {}),
    ...(harmless.has(name) ? { good: true as const } : {}),
    ...(isDyingName(name) ? { dying: true as const } : {}),
  }))
  return [...bySeverity(all.filter(({ good }) => !good)), ...all.filter(({ good }) => good)]
}

function traitsOf(
  creature: ReadonlyCreature,
  situation: Situation,
  ruleset: Ruleset,
): Pick<CreatureView, 'traits'> {
  if (creature.kind === 'monster') return {}
  const traits = ruleset.characters.traits?.(creature, situation) ?? []
  return traits.length === 0 ? {} : { traits: traits as NonNullable<CreatureView['traits']> }
}

function powersOf(
  creature: ReadonlyCreature,
  situation: Situation,
  ruleset: Ruleset,
): Pick<CreatureView, 'powers'> {
  if (creature.kind === 'monster') return {}
  const powers = ruleset.characters.powers?.(creature, situation) ?? []
  return powers.length === 0 ? {} : { powers }
}

function employerName(
  creature: ReadonlyCreature,
  situation: Situation,
): Pick<CreatureView, 'employer'> {
  if (creature.kind !== 'hireling') return {}
  const id = employerOf(situation, creature)
  const name = id && personNamed(situation, id)
  return name ? { employer: name } : {}
}

/** Foes are not weighed: what they carry is loot. */
function loadOf(
  creature: ReadonlyCreature,
  situation: Situation,
  ruleset: Ruleset,
): Pick<CreatureView, 'load'> {
  if (!ruleset.load || creature.kind === 'monster') return {}
  return { load: ruleset.load(creature, situation) }
}

export function partyViews(
  situation: Situation,
  ruleset: Ruleset,
  timers: readonly TimerView[],
): CreatureView[] {
  return situation.party.flatMap((id) => {
    const creature = situation.creatures[id]
    return creature ? [creatureView(creature, situation, ruleset, timers)] : []
  })
}

function fieldViews(creature: ReadonlyCreature, ruleset: Ruleset): CreatureView['fields'] {
  const shown = ruleset.fields.filter((field) => creature.kind !== 'monster' || field.show.monster)
  return shown.map((field) => ({
    id: field.id,
    label: field.label,
    title: field.title,
    value: creature.values[field.id] ?? 0,
    most: field.most ? (creature.values[field.most] ?? null) : null,
    pips: field.show.strip === 'pips',
    ...(field.show.strip === 'guard' ? { guard: true as const } : {}),
    ...(field.ordinary && field.id in creature.values ? { score: true as const } : {}),
    strip: field.show.strip !== undefined,
  }))
}

/** Written attacks that only do something, without dice, stand after what one can strike with. */
function attackViews(creature: ReadonlyCreature, ruleset: Ruleset): CreatureView['attacks'] {
  const diceless = creature.attackOrder.flatMap((id) => {
    const attack = creature.attacks[id]
    return attack?.dice === '' ? [{ id, name: attack.name, dice: '', notes: attack.notes }] : []
  })
  return [...weaponsOf(creature, ruleset.gear), ...diceless]
}

function itemViews(creature: ReadonlyCreature, situation: Situation): CreatureView['items'] {
  return creature.itemOrder.flatMap((id) => {
    const { name, count, ready, text = null } = creature.items[id] ?? {}
    if (name === undefined || count === undefined || ready === undefined) return []
    const spent = text !== null && isUsedUp(creature, name, situation.clock.seconds)
    return [{ id, name, count, ready, text, ...(spent ? { spent } : {}) }]
  })
}

function until(condition: Condition, situation: Situation): string {
  if (condition.until === undefined) return 'until it is lifted'
  return `${duration(Math.max(0, condition.until - situation.clock.seconds))} left`
}
