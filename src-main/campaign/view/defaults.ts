import type { Action } from '../../rules/core/action.ts'
import type { Ask, Asks } from '../../rules/core/asks.ts'
import type { Slot } from '../../rules/core/phase.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { isAside } from '../../rules/gm/encounters/beside.ts'
import { taskOfSlot } from '../../rules/gm/party/march.ts'
import type { ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import type { Side } from '../../rules/core/state/creature.ts'
import { inUnit, isDown, isDying } from '../../rules/common/incapacitated.ts'
import { isUsedUp } from '../../rules/common/uses.ts'
import { remembered } from '../../rules/core/remembered.ts'

/** An action's whole input before the GM has touched it: its own prefill on top of the defaults. */
export function startInput(
  { asks, slot, prefill }: Pick<Action, 'asks' | 'slot' | 'prefill'>,
  situation: Situation,
): Record<string, unknown> {
  return { ...defaultInput(asks, situation, slot), ...prefill?.(situation, rulesetOf(situation)) }
}

/**
 * An action's input before the GM has touched it: the most likely choices. A key is absent when
 * there is nothing to choose from.
 */
export function defaultInput(
  asks: Asks,
  situation: Situation,
  slot?: Slot,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const { key, ask, holds, skills } of planOf(asks)) {
    const value =
      (holds ? holderOf(ask, holds, situation) : undefined) ??
      (skills ? skilledIn(ask, skills, situation) : undefined) ??
      taskHolder(ask, situation, slot) ??
      downCreature(ask, situation, slot) ??
      defaultOf(ask, situation, input)
    if (value !== undefined) input[key] = value
  }
  return input
}

function defaultOf(ask: Ask, situation: Situation, soFar: Record<string, unknown>): unknown {
  switch (ask.kind) {
    case 'number':
      return ask.default ?? Math.max(0, ask.min)
    case 'switch':
      return ask.default ?? false
    case 'choice':
      return ask.default ?? ownSkill(ask, situation, soFar) ?? ask.of[0]
    case 'creature':
      if (ask.optional) return undefined
      return (
        neediest(ask, situation) ??
        firstTagged(ask, situation) ??
        preferred(ask, situation)[0]
      )?.id
    case 'creatures':
      if (ask.optional) return []
      return (ask.lying ? living(situation) : preferred(ask, situation)).map(({ id }) => id)
    case 'group':
      return situation.encounter?.group ?? Object.keys(situation.groups)[0]
    case 'item':
      // An optional item is left out, unless it is one to read from.
      if (ask.optional && ask.only !== 'written') return undefined
      return firstItem(situation, soFar[ask.of], ask.only === 'written')
    case 'stashed':
      return Object.keys(situation.stash)[0]
    case 'benched':
      return Object.keys(situation.bench ?? {})[0]
    case 'timer':
      return Object.values(situation.timers).find(({ kind }) => kind === (ask.first ?? kind))?.id
    case 'due':
      return ask.optional ? undefined : Object.keys(situation.dues)[0]
    case 'notation':
      return ask.default
    case 'text':
    case 'table':
    case 'monster':
    case 'record':
      return undefined
  }
}

/** Id of the creature that aid or a death check is for: the dying first, the party before others. */
function downCreature(ask: Ask, situation: Situation, slot: Slot | undefined): string | undefined {
  if (slot !== 'down' || ask.kind !== 'creature' || ask.optional) return undefined
  const { creatures, party } = situation
  const ids = [...party, ...Object.keys(creatures).filter((id) => !party.includes(id))]
  const down = ids
    .flatMap((id) => creatures[id] ?? [])
    .filter((creature) => !('dead' in creature.conditions))
    .filter((creature) => isDown(creature) || isDying(creature))
  return (down.find(isDying) ?? down[0])?.id
}

/** The creature that the ask begins with by its state: whoever of the party is worst off, or one in a condition; of its first side before others. */
function neediest(
  { begins, side, first }: Extract<Ask, { kind: 'creature' }>,
  situation: Situation,
): ReadonlyCreature | undefined {
  if (begins === undefined) return undefined
  if (begins === 'hurt') return byNeed(situation)[0]
  const { creatures, party } = situation
  const all = [...party.flatMap((id) => creatures[id] ?? []), ...Object.values(creatures)].filter(
    (one) =>
      begins.some((name) => name in one.conditions) && (side === undefined || one.side === side),
  )
  return all.find((one) => one.side === first) ?? all[0]
}

/** The party's living, those who need care most first: the dying, the down, then by the share of health that is left. */
export function byNeed(situation: Situation): ReadonlyCreature[] {
  const need = (one: ReadonlyCreature): number =>
    isDying(one) ? -2 : isDown(one) ? -1 : healthLeft(one)
  return living(situation).toSorted((one, other) => need(one) - need(other))
}

/** Shares of STR, where a creature has one, and hit points that are left: from 0 to 2 in all. */
function healthLeft({ values }: ReadonlyCreature): number {
  const { hp = 1, maxHp = hp, str = 1, maxStr = str } = values
  return hp / Math.max(1, maxHp) + str / Math.max(1, maxStr)
}

/** Id of the party member who has the task of this slot and can act. */
function taskHolder(ask: Ask, situation: Situation, slot: Slot | undefined): string | undefined {
  if (ask.kind !== 'creature' || ask.role !== 'actor' || ask.optional) return undefined
  if (ask.side && ask.side !== 'party') return undefined
  const task = slot && situation.tasks && taskOfSlot(slot)
  if (!task) return undefined
  return standing(situation, 'party').find(({ id }) => situation.tasks?.[id] === task)?.id
}

/** First creature with the tag that is asked for. */
function firstTagged(
  ask: Extract<Ask, { kind: 'creature' }>,
  situation: Situation,
): ReadonlyCreature | undefined {
  const { tagged: tag } = ask
  return tag === undefined ? undefined : candidates(ask, situation).find(({ tags }) => tag in tags)
}

/** The party's living who have not fled, on their feet or not. */
function living({ party, creatures }: Situation): readonly ReadonlyCreature[] {
  return party
    .flatMap((id) => creatures[id] ?? [])
    .filter(({ conditions }) => !('dead' in conditions) && !('fled' in conditions))
}

type CreatureAsk = Extract<Ask, { kind: 'creature' | 'creatures' }>

/** Candidates of the side that the ask prefers where any side may be chosen; all when it has none. */
function preferred(ask: CreatureAsk, situation: Situation): readonly ReadonlyCreature[] {
  const first = ask.first && !ask.side ? candidates({ ...ask, side: ask.first }, situation) : []
  return first.length > 0 ? first : candidates(ask, situation)
}

/** Creatures of the side and kinds asked for that can act and have not fled. */
function candidates(
  { side, only, having }: Pick<CreatureAsk, 'side' | 'only'> & { having?: string },
  situation: Situation,
): readonly ReadonlyCreature[] {
  const all = standing(situation, side)
  if (!only && having === undefined) return all
  return all.filter(
    ({ kind, values }) =>
      (only?.includes(kind) ?? true) && (having === undefined || (values[having] ?? 0) > 0),
  )
}

/**
 * Creatures of a side, or of all, that can act and have not fled; the party last, in marching order. Those of
 * an encounter that is set aside are proposed nowhere.
 */
function standing(situation: Situation, side: Side | undefined): readonly ReadonlyCreature[] {
  const { creatures, party, encounters } = situation
  const known = sides.get(creatures)
  const same = known?.party === party && known.encounters === encounters
  const at = same ? known : { party, encounters, standing: new Map() }
  if (at !== known) sides.set(creatures, at)
  const before = at.standing.get(side)
  if (before) return before
  const found = standingIn(situation, side)
  at.standing.set(side, found)
  return found
}

/** Results of `standing`, kept because nearly every action asks for a creature. */
const sides = new WeakMap<
  Situation['creatures'],
  Pick<Situation, 'party' | 'encounters'> & {
    standing: Map<Side | undefined, readonly ReadonlyCreature[]>
  }
>()

function standingIn(situation: Situation, side: Side | undefined): ReadonlyCreature[] {
  const { creatures } = situation
  const party = situation.party.flatMap((id) => creatures[id] ?? [])
  const others = Object.values(creatures).filter(
    (creature) => creature.side !== 'party' && !isAside(situation, creature),
  )
  const all = side === 'party' ? party : [...others, ...party]
  return all.filter(
    (creature) =>
      (!side || creature.side === side) &&
      !isDown(creature) &&
      !('fled' in creature.conditions) &&
      !(inUnit in creature.conditions),
  )
}

/** Id of the first item, or of the first that has writing on it, where it can one that is not used up for now. */
export function firstItem(
  situation: Situation,
  bearer: unknown,
  written: boolean,
): string | undefined {
  const creature = situation.creatures[String(bearer)]
  if (!creature) return undefined
  if (!written) return creature.itemOrder[0]
  const writings = creature.itemOrder.filter((id) => creature.items[id]?.text !== undefined)
  const now = situation.clock.seconds
  return (
    writings.find((id) => !isUsedUp(creature, creature.items[id]?.name ?? '', now)) ?? writings[0]
  )
}

/**
 * An ask with its key; `holds` when the creature must have an item, or one with writing on it, `skills` when it must
 * have one of these.
 */
interface Planned {
  key: string
  ask: Ask
  skills: readonly string[] | undefined
  holds: 'anything' | 'writing' | undefined
}

const planOf = remembered((asks: Asks): readonly Planned[] => {
  const held = new Map<string, 'anything' | 'writing'>()
  const skills = new Map<string, readonly string[]>()
  for (const ask of Object.values(asks)) {
    if (ask.kind === 'choice' && ask.skillsOf !== undefined) skills.set(ask.skillsOf, ask.of)
    if (ask.kind !== 'item') continue
    if (ask.only === 'written') held.set(ask.of, 'writing')
    else if (!ask.optional) held.set(ask.of, 'anything')
  }
  return Object.entries(asks).map(([key, ask]) => ({
    key,
    ask,
    holds: held.get(key),
    skills: skills.get(key),
  }))
})

/** Id of the first creature that has such an item, the party first. */
function holderOf(
  ask: Ask,
  holds: 'anything' | 'writing',
  situation: Situation,
): string | undefined {
  if (ask.kind !== 'creature') return undefined
  return [...standing(situation, 'party'), ...standing(situation, ask.side)].find(
    ({ id, side }) =>
      (!ask.side || side === ask.side) &&
      firstItem(situation, id, holds === 'writing') !== undefined,
  )?.id
}

/** Id of the first of those asked for who has one of these skills. */
function skilledIn(ask: Ask, skills: readonly string[], situation: Situation): string | undefined {
  if (ask.kind !== 'creature') return undefined
  return candidates(ask, situation).find((one) => skills.some((skill) => one.skills[skill]))?.id
}

/** The first skill of these that whoever was chosen has. */
function ownSkill(
  { of, skillsOf }: Extract<Ask, { kind: 'choice' }>,
  { creatures }: Situation,
  soFar: Record<string, unknown>,
): string | undefined {
  const owner = skillsOf === undefined ? undefined : creatures[String(soFar[skillsOf])]
  return owner && of.find((skill) => owner.skills[skill])
}

export { isDown }
