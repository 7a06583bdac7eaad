import { counted } from '../../core/words.ts'
import type { Step } from '../../core/outcome.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import { type Load } from '../../core/ruleset/gear.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { gearNamed, slotsOf, suits } from './gear/index.ts'
import { slots as slotsRule } from './house-rules/load.ts'
import { has } from './people.ts'
import { bundles, inBundle } from './provisions.ts'

interface Filled {
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
function slotsFor(creature: ReadonlyCreature, item: ReadonlyCreature['items'][string]): number {
  const named = item.gear ?? item.name
  if (bundles(item)) return Math.ceil(item.count / inBundle)
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

/** How much somebody may carry: their slots, a beast's, and what rolls behind them. Rules E-BDP-05, BDPX-GEA-23. */
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

/** Every slot somebody has filled: things, Fatigue, wounds, miracles. Rules BDP-DEP-03, BDP-WND-01, BDPX-CHR-09. */
export function filled(creature: ReadonlyCreature, situation: Situation): Filled {
  const things = thingsOf(creature).reduce((sum, item) => sum + slotsFor(creature, item), 0)
  const names = Object.keys(creature.conditions)
  const wounds = names.filter(isWound).length
  const imprinted = names.filter((name) => name.startsWith(imprint)).length
  const fatigue = creature.values.fatigue ?? 0
  const most = capacity(creature, situation)
  const used = things + fatigue + wounds + imprinted
  return { things, fatigue, wounds, imprinted, used, most, full: used >= most }
}

/** Slots still free; Fatigue beyond them is nobody's to choose. Rule BDPX-GAP-01. */
export function free(creature: ReadonlyCreature, situation: Situation): number {
  const { most, used } = filled(creature, situation)
  return Math.max(0, most - used)
}

/** Load as the party strip shows it. */
export function loadOf(creature: ReadonlyCreature, situation: Situation): Load {
  const so = filled(creature, situation)
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

function stepsOf(creature: ReadonlyCreature, so: Filled): Step[] {
  return [
    { name: 'Things', value: counted(so.things, 'slot'), rule: 'BDPX-CHR-09' },
    {
      name: 'Room',
      value: counted(so.most, 'slot'),
      rule: creature.kind === 'animal' ? 'BDPX-GEA-23' : 'E-BDP-05',
    },
    ...(so.fatigue > 0
      ? [{ name: 'Fatigue', value: `${so.fatigue}, a slot each`, rule: 'BDP-DEP-03' as const }]
      : []),
    ...(so.wounds > 0
      ? [{ name: 'Wounds', value: `${so.wounds}, a slot each`, rule: 'BDP-WND-01' as const }]
      : []),
    ...(so.imprinted > 0
      ? [{ name: 'Miracles', value: `${so.imprinted}, a slot each`, rule: 'BDPX-DIV-01' as const }]
      : []),
    ...(has(creature, 'Armor Expert')
      ? [{ name: 'Armor Expert', value: 'armor is never bulky', rule: 'BDPX-SKL-11' as const }]
      : []),
  ]
}
