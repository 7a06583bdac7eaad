import type { Effect } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { weaponsOf } from '../../../common/weapons.ts'
import { abilities, reactions } from '../abilities.ts'
import { gear } from '../gear/index.ts'
import { unconscious } from '../harm/states.ts'
import { unitMovement, unitReactions } from '../house-rules/groups.ts'
import { halfUp } from '../scales/rounding.ts'
import { unitNumber, type UnitReading } from './figures.ts'
import { middleOf, type Gathered } from './gathered.ts'

/** Kept on those who do nothing by themselves while their unit fights. Rule GAM-MAS-01. */
export const inUnit = 'fights in a unit'

export const unitDueId = (unit: string): string => `unit:${unit}`

/** Numbers of a unit, each from the median of its members and how many they are. Rules GAM-GRP-02, GAM-GRP-04, GAM-MAS-02, GAM-MAS-03, GAM-AMB-72, GAM-AMB-73. */
export function unitValues(
  situation: Situation,
  group: Gathered,
  verve: number,
): Record<string, number> {
  const { bonus } = group
  const of = (field: string, otherwise: number): number =>
    middleOf(situation, group, ({ values }) => values[field] ?? otherwise)
  const survival = halfUp(unitNumber(of('hp', 5), bonus))
  const more = houseRule(situation, unitReactions) === 'bonus' ? bonus : 0
  const movement = unitNumber(
    of('movement', 10),
    bonus,
    houseRule<UnitReading>(situation, unitMovement),
  )
  return {
    hp: survival,
    maxHp: survival,
    verve,
    maxVerve: verve,
    injuries: 0,
    movement,
    attackBonus: of('attackBonus', 0) + bonus,
    missileBonus: of('missileBonus', 0) + bonus,
    defense: of('defense', 0) + bonus,
    damageBonus: of('damageBonus', 0),
    fightingArt: of('fightingArt', 0),
    level: of('level', 1),
    size: Math.floor(of('size', 3)),
    ...Object.fromEntries(abilities.map((ability) => [ability, of(ability, 10) + bonus])),
    ...Object.fromEntries(reactions.map((reaction) => [reaction, of(reaction, 4) + more])),
  }
}

/** A whole unit as one combatant, armed as its first member is, with an attack for each action it has. Rules GAM-GRP-03, GAM-MAS-01. */
export function unitOf(
  situation: Situation,
  group: Gathered & { first: ReadonlyCreature },
  told: { id: string; name: string; verve: number; led: boolean },
): Creature {
  const { first, bonus } = group
  const [arm] = weaponsOf(first, gear)
  const own = arm ? (first.attacks[arm.id]?.count ?? 1) : 1
  const attack = {
    id: 'a1',
    name: arm?.name ?? 'blows',
    dice: arm?.dice ?? 'd4',
    count: Math.max(1, own) * (1 + bonus),
    notes: '',
    joins: 'first' as const,
  }
  return {
    id: told.id,
    name: told.name,
    side: first.side,
    kind: first.side === 'party' ? 'hireling' : 'monster',
    values: unitValues(situation, group, told.verve),
    skills: {},
    conditions: {},
    items: {},
    itemOrder: [],
    attacks: { a1: attack },
    attackOrder: ['a1'],
    tags: { unit: true, ...(told.led ? { led: true } : {}) },
    notes: group.members.map(({ name }) => name).join(', '),
  }
}

/**
 * Aftermath due of a unit: at once when it lies unconscious or dead, else when the battle is over.
 * Rules GAM-MAS-04, GAM-MAS-06.
 */
export function unitDue(
  unit: Pick<ReadonlyCreature, 'id' | 'name'>,
  members: readonly string[],
  others: number,
  lies: boolean,
): Effect {
  return {
    do: 'due',
    due: {
      id: unitDueId(unit.id),
      action: 'gods-and-monsters.aftermath',
      input: { members: [...members], others, unit: unit.id },
      title: 'Unit breaks up',
      why: lies
        ? `${unit.name} fights no more: what each has suffered`
        : `What each of ${unit.name} has suffered, when the battle is over`,
      rule: 'GAM-MAS-06',
      when: lies ? 'now' : 'end of fight',
      who: [unit.id],
      must: false,
    },
  }
}

/** A unit that lies unconscious or dead is a unit no longer. Rule GAM-MAS-04. */
export function unitsFall(before: Situation, after: Situation): Effect[] {
  const lies = ({ conditions }: ReadonlyCreature): boolean =>
    unconscious in conditions || 'dead' in conditions
  return Object.values(after.creatures).flatMap((unit) => {
    const was = before.creatures[unit.id]
    const due = after.dues[unitDueId(unit.id)]
    if (!unit.tags.unit || !due || !lies(unit) || !was || lies(was)) return []
    const { members, others } = due.input
    return [
      unitDue(
        unit,
        Array.isArray(members) ? members.map(String) : [],
        typeof others === 'number' ? others : 0,
        true,
      ),
    ]
  })
}
