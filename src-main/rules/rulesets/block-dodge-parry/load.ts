import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { line } from '../../core/line.ts'
import { step, type Step } from '../../core/outcome.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Load } from '../../core/ruleset/gear.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Item } from '../../core/state/creature.ts'
import { counted } from '../../core/words.ts'
import { has, scoreOf } from './character/people.ts'
import { slots as slotsRule } from './house-rules/gear.ts'
import { fatigueBeyond } from './house-rules/rest.ts'
import { dueNow, setCondition, setField, settleOpen } from './effects.ts'
import { gearNamed, slotsOf, suits } from './gear.ts'
import { inBundle, isBundled } from './supplies.ts'

interface SlotCount {
  things: number
  fatigue: number
  wounds: number
  /** Miracles imprinted on somebody's soul. */
  imprinted: number
  used: number
  /** Slots there are. */
  most: number
  /** True when no slot is free, so that there is no HP. */
  full: boolean
}

/** A wound by its name: "Severe Sword Wound (Right Leg)". Rule BDP-WND-01. */
export function isWound(condition: string): boolean {
  return /^(?:light|severe|permanent) /i.test(condition)
}

export const imprint = 'Imprinted: '

/** Slots of a thing on somebody: the armor of an expert is never bulky. Rules BDPX-CHR-09, BDPX-SKL-11. */
export function slotsFor(
  creature: ReadonlyCreature,
  item: ReadonlyCreature['items'][string],
): number {
  const named = item.gear ?? item.name
  if (isBundled(item)) return Math.ceil(item.count / inBundle)
  const each = slotsOf(named)
  const row = gearNamed(named)
  const expert = each === 2 && row && suits.includes(row.id) && has(creature, 'Armor Expert')
  if (wheelsOf(named) > 0) return 0
  return (expert ? 1 : each) * item.count
}

const wheels: Readonly<Record<string, number>> = { cart: 10, wagon: 40, carriage: 80 }

function wheelsOf(name: string): number {
  return wheels[gearNamed(name)?.id ?? ''] ?? 0
}

const beastSlots = 25

/** Slots of a creature: its own, a beast's, and those of a cart or wagon. Rules E-BDP-05, BDPX-GEA-23. */
function capacity(creature: ReadonlyCreature, situation: Situation): number {
  const own = creature.kind === 'animal' ? beastSlots : houseRule<number>(situation, slotsRule)
  const behind = thingsOf(creature)
    .filter(({ ready }) => ready)
    .map(({ gear, name }) => wheelsOf(gear ?? name))
  return own + Math.max(0, ...behind)
}

function thingsOf(creature: ReadonlyCreature): ReadonlyCreature['items'][string][] {
  return creature.itemOrder.flatMap((id) => creature.items[id] ?? [])
}

/** Counts the slots that things, Fatigue, wounds and miracles fill. Rules BDP-DEP-03, BDP-WND-01, BDPX-CHR-09. */
export function countSlots(creature: ReadonlyCreature, situation: Situation): SlotCount {
  const things = thingsOf(creature).reduce((sum, item) => sum + slotsFor(creature, item), 0)
  const names = Object.keys(creature.conditions)
  const wounds = names.filter(isWound).length
  const imprinted = names.filter((name) => name.startsWith(imprint)).length
  const fatigue = creature.values.fatigue ?? 0
  const most = capacity(creature, situation)
  const used = things + fatigue + wounds + imprinted
  return { things, fatigue, wounds, imprinted, used, most, full: used >= most }
}

/** Slots still free. Rule BDPX-GAP-01. */
export function freeSlots(creature: ReadonlyCreature, situation: Situation): number {
  const { most, used } = countSlots(creature, situation)
  return Math.max(0, most - used)
}

/** Load as the party strip shows it. */
export function loadOf(creature: ReadonlyCreature, situation: Situation): Load {
  const so = countSlots(creature, situation)
  const over = so.used - so.most
  return {
    used: so.used,
    most: so.most,
    says: [
      `${so.used} of ${counted(so.most, 'slot')}`,
      ...(so.fatigue > 0 ? [`${so.fatigue} Fatigue`] : []),
      ...(so.wounds > 0 ? [counted(so.wounds, 'wound')] : []),
      ...(so.imprinted > 0 ? [counted(so.imprinted, 'miracle')] : []),
    ].join(', '),
    costs:
      !so.full || creature.kind === 'animal'
        ? over > 0
          ? `${over} more than there is room for`
          : ''
        : `every slot is full: no HP${over > 0 ? `; ${over} more than there is room for, drop something` : ''}`,
    rule: over > 0 ? 'BDPX-GAP-01' : 'BDPX-CHR-09',
    why: stepsOf(creature, so),
  }
}

function stepsOf(creature: ReadonlyCreature, so: SlotCount): Step[] {
  return [
    step('Things', counted(so.things, 'slot'), 'BDPX-CHR-09'),
    step('Room', counted(so.most, 'slot'), creature.kind === 'animal' ? 'BDPX-GEA-23' : 'E-BDP-05'),
    ...(so.fatigue > 0 ? [step('Fatigue', `${so.fatigue}, a slot each`, 'BDP-DEP-03')] : []),
    ...(so.wounds > 0 ? [step('Wounds', `${so.wounds}, a slot each`, 'BDP-WND-01')] : []),
    ...(so.imprinted > 0 ? [step('Miracles', `${so.imprinted}, a slot each`, 'BDPX-DIV-01')] : []),
    ...(has(creature, 'Armor Expert')
      ? [step('Armor Expert', 'armor is never bulky', 'BDPX-SKL-11')]
      : []),
  ]
}

/** Adds Fatigue, a slot each until sleep or food removes it. Rules BDP-DEP-03, BDP-DEP-04. */
export function addFatigue(creature: ReadonlyCreature, by: number): Effect[] {
  // A foe has no slots: its Fatigue is counted all the same, for what it can still do.
  const counts = creature.values.fatigue !== undefined || creature.kind === 'monster'
  if (by <= 0 || !counts) return []
  return [{ do: 'change', creature: creature.id, field: 'fatigue', by, min: 0 }]
}

/** Lowers Fatigue to a number. */
export function lowerFatigue(creature: ReadonlyCreature, to: number): Effect[] {
  const { fatigue = 0 } = creature.values
  return to < fatigue ? [setField(creature.id, 'fatigue', to)] : []
}

/** Condition of a creature whose slots are all full, so that HP don't help. */
export const overburdened = 'Overburdened'

/** Sets HP to 0 where every slot is full; a drink gives HP back once there is room. Rule BDPX-CHR-09. */
export function overburdenConsequences(before: Situation, after: Situation): Effect[] {
  const settings = before.houseRules !== after.houseRules
  return Object.values(after.creatures)
    .filter((creature) => settings || before.creatures[creature.id] !== creature)
    .filter(
      ({ kind, values }) =>
        (kind === 'character' || kind === 'hireling') && values.hp !== undefined,
    )
    .flatMap((creature): Effect[] => {
      const marked = overburdened in creature.conditions
      const mark = (on: boolean): Effect =>
        setCondition(creature.id, overburdened, on ? { rule: 'BDPX-CHR-09' } : null)
      if (!countSlots(creature, after).full) return marked ? [mark(false)] : []
      return [
        ...(marked ? [] : [mark(true)]),
        ...((creature.values.hp ?? 0) > 0 ? [setField(creature.id, 'hp', 0)] : []),
      ]
    })
}

function roomDue(who: string): string {
  return `room:${who}`
}

function slotsBeyond(creature: ReadonlyCreature, situation: Situation): number {
  const { used, most } = countSlots(creature, situation)
  return Math.max(0, used - most)
}

/** Fatigue without a slot: an item is dropped, or it costs STR. Rule BDPX-GAP-01. */
export function crowdedConsequences(before: Situation, after: Situation): Effect[] {
  return after.party
    .flatMap((id) => after.creatures[id] ?? [])
    .filter((creature) => creature.kind !== 'animal' && before.creatures[creature.id] !== creature)
    .flatMap((creature): Effect[] => {
      const was = before.creatures[creature.id]
      const gained = (creature.values.fatigue ?? 0) - (was?.values.fatigue ?? 0)
      const beyond = slotsBeyond(creature, after)
      const due = roomDue(creature.id)
      if (beyond === 0) return settleOpen(after, due)
      if (!was || gained <= 0) return []
      const hurts =
        houseRule<string>(after, fatigueBeyond) === 'str' || creature.itemOrder.length === 0
      return hurts ? hurtInstead(creature, Math.min(gained, beyond)) : [roomDueOf(creature)]
    })
}

/** Each Fatigue without a slot is a point of STR instead. */
function hurtInstead(creature: ReadonlyCreature, by: number): Effect[] {
  return [
    { do: 'change', creature: creature.id, field: 'fatigue', by: -by, min: 0 },
    setField(creature.id, 'str', Math.max(0, scoreOf(creature, 'STR') - by)),
  ]
}

function spareItem(creature: ReadonlyCreature): string {
  const order = [...creature.itemOrder].reverse()
  return order.find((id) => !creature.items[id]?.ready) ?? order[0] ?? ''
}

function roomDueOf(creature: ReadonlyCreature): Effect {
  return dueNow({
    id: roomDue(creature.id),
    action: 'block-dodge-parry.room',
    // Proposes the last item that is not in hand; the GM may choose another.
    input: { who: creature.id, item: spareItem(creature) },
    title: 'Drop something',
    why: `${creature.name} has no slot for the Fatigue`,
    rule: 'BDPX-GAP-01',
    who: [creature.id],
  })
}

/** Drops an item to make room. */
export const room = defineAction({
  id: 'block-dodge-parry.room',
  title: 'Drop something',
  rule: 'BDPX-GAP-01',
  phase: 'table',
  slot: 'item',
  needs: ['fatigue'],
  finds: 'slot full fatigue overburdened load drop leave behind backpack',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    item: { kind: 'item', title: 'What is left here', of: 'who' },
  },
  plan(situation, { who, item }) {
    const creature = situation.creatures[who]
    const thing = creature?.items[item]
    return creature && thing ? { creature, thing } : refusal('Choose who drops what.')
  },
  preview({ creature, thing }, situation) {
    const { used, most } = countSlots(creature, situation)
    return plain(
      `${creature.name} leaves ${thing.name} here`,
      [{ name: 'Slots', value: used - most }],
      [step('Slots', `${used} of ${most}`, 'BDPX-GAP-01')],
    )
  },
  run({ creature, thing }, situation, at) {
    const left: Item = {
      ...(thing as Item),
      id: `i${situation.nextId}`,
      ready: false,
      at: situation.place.title || 'on the ground',
    }
    return line(at, {
      rule: 'BDPX-GAP-01',
      what: `Room, ${creature.name}`,
      says: `${thing.name} stays behind`,
      who: [creature.id],
      effects: [
        { do: 'drop item', creature: creature.id, item: thing.id },
        { do: 'stash', item: left },
      ],
    })
  },
})
