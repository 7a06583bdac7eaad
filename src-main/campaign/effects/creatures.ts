import type { CampaignState } from '../../rules/core/situation.ts'
import { captured } from '../../rules/common/incapacitated.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import { claim, creatureIn, type Apply } from './change.ts'

/** Largest value of a field, positive or negative, whatever a rule multiplies. */
const furthest = 1_000_000

export const change: Apply<'change'> = (draft, effect) => {
  const { values } = creatureIn(draft, effect.creature)
  const value = values[effect.field] ?? 0
  const whole = Math.trunc(value)
  const to = clamp(whole + effect.by, effect.min ?? -furthest, effect.max ?? furthest)
  // A purse of 19.9 that gains 1 holds 20.9.
  values[effect.field] = whole === value ? to : hundredths(to + (value - whole))
}

export const set: Apply<'set'> = (draft, effect) => {
  const { values } = creatureIn(draft, effect.creature)
  values[effect.field] = effect.parts
    ? Math.min(furthest, Math.max(-furthest, hundredths(effect.to)))
    : clamp(effect.to, -furthest, furthest)
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

export const skill: Apply<'skill'> = (draft, effect) => {
  const { skills } = creatureIn(draft, effect.creature)
  if (effect.to === null) delete skills[effect.skill]
  else skills[effect.skill] = effect.to
}

export const condition: Apply<'condition'> = (draft, effect, telling) => {
  const creature = creatureIn(draft, effect.creature)
  const { conditions, name } = creature
  if (effect.says) {
    const { rule } = effect.to ?? conditions[effect.name] ?? {}
    telling.tell({ name, value: effect.says, rule }, effect.name === 'dead' ? 'always' : false)
  }
  if (effect.to === null) endCondition(creature, effect.name)
  else conditions[effect.name] = effect.to
}

/** Removes a condition; who was on another side by it returns to their own, unless they are prisoners. */
export function endCondition(creature: Creature, name: string): void {
  const from = creature.conditions[name]?.from
  delete creature.conditions[name]
  if (from && creature.side !== 'party' && !(captured in creature.conditions)) creature.side = from
}

export const felled: Apply<'felled'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  if (effect.how === null) delete creature.felled
  else creature.felled = effect.how
}

export const rename: Apply<'rename'> = (draft, effect) => {
  creatureIn(draft, effect.creature).name = effect.name
}

export const notes: Apply<'notes'> = (draft, effect) => {
  creatureIn(draft, effect.creature).notes = effect.notes
}

export const side: Apply<'side'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  creature.side = effect.side
  draft.party = draft.party.filter((id) => id !== effect.creature)
  if (effect.side === 'party') draft.party.push(effect.creature)
}

export const item: Apply<'item'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  if (!creature.items[effect.item.id]) creature.itemOrder.push(effect.item.id)
  creature.items[effect.item.id] = effect.item
  claim(draft, effect.item.id)
}

export const dropItem: Apply<'drop item'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  delete creature.items[effect.item]
  creature.itemOrder = creature.itemOrder.filter((id) => id !== effect.item)
}

export const spoil: Apply<'spoil'> = (draft, effect) => {
  if (draft.fight) delete draft.fight.declared[effect.creature]
}

export const use: Apply<'use'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  creature.uses ??= {}
  if (effect.to === null) delete creature.uses[effect.id]
  else creature.uses[effect.id] = effect.to
}

export const join: Apply<'join'> = (draft, { creature }) => {
  draft.creatures[creature.id] = creature
  claim(draft, creature.id)
  // Things counted with it; those of a kit are named after their owner, as “c1k2”.
  for (const id of creature.itemOrder) if (/^\D+\d+$/.test(id)) claim(draft, id)
  if (creature.side === 'party' && !draft.party.includes(creature.id))
    draft.party.splice(placeFor(draft, creature), 0, creature.id)
}

/** Marching place of a new member: a character after the last character, others at the end. */
function placeFor(draft: CampaignState, { kind }: Creature): number {
  const last = draft.party.findLastIndex((id) => draft.creatures[id]?.kind === 'character')
  return kind === 'character' ? last + 1 : draft.party.length
}

/**
 * Removes a creature with its dues and the timers that would ask for it alone. Its other timers, such as a
 * light or a spell, stay without a bearer.
 */
export const leave: Apply<'leave'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  delete draft.creatures[creature.id]
  draft.party = draft.party.filter((id) => id !== creature.id)
  delete draft.tasks?.[creature.id]
  if (draft.journey) draft.journey.night = draft.journey.night.filter((id) => id !== creature.id)
  for (const group of Object.values(draft.groups)) {
    if (group.members.includes(creature.id))
      group.members = group.members.filter((id) => id !== creature.id)
  }
  for (const timer of Object.values(draft.timers)) {
    if (timer.bearer === creature.id) delete timer.bearer
    if (!timer.due?.who.includes(creature.id)) continue
    timer.due.who = timer.due.who.filter((id) => id !== creature.id)
    const asksFor = Object.values(timer.due.input).includes(creature.id)
    if (timer.due.who.length === 0 && asksFor) delete draft.timers[timer.id]
  }
  for (const due of Object.values(draft.dues)) {
    if (!due.who.includes(creature.id)) continue
    if (due.who.length === 1) delete draft.dues[due.id]
    else due.who = due.who.filter((id) => id !== creature.id)
  }
  if (draft.fight) {
    delete draft.fight.declared[creature.id]
    delete draft.fight.acted[creature.id]
    delete draft.fight.order?.[creature.id]
    delete draft.fight.marks?.[creature.id]
    if (draft.fight.row) draft.fight.row = draft.fight.row.filter((id) => id !== creature.id)
  }
}

export const group: Apply<'group'> = (draft, effect) => {
  draft.groups[effect.group.id] = effect.group
  claim(draft, effect.group.id)
}

/** Moves a creature to another group; the groups' own lists are set by the rule that moves it. */
export const regroup: Apply<'regroup'> = (draft, effect) => {
  creatureIn(draft, effect.creature).group = effect.group
}

export const disband: Apply<'disband'> = (draft, effect) => {
  for (const id of draft.groups[effect.group]?.members ?? []) {
    const creature = draft.creatures[id]
    if (creature?.group === effect.group) delete creature.group
  }
  delete draft.groups[effect.group]
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value)))
}
