import { compact } from '../../../common/compact.ts'
import { inUnit, isDown } from '../../../common/incapacitated.ts'
import { weaponsOf } from '../../../common/weapons.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { counted, plural, upperFirst } from '../../../core/words.ts'
import { kindName } from '../../../gm/fight/names.ts'
import { abilities, reactions } from '../character/abilities.ts'
import { calculator } from '../checks/actions.ts'
import { isImmobile } from '../combat/can-act.ts'
import { gear } from '../gear/index.ts'
import { condition, unconscious } from '../harm/states.ts'
import { unitMovement, unitReactions } from '../house-rules/checks.ts'
import { halfUp } from '../scales.ts'
import {
  gatherGroup,
  medianOf,
  numbersTerm,
  unitNumber,
  type Gathered,
  type UnitReading,
} from './group.ts'

interface Fighters {
  members: string[]
  others: number
}
type ReadonlyDue = Situation['dues'][string]

export const unitDueId = (unit: string): string => `unit:${unit}`

/** Numbers of a unit, each from the median of its members and how many they are. Rules GAM-GRP-02, GAM-GRP-04, GAM-MAS-02, GAM-MAS-03, GAM-AMB-72, GAM-AMB-73. */
function unitValues(situation: Situation, group: Gathered, verve: number): Record<string, number> {
  const { bonus } = group
  const of = (field: string, otherwise: number): number =>
    medianOf(situation, group, ({ values }) => values[field] ?? otherwise)
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
function unitOf(
  situation: Situation,
  group: Gathered & { first: ReadonlyCreature },
  facts: { id: string; name: string; verve: number; led: boolean },
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
    id: facts.id,
    name: facts.name,
    side: first.side,
    kind: first.side === 'party' ? 'hireling' : 'monster',
    values: unitValues(situation, group, facts.verve),
    skills: {},
    conditions: {},
    items: {},
    itemOrder: [],
    attacks: { a1: attack },
    attackOrder: ['a1'],
    tags: { unit: true, ...(facts.led ? { led: true } : {}) },
    notes: group.members.map(({ name }) => name).join(', '),
  }
}

/**
 * Aftermath due of a unit: at once when it lies unconscious or dead, else when the battle is over.
 * Rules GAM-MAS-04, GAM-MAS-06.
 */
function unitDue(
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
export function unitDues(before: Situation, after: Situation): Effect[] {
  const lies = ({ conditions }: ReadonlyCreature): boolean =>
    unconscious in conditions || 'dead' in conditions
  return Object.values(after.creatures).flatMap((unit) => {
    const was = before.creatures[unit.id]
    const due = after.dues[unitDueId(unit.id)]
    if (!unit.tags.unit || !due || !lies(unit) || !was || lies(was)) return []
    const { members, others } = membersOf(due)
    return [unitDue(unit, members, others, true)]
  })
}

/** Fighters of a unit, as its due keeps them. */
function membersOf({ input: { members, others } }: Pick<ReadonlyDue, 'input'>): Fighters {
  return {
    members: Array.isArray(members) ? members.map(String) : [],
    others: typeof others === 'number' ? others : 0,
  }
}

/** Members of a unit at the table; null where none of that id fights. */
export function unitMembers(situation: Situation, unit: string | undefined): Fighters | null {
  const due = unit === undefined ? undefined : situation.dues[unitDueId(unit)]
  return due ? membersOf(due) : null
}

const asks = {
  members: { kind: 'creatures', role: 'actor', title: 'Who fight as one', first: 'party' },
  others: { kind: 'number', title: 'More of their like', min: 0, max: 1_000_000, default: 0 },
} as const

/** A unit's numbers: as one combatant. Rules GAM-MAS-01 to GAM-MAS-05, GAM-AMB-72, GAM-AMB-73. */
export const unit = calculator({
  id: 'gods-and-monsters.unit',
  title: 'Numbers of a unit',
  rule: 'GAM-MAS-03',
  phase: 'check',
  slot: 'group',
  finds: 'mass conflict army unit survival movement battle soldiers goblins',
  asks: {
    ...asks,
    verve: { kind: 'number', title: 'Verve that players lend it', min: 0, max: 9999, default: 0 },
  },
  plan(situation, { members, others, verve }) {
    const group = gatherGroup(situation, members, others)
    if (isRefusal(group)) return group
    const { bonus } = group
    const of = (field: string, otherwise: number) =>
      medianOf(situation, group, ({ values }) => values[field] ?? otherwise)
    const survival = of('maxHp', 5)
    const feet = unitNumber(
      of('movement', 10),
      bonus,
      houseRule<UnitReading>(situation, unitMovement),
    )
    const more = houseRule(situation, unitReactions) === 'bonus' ? bonus : 0
    return {
      says: `${counted(group.count, 'member')}: survival ${unitNumber(survival, bonus) + verve}, ${feet} feet`,
      terms: compact(
        step('Median survival', survival, 'GAM-MAS-03'),
        step('For numbers', survival * bonus, 'GAM-MAS-03'),
        verve > 0 && step('Verve lent', verve, 'GAM-MAS-03'),
      ),
      why: [
        step('Combat movement', `${feet} feet`, 'GAM-MAS-02'),
        step('Attack', of('attackBonus', 0) + bonus, 'GAM-GRP-02'),
        step('Defense', of('defense', 0) + bonus, 'GAM-GRP-02'),
        step('Actions a round', 1 + bonus, 'GAM-GRP-03'),
        ...reactions.map((reaction): Step =>
          step(upperFirst(reaction), of(reaction, 4) + more, 'GAM-AMB-73'),
        ),
        step('Manoeuvres', 'with a leader named', 'GAM-MAS-05'),
      ],
      who: group.members.map(({ id }) => id),
    }
  },
})

function planUnit(
  situation: Situation,
  { members, others }: { members: readonly string[] | undefined; others: number },
): (Gathered & { first: ReadonlyCreature }) | RefusedPreview {
  const named = members?.length ? members : foesOf(situation)
  const group = gatherGroup(situation, named, others)
  if (isRefusal(group)) return group
  const [first] = group.members
  if (!first || group.count < 2) return refusal('One alone is no unit: choose more.')
  const stray = group.members.find(({ side }) => side !== first.side)
  if (stray) return refusal(`${stray.name} is of another side than ${first.name}: leave them out.`)
  const busy = group.members.find(({ conditions, tags }) => inUnit in conditions || tags.unit)
  if (busy) return refusal(`${busy.name} fights in a unit already: break it up first.`)
  return { ...group, first }
}

/** Foes who stand, can move and are in no unit. */
function foesOf(situation: Situation): string[] {
  return Object.values(situation.creatures)
    .filter((one) => one.side === 'foes' && !one.tags.unit && !isDown(one) && !isImmobile(one))
    .filter(({ conditions }) => !(inUnit in conditions) && !('fled' in conditions))
    .map(({ id }) => id)
}

/** “Goblins, 16”. */
function nameOf({ first, members, count }: Gathered & { first: ReadonlyCreature }): string {
  const kind = kindName(first.name)
  const alike = members.every(({ name }) => kindName(name) === kind)
  return `${alike ? plural(kind) : 'Unit'}, ${count}`
}

/**
 * Forms a unit: creatures that fight as one combatant, armed as the first of them, with figures for their
 * number.
 * Rules GAM-MAS-01 to GAM-MAS-05.
 */
export const formUnit = defineAction({
  id: 'gods-and-monsters.form-unit',
  title: 'Fight as a unit',
  rule: 'GAM-MAS-01',
  phase: 'fight',
  slot: 'group',
  needs: ['hp'],
  finds: 'mass conflict army battle soldiers goblins horde group one combatant unit form',
  asks: {
    members: {
      kind: 'creatures',
      role: 'actor',
      title: 'Who fight as one; else all foes who stand',
      optional: true,
    },
    others: { kind: 'number', title: 'More of their like', min: 0, max: 1_000_000, default: 0 },
    verve: { kind: 'number', title: 'Verve that players lend it', min: 0, max: 9999, default: 0 },
    led: { kind: 'switch', title: 'Somebody leads it', default: false },
    name: { kind: 'text', title: 'Its name', max: 40, optional: true },
  },
  plan(situation, input) {
    const group = planUnit(situation, input)
    return isRefusal(group) ? group : { group, input }
  },
  preview({ group, input }, situation) {
    const {
      hp = 0,
      movement = 0,
      defense = 0,
      attackBonus = 0,
    } = unitValues(situation, group, input.verve)
    return plain(
      `${counted(group.count, 'member')} as one: survival ${hp}, ${counted(1 + group.bonus, 'attack')} a round`,
      [numbersTerm(group)],
      [
        step('Survival', hp, 'GAM-MAS-03'),
        step('Combat movement', `${movement} feet`, 'GAM-MAS-02'),
        step('Attack', attackBonus, 'GAM-GRP-02'),
        step('Defense', defense, 'GAM-GRP-02'),
        step('Actions a round', 1 + group.bonus, 'GAM-GRP-03'),
        step('Maneuvers', input.led ? 'as its leader says' : 'none without a leader', 'GAM-MAS-05'),
      ],
    )
  },
  run({ group, input }, situation, at) {
    const unit = unitOf(situation, group, {
      id: `c${situation.nextId}`,
      name: input.name?.trim() ? input.name.trim() : nameOf(group),
      verve: input.verve,
      led: input.led,
    })
    const ids = group.members.map(({ id }) => id)
    return line(at, {
      rule: 'GAM-MAS-01',
      what: `${unit.name} fight as one`,
      says: `Survival ${unit.values.hp ?? 0}, ${counted(1 + group.bonus, 'attack')} a round`,
      who: ids,
      why: [step('For numbers', group.bonus, 'GAM-GRP-02')],
      effects: [
        { do: 'join', creature: unit },
        ...ids.map((id): Effect => condition(id, inUnit, { fight: true, rule: 'GAM-MAS-01' })),
        unitDue(unit, ids, input.others, false),
      ],
    })
  },
})
